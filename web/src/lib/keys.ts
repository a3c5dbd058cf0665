// The keys of the page, declared once: what reads them (`useKeys`) and the list under "?" both come
// from here. A game declares those of its table in the same way, in its own `keys.ts`.
import type { Part } from "./words.svelte";

/** Keys that belong together. */
export interface Keys<Does extends string = string> {
  /** Whose words say it: the page's, or those of a game's table. `keys-<name>` is the heading of
   *  these keys, and `keys-<name>-<does>` says what one of them does. */
  words: Part;
  name: string;
  /** What is done, and by which keys, as `KeyboardEvent.key` names them. */
  uses: Readonly<Record<Does, readonly string[]>>;
}

export const LEFT_RIGHT = ["ArrowLeft", "ArrowRight"] as const;
export const UP_DOWN = ["ArrowUp", "ArrowDown"] as const;
export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;

/** On every page. All but the first are the browser's own, and are listed only. */
export const PAGE_KEYS = {
  words: "page",
  name: "page",
  uses: { list: ["?"], next: ["Tab"], press: ["Enter", " "], close: ["Escape"] },
} as const satisfies Keys;

/** In the field for one's name. */
export const NAME_KEYS = {
  words: "page",
  name: "name",
  uses: { keep: ["Escape"] },
} as const satisfies Keys;

/** At a table, wherever the focus is. */
export const ROOM_KEYS = {
  words: "page",
  name: "room",
  uses: { usual: ["n"], skip: ["."], again: [","], mute: ["m"], places: ["c"], what: ["w"] },
} as const satisfies Keys;

/** While a move waits for a yes. */
export const ASKED_KEYS = {
  words: "page",
  name: "asked",
  uses: { no: ["Escape"] },
} as const satisfies Keys;

/** While a card or a piece says what it is. */
export const EXPLAINED_KEYS = {
  words: "page",
  name: "explained",
  uses: { rule: ["i"], close: ["Escape"] },
} as const satisfies Keys;

/** On a map that can be moved and enlarged. */
export const MAP_KEYS = {
  words: "page",
  name: "map",
  uses: { pan: ARROWS, nearer: ["+"], farther: ["-"], all: ["0"] },
} as const satisfies Keys;

/** In a lesson, wherever the focus is. */
export const LEARN_KEYS = {
  words: "learn",
  name: "learn",
  uses: { next: ["."], back: [","], what: ["w"] },
} as const satisfies Keys;

/** In a puzzle, wherever the focus is. */
export const PUZZLE_KEYS = {
  words: "puzzles",
  name: "puzzles",
  uses: { another: ["."], again: [","] },
} as const satisfies Keys;

/** In the analysis of a match, wherever the focus is. */
export const ANALYSIS_KEYS = {
  words: "analysis",
  name: "analysis",
  uses: { next: ["."], previous: [","], show: ["1", "2", "3", "4"] },
} as const satisfies Keys;

/** In a study, unless the table itself has the focus. */
export const STUDY_KEYS = {
  words: "study",
  name: "study",
  uses: { step: [",", "."], reply: ["b"], best: ["h"] },
} as const satisfies Keys;

/** Where things lie, in the editor, and on its palette. */
export const EDIT_KEYS = {
  words: "study",
  name: "edit",
  uses: {
    walk: ARROWS,
    point: ["Enter", " "],
    take: ["Delete", "Backspace"],
    back: ["Escape"],
    undo: ["z"],
  },
} as const satisfies Keys;

/** In a replay, unless the table itself has the focus. */
export const REPLAY_KEYS = {
  words: "page",
  name: "replay",
  uses: { step: LEFT_RIGHT, leap: ["PageUp", "PageDown"], first: ["Home"], last: ["End"] },
} as const satisfies Keys;
