// What is to be decided, and what a move is called: message ids and their arguments.
import type { Args } from "../../lib/words.svelte";
import type { Offer } from "../../table/contract";
import { key } from "./moves";
import { cardArgs } from "./saying";
import { currentOf, placeOf } from "./view";
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

export function nameMove({ parts }: Offer<Move>, view: View): Message {
  if (parts.kind === "end") return { id: "table-end" };
  const place = key(parts.at);
  if (parts.kind === "site")
    return { id: "table-move-site", args: { place, location: placeOf(view, currentOf(view) + 1) } };
  if (parts.kind === "retake") {
    const from = key(parts.from);
    return { id: "table-move-retake", args: { from, place } };
  }
  const covers = view.cells.some((cell) => key(cell.at) === place && cell.card !== null);
  const id = covers ? "table-move-cover" : "table-move-lay";
  const args = { ...cardArgs(parts.card), place };
  if (parts.ring === null) return { id, args };
  return { id: `${id}-ring`, args: { ...args, ring: parts.ring } };
}
