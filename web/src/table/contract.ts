// What the page and the tables of the games know of each other. A game's table draws a view and
// offers the moves that the server listed; it knows no rule.
import type { Component } from "svelte";
import type { Choice, Explained, Preview, Told, WhyShown } from "../lib/protocol";
import type { Tap } from "../lib/sound";
import type { Args } from "../lib/words.svelte";

export type Colour = "red" | "gold" | "blue" | "green" | "purple";

/** The colours of the seats, unless a game says otherwise. */
export const COLOURS: readonly Colour[] = ["red", "gold", "blue", "green", "purple"];

/** A seat, as the tables show it. */
export interface Face {
  seat: number;
  name: string;
  colour: Colour;
  /** One of mine. */
  mine: boolean;
  /** It decides now. */
  turn: boolean;
  /** A bot plays it. */
  bot: boolean;
  /** The bot is thinking about its move. */
  thinking: boolean;
  /** Its points, if they are open. */
  score: number | null;
}

/** A legal move, with its parts as the game declares them in its `wire.ts`. */
export interface Offer<Move> extends Choice {
  parts: Move;
}

/** Something that happened since the last picture: a move's parts, and its sentences. */
export interface Event<Move = unknown> {
  seq: number;
  seat: number | null;
  /** As whoever looks may know them; null for a move of older rules. */
  parts: Move | null;
  told: Told[];
}

/** Questions that only the server can answer. They change nothing. */
export interface Asker {
  /** Why a move with these parts is not possible now; a game says in its `wire.ts` what it is asked. */
  why: (question: { kind: string }) => Promise<WhyShown>;
  /** What a legal move would change: its sentences, and the public table after it. */
  preview: (move: Choice) => Promise<Preview>;
  /** What the game says about something on the table: `stone 4`. */
  explain: (what: string) => Promise<Explained>;
}

/** What a table gets. What can be pointed at now has the attribute `data-can` there, and nothing
 *  else has it: "move" if pointing at it makes a move, "pick" if it begins one. */
export interface BoardProps<View, Move = unknown> {
  /** The game's part of the view: `match.table`. */
  view: View;
  faces: Face[];
  /** With whose eyes it is seen: a seat, or null for a spectator. Boards turn towards it. */
  eyes: number | null;
  /** The moves that can be made now by who looks; none while others decide, or in a replay. */
  moves: Offer<Move>[];
  /** A move that was sent, or that waits to be confirmed: show it as a ghost. */
  pending: Offer<Move> | null;
  /** What happened since the picture before, for animation and marks; often one move. */
  events: Event<Move>[];
  /** Everything that happened up to this picture, the oldest first, for tables that show the past. */
  story?: readonly Event<Move>[];
  /** Make a move. The page confirms it first, if the person wants that. */
  play: (move: Choice) => void;
  ask: Asker;
  /** A sentence of the game, or of its table: `games/<game>/words/<language>.ftl`. */
  say: (id: string, args?: Args) => string;
  /** A sentence told by the server, with the names of the players in it. */
  tell: (told: Told) => string;
}

/** What a game brings to the page. */
export interface GameTable<View, Move = unknown> {
  Board: Component<BoardProps<View, Move>>;
  /** The board itself names the players and says whose turn it is, also on a small screen. */
  showsPlayers?: boolean;
  /** What a move sounds like; usually a card. */
  sound?: Tap;
  /** The colours of the seats; usually COLOURS. */
  colours: (view: View, players: number) => Colour[];
  /** What is to be decided now, as a message id of the game's words with arguments: "choose-card". */
  prompt: (view: View, moves: Offer<Move>[]) => { id: string; args?: Args };
  /** The table in sentences, for those who listen: message ids and arguments, in reading order.
   *  Sections: "hand", "board", "scores". */
  describe: (
    view: View,
    faces: Face[],
    eyes: number | null,
    say: (id: string, args?: Args) => string,
  ) => Record<"hand" | "board" | "scores", string[]>;
  /** The name of a move, for buttons and confirmation: message id and arguments. */
  nameMove: (move: Offer<Move>, view: View) => { id: string; args?: Args };
}
