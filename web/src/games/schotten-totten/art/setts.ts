// The tartans: each clan's sett as a thread count. It is read to its end and then backwards, along
// and across, as a weaver would, so that the threads repeat without a seam.
import type { Clan } from "../wire";

/** A thread: `c` the clan's colour, `d` its dark, `l` its light, `k` black, `w` white, `a` another. */
export type Thread = "c" | "d" | "l" | "k" | "w" | "a";

export const SETTS: Record<Clan, readonly (readonly [Thread, number])[]> = {
  R: [
    ["c", 9],
    ["k", 2],
    ["c", 2],
    ["d", 6],
    ["a", 1],
    ["d", 3],
    ["w", 1],
  ],
  O: [
    ["d", 4],
    ["c", 10],
    ["k", 1],
    ["c", 3],
    ["k", 3],
    ["l", 2],
  ],
  Y: [
    ["c", 12],
    ["k", 4],
    ["c", 2],
    ["k", 4],
    ["c", 3],
    ["a", 1],
  ],
  G: [
    ["d", 7],
    ["c", 5],
    ["k", 1],
    ["c", 5],
    ["w", 1],
    ["k", 3],
  ],
  B: [
    ["c", 8],
    ["d", 8],
    ["w", 1],
    ["d", 2],
    ["a", 2],
  ],
  V: [
    ["d", 3],
    ["c", 6],
    ["l", 1],
    ["c", 6],
    ["k", 5],
    ["a", 1],
  ],
};

export interface Stripe {
  thread: Thread;
  at: number;
  width: number;
}

/** The stripes of a sett over one repeat, and how long that is. */
export function weave(clan: Clan): { stripes: Stripe[]; repeat: number } {
  const half = SETTS[clan];
  // The first and the last count are pivots: they are not woven twice.
  const whole = [...half, ...half.slice(1, -1).reverse()];
  const stripes: Stripe[] = [];
  let at = 0;
  for (const [thread, width] of whole) {
    stripes.push({ thread, at, width });
    at += width;
  }
  return { stripes, repeat: at };
}
