// Moves in notation, taken apart to see what they point at: docs/reference/notation.md.
import type { Choice } from "../../lib/protocol";
import type { At, CardCode, RingCode } from "./view";

export type Parsed =
  | { kind: "lay"; card: CardCode; at: At; ring: RingCode | null }
  | { kind: "retake"; from: At; at: At }
  | { kind: "site"; at: At }
  | { kind: "end" };

const LAY = /^([rbgy][0-5N])@(-?\d+),(-?\d+)(?:\*(be|br|we|r1|r2|lo))?$/;
const RETAKE = /^lo (-?\d+),(-?\d+)>(-?\d+),(-?\d+)$/;
const SITE = /^site (-?\d+),(-?\d+)$/;

function at(row: string | undefined, column: string | undefined): At {
  return [Number(row), Number(column)];
}

/** A move taken apart, or null if it is in no notation that is known here. */
export function parseMove(text: string): Parsed | null {
  if (text === "end") return { kind: "end" };
  const site = SITE.exec(text);
  if (site) return { kind: "site", at: at(site[1], site[2]) };
  const retake = RETAKE.exec(text);
  if (retake)
    return { kind: "retake", from: at(retake[1], retake[2]), at: at(retake[3], retake[4]) };
  const lay = LAY.exec(text);
  if (!lay) return null;
  return {
    kind: "lay",
    card: lay[1] ?? "",
    at: at(lay[2], lay[3]),
    ring: (lay[4] as RingCode | undefined) ?? null,
  };
}

/** A cell as text: the key by which it is found. */
export function key(place: At): string {
  return `${place[0]},${place[1]}`;
}

export function writeLay(card: CardCode, place: string, ring: RingCode | null): string {
  return ring === null ? `${card}@${place}` : `${card}@${place}*${ring}`;
}

export function writeRetake(from: string, place: string): string {
  return `lo ${from}>${place}`;
}

export function writeSite(place: At): string {
  return `site ${key(place)}`;
}

/** The moves in ways that a table asks for them. */
export interface Options {
  /** The move with this text. */
  byText: ReadonlyMap<string, Choice>;
  /** Cards of the hand that can be laid somewhere. */
  cards: ReadonlySet<CardCode>;
  /** Where the next location can lie. */
  sites: readonly At[];
  /** Cells whose card can be taken back. */
  sources: ReadonlySet<string>;
  end: Choice | null;
}

export function readOptions(moves: readonly Choice[]): Options {
  const byText = new Map(moves.map((move) => [move.text, move]));
  const cards = new Set<CardCode>();
  const sources = new Set<string>();
  const sites: At[] = [];
  for (const move of moves) {
    const parsed = parseMove(move.text);
    if (parsed?.kind === "lay") cards.add(parsed.card);
    else if (parsed?.kind === "retake") sources.add(key(parsed.from));
    else if (parsed?.kind === "site") sites.push(parsed.at);
  }
  return { byText, cards, sites, sources, end: byText.get("end") ?? null };
}

/** What is in hand for the next step: a card or a cell to take one back from, and a ring. */
export interface Held {
  card: CardCode | null;
  from: string | null;
  ring: RingCode | null;
}

/** The notation of laying what is held at a place; null if nothing is held. */
export function writeHeld(held: Held, place: string): string | null {
  if (held.from !== null) return writeRetake(held.from, place);
  if (held.card !== null) return writeLay(held.card, place, held.ring);
  return null;
}

/** The places where what is held can go. */
export function targetsOf(options: Options, held: Held): Set<string> {
  const targets = new Set<string>();
  for (const text of options.byText.keys()) {
    const parsed = parseMove(text);
    if (parsed?.kind !== "lay" && parsed?.kind !== "retake") continue;
    const place = key(parsed.at);
    if (writeHeld(held, place) === text) targets.add(place);
  }
  return targets;
}

/** Whether a ring can be chosen: it goes with some move now. */
export function usesRing(options: Options, ring: RingCode): boolean {
  if (ring === "lo" && options.sources.size > 0) return true;
  return [...options.byText.keys()].some((text) => text.endsWith(`*${ring}`));
}
