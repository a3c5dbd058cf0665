// The view of this game, as the server sends it: holdfast/games/rheinlander/text.py.

export type Phase = "play" | "castle" | "bastion" | "over";

/** A castle, a bishopric, or a city with its value. */
export type Centre = "c" | "b" | "2" | "3" | "4";

/** A place for a centre: the two spaces that it touches, and who garrisons its castle. */
export interface Slot {
  name: string;
  touches: string[];
  centre: Centre;
  garrison: number | null;
}

export interface Duchy {
  spaces: string[];
  /** The slots that it touches, counted from 1. */
  slots: number[];
  owner: number | null;
  /** Knights by seat, garrisons among them. */
  knights: number[];
  /** What is paid to an owner who loses it. */
  value: number;
  bishop: boolean;
}

/** What a player has left. */
export interface Supply {
  knights: number;
  bastions: number;
  bishops: number;
  cards: number;
}

export interface View {
  seat: number | null;
  phase: Phase;
  board: string;
  opener: number;
  /** This round is the last. */
  ended: boolean;
  /** A bastion was placed in this turn. */
  built: boolean;
  /** Where the knight stands beside whose castles something is to be decided. */
  spot: string | null;
  archbishop: number | null;
  /** Whose knight stands where. */
  knights: Record<string, number>;
  bastions: string[];
  slots: Slot[];
  duchies: Duchy[];
  players: Supply[];
  hand: number[];
  discard: number[];
  deck: number;
}
