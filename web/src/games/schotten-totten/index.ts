import { COLOURS, type GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";
import { describe, nameMove, promptOf, tallies } from "./telling";
import type { Move, View } from "./wire";

export const table: GameTable<View, Move> = {
  Board,
  Thing: Piece,
  whole: 760,
  colours: (_view, players) => COLOURS.slice(0, players),
  tallies,
  prompt: promptOf,
  describe,
  routine: ["drew-card", "drew-clan", "drew-tactic", "claims-done"],
  usual: (moves) => {
    const move = moves.find(({ parts }) => parts.kind === "done");
    return move ? { move, byItself: moves.length === 1 } : null;
  },
  nameMove,
};
