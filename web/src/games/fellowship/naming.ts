// What is to be decided, and what a move is called: message ids and their arguments.
import type { Choice } from "../../lib/protocol";
import type { Args } from "../../lib/words.svelte";
import { key, parseMove } from "./moves";
import { cardArgs } from "./saying";
import { currentOf, placeOf, type View } from "./view";

interface Message {
  id: string;
  args?: Args;
}

export function prompt(view: View, moves: Choice[]): Message {
  if (view.phase === "over") return { id: "table-prompt-over" };
  const location = placeOf(currentOf(view) + (view.phase === "site" ? 1 : 0));
  if (moves.length === 0) return { id: "table-prompt-wait", args: { location } };
  if (view.phase === "site") return { id: "table-prompt-site", args: { location } };
  if (view.played === 0) return { id: "table-prompt-play", args: { location } };
  if (moves.every((move) => move.text === "end")) return { id: "table-prompt-end" };
  return { id: "table-prompt-more", args: { location } };
}

export function nameMove(move: Choice, view: View): Message {
  const parsed = parseMove(move.text);
  if (parsed === null) return { id: "table-move", args: { text: move.text } };
  if (parsed.kind === "end") return { id: "table-end" };
  const place = key(parsed.at);
  if (parsed.kind === "site")
    return { id: "table-move-site", args: { place, location: placeOf(currentOf(view) + 1) } };
  if (parsed.kind === "retake") {
    const from = key(parsed.from);
    return { id: "table-move-retake", args: { from, place } };
  }
  const covers = view.cells.some((cell) => key(cell.at) === place && cell.card !== null);
  const id = covers ? "table-move-cover" : "table-move-lay";
  const args = { ...cardArgs(parsed.card), place };
  if (parsed.ring === null) return { id, args };
  return { id: `${id}-ring`, args: { ...args, ring: parsed.ring } };
}
