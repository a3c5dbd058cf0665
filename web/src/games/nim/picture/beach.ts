// The sea, the sand, and heaps of pebbles that somebody has piled up.
import { Pen, type Point, rounded, trace } from "../../../art/pen";

const pen = new Pen(7);

export const sea = Array.from({ length: 60 }, () => {
  const [x, y] = [pen.from(0, 1600), pen.from(206, 300)];
  const wide = pen.from(20, 90) * ((y - 150) / 150);
  return pen.cut(trace(`${x} ${y}, ${x + wide / 2} ${y - 2}, ${x + wide} ${y}`), 3);
}).join("");

const shore = pen.crest(trace("0 300, 520 322, 1080 306, 1600 326"), 14);
export const sand = pen.shape([...shore, ...trace("1600 420, 0 420")], 1, 40);

/** Stones of a heap, the lowest first, narrower the higher they lie. */
function heap([x, y]: Point, stones: number, size: number): { body: string; shade: string }[] {
  return Array.from({ length: stones }, (_, at) => {
    const wide = size * (1 - at * 0.11);
    const middle: Point = [x + pen.from(-0.12, 0.12) * size, y - at * size * 0.5];
    const shape = pen.lump(middle, wide, size * 0.3, 11);
    const low = middle[1] + size * 0.08;
    const below = shape.map(([u, v]): Point => [u * 0.9 + middle[0] * 0.1, Math.max(v, low)]);
    const shade = pen.hatch(below, { gap: size / 14, width: size / 40, reach: 0.7 });
    return { body: rounded(shape), shade };
  });
}

export const heaps = [
  ...heap([1330, 322], 3, 46),
  ...heap([430, 344], 4, 76),
  ...heap([860, 362], 5, 92),
];
