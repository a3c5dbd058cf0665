import { COLOURS, type GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import { describe, nameMove, promptOf } from "./telling";
import type { Move, View } from "./wire";

export const table: GameTable<View, Move> = {
  Board,
  colours: (_view, players) => COLOURS.slice(0, players),
  prompt: promptOf,
  describe,
  nameMove,
};
