// What Die Gefährten brings to the page.
import type { GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import { nameMove, prompt, usual } from "./naming";
import Piece from "./Piece.svelte";
import { describe, tallies } from "./telling";
import { paintOf } from "./view";
import type { Move, View } from "./wire";

export const table: GameTable<View, Move> = {
  Board,
  Thing: Piece,
  showsPlayers: true,
  colours: (view) => view.players.map((player) => paintOf(player.colours[0] ?? "red")),
  tallies,
  prompt,
  describe,
  routine: ["drew", "drew-card", "ended"],
  usual,
  nameMove,
};
