// What leaves Schotten Totten: its view, and the parts of its moves.
// Written by `python -m holdfast.server.api.typescript`; not by hand.

export type FormationName = "colour" | "colour-run" | "four" | "run" | "sum" | "three";

export type PhaseName = "claim" | "draw" | "over" | "play" | "recruit" | "return";

export type Deck = "clan" | "tactic";

export type Clan = "B" | "G" | "O" | "R" | "V" | "Y";

export type Tactic = "BA" | "BB" | "JK" | "MF" | "RE" | "SH" | "SP" | "ST" | "TR";

export type Move = Place | Recruit | Strategy | Wail | Betray | Claim | Draw | Return | Done | Pass;

export type Question = Move | Try;

/** A card of a clan. */
export interface ClanCard {
  id: string;
  clan: Clan;
  strength: number;
}

/** A tactic, and how many there are: a troop on a side, a mode on a stone, or a ruse. */
export interface TacticCard {
  id: Tactic;
  copies: number;
  role: "mode" | "ruse" | "troop";
}

/**
 * What is in the box: the cards, the formations from the strongest to the weakest.
 *
 * And what wins a round: so many stones, or so many adjacent ones.
 */
export interface Box {
  clans: Clan[];
  cards: ClanCard[];
  tactics: TacticCard[];
  formations: FormationName[];
  enough: number;
  adjacent: number;
}

/** What a complete side is, and its total. */
export interface Formation {
  name: FormationName;
  total: number;
}

/** A stone: who has claimed it, whose completeness began earlier, and what lies there. */
export interface Stone {
  owner: number | null;
  first: number | null;
  modes: Tactic[];
  size: number;
  sides: string[][];
  formations: (Formation | null)[];
}

/** How many cards a seat holds, and which; none of them if they are hidden. */
export interface Hand {
  clans: number;
  tactics: number;
  cards: string[];
}

/**
 * The stones of a player: how many, and how many are lacking to win by them.
 *
 * `to_three` is null where three adjacent ones are no longer possible.
 */
export interface Border {
  stones: number;
  to_five: number;
  to_three: number | null;
}

/** The table, as a seat sees it. */
export interface View {
  seat: number | null;
  phase: PhaseName;
  round: number;
  rounds: number;
  points: number[];
  borders: Border[];
  tactics: boolean;
  stones: Stone[];
  hands: Hand[];
  deck: number;
  tactics_deck: number;
  discard: string[];
  played: number[];
  passes: number;
  due: number;
}

/** Play a card to a stone. */
export interface Place {
  kind: "place";
  card: string;
  stone: number;
}

/** Play the Recruiter. */
export interface Recruit {
  kind: "recruit";
  card: string;
}

/** Strategist: take one's own card from a stone to another, or away if that is null. */
export interface Strategy {
  kind: "strategy";
  card: string;
  taken: string;
  at: number;
  seat: number;
  stone: number | null;
}

/** Banshee: drive an opposing card away from its stone. */
export interface Wail {
  kind: "wail";
  card: string;
  taken: string;
  at: number;
  seat: number;
}

/** Traitor: take an opposing clan card from its stone to one's own side of a stone. */
export interface Betray {
  kind: "betray";
  card: string;
  taken: string;
  at: number;
  seat: number;
  stone: number;
}

/** Claim a stone. */
export interface Claim {
  kind: "claim";
  stone: number;
}

/** Draw a card. */
export interface Draw {
  kind: "draw";
  deck: Deck;
}

/** Put a card of the hand under its deck; of another's card only the back is seen. */
export interface Return {
  kind: "return";
  card: string | null;
  deck: Deck;
}

/** Claim no more. */
export interface Done {
  kind: "done";
}

/** Play nothing. */
export interface Pass {
  kind: "pass";
}

/** Only for questions: do something with a card of the hand, at a stone, to a card there. */
export interface Try {
  kind: "try";
  card: string;
  stone?: number | null;
  taken?: string | null;
}

export const BOX: Box = {
  clans: ["R", "O", "Y", "G", "B", "V"],
  cards: [
    { id: "R1", clan: "R", strength: 1 },
    { id: "R2", clan: "R", strength: 2 },
    { id: "R3", clan: "R", strength: 3 },
    { id: "R4", clan: "R", strength: 4 },
    { id: "R5", clan: "R", strength: 5 },
    { id: "R6", clan: "R", strength: 6 },
    { id: "R7", clan: "R", strength: 7 },
    { id: "R8", clan: "R", strength: 8 },
    { id: "R9", clan: "R", strength: 9 },
    { id: "O1", clan: "O", strength: 1 },
    { id: "O2", clan: "O", strength: 2 },
    { id: "O3", clan: "O", strength: 3 },
    { id: "O4", clan: "O", strength: 4 },
    { id: "O5", clan: "O", strength: 5 },
    { id: "O6", clan: "O", strength: 6 },
    { id: "O7", clan: "O", strength: 7 },
    { id: "O8", clan: "O", strength: 8 },
    { id: "O9", clan: "O", strength: 9 },
    { id: "Y1", clan: "Y", strength: 1 },
    { id: "Y2", clan: "Y", strength: 2 },
    { id: "Y3", clan: "Y", strength: 3 },
    { id: "Y4", clan: "Y", strength: 4 },
    { id: "Y5", clan: "Y", strength: 5 },
    { id: "Y6", clan: "Y", strength: 6 },
    { id: "Y7", clan: "Y", strength: 7 },
    { id: "Y8", clan: "Y", strength: 8 },
    { id: "Y9", clan: "Y", strength: 9 },
    { id: "G1", clan: "G", strength: 1 },
    { id: "G2", clan: "G", strength: 2 },
    { id: "G3", clan: "G", strength: 3 },
    { id: "G4", clan: "G", strength: 4 },
    { id: "G5", clan: "G", strength: 5 },
    { id: "G6", clan: "G", strength: 6 },
    { id: "G7", clan: "G", strength: 7 },
    { id: "G8", clan: "G", strength: 8 },
    { id: "G9", clan: "G", strength: 9 },
    { id: "B1", clan: "B", strength: 1 },
    { id: "B2", clan: "B", strength: 2 },
    { id: "B3", clan: "B", strength: 3 },
    { id: "B4", clan: "B", strength: 4 },
    { id: "B5", clan: "B", strength: 5 },
    { id: "B6", clan: "B", strength: 6 },
    { id: "B7", clan: "B", strength: 7 },
    { id: "B8", clan: "B", strength: 8 },
    { id: "B9", clan: "B", strength: 9 },
    { id: "V1", clan: "V", strength: 1 },
    { id: "V2", clan: "V", strength: 2 },
    { id: "V3", clan: "V", strength: 3 },
    { id: "V4", clan: "V", strength: 4 },
    { id: "V5", clan: "V", strength: 5 },
    { id: "V6", clan: "V", strength: 6 },
    { id: "V7", clan: "V", strength: 7 },
    { id: "V8", clan: "V", strength: 8 },
    { id: "V9", clan: "V", strength: 9 },
  ],
  tactics: [
    { id: "JK", copies: 2, role: "troop" },
    { id: "SP", copies: 1, role: "troop" },
    { id: "SH", copies: 1, role: "troop" },
    { id: "BB", copies: 1, role: "mode" },
    { id: "MF", copies: 1, role: "mode" },
    { id: "RE", copies: 1, role: "ruse" },
    { id: "ST", copies: 1, role: "ruse" },
    { id: "BA", copies: 1, role: "ruse" },
    { id: "TR", copies: 1, role: "ruse" },
  ],
  formations: ["colour-run", "three", "colour", "run", "sum"],
  enough: 5,
  adjacent: 3,
};
