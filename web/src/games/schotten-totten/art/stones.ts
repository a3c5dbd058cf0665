// Nine standing stones in a box of 100 × 120, no two alike: outline, cracks, lichen. The shade is
// hatched by the component, inside the outline.

export interface StoneArt {
  outline: string;
  /** Edges and cracks inside. */
  cracks: string;
  /** Patches of lichen: x, y, size. */
  lichen: readonly (readonly [number, number, number])[];
}

export const STONES: readonly StoneArt[] = [
  // A tall needle.
  {
    outline: "M27 118 24 88 28 52 33 24 43 7 53 3 62 11 68 34 73 66 76 92 74 118Z",
    cracks: "M43 7 47 26 44 44M62 11 58 28M76 92 66 86 62 98M28 52 35 58",
    lichen: [
      [40, 100, 7],
      [62, 44, 5],
      [35, 34, 4],
    ],
  },
  // A slab that leans.
  {
    outline: "M14 118 22 84 34 40 44 18 60 10 78 14 86 26 84 58 82 90 86 118Z",
    cracks: "M44 18 56 24 78 14M56 24 52 50M84 58 74 62 72 74M22 84 32 88",
    lichen: [
      [68, 96, 8],
      [48, 34, 5],
      [76, 34, 4],
    ],
  },
  // Broad shoulders.
  {
    outline: "M10 118 8 86 14 52 20 36 34 30 40 16 58 12 66 28 82 32 90 54 92 88 88 118Z",
    cracks: "M20 36 32 44 34 30M66 28 70 44 82 32M92 88 80 82M40 16 48 28 46 40",
    lichen: [
      [24, 92, 8],
      [76, 58, 6],
      [54, 22, 4],
    ],
  },
  // A split top.
  {
    outline:
      "M20 118 16 82 20 46 26 18 36 6 46 12 49 34 54 40 58 26 68 16 78 22 82 52 84 88 80 118Z",
    cracks: "M54 40 51 60 55 76M36 6 36 24M68 16 68 34M84 88 74 92",
    lichen: [
      [32, 62, 6],
      [70, 70, 8],
      [34, 104, 5],
    ],
  },
  // A stone with a hole, that one can look through.
  {
    outline:
      "M14 118 12 84 16 54 24 28 40 12 58 10 76 22 86 48 88 84 86 118ZM44 24 38 32 42 42 54 44 62 36 58 26Z",
    cracks: "M16 54 28 58M76 22 68 34M88 84 76 78 72 90M38 32 33 30",
    lichen: [
      [26, 74, 7],
      [74, 60, 5],
      [56, 102, 7],
    ],
  },
  // A gable.
  {
    outline: "M16 118 18 78 16 50 30 32 50 6 58 8 74 34 84 48 82 80 86 118Z",
    cracks: "M16 50 30 54 50 42M84 48 72 56M50 6 52 24M18 78 26 82 24 92",
    lichen: [
      [66, 84, 9],
      [42, 28, 4],
      [28, 66, 5],
    ],
  },
  // A slab with an old cross.
  {
    outline: "M20 118 22 80 18 48 22 22 32 10 50 8 68 9 79 20 82 48 79 82 82 118Z",
    cracks: "M46 17 46 25 38 25 38 32 46 32 46 44 54 44 54 32 62 32 62 25 54 25 54 17ZM79 82 70 88",
    lichen: [
      [30, 100, 7],
      [72, 64, 6],
      [28, 46, 4],
    ],
  },
  // A stump, broken off.
  {
    outline: "M12 118 10 84 16 50 22 34 36 38 42 22 56 30 64 18 76 34 84 54 90 86 88 118Z",
    cracks: "M36 38 38 52M56 30 56 46 62 54M76 34 72 48M10 84 22 90 24 100",
    lichen: [
      [72, 92, 8],
      [28, 62, 6],
      [50, 100, 5],
    ],
  },
  // A hunched one.
  {
    outline: "M18 118 20 90 16 62 22 40 38 20 58 8 74 10 82 24 78 42 86 60 84 90 80 118Z",
    cracks: "M78 42 66 40 62 52M38 20 46 30M16 62 28 68M74 10 66 20 68 30",
    lichen: [
      [34, 50, 6],
      [68, 100, 8],
      [30, 98, 5],
    ],
  },
];
