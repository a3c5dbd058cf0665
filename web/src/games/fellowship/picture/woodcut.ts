// How woodcuts of places are made: what they consist of, and the parts that several have.
import type { Pen, Point } from "../../../art/pen";

export interface Layer {
  /** What it is made of: the picture gives each a colour. */
  of: "sky" | "far" | "near" | "ground" | "water" | "leaf" | "light" | "ink" | "warm";
  d: string;
}
export interface Scene {
  night: boolean;
  layers: Layer[];
}

export const WIDE = 212;
export const TALL = 140;
export const SKY: Layer = { of: "sky", d: `M0 0H${WIDE}V${TALL}H0Z` };

/** Level cuts in the sky, closer together at the top. */
export function sky(pen: Pen, floor: number): string {
  let path = "";
  for (let y = 5, gap = 4; y < floor; y += gap, gap *= 1.16) {
    const from = pen.from(-10, 60);
    path += pen.cut(
      [
        [from, y],
        [from + 70, y + 1],
        [from + pen.from(90, 150), y],
      ],
      2 - y / 70,
    );
  }
  return path;
}

/** A peak with its shade on the right. */
export function peak(
  pen: Pen,
  [x, y]: Point,
  wide: number,
  tall: number,
): { body: string; shade: string } {
  const left: Point[] = pen.crest(
    [
      [x - wide, y],
      [x - wide * 0.4, y - tall * 0.55],
      [x, y - tall],
    ],
    7,
  );
  const right: Point[] = pen.crest(
    [
      [x, y - tall],
      [x + wide * 0.45, y - tall * 0.5],
      [x + wide, y],
    ],
    7,
  );
  const shade: Point[] = [...right, [x + wide * 0.2, y], [x + wide * 0.06, y - tall * 0.5]];
  return {
    body: pen.shape([...left, ...right.slice(1)], 0.4, 40),
    shade: pen.hatch(shade, { angle: 62, gap: 4.2, width: 2.1, reach: 0.9, swell: "wedge" }),
  };
}

export function fir(pen: Pen, [x, y]: Point, tall: number): string {
  const side = (sign: number): Point[] =>
    [0, 1, 2, 3].flatMap((tier): Point[] => [
      [x + sign * tall * (0.04 + tier * 0.03), y - tall * (1 - tier * 0.22)],
      [x + sign * tall * (0.14 + tier * 0.055), y - tall * (0.82 - tier * 0.22)],
    ]);
  return pen.shape([[x, y - tall * 1.06], ...side(1), [x, y], ...side(-1).reverse()], 0.5, 60);
}

export function disc([x, y]: Point, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
}
