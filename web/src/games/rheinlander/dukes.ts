// Where dukes stand: beside their duchy, off knights, towns, names and each other.

import { distance, linesRound, type Point, point, pointsOf } from "./geometry";
import type { BoardDrawn, Duchy } from "./wire";

/** How far a duke reaches to all sides, and how far from the outline it may stand. */
const REACH = 31;
const OFF = [21, 31, 43];
const MARGIN = 62;
/** How far a number of two digits reaches, when it is largest. */
const NUMBER = 24;
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

/** Places for the dukes, in the order of the duchies; `held` are the spaces with a piece. */
export function placeDukes(
  sheet: BoardDrawn,
  duchies: readonly Duchy[],
  held: ReadonlySet<string>,
): Point[] {
  const taken: Point[] = [];
  for (const duchy of duchies) {
    const places = placesBeside(sheet, new Set(duchy.spaces));
    let best: Place | null = null;
    for (const place of places) {
      const cost = place.cost + costOf(sheet, place, taken, held);
      if (!best || cost < best.cost) best = { ...place, cost };
    }
    taken.push(best ? { x: best.x, y: best.y } : { x: 0, y: 0 });
  }
  return taken;
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

function costOf(
  sheet: BoardDrawn,
  at: Point,
  taken: readonly Point[],
  held: ReadonlySet<string>,
): number {
  let cost = 0;
  const overlap = (where: Point, reach: number, weight: number) => {
    cost += weight * Math.max(0, REACH + reach - distance(at, where));
  };
  for (const space of sheet.spaces) {
    overlap(point(space.middle), 18, held.has(space.name) ? ON_KNIGHT : ON_FREE_SPACE);
  }
  for (const slot of sheet.slots) {
    overlap(point(slot.middle), slot.radius, ON_TOWN);
    const label = slot.label;
    const middle = point(label.middle);
    const half = label.text.length * label.size * 0.24;
    const x = Math.max(middle.x - half, Math.min(at.x, middle.x + half));
    overlap({ x, y: middle.y }, label.size / 2, ON_NAME);
  }
  for (const number of sheet.numbers) overlap(point(number), NUMBER, ON_NUMBER);
  for (const duke of taken) overlap(duke, REACH, ON_DUKE);
  const room = Math.min(at.x, at.y, sheet.width - at.x, sheet.height - at.y);
  return cost + 20 * Math.max(0, MARGIN - room);
}
