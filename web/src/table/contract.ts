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
  /** What kind of bot has it, in words; empty where a person does. */
  bot: string;
  /** The bot is thinking about its move. */
  thinking: boolean;
  /** Its points, if they are open. */
  score: number | null;
}

/** A number beside a name: what it is called and what it means, as message ids, and how much. */
export interface Tally {
  id: string;
  value: number | string;
  meaning: { id: string; args?: Args };
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

/** What a card or a piece says of itself. Boards attach it to the thing: `explain.svelte.ts`. */
export interface Explanation<Move = unknown> {
  title: string;
  /** What it does, in sentences. */
  does: string[];
  /** The number of its rule. */
  rule: string;
  /** What can be done with it now, by who looks and decides. */
  moves?: Offer<Move>[];
  /** If that is nothing: what to ask the server. */
  why?: { kind: string };
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

/** What a table gets. Its keys are declared in `games/<game>/keys.ts`, with their sentences among the
 *  words of the table (`keys-<name>`, `keys-<name>-<does>`), and are read by `useKeys` of
 *  `lib/keyboard.svelte.ts`, so that "?" lists them; nothing else reads which key was pressed.
 *
 *  What can be pointed at now has the attribute `data-can` there, and nothing
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
  /** What happened since the picture before, for animation; often one move. */
  events: Event<Move>[];
  /** What stays marked, in the colour of whoever did it, the oldest first: what the others did since
   *  the last move of whoever looks. What they touched has the attribute `data-mark`, which names
   *  the colour. */
  marks: Event<Move>[];
  /** Everything that happened up to this picture, the oldest first, for tables that show the past. */
  story?: readonly Event<Move>[];
  /** The moves that the page speaks of now: of a line of the log, a hint, a card that says where it
   *  may go. The cards, pieces and places that they name have the attribute `data-lit`; those of a
   *  single move are brought into view. What a move takes has `data-goes="from"` besides, and where
   *  it goes `data-goes="to"`: an arrow is drawn between them where moves are compared. */
  lit?: readonly Move[];
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
  /** In a narrower room it hides places of the table, so that drawings are never narrower. */
  whole?: number;
  /** How a thing of the editor's palette is drawn, by the name that the game gives it. */
  Thing?: Component<{ name: string }>;
  /** What a move sounds like; usually a card. */
  sound?: Tap;
  /** The colours of the seats; usually COLOURS. */
  colours: (view: View, players: number) => Colour[];
  /** What one plays for, as it stands for a seat, the most important first; usually the points. */
  tallies?: (view: View, seat: number, score: number | null) => Tally[];
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
  /** Sentences that are a matter of routine: the log folds them, and they are soon seen. */
  routine?: readonly string[];
  /** The answer that one key gives as a matter of routine: no more of something, the end of a turn.
   *  It may be said by itself, after a moment, for those who want that. */
  usual?: (moves: Offer<Move>[], view: View) => { move: Offer<Move>; byItself: boolean } | null;
  /** The name of a move, for buttons and confirmation: message id and arguments. */
  nameMove: (move: Offer<Move>, view: View) => { id: string; args?: Args };
}
