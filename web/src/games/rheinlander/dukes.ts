// Where dukes stand: beside their duchy, off knights, towns, names and each other.

import { distance, linesRound, type Point, point, pointsOf } from "./geometry";
import type { BoardDrawn, Duchy } from "./wire";

/** How far a duke reaches to all sides, and how far from the outline it may stand. */
const REACH = 31;
const OFF = [21, 31, 43];
const MARGIN = 62;
/** How far a number of two digits reaches, when it is largest; what lies on a space; half a letter
 *  of a name, by its size. */
const NUMBER = 24;
const SPACE = 18;
const LETTER = 0.24;
/** How bad it is to stand on something, by a unit of overlap; and in the water. */
const ON_KNIGHT = 6;
const ON_FREE_SPACE = 1;
const ON_TOWN = 4;
const ON_NAME = 2.5;
const ON_NUMBER = 9;
const ON_DUKE = 6;
const IN_WATER = 12;
const FARTHER_OFF = 5;

interface Place extends Point {
  cost: number;
}

/** Something that a duke should not stand on: how far it reaches from its middle, and to both sides
 *  of it if it is long. */
interface Obstacle extends Point {
  half: number;
  reach: number;
  weight: number;
}

/** Places for the dukes, in the order of the duchies; `held` are the spaces with a piece. */
export function placeDukes(
  sheet: BoardDrawn,
  duchies: readonly Duchy[],
  held: ReadonlySet<string>,
): Point[] {
  const taken: Point[] = [];
  const obstacles = obstaclesOn(sheet, held);
  for (const duchy of duchies) {
    let best: Place | null = null;
    for (const place of placesBeside(sheet, new Set(duchy.spaces))) {
      if (best && place.cost >= best.cost) continue; // what it stands on makes it only worse
      const cost = place.cost + costOf(sheet, place, obstacles);
      if (!best || cost < best.cost) best = { ...place, cost };
    }
    const { x, y } = best ?? { x: 0, y: 0 };
    taken.push({ x, y });
    obstacles.push({ x, y, half: 0, reach: REACH, weight: ON_DUKE });
  }
  return taken;
}

function obstaclesOn(sheet: BoardDrawn, held: ReadonlySet<string>): Obstacle[] {
  const round = (middle: readonly number[], reach: number, weight: number): Obstacle => ({
    ...point(middle),
    half: 0,
    reach,
    weight,
  });
  return [
    ...sheet.spaces.map(({ name, middle }) =>
      round(middle, SPACE, held.has(name) ? ON_KNIGHT : ON_FREE_SPACE),
    ),
    ...sheet.slots.map(({ middle, radius }) => round(middle, radius, ON_TOWN)),
    ...sheet.slots.map(({ label }) => ({
      ...round(label.middle, label.size / 2, ON_NAME),
      half: label.text.length * label.size * LETTER,
    })),
    ...sheet.numbers.map((number) => round(number, NUMBER, ON_NUMBER)),
  ];
}

/** Places outside an outline, at some points of each of its lines. */
function placesBeside(sheet: BoardDrawn, spaces: ReadonlySet<string>): Place[] {
  const middles = sheet.spaces
    .filter((space) => spaces.has(space.name))
    .map((s) => point(s.middle));
  return linesRound(sheet.lines, spaces).flatMap((line) => {
    const cost = line.kind === "edge" ? 0 : IN_WATER;
    return pointsOf(line).flatMap((here, i, all) => {
      const next = all[i + 1];
      if (!next) return [];
      const length = distance(here, next) || 1;
      const middle = { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
      const side = { x: -(next.y - here.y) / length, y: (next.x - here.x) / length };
      return [1, -1].flatMap((sign) =>
        OFF.map((off, farther) => ({
          x: middle.x + sign * side.x * off,
          y: middle.y + sign * side.y * off,
          cost: cost + farther * FARTHER_OFF + inside(middles, middle, side, sign),
        })),
      );
    });
  });
}

/** Which of both sides of a line is the outer one: the one away from the nearest knight. */
function inside(middles: readonly Point[], at: Point, side: Point, sign: number): number {
  let nearest: Point | null = null;
  for (const middle of middles) {
    if (!nearest || distance(middle, at) < distance(nearest, at)) nearest = middle;
  }
  if (!nearest) return 0;
  const towards = ((nearest.x - at.x) * side.x + (nearest.y - at.y) * side.y) * sign;
  return towards > 0 ? 500 : 0;
}

function costOf(sheet: BoardDrawn, at: Point, obstacles: readonly Obstacle[]): number {
  let cost = 0;
  for (const { x, y, half, reach, weight } of obstacles) {
    const far = REACH + reach;
    const across = Math.max(0, Math.abs(at.x - x) - half);
    const up = Math.abs(at.y - y);
    if (across >= far || up >= far) continue; // most are: no root is drawn for them
    cost += weight * Math.max(0, far - Math.sqrt(across * across + up * up));
  }
  const room = Math.min(at.x, at.y, sheet.width - at.x, sheet.height - at.y);
  return cost + 20 * Math.max(0, MARGIN - room);
}
