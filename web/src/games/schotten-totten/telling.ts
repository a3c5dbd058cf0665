// The table in words: labels, and sentences for those who listen.
import type { Args } from "../../lib/words.svelte";
import type { Face, Offer, Tally } from "../../table/contract";
import { cardNames, type Say } from "./cards";
import { goalOf, movedCard } from "./moves";
import type { Move, Stone, View } from "./wire";

/** The stones of a seat, and how far it is from winning by them. */
export function borderTold(view: View, seat: number): { id: string; args?: Args } {
  const border = view.borders[seat];
  const count = border?.stones ?? 0;
  if (!border || view.phase === "over") return { id: "table-stones", args: { count } };
  const { to_five: five, to_three: three } = border;
  return { id: "table-border-told", args: { count, five, three: three ?? "none" } };
}

/** What one plays for: stones, and points where there are several rounds. */
export function tallies(view: View, seat: number): Tally[] {
  const stones = view.borders[seat]?.stones ?? 0;
  const points = view.points[seat] ?? 0;
  const told: Tally[] = [
    { id: "table-tally-stones", value: stones, meaning: borderTold(view, seat) },
  ];
  if (view.rounds > 1) {
    const meaning = { id: "table-points", args: { count: points } };
    told.push({ id: "table-tally-points", value: points, meaning });
  }
  return told;
}

/** What a side of a stone has: its formation, or how many cards. */
export function standing(say: Say, stone: Stone, seat: number): string {
  const formation = stone.formations[seat] ?? null;
  if (formation === null) return say("table-cards", { count: stone.sides[seat]?.length ?? 0 });
  const name = say(`formation-${formation.name}`);
  const text = say("table-formation", { name, total: formation.total });
  return stone.first === seat && stone.formations.every((each) => each !== null)
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
  for (const mode of shown.modes) parts.push(say(`tactic-${mode.toLowerCase()}`));
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
      ...(view.tactics
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
  const { id, args } = borderTold(view, face.seat);
  const parts = [say(id, args)];
  if (view.tactics) parts.push(say("table-played", { count: view.played[face.seat] ?? 0 }));
  if (view.rounds > 1) parts.push(say("table-points", { count: view.points[face.seat] ?? 0 }));
  return `${face.name}: ${parts.join(", ")}`;
}

/** What is to be decided now. */
export function promptOf(view: View, moves: Offer<Move>[]): { id: string; args?: Args } {
  if (view.phase === "over") return { id: "table-prompt-over" };
  if (moves.length === 0) return { id: "table-prompt-wait" };
  if (view.phase === "play" && moves.some((move) => move.parts.kind === "pass"))
    return { id: "table-prompt-pass" };
  if (view.phase === "recruit" || view.phase === "return")
    return { id: `table-prompt-${view.phase}`, args: { count: view.due } };
  return { id: `table-prompt-${view.phase}` };
}

/** The name of a move, for buttons and for asking once more. */
export function nameMove({ parts }: Offer<Move>, _view: View): { id: string; args?: Args } {
  const [card, stone] = [movedCard(parts), goalOf(parts)];
  const args: Args = {};
  if (card !== null) args.card = card;
  if (stone !== null) args.stone = stone + 1;
  if (parts.kind === "draw") return { id: `table-move-draw-${parts.deck}` };
  if (parts.kind === "strategy" && stone === null)
    return { id: "table-move-strategy-discard", args };
  return { id: `table-move-${parts.kind}`, args };
}
