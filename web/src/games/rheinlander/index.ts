import type { Args } from "../../lib/words.svelte";
import { COLOURS, type GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import { describeTable, tallies } from "./describe";
import { spaceArgs } from "./moves";
import Piece from "./Piece.svelte";
import type { Move, View } from "./wire";

export const table: GameTable<View, Move> = {
  Board,
  Thing: Piece,
  showsPlayers: true,
  sound: "knight",
  colours: (_view, players) => COLOURS.slice(0, players),
  prompt: (view, moves) => {
    if (view.phase === "castle") return { id: "table-prompt-castle" };
    if (view.phase === "bastion") return { id: "table-prompt-bastion" };
    const drops = moves.some((move) => move.parts.kind === "drop");
    return { id: drops ? "table-prompt-drop" : "table-prompt-play" };
  },
  tallies,
  describe: describeTable,
  routine: ["done", "drew", "drew-card"],
  usual: (moves) => {
    const move = moves.find(({ parts }) => parts.kind === "done");
    return move ? { move, byItself: true } : null;
  },
  nameMove: ({ parts }) => {
    const args: Args = {};
    if ("card" in parts) args.card = parts.card;
    if ("space" in parts) Object.assign(args, spaceArgs(parts.space));
    return { id: `table-name-${parts.kind}`, args };
  },
};
