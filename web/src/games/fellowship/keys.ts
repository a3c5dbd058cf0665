import { ARROWS, type Keys, LEFT_RIGHT } from "../../lib/keys";

/** On the spaces of the table. */
export const SPACE_KEYS = {
  words: "fellowship",
  name: "spaces",
  uses: { walk: ARROWS },
} as const satisfies Keys;

/** In one's hand. */
export const HAND_KEYS = {
  words: "fellowship",
  name: "hand",
  uses: { walk: LEFT_RIGHT },
} as const satisfies Keys;

/** Wherever the focus is at the table. */
export const ROAD_KEYS = {
  words: "fellowship",
  name: "road",
  uses: { cancel: ["Escape"] },
} as const satisfies Keys;
