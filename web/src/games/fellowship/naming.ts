// What is to be decided, and what a move is called: message ids and their arguments.
import type { Args } from "../../lib/words.svelte";
import type { Offer } from "../../table/contract";
import { cardArgs, placeArgs } from "./saying";
import { cellAt, currentOf, placeOf } from "./view";
import type { Move, View } from "./wire";

interface Message {
  id: string;
  args?: Args;
}

export function prompt(view: View, moves: Offer<Move>[]): Message {
  if (view.phase === "over") return { id: "table-prompt-over" };
  const location = placeOf(view, currentOf(view) + (view.phase === "site" ? 1 : 0));
  if (moves.length === 0) return { id: "table-prompt-wait", args: { location } };
  if (view.phase === "site") return { id: "table-prompt-site", args: { location } };
  if (view.played === 0) return { id: "table-prompt-play", args: { location } };
  if (moves.every((move) => move.parts.kind === "end")) return { id: "table-prompt-end" };
  return { id: "table-prompt-more", args: { location } };
}

/** The end of the turn; by itself when nothing else can follow. */
export function usual(moves: Offer<Move>[]): { move: Offer<Move>; byItself: boolean } | null {
  const move = moves.find(({ parts }) => parts.kind === "end");
  return move ? { move, byItself: moves.length === 1 } : null;
}

export function nameMove({ parts }: Offer<Move>, view: View): Message {
  if (parts.kind === "end") return { id: "table-end" };
  if (parts.kind === "site")
    return {
      id: "table-move-site",
      args: { way: parts.way ?? "", location: placeOf(view, currentOf(view)) },
    };
  const cell = cellAt(view, parts.at);
  const where = cell ? placeArgs(view, cell) : {};
  if (parts.kind === "retake") {
    const card = cellAt(view, parts.from)?.card;
    return { id: "table-move-retake", args: { ...(card ? cardArgs(card) : {}), ...where } };
  }
  const id = cell?.card ? "table-move-cover" : "table-move-lay";
  const args = { ...cardArgs(parts.card), ...where };
  if (parts.ring === null) return { id, args };
  return { id: `${id}-ring`, args: { ...args, ring: parts.ring } };
}
