// What the table asks of a view, and of the box: which card it is, where we are, whose a ring is.
import type { Colour as Paint } from "../../table/contract";
import {
  type At,
  BOX,
  type Card,
  type Cell,
  type Colour,
  type LocationId,
  type Ring,
  type View,
} from "./wire";

/** What a card is called in views and moves: nothing that has to be taken apart. */
export type CardId = string;

const CARDS: ReadonlyMap<CardId, Card> = new Map(BOX.cards.map((card) => [card.id, card]));

/** What is on a card. */
export function faceOf(card: CardId): Card {
  const face = CARDS.get(card);
  if (!face) throw new Error(`there is no card ${card} in the box`);
  return face;
}

const PAINTS: Record<Colour, Paint> = { red: "red", blue: "blue", green: "green", yellow: "gold" };

/** The page's colour for a colour of this game: yellow is our gold. */
export function paintOf(colour: Colour): Paint {
  return PAINTS[colour];
}

/** The colour that a sentence names by its letter. */
export function colourOf(letter: unknown): Colour {
  return BOX.colours.find((colour) => colour.letter === letter)?.name ?? "red";
}

/** What words and pictures call a location, by its number on the road. */
export function placeOf(view: View, number: number): LocationId {
  return view.locations[number]?.id ?? "bag-end";
}

/** The number of the current location: the one placed last. */
export function currentOf(view: View): number {
  return view.locations.filter((location) => location.at !== null).length - 1;
}

/** The cell at a place; none if no location borders it. */
export function cellAt(view: View, [row, column]: At): Cell | undefined {
  return view.cells.find(({ at }) => at[0] === row && at[1] === column);
}

/** The rings that a seat holds. */
export function ringsOf(view: View, seat: number | null): Ring[] {
  return seat === null ? [] : BOX.rings.filter((ring) => view.rings[ring] === seat);
}
