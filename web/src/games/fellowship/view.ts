// The view of this game, as the server sends it: holdfast/games/fellowship/text.py.
import type { Colour } from "../../table/contract";

/** A row and a column; rows grow downwards. */
export type At = [row: number, column: number];
export type Letter = "r" | "b" | "g" | "y";
export type RingCode = "be" | "br" | "we" | "r1" | "r2" | "lo";
/** A colour's letter and a value: `r4`, `rN`. */
export type CardCode = string;

export interface Location {
  name: string;
  black: boolean;
  /** For the first, second and third place. */
  points: number[];
  rings: RingCode[];
  /** Its left cell, once it lies on the table. */
  at: At | null;
  scored: boolean;
}

export interface Cell {
  at: At;
  card: CardCode | null;
  ring: RingCode | null;
  /** What lies below the open card. */
  covered: CardCode[];
}

export interface Standing {
  colour: string;
  seat: number;
  /** Null without a card there. */
  total: number | null;
  /** What it would be paid as it stands. */
  points: number;
}

export interface Player {
  colours: string[];
  points: number;
  hand: number;
  deck: number;
  /** What hand and deck hold together. */
  unseen: CardCode[];
}

export interface View {
  seat: number | null;
  phase: "play" | "site" | "over" | (string & {});
  locations: Location[];
  /** Whether the current location is black now. */
  black: boolean;
  /** The totals at the current location, in order of rank. */
  standings: Standing[];
  cells: Cell[];
  /** The cells round the current location, as numbers in `cells`. */
  around: number[];
  players: Player[];
  hand: CardCode[];
  /** What has left the game. */
  box: CardCode[];
  /** Who holds a ring; null if nobody has won it. */
  rings: Record<RingCode, number | "table" | "lost" | null>;
  /** Cards laid in this turn. */
  played: number;
  last: number;
}

export const RINGS: readonly RingCode[] = ["be", "br", "we", "r1", "r2", "lo"];

/** What the words and the pictures call the locations, in the order of the road. */
export const PLACES = [
  "bag-end",
  "bree",
  "weathertop",
  "ford",
  "rivendell",
  "caradhras",
  "gate-of-moria",
  "moria",
  "lothlorien",
  "amon-hen",
] as const;
export type Place = (typeof PLACES)[number];

/** Locations that ask for something besides; the words say what. */
export const SPECIAL: readonly Place[] = ["ford", "caradhras", "moria"];

const PAINTS: Record<Letter, Colour> = { r: "red", b: "blue", g: "green", y: "gold" };

/** The letter of a colour, from its name or a card. */
export function letterOf(text: string): Letter {
  const letter = text[0];
  return letter === "b" || letter === "g" || letter === "y" ? letter : "r";
}

/** The page's colour for a colour of this game: yellow is our gold. */
export function paintOf(text: string): Colour {
  return PAINTS[letterOf(text)];
}

export type Figure = "hobbit" | "nazgul" | "companion";

export function valueOf(card: CardCode): string {
  return card.slice(1);
}

export function figureOf(card: CardCode): Figure {
  const value = valueOf(card);
  if (value === "N") return "nazgul";
  return value === "3" ? "hobbit" : "companion";
}

export function placeOf(number: number): Place {
  return PLACES[number] ?? "bag-end";
}

/** The number of the current location: the one placed last. */
export function currentOf(view: View): number {
  return view.locations.filter((location) => location.at !== null).length - 1;
}

/** The rings that a seat holds. */
export function ringsOf(view: View, seat: number | null): RingCode[] {
  return seat === null ? [] : RINGS.filter((ring) => view.rings[ring] === seat);
}
