// Cards, places and locations in words, for labels and for those who listen.
import type { Args } from "../../lib/words.svelte";
import { borders } from "./geometry";
import { type CardId, faceOf, placeOf } from "./view";
import type { Cell, View } from "./wire";

export type Say = (id: string, args?: Args) => string;

/** "red 4", "blue Hobbit 3", "green Nazgûl". */
export function cardArgs(card: CardId): Args {
  const { colour, figure, value } = faceOf(card);
  return { colour, figure, value };
}

export function sayCard(card: CardId, say: Say): string {
  return say("table-card", cardArgs(card));
}

export function sayLocation(view: View, number: number, say: Say): string {
  return say(`location-${placeOf(view, number)}`);
}

/** A cell for sentences: `the-place`. */
export function placeArgs(view: View, { side, location }: Cell): Args {
  return { side, location: placeOf(view, location) };
}

/** The numbers of the locations that a cell borders. */
export function locationsAt(view: View, cell: Cell): number[] {
  return view.locations.flatMap(({ at }, number) => (at && borders(cell.at, at) ? [number] : []));
}

/** Everything about a cell, in parts. */
export function sayCell(view: View, cell: Cell, say: Say): string {
  const where = placeArgs(view, cell);
  const parts = [
    cell.card === null
      ? say("table-empty", where)
      : say("table-lies", { ...where, card: sayCard(cell.card, say) }),
  ];
  if (cell.ring) parts.push(say(`ring-${cell.ring}`));
  if (cell.covered.length > 0)
    parts.push(say("table-covers", { cards: cell.covered.map((c) => sayCard(c, say)).join(", ") }));
  const locations = locationsAt(view, cell);
  if (cell.card !== null && locations.length > 1)
    parts.push(
      say("table-shared", { places: locations.map((n) => sayLocation(view, n, say)).join(", ") }),
    );
  return parts.join("; ");
}

/** A location, with what it is worth. */
export function sayWorth(view: View, number: number, say: Say): string {
  const location = view.locations[number];
  if (!location) return "";
  return say("table-location", {
    name: sayLocation(view, number, say),
    sky: location.black ? "black" : "white",
    points: location.points.join(", "),
  });
}
