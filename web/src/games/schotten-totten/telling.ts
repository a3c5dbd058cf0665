// The table in words: labels, and sentences for those who listen.
import type { Choice } from "../../lib/protocol";
import type { Args } from "../../lib/words.svelte";
import type { Face } from "../../table/contract";
import { cardNames, type Say } from "./cards";
import { readMove } from "./moves";
import { formationOf, hasTactics, type StoneView, stonesOf, type View } from "./view";

/** What a side of a stone has: its formation, or how many cards. */
export function standing(say: Say, stone: StoneView, seat: number): string {
  const formation = formationOf(stone, seat);
  if (formation === null) return say("table-cards", { count: stone.sides[seat]?.length ?? 0 });
  const name = say(`formation-${formation.name}`);
  const text = say("table-formation", { name, total: formation.total });
  return stone.first === seat && stone.powers.every((power) => power !== null)
    ? say("table-first", { formation: text })
    : text;
}

/** A stone with all that lies there, in one sentence. */
export function stoneLabel(say: Say, view: View, faces: readonly Face[], stone: number): string {
  const shown = view.stones[stone];
  if (!shown) return "";
  const parts = [say("table-stone", { stone: stone + 1 })];
  if (shown.owner !== null)
    parts.push(say("table-owned", { name: faces[shown.owner]?.name ?? "" }));
  if (shown.blind) parts.push(say("tactic-bb"));
  if (shown.mud) parts.push(say("tactic-mf"));
  for (const face of faces) {
    const cards = shown.sides[face.seat] ?? [];
    if (cards.length > 0)
      parts.push(say("table-side", { name: face.name, cards: cardNames(say, cards) }));
  }
  return parts.join(". ");
}

/** The hand, the stones and the scores in sentences. */
export function describe(
  view: View,
  faces: Face[],
  eyes: number | null,
  say: Say,
): Record<"hand" | "board" | "scores", string[]> {
  const hand = eyes === null ? [] : (view.hands[eyes]?.cards ?? []);
  return {
    hand: hand.length > 0 ? [say("table-hand-told", { cards: cardNames(say, hand) })] : [],
    board: [
      ...view.stones.map((_, stone) => stoneLabel(say, view, faces, stone)),
      say("table-deck-clan", { count: view.deck }),
      ...(hasTactics(view)
        ? [
            say("table-deck-tactic", { count: view.tactics_deck }),
            say("table-discard", { count: view.discard.length }),
          ]
        : []),
    ],
    scores: faces.map((face) => scoreOf(view, face, say)),
  };
}

function scoreOf(view: View, face: Face, say: Say): string {
  const parts = [say("table-stones", { count: stonesOf(view, face.seat) })];
  if (hasTactics(view)) parts.push(say("table-played", { count: view.played[face.seat] ?? 0 }));
  if (view.rounds > 1) parts.push(say("table-points", { count: view.points[face.seat] ?? 0 }));
  return `${face.name}: ${parts.join(", ")}`;
}

/** What is to be decided now. */
export function promptOf(view: View, moves: Choice[]): { id: string; args?: Args } {
  if (view.phase === "over") return { id: "table-prompt-over" };
  if (moves.length === 0) return { id: "table-prompt-wait" };
  if (view.phase === "play" && moves.some((move) => move.text === "pass"))
    return { id: "table-prompt-pass" };
  if (view.phase === "recruit" || view.phase === "return")
    return { id: `table-prompt-${view.phase}`, args: { count: view.due } };
  return { id: `table-prompt-${view.phase}` };
}

/** The name of a move, for buttons and for asking once more. */
export function nameMove(move: Choice, _view: View): { id: string; args?: Args } {
  const meaning = readMove(move.text);
  if (meaning === null) return { id: "table-move", args: { text: move.text } };
  const args: Args = {};
  if ("card" in meaning) args.card = meaning.card;
  if ("stone" in meaning && meaning.stone !== null) args.stone = meaning.stone + 1;
  if (meaning.kind === "draw") return { id: `table-move-draw-${meaning.deck}` };
  if (meaning.kind === "strategy" && meaning.stone === null)
    return { id: "table-move-strategy-discard", args };
  return { id: `table-move-${meaning.kind}`, args };
}
