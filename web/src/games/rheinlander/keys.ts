import { ARROWS, type Keys, LEFT_RIGHT } from "../../lib/keys";

/** On the spaces of the map. */
export const SPACE_KEYS = {
  words: "rheinlander",
  name: "spaces",
  uses: {
    walk: ARROWS,
    follow: ["PageUp", "PageDown"],
    first: ["Home"],
    last: ["End"],
    pick: ["Enter", " "],
  },
} as const satisfies Keys;

/** In the list of players. */
export const PLAYER_KEYS = {
  words: "rheinlander",
  name: "players",
  uses: { walk: LEFT_RIGHT },
} as const satisfies Keys;

/** Wherever the focus is at the table. */
export const RIVER_KEYS = {
  words: "rheinlander",
  name: "river",
  uses: { cancel: ["Escape"] },
} as const satisfies Keys;
