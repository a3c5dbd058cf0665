// Cards by their notation: clans, strengths and tactics.
import type { Args } from "../../lib/words.svelte";
import type { CardText } from "./view";

export const CLANS = ["R", "O", "Y", "G", "B", "V"] as const;
export type Clan = (typeof CLANS)[number];
export const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const TACTICS = ["JK", "SP", "SH", "BB", "MF", "RE", "ST", "BA", "TR"] as const;
export type Tactic = (typeof TACTICS)[number];

export type Say = (id: string, args?: Args) => string;

export function isTactic(card: CardText): card is Tactic {
  return TACTICS.some((tactic) => tactic === card);
}

/** How many of a tactic there are. */
export function copiesOf(tactic: Tactic): number {
  return tactic === "JK" ? 2 : 1;
}

/** Whether a card lies on the stone itself and not on a side. */
export function liesOnStone(card: CardText): boolean {
  return card === "BB" || card === "MF";
}

/** Whether a tactic is played by pointing at cards that lie at the stones. */
export function pointsAtCards(card: CardText): boolean {
  return card === "ST" || card === "BA" || card === "TR";
}

/** The clan and the strength of a clan card. */
export function readClan(card: CardText): { clan: Clan; strength: number } {
  return { clan: card.charAt(0) as Clan, strength: Number(card.slice(1)) };
}

/** A card in words: "red 7", "Spy". */
export function cardName(say: Say, card: CardText): string {
  if (isTactic(card)) return say(`tactic-${card.toLowerCase()}`);
  const { clan, strength } = readClan(card);
  return say("table-card", { clan: say(`clan-${clan.toLowerCase()}`), strength });
}

/** Cards in words, one after the other. */
export function cardNames(say: Say, cards: readonly CardText[]): string {
  return cards.map((card) => cardName(say, card)).join(", ");
}
