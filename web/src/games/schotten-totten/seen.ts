// Where every card is, as far as whoever looks can tell: from the view only.
import type { Tactic } from "./cards";
import { copiesOf, TACTICS } from "./cards";
import type { CardText, View } from "./view";

export type Place =
  | { where: "hand"; seat: number }
  | { where: "table"; seat: number; stone: number }
  | { where: "stone"; stone: number }
  | { where: "discard" };

function add(places: Map<CardText, Place[]>, card: CardText, place: Place): void {
  places.set(card, [...(places.get(card) ?? []), place]);
}

/** The places of all cards that can be seen; the others are in the decks or in a hidden hand. */
export function findCards(view: View): Map<CardText, Place[]> {
  const places = new Map<CardText, Place[]>();
  view.hands.forEach((hand, seat) => {
    for (const card of hand.cards) add(places, card, { where: "hand", seat });
  });
  view.stones.forEach((stone, number) => {
    stone.sides.forEach((side, seat) => {
      for (const card of side) add(places, card, { where: "table", seat, stone: number });
    });
    if (stone.blind) add(places, "BB", { where: "stone", stone: number });
    if (stone.mud) add(places, "MF", { where: "stone", stone: number });
  });
  for (const card of view.discard) add(places, card, { where: "discard" });
  return places;
}

/** How many of each tactic nobody who looks has seen. */
export function unseenTactics(places: Map<CardText, Place[]>): Map<Tactic, number> {
  return new Map(
    TACTICS.map((tactic) => [tactic, copiesOf(tactic) - (places.get(tactic)?.length ?? 0)]),
  );
}
