// How chances to win are drawn: what they are, how wide they may be wrong, and their shields.
import type { Point } from "../art/pen";

/** Errors are shown as so many standard errors. */
export const SHOWN = 2;

/** A chance to win at a moment, with its standard error. */
export interface Chance {
  ply: number;
  win: number;
  error: number;
}

/** The band within which the chances are, as a closed shape. */
export function bandOf(
  chances: readonly Chance[],
  place: (ply: number, win: number) => Point,
): Point[] {
  const edge = (way: number) =>
    chances.map(({ ply, win, error }) =>
      place(ply, Math.min(1, Math.max(0, win + way * SHOWN * error))),
    );
  return [...edge(1), ...edge(-1).reverse()];
}

/** Levels near these that leave so much room between each other, above a bottom. */
export function spread(levels: readonly number[], room: number, bottom: number): number[] {
  const order = levels.map((_, at) => at).sort((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0));
  const placed: number[] = [...levels];
  let above = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    above = Math.max(levels[at] ?? 0, above + room);
    placed[at] = above;
  }
  let below = bottom + room;
  for (const at of order.reverse()) {
    below = Math.min(placed[at] ?? 0, below - room);
    placed[at] = below;
  }
  return placed;
}
