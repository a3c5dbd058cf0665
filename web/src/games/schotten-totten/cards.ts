// What the cards are, and what they are called. Which there are comes from the box of the game.
import type { Args } from "../../lib/words.svelte";
import { BOX, type ClanCard, type TacticCard } from "./wire";

/** What a card is called in views and moves: nothing that has to be taken apart. */
export type CardId = string;

export type Say = (id: string, args?: Args) => string;

const CLAN_CARDS: ReadonlyMap<CardId, ClanCard> = new Map(BOX.cards.map((card) => [card.id, card]));
const TACTICS: ReadonlyMap<CardId, TacticCard> = new Map(
  BOX.tactics.map((card) => [card.id, card]),
);

/** A tactic by its id; undefined for a card of a clan. */
export function tacticOf(card: CardId): TacticCard | undefined {
  return TACTICS.get(card);
}

/** A card of a clan by its id. */
export function clanCardOf(card: CardId): ClanCard | undefined {
  return CLAN_CARDS.get(card);
}

/** Whether a card lies on the stone itself and not on a side. */
export function liesOnStone(card: CardId): boolean {
  return tacticOf(card)?.role === "mode";
}

/** Whether there are several of a card. */
export function hasTwin(card: CardId): boolean {
  return (tacticOf(card)?.copies ?? 1) > 1;
}

/** A card in words: "red 7", "Spy". */
export function cardName(say: Say, card: CardId): string {
  const face = clanCardOf(card);
  if (!face) return say(`tactic-${card.toLowerCase()}`);
  const clan = say(`clan-${face.clan.toLowerCase()}`);
  return say("table-card", { clan, strength: face.strength });
}

/** Cards in words, one after the other. */
export function cardNames(say: Say, cards: readonly CardId[]): string {
  return cards.map((card) => cardName(say, card)).join(", ");
}

/** The cards that an argument of a sentence names, in its order. */
export function cardsIn(value: unknown): CardId[] {
  if (typeof value !== "string") return [];
  const named = [...CLAN_CARDS.keys()].filter((card) => value.includes(card));
  return named.sort((one, other) => value.indexOf(one) - value.indexOf(other));
}
