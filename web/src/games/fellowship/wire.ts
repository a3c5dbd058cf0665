// What leaves Die Gefährten: its view, and the parts of its moves.
// Written by `python -m holdfast.server.api.typescript`; not by hand.

export type Figure = "companion" | "hobbit" | "nazgul";

export type Side =
  | "above-left"
  | "above-right"
  | "below-left"
  | "below-right"
  | "bottom-left"
  | "bottom-right"
  | "left"
  | "right"
  | "top-left"
  | "top-right";

export type Way =
  | "above"
  | "below"
  | "bottom-left"
  | "bottom-right"
  | "left"
  | "right"
  | "top-left"
  | "top-right";

export type PhaseName = "over" | "play" | "site";

export type Colour = "blue" | "green" | "red" | "yellow";

export type Ring = "be" | "br" | "lo" | "r1" | "r2" | "we";

export type LocationId =
  | "amon-hen"
  | "bag-end"
  | "bree"
  | "caradhras"
  | "ford"
  | "gate-of-moria"
  | "lothlorien"
  | "moria"
  | "rivendell"
  | "weathertop";

export type Holder = number | "lost" | "table" | null;

export type Move = Lay | Retake | Site | End;

/** A row and a column; rows grow downwards. */
export type At = [row: number, column: number];

/** A card: what its corner says, and who is on it. */
export interface Card {
  id: string;
  colour: Colour;
  value: string;
  figure: Figure;
}

/** A colour, and what sentences call it. */
export interface Paint {
  name: Colour;
  letter: string;
}

/** What is in the box: the colours, the cards of every kind, the rings; and a full hand. */
export interface Box {
  colours: Paint[];
  cards: Card[];
  rings: Ring[];
  hand: number;
}

/** A location: what it shows, and where its left cell is once it lies on the table. */
export interface Location {
  id: LocationId;
  name: string;
  black: boolean;
  points: number[];
  rings: Ring[];
  special: boolean;
  at: At | null;
  scored: boolean;
}

/**
 * A cell: its open card, the ring on that, and what lies below, the lowest first.
 *
 * People call it by a location that it borders, the current one if it can be, and by its side.
 */
export interface Cell {
  at: At;
  location: number;
  side: Side;
  card: string | null;
  ring: Ring | null;
  covered: string[];
}

/** A colour at the current location: its total, and what it would be paid as it stands. */
export interface Standing {
  colour: Colour;
  seat: number;
  total: number | null;
  points: number;
}

/** What all see of a player; `unseen` is what hand and deck hold together. */
export interface Player {
  colours: Colour[];
  points: number;
  hand: number;
  deck: number;
  unseen: string[];
}

/** The table, as a seat sees it. */
export interface View {
  seat: number | null;
  phase: PhaseName;
  locations: Location[];
  black: boolean;
  standings: Standing[];
  cells: Cell[];
  around: number[];
  players: Player[];
  hand: string[];
  box: string[];
  rings: Record<Ring, Holder>;
  played: number;
  last: number;
}

/** Lay a card of the hand at a cell, with a ring or without. */
export interface Lay {
  kind: "lay";
  card: string;
  at: At;
  ring: Ring | null;
}

/** Take a card of the table back, and lay it at a cell: the ring of Lothlórien. */
export interface Retake {
  kind: "retake";
  from: At;
  at: At;
  ring: Ring;
}

/** Place the next location by its left cell; the way there from the current one is told. */
export interface Site {
  kind: "site";
  at: At;
  way: Way | null;
}

/** End the turn. */
export interface End {
  kind: "end";
}

export const BOX: Box = {
  colours: [
    { name: "red", letter: "r" },
    { name: "blue", letter: "b" },
    { name: "green", letter: "g" },
    { name: "yellow", letter: "y" },
  ],
  cards: [
    { id: "r0", colour: "red", value: "0", figure: "companion" },
    { id: "r1", colour: "red", value: "1", figure: "companion" },
    { id: "r2", colour: "red", value: "2", figure: "companion" },
    { id: "r3", colour: "red", value: "3", figure: "hobbit" },
    { id: "r4", colour: "red", value: "4", figure: "companion" },
    { id: "r5", colour: "red", value: "5", figure: "companion" },
    { id: "rN", colour: "red", value: "N", figure: "nazgul" },
    { id: "b0", colour: "blue", value: "0", figure: "companion" },
    { id: "b1", colour: "blue", value: "1", figure: "companion" },
    { id: "b2", colour: "blue", value: "2", figure: "companion" },
    { id: "b3", colour: "blue", value: "3", figure: "hobbit" },
    { id: "b4", colour: "blue", value: "4", figure: "companion" },
    { id: "b5", colour: "blue", value: "5", figure: "companion" },
    { id: "bN", colour: "blue", value: "N", figure: "nazgul" },
    { id: "g0", colour: "green", value: "0", figure: "companion" },
    { id: "g1", colour: "green", value: "1", figure: "companion" },
    { id: "g2", colour: "green", value: "2", figure: "companion" },
    { id: "g3", colour: "green", value: "3", figure: "hobbit" },
    { id: "g4", colour: "green", value: "4", figure: "companion" },
    { id: "g5", colour: "green", value: "5", figure: "companion" },
    { id: "gN", colour: "green", value: "N", figure: "nazgul" },
    { id: "y0", colour: "yellow", value: "0", figure: "companion" },
    { id: "y1", colour: "yellow", value: "1", figure: "companion" },
    { id: "y2", colour: "yellow", value: "2", figure: "companion" },
    { id: "y3", colour: "yellow", value: "3", figure: "hobbit" },
    { id: "y4", colour: "yellow", value: "4", figure: "companion" },
    { id: "y5", colour: "yellow", value: "5", figure: "companion" },
    { id: "yN", colour: "yellow", value: "N", figure: "nazgul" },
  ],
  rings: ["be", "br", "we", "r1", "r2", "lo"],
  hand: 6,
};
