import { COLOURS, type GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import type { View } from "./view";

export const table: GameTable<View> = {
  Board,
  colours: (_view, players) => COLOURS.slice(0, players),
  prompt: () => ({ id: "prompt" }),
  describe: () => ({ hand: [], board: [], scores: [] }),
  nameMove: (move) => ({ id: "move", args: { text: move.text } }),
};
