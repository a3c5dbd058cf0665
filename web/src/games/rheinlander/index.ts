import type { Args } from "../../lib/words.svelte";
import { COLOURS, type GameTable } from "../../table/contract";
import Board from "./Board.svelte";
import { describeTable } from "./describe";
import { readMove, spaceArgs } from "./moves";
import type { View } from "./view";

export const table: GameTable<View> = {
  Board,
  showsPlayers: true,
  sound: "knight",
  colours: (_view, players) => COLOURS.slice(0, players),
  prompt: (view, moves) => {
    if (view.phase === "castle") return { id: "table-prompt-castle" };
    if (view.phase === "bastion") return { id: "table-prompt-bastion" };
    const drops = moves.some((move) => readMove(move.text)?.kind === "drop");
    return { id: drops ? "table-prompt-drop" : "table-prompt-play" };
  },
  describe: describeTable,
  nameMove: (move) => {
    const step = readMove(move.text);
    if (!step) return { id: "table-name-other", args: { text: move.text } };
    const args: Args = {};
    if ("card" in step) args.card = step.card;
    if ("space" in step) Object.assign(args, spaceArgs(step.space));
    return { id: `table-name-${step.kind}`, args };
  },
};
