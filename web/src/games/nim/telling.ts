// The table in words: what is to be done, the names of moves, and sentences for those who listen.
import type { Args } from "../../lib/words.svelte";
import type { Face, Offer } from "../../table/contract";
import type { Move, View } from "./wire";

export type Say = (id: string, args?: Args) => string;
interface Message {
  id: string;
  args?: Args;
}

/** What is to be decided now. */
export function prompt(view: View): Message {
  return { id: view.phase === "return" ? "table-prompt-return" : "table-prompt-take" };
}

/** What a move is called. */
export function nameMove({ parts }: Offer<Move>): Message {
  if (parts.kind === "take") {
    return { id: "table-take", args: { heap: parts.heap + 1, stones: parts.stones } };
  }
  return { id: "table-return", args: { token: parts.token ?? "" } };
}

/** A heap and how many stones it has. */
export function heapLabel(say: Say, heap: number, stones: number): string {
  return say("table-heap", { heap: heap + 1, stones });
}

/** A token by its value, if one may know it. */
export function tokenLabel(say: Say, token: number | null): string {
  return token === null ? say("table-token-hidden") : say("table-token", { token });
}

/** The tokens that a player holds: one, or two before one of them is returned. */
export function tokensOf(view: View, face: Face): (number | null)[] {
  const held = view.tokens[face.seat] ?? null;
  return view.phase === "return" && face.turn ? [held, view.drawn] : [held];
}

/** The own tokens, the heaps and what the players have, in sentences. */
export function describe(
  view: View,
  faces: Face[],
  eyes: number | null,
  say: Say,
): Record<"hand" | "board" | "scores", string[]> {
  const me = faces.find((face) => face.seat === eyes);
  return {
    hand: me ? tokensOf(view, me).map((token) => tokenLabel(say, token)) : [],
    board: [
      ...view.heaps.map((stones, heap) => heapLabel(say, heap, stones)),
      say("table-pile", { count: view.pile.length }),
    ],
    scores: faces.map((face) =>
      say("table-stands", {
        name: face.name,
        stones: view.taken[face.seat] ?? 0,
        points: face.score ?? 0,
      }),
    ),
  };
}
