// The chances of a seat at its own decisions, as its player could know them.
import type { DecisionShown } from "../../lib/protocol";
import type { Chance } from "../../parts/chances";
import { bestIn } from "./judging";

/** The chances of a seat: before each of its decisions, and after it. */
export function chancesOf(decisions: Iterable<DecisionShown>, seat: number): Chance[] {
  const mine = [...decisions].filter((decision) => decision.seat === seat);
  mine.sort((one, two) => one.ply - two.ply);
  return mine.flatMap((decision) => {
    const { ply, played } = decision;
    const best = bestIn(decision);
    return [
      { ply, win: best.win, error: best.error },
      { ply: ply + 1, win: played.win, error: played.error },
    ];
  });
}
