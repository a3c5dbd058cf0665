// What this game brings to the page.
import { COLOURS, type GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";
import { describe, nameMove, prompt } from "./telling";
import type { Move, View } from "./wire";

export const table: GameTable<View, Move> = {
  Board,
  Thing: Piece,
  sound: "stone",
  colours: (_view, players) => COLOURS.slice(0, players),
  prompt,
  describe,
  routine: ["drew"],
  nameMove,
};
