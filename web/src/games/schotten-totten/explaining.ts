// What the cards of this game say of themselves.
import type { Explanation, Offer } from "../../table/contract";
import { type CardId, cardName, clanCardOf, type Say } from "./cards";
import type { Move, Question, Tactic } from "./wire";

const TACTIC_RULES: Record<Tactic, string> = {
  JK: "7.2",
  SP: "7.4",
  SH: "7.5",
  BB: "8.1",
  MF: "8.2",
  RE: "9.2",
  ST: "9.4",
  BA: "9.5",
  TR: "9.6",
};

/** A card, wherever it lies. */
export function aboutCard(card: CardId, say: Say): Explanation<Move> {
  const clan = clanCardOf(card) !== undefined;
  return {
    title: cardName(say, card),
    does: [say(clan ? "table-about-clan" : `tactic-${card.toLowerCase()}-help`)],
    rule: clan ? "2.2" : (TACTIC_RULES[card as Tactic] ?? ""),
  };
}

/** A card of the hand of who decides: also where it may go. */
export function aboutHeld(
  card: CardId,
  moves: readonly Offer<Move>[],
  say: Say,
): Explanation<Move> {
  const about = aboutCard(card, say);
  if (moves.length === 0) return about;
  const question: Question = { kind: "try", card };
  return {
    ...about,
    moves: moves.filter(({ parts }) => "card" in parts && parts.card === card),
    why: question,
  };
}
