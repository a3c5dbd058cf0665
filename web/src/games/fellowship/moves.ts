// The moves by what they point at: a card of the hand, a cell, a ring, a place for a location.
import type { Offer } from "../../table/contract";
import type { CardId } from "./view";
import type { At, Move, Ring, Way } from "./wire";

/** A cell as text: the key by which it is found. */
export function key(place: At): string {
  return `${place[0]},${place[1]}`;
}

/** Whether a place is this one. */
export function isAt(place: At | null, at: At): boolean {
  return place !== null && key(place) === key(at);
}

/** The places that moves are about, as text. */
export function placesOf(moves: readonly Move[]): Set<string> {
  return new Set(moves.flatMap(endsOf).map(key));
}

/** Where a move takes something from, and where it puts it. */
export function endsOf(parts: Move): At[] {
  if (parts.kind === "end") return [];
  return parts.kind === "retake" ? [parts.from, parts.at] : [parts.at];
}

/** The moves in ways that a table asks for them. */
export interface Options {
  moves: readonly Offer<Move>[];
  /** Cards of the hand that can be laid somewhere. */
  cards: ReadonlySet<CardId>;
  /** Where the next location can lie. */
  sites: readonly At[];
  end: Offer<Move> | null;
}

export function readOptions(moves: readonly Offer<Move>[]): Options {
  const cards = new Set<CardId>();
  const sites: At[] = [];
  for (const { parts } of moves) {
    if (parts.kind === "lay") cards.add(parts.card);
    else if (parts.kind === "site") sites.push(parts.at);
  }
  return { moves, cards, sites, end: moves.find(({ parts }) => parts.kind === "end") ?? null };
}

/** The cells whose card can be taken back with a ring. */
export function sourcesOf(options: Options, ring: Ring | null): Set<string> {
  const taking = options.moves.map(({ parts }) => parts).filter((parts) => parts.kind === "retake");
  return new Set(taking.filter((parts) => parts.ring === ring).map((parts) => key(parts.from)));
}

/** What is in hand for the next step: a card or a cell to take one back from, and a ring. */
export interface Held {
  card: CardId | null;
  from: At | null;
  ring: Ring | null;
}

/** The parts of laying what is held at a place; null if nothing is held. */
export function partsOf(held: Held, at: At): Move | null {
  const { card, from, ring } = held;
  if (from !== null && ring !== null) return { kind: "retake", from, at, ring };
  if (card !== null) return { kind: "lay", card, at, ring };
  return null;
}

/** The move that has these parts, if it can be made. */
export function findMove(options: Options, parts: Move): Offer<Move> | undefined {
  return options.moves.find((move) => isSame(move.parts, parts));
}

/** Where a place for the next location lies, as seen from the current one. */
export function wayTo(options: Options, at: At): Way | null {
  const parts = findMove(options, { kind: "site", at, way: null })?.parts;
  return parts?.kind === "site" ? parts.way : null;
}

function isSame(one: Move, other: Move): boolean {
  if (one.kind === "end" || other.kind === "end") return one.kind === other.kind;
  if (!isAt(one.at, other.at)) return false;
  if (one.kind === "lay" && other.kind === "lay")
    return one.card === other.card && one.ring === other.ring;
  if (one.kind === "retake" && other.kind === "retake")
    return isAt(one.from, other.from) && one.ring === other.ring;
  return one.kind === other.kind;
}

/** The places where what is held can go. */
export function targetsOf(options: Options, held: Held): Set<string> {
  const targets = new Set<string>();
  for (const { parts } of options.moves) {
    if (parts.kind !== "lay" && parts.kind !== "retake") continue;
    const wanted = partsOf(held, parts.at);
    if (wanted && isSame(parts, wanted)) targets.add(key(parts.at));
  }
  return targets;
}

/** Whether a ring can be chosen: it goes with some move now. */
export function usesRing(options: Options, ring: Ring): boolean {
  return options.moves.some(({ parts }) => "ring" in parts && parts.ring === ring);
}
