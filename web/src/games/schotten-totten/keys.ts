import { type Keys, LEFT_RIGHT, UP_DOWN } from "../../lib/keys";

/** At the border. */
export const BORDER_KEYS = {
  words: "schotten-totten",
  name: "border",
  uses: {
    stone: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    walk: LEFT_RIGHT,
    cards: UP_DOWN,
    cancel: ["Escape"],
  },
} as const satisfies Keys;
