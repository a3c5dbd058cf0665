// Some stones, each a little different: flat pebbles, with shade below.
import { Pen, type Point, rounded } from "../../art/pen";

const pen = new Pen(12);

function stone(): { body: string; shade: string } {
  const middle: Point = [80 + pen.from(-4, 4), 30];
  const shape = pen.lump(middle, 70, 24, 11);
  const below = shape.map(([x, y]): Point => [x * 0.86 + middle[0] * 0.14, Math.max(y, 38)]);
  return { body: rounded(shape), shade: pen.hatch(below, { gap: 5, width: 1.8, reach: 0.7 }) };
}

export const STONES = Array.from({ length: 6 }, stone);
