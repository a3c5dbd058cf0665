// What was judged, and how that is written: signs as at chess, figures in the person's language.
import type { DecisionShown, WeighedMove } from "../../lib/protocol";
import { figure, percent } from "../../parts/figures";

export const SIGNS: Record<DecisionShown["judgement"], string> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** A chance with its error; what is proven has none. */
export function chance(win: number, error: number, exact: boolean): string {
  return exact ? percent(win) : `${figure(100 * win, error * 100)} %`;
}

/** What stands beside a move on the board: how much less it is than the best, or its chance. */
export function wordBeside(move: WeighedMove, decision: DecisionShown): string {
  const loss = Math.max(...comparedIn(decision).map(({ win }) => win)) - move.win;
  return loss > 0 ? `−${percent(loss)}` : percent(move.win);
}

/** Whether a decision has lost something for sure. */
export function isMistake({ judgement }: DecisionShown): boolean {
  return judgement === "inaccuracy" || judgement === "mistake" || judgement === "blunder";
}

/** The moves that were compared, the best first. */
export function comparedIn({ played, favourite, others }: DecisionShown): WeighedMove[] {
  const moves = new Map([played, favourite, ...others].map((move) => [move.id, move]));
  return [...moves.values()].sort((one, two) => two.win - one.win);
}

/** The better of the two that the judgement is about. */
export function bestIn({ played, favourite }: DecisionShown): WeighedMove {
  return favourite.win > played.win ? favourite : played;
}

/** The next mistake after a moment, or before it; at the end it begins again. */
export function nextMistake(
  decisions: Iterable<DecisionShown>,
  at: number,
  way: 1 | -1,
): number | null {
  const plies = [...decisions].filter(isMistake).map((decision) => decision.ply);
  plies.sort((one, two) => way * (one - two));
  return plies.find((ply) => way * (ply - at) > 0) ?? plies[0] ?? null;
}
