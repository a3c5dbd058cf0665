// What Die Gefährten brings to the page.
import type { GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import { nameMove, prompt } from "./naming";
import { describe } from "./telling";
import { paintOf } from "./view";
import type { Move, View } from "./wire";

export const table: GameTable<View, Move> = {
  Board,
  colours: (view) => view.players.map((player) => paintOf(player.colours[0] ?? "red")),
  prompt,
  describe,
  nameMove,
};
