// What was judged, and how that is written: signs as at chess, figures in the person's language.
import type { DecisionShown, WeighedMove } from "../../lib/protocol";
import { currentLanguage } from "../../lib/words.svelte";

/** Errors are shown as so many standard errors. */
export const SHOWN = 2;

export const SIGNS: Record<DecisionShown["judgement"], string> = {
  best: "",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** A share as people read it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(share);
}

/** A figure with so much as it may be wrong. */
export function figure(value: number, error: number, digits = 0): string {
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits });
  return `${format.format(value)} ± ${format.format(SHOWN * error)}`;
}

/** A chance with its error; what is proven has none. */
export function chance(win: number, error: number, exact: boolean): string {
  return exact ? percent(win) : `${figure(100 * win, error * 100)} %`;
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
