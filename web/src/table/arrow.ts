// Where an arrow goes over a board: from the middle of what a move takes to where it goes, in a bow.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Drawn {
  /** The shaft, as the path of a line. */
  shaft: string;
  head: string;
  /** Where something stands beside it. */
  x: number;
  y: number;
}
type Point = readonly [number, number];

/** The head is so long, and half as wide on each side. */
const HEAD = 20;
const WIDE = 10;
/** It bends aside by such a part of its way. */
const BEND = 0.12;

const middle = ({ left, top, width, height }: Box): Point => [left + width / 2, top + height / 2];
const round = (value: number) => Math.round(value * 10) / 10;
const write = (...points: Point[]) => points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");

/** An arrow from one box to another; null if they lie over each other. */
export function arrowBetween(from: Box, to: Box): Drawn | null {
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const far = Math.hypot(u - x, v - y);
  if (far < 2 * HEAD) return null;
  // It begins above what is taken, which stays readable.
  const start: Point = [x, from.top + Math.min(12, from.height / 4)];
  const bow: Point = [(x + u) / 2 - (v - y) * BEND, (y + v) / 2 + (u - x) * BEND];
  const angle = Math.atan2(v - bow[1], u - bow[0]);
  const [along, aside] = [Math.cos(angle), Math.sin(angle)];
  const neck: Point = [u - HEAD * along, v - HEAD * aside];
  const shaft = `M${write(start)}Q${write(bow)} ${write(neck)}`;
  const wings: [Point, Point] = [
    [neck[0] - WIDE * aside, neck[1] + WIDE * along],
    [neck[0] + WIDE * aside, neck[1] - WIDE * along],
  ];
  return {
    shaft,
    head: `M${write([u, v], ...wings)}Z`,
    x: x / 4 + bow[0] / 2 + u / 4,
    y: y / 4 + bow[1] / 2 + v / 4,
  };
}

/** A place for so much text near a point, inside of a frame. */
export function insideOf(
  point: { x: number; y: number },
  room: { width: number; height: number },
  text: { width: number; height: number },
): { x: number; y: number } {
  const clamp = (value: number, size: number, whole: number) =>
    Math.min(Math.max(value, size / 2 + 4), Math.max(size / 2 + 4, whole - size / 2 - 4));
  return {
    x: clamp(point.x, text.width, room.width),
    y: clamp(point.y, text.height, room.height),
  };
}
