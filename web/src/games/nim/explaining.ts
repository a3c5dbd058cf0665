// What the stones and tokens say of themselves, each with its rule.
import type { Explanation, Offer } from "../../table/contract";
import { heapLabel, type Say, tokenLabel } from "./telling";
import type { Move } from "./wire";

/** A stone of a heap, with what can be taken there. */
export function aboutStone(
  heap: number,
  stones: number,
  moves: readonly Offer<Move>[],
  say: Say,
): Explanation<Move> {
  const title = heapLabel(say, heap, stones);
  const about = { title, does: [say("table-about-stone")], rule: "2.2" };
  const here = moves.filter(({ parts }) => parts.kind === "take" && parts.heap === heap);
  return here.length > 0 ? { ...about, moves: here } : about;
}

/** A token, wherever it lies. */
export function aboutToken(token: number | null, say: Say): Explanation<Move> {
  return { title: tokenLabel(say, token), does: [say("table-about-token")], rule: "4.3" };
}
