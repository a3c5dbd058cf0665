// The sheet of a heat map: places where they lie, each with a disc that touches few others.
import type { Point } from "../../art/pen";

interface Place {
  name: string;
  x: number;
  y: number;
  moves: number;
}
export interface Disc {
  name: string;
  x: number;
  y: number;
  radius: number;
  /** Of the moves at the place where most are made. */
  share: number;
}
export interface Sheet {
  width: number;
  height: number;
  discs: Disc[];
  lines: Point[][];
}

const WIDTH = 600;
/** The radius of the largest disc and of the smallest, in parts of the distance of two places. */
const LARGEST = 0.48;
const SMALLEST = 0.06;

/** A distance at which few places touch: a low quarter of those to the nearest. */
function gapOf(places: readonly Place[]): number {
  const gaps = places.map(({ x, y }, at) =>
    Math.min(...places.filter((_, to) => to !== at).map((to) => Math.hypot(to.x - x, to.y - y))),
  );
  gaps.sort((one, other) => one - other);
  const gap = gaps[Math.floor(gaps.length / 4)] ?? 1;
  return Number.isFinite(gap) && gap > 0 ? gap : 1;
}

/** Lay places, and lines of points one after the other, on a sheet of our own size. */
export function sheetOf(places: readonly Place[], outline: readonly number[][]): Sheet {
  const gap = gapOf(places);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - gap, Math.min(...ys) - gap];
  const unit = WIDTH / (Math.max(...xs) + gap - left);
  const most = Math.max(...places.map(({ moves }) => moves)) || 1;
  const at = (x: number, y: number): Point => [(x - left) * unit, (y - top) * unit];
  const discs = places.map(({ name, x, y, moves }) => {
    const [u, v] = at(x, y);
    const share = moves / most;
    const radius = Math.max(LARGEST * Math.sqrt(share), SMALLEST) * gap * unit;
    return { name, x: u, y: v, radius, share };
  });
  const lines = outline.map((path) =>
    Array.from({ length: path.length / 2 }, (_, point) =>
      at(path[2 * point] ?? 0, path[2 * point + 1] ?? 0),
    ),
  );
  return { width: WIDTH, height: (Math.max(...ys) + gap - top) * unit, discs, lines };
}
