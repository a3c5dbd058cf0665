// Shapes made of the lines of the map. A line knows the spaces on its sides, so the outline of any
// set of spaces consists of the lines that have exactly one side in it.
import type { BoardDrawn, LineDrawn, SpaceDrawn } from "./wire";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export function point(pair: readonly number[]): Point {
  return { x: pair[0] ?? 0, y: pair[1] ?? 0 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function pointsOf(line: LineDrawn): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < line.points.length; i += 2) found.push(point(line.points.slice(i, i + 2)));
  return found;
}

/** The lines round a set of spaces. */
export function linesRound(lines: readonly LineDrawn[], spaces: ReadonlySet<string>): LineDrawn[] {
  return lines.filter((line) => line.spaces.filter((space) => spaces.has(space)).length === 1);
}

/** Rings made of lines whose ends meet, or nearly so: their points are rounded. */
export function ringsOf(lines: readonly LineDrawn[]): Point[][] {
  const left = lines.map(pointsOf);
  const rings: Point[][] = [];
  for (let ring = left.pop(); ring; ring = left.pop()) {
    while (distance(first(ring), last(ring)) > NEARLY) {
      const next = nearest(left, last(ring));
      if (!next) break;
      left.splice(next.index, 1);
      ring.push(...(next.turned ? next.line.toReversed() : next.line).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

const NEARLY = 1.5;

function first(ring: readonly Point[]): Point {
  return ring[0] ?? { x: 0, y: 0 };
}

function last(ring: readonly Point[]): Point {
  return ring[ring.length - 1] ?? { x: 0, y: 0 };
}

/** The line that goes on from a point, and whether it has to be turned round for that. */
function nearest(
  lines: readonly Point[][],
  from: Point,
): { line: Point[]; index: number; turned: boolean } | null {
  let best: { line: Point[]; index: number; turned: boolean } | null = null;
  let least = NEARLY;
  lines.forEach((line, index) => {
    for (const turned of [false, true]) {
      const far = distance(from, turned ? last(line) : first(line));
      if (far < least) {
        least = far;
        best = { line, index, turned };
      }
    }
  });
  return best;
}

function write(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Points as the data of a path. */
export function pathOf(points: readonly Point[], closed = false): string {
  const parts = points.map(({ x, y }) => `${write(x)} ${write(y)}`);
  return `M${parts.join("L")}${closed ? "Z" : ""}`;
}

/** The outline of a set of spaces as the data of a path. */
export function outlineOf(lines: readonly LineDrawn[], spaces: Iterable<string>): string {
  return ringsOf(linesRound(lines, new Set(spaces)))
    .map((ring) => pathOf(ring, true))
    .join("");
}

/** A path of absolute points, as large as asked, round another point. */
export function stamp(path: string, at: Point, scale: number): string {
  let isX = false;
  return path.replace(/ ?-?(\d+\.?\d*|\.\d+)/g, (number) => {
    isX = !isX;
    return ` ${+((isX ? at.x : at.y) + Number(number) * scale).toFixed(1)}`;
  });
}

/** All lines of some kinds as the data of one path. */
export function strokesOf(lines: readonly LineDrawn[], kind: LineDrawn["kind"]): string {
  return lines
    .filter((line) => line.kind === kind)
    .map((line) => pathOf(pointsOf(line)))
    .join("");
}

/** The smallest box round some spaces, with so much room on all sides. */
export function boxRound(sheet: BoardDrawn, spaces: Iterable<string>, room: number): Box | null {
  const wanted = new Set(spaces);
  const all = sheet.lines
    .filter((line) => line.spaces.some((space) => wanted.has(space)))
    .flatMap(pointsOf);
  if (all.length === 0) return null;
  const xs = all.map((each) => each.x);
  const ys = all.map((each) => each.y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + room - left,
    height: Math.max(...ys) + room - top,
  };
}

/** The neighbour of a space that lies most nearly in a direction, if any does. */
export function neighbourTowards(
  spaces: ReadonlyMap<string, SpaceDrawn>,
  from: string,
  way: Point,
): string | null {
  const here = spaces.get(from);
  if (!here) return null;
  const start = point(here.middle);
  let best: string | null = null;
  let most = 0.3; // the cosine of about 70 degrees
  for (const name of here.near) {
    const there = spaces.get(name);
    if (!there) continue;
    const end = point(there.middle);
    const cosine =
      ((end.x - start.x) * way.x + (end.y - start.y) * way.y) / (distance(start, end) || 1);
    if (cosine > most) {
      most = cosine;
      best = name;
    }
  }
  return best;
}
