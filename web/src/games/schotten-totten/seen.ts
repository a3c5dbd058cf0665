// Where every card is, as far as whoever looks can tell: from the view only.
import type { CardId } from "./cards";
import { BOX, type View } from "./wire";

export type Place =
  | { where: "hand"; seat: number }
  | { where: "table"; seat: number; stone: number }
  | { where: "stone"; stone: number }
  | { where: "discard" };

function add(places: Map<CardId, Place[]>, card: CardId, place: Place): void {
  places.set(card, [...(places.get(card) ?? []), place]);
}

/** The places of all cards that can be seen; the others are in the decks or in a hidden hand. */
export function findCards(view: View): Map<CardId, Place[]> {
  const places = new Map<CardId, Place[]>();
  view.hands.forEach((hand, seat) => {
    for (const card of hand.cards) add(places, card, { where: "hand", seat });
  });
  view.stones.forEach((stone, number) => {
    stone.sides.forEach((side, seat) => {
      for (const card of side) add(places, card, { where: "table", seat, stone: number });
    });
    for (const mode of stone.modes) add(places, mode, { where: "stone", stone: number });
  });
  for (const card of view.discard) add(places, card, { where: "discard" });
  return places;
}

/** How many of each tactic nobody who looks has seen. */
export function unseenTactics(places: Map<CardId, Place[]>): Map<CardId, number> {
  return new Map(BOX.tactics.map(({ id, copies }) => [id, copies - (places.get(id)?.length ?? 0)]));
}
