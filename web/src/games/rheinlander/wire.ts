// What leaves Rheinländer: its view, and the parts of its moves.
// Written by `python -m holdfast.server.api.typescript`; not by hand.

export type PhaseName = "bastion" | "castle" | "over" | "play";

export type Centre = "2" | "3" | "4" | "b" | "c";

export type Move = Place | Reinforce | Exchange | Bastion | Drop | Done | Garrison | Refuse;

export type Question = Move | Try;

/** A space: on which side of the river it lies (W is the river, I an island), and how far. */
export interface Space {
  name: string;
  side: string;
  number: number;
}

/** A place for a centre: the two spaces that it touches, and who garrisons its castle. */
export interface Slot {
  name: string;
  touches: string[];
  centre: Centre;
  garrison: number | null;
  asked: boolean;
}

/** A duchy: where it is, whose, how strong, and what is paid to an owner who loses it. */
export interface Duchy {
  spaces: string[];
  slots: number[];
  owner: number | null;
  knights: number[];
  value: number;
  bishop: boolean;
}

/**
 * What a player has left, and has on the board: all of it is open.
 *
 * `holdings` is what dukes, centres and the archbishop would bring if the match ended now; when
 * it is over, they are paid out.
 */
export interface Supply {
  knights: number;
  bastions: number;
  bishops: number;
  cards: number;
  holdings: number;
}

/** The table, as a seat sees it; `scores` has null for the coins that are hidden. */
export interface View {
  seat: number | null;
  scores: (number | null)[];
  phase: PhaseName;
  board: string;
  opener: number;
  ended: boolean;
  built: boolean;
  spot: string | null;
  archbishop: number | null;
  spaces: Space[];
  knights: Record<string, number>;
  bastions: string[];
  slots: Slot[];
  duchies: Duchy[];
  players: Supply[];
  hand: number[];
  discard: number[];
  deck: number;
}

/** Place a knight in the region of the card. */
export interface Place {
  kind: "place";
  card: number;
  space: Space;
}

/** Bring a knight as a reinforcement, with the card of any region. */
export interface Reinforce {
  kind: "reinforce";
  card: number;
  space: Space;
}

/** Put a knight in the place of a rival's, in the region of the card. */
export interface Exchange {
  kind: "exchange";
  card: number;
  space: Space;
}

/** Place a bastion. */
export interface Bastion {
  kind: "bastion";
  space: Space;
}

/** Discard the card: no knight can be brought. */
export interface Drop {
  kind: "drop";
  card: number;
}

/** Place no bastion. */
export interface Done {
  kind: "done";
}

/** Put a knight into the castle for which that is to be decided. */
export interface Garrison {
  kind: "garrison";
  castle: string | null;
}

/** Leave the castle empty for which that is to be decided. */
export interface Refuse {
  kind: "refuse";
  castle: string | null;
}

/** Only for questions: bring a knight to a space with a card, or a bastion without one. */
export interface Try {
  kind: "try";
  space: string;
  card?: number | null;
}

/**
 * A space of a map: what grows there, its regions, the place for a knight, its neighbours.
 *
 * Side and number are those of the `Space` in views and moves.
 */
export interface SpaceDrawn {
  name: string;
  side: string;
  number: number;
  cover: "field" | "island" | "meadow" | "river" | "vine" | "wood";
  regions: number[];
  middle: number[];
  near: string[];
}

/** A line of a map, with the spaces on its sides; `points` are x, y, x, y and so on. */
export interface LineDrawn {
  kind: "edge" | "field" | "ford" | "mouth" | "shore";
  spaces: string[];
  points: number[];
}

/** A name on a map: the middle of its line, its slope in degrees, the size of its letters. */
export interface LabelDrawn {
  text: string;
  middle: number[];
  slope: number;
  size: number;
}

/** A place for a centre; `away` is the direction from the river to the land. */
export interface SlotDrawn {
  name: string;
  middle: number[];
  radius: number;
  away: number[];
  label: LabelDrawn;
}

/** An ornament of a map: its middle, how far it reaches, and its SVG round the origin. */
export interface PictureDrawn {
  middle: number[];
  radius: number;
  picture: string;
}

/** A board as a map; pictures are SVG, and `centres` those of the towns. */
export interface BoardDrawn {
  title: string;
  width: number;
  height: number;
  depth: number;
  spaces: SpaceDrawn[];
  lines: LineDrawn[];
  numbers: number[][];
  slots: SlotDrawn[];
  islands: LabelDrawn[];
  rose: PictureDrawn;
  scroll: PictureDrawn;
  country: string;
  mouths: string;
  growth: string;
  flow: string;
  frame: string;
  centres: Record<string, string>;
  centre_radius: number;
}
