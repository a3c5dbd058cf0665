// The moves by what one points at: a card and a space.
import type { Colour, Event, Face, Offer } from "../../table/contract";
import type { Move, Space } from "./wire";

/** A move that can be made now. */
export type Option = Offer<Move>;

/** The card of a move, if it has one. */
export function cardOf({ parts }: Option): number | null {
  return "card" in parts ? parts.card : null;
}

/** The space where a move puts something, if there is one. */
export function spaceOf(parts: Move): string | null {
  return "space" in parts ? parts.space.name : null;
}

/** What a move is about on the map: a space, or the castle that it names. */
export function placeOf(parts: Move): string | null {
  return "castle" in parts ? parts.castle : spaceOf(parts);
}

/** Something on a space, in the colour of whose it is. */
export interface Spot {
  space: string;
  colour: Colour | null;
}

/** Where something was done, each space once, by whoever did it last. */
export function spotsOf(events: readonly Event<Move>[], faces: readonly Face[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { parts, seat } of events) {
    const space = parts && spaceOf(parts);
    const colour = (seat === null ? null : faces[seat]?.colour) ?? null;
    if (space) spots.set(space, { space, colour });
  }
  return [...spots.values()];
}

/** The ways in which something can be pointed at on the map: the usual ones first. */
const WAYS = ["place", "exchange", "reinforce", "bastion"] as const;
export type Way = (typeof WAYS)[number];

/** The way of a move, if it has one. */
export function wayOf({ parts }: Option): Way | null {
  return WAYS.find((way) => way === parts.kind) ?? null;
}

/** The ways that are open with a card, or without one, the most usual first. */
export function waysOf(options: readonly Option[], card: number | null): Way[] {
  return WAYS.filter((way) =>
    options.some(
      (option) => wayOf(option) === way && (way === "bastion" || cardOf(option) === card),
    ),
  );
}

/** The moves of one way with a card, by space. */
export function targetsOf(
  options: readonly Option[],
  card: number | null,
  way: Way | null,
): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    const space = spaceOf(option.parts);
    if (space === null || wayOf(option) !== way) continue;
    if (way === "bastion" || cardOf(option) === card) found.set(space, option);
  }
  return found;
}

/** Everything that can be done on a space. */
export function optionsAt(options: readonly Option[], space: string): Option[] {
  return options.filter((option) => spaceOf(option.parts) === space);
}

/** A space for sentences: `{ side: "L", region: 23, name: "L23" }`. */
export function spaceArgs({ name, side, number }: Space): {
  side: string;
  region: number;
  name: string;
} {
  return { side, region: number, name };
}
