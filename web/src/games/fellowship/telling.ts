// The table in sentences, for those who listen.
import type { Face, Tally } from "../../table/contract";
import { type Say, sayCard, sayCell, sayLocation, sayWorth } from "./saying";
import { currentOf, paintOf, ringsOf } from "./view";
import type { View } from "./wire";

function tellHand(view: View, eyes: number | null, say: Say): string[] {
  if (eyes === null) return [];
  const cards = view.hand.map((card) => sayCard(card, say));
  const told = [
    cards.length > 0
      ? say("table-tell-hand", { count: cards.length, cards: cards.join(", ") })
      : say("table-tell-no-hand"),
  ];
  for (const ring of ringsOf(view, eyes))
    told.push(
      say("table-tell-ring", { ring: say(`ring-${ring}`), help: say(`ring-${ring}-help`) }),
    );
  return told;
}

function tellBoard(view: View, faces: Face[], say: Say): string[] {
  const current = currentOf(view);
  const told = [say("table-tell-here", { location: sayWorth(view, current, say) })];
  const { black } = view.locations[current] ?? view;
  if (black !== view.black)
    told.push(say("table-tell-turned", { sky: view.black ? "black" : "white" }));
  for (const number of view.around) {
    const cell = view.cells[number];
    if (cell) told.push(`${sayCell(view, cell, say)}.`);
  }
  for (const { colour, seat, total } of view.standings)
    told.push(
      say("table-tell-total", {
        colour,
        name: faces[seat]?.name ?? "",
        total: total ?? "none",
      }),
    );
  if (view.locations[current + 1])
    told.push(say("table-tell-next", { location: sayLocation(view, current + 1, say) }));
  return told;
}

function tellScores(view: View, faces: Face[], say: Say): string[] {
  return view.players.map((player, seat) =>
    say("table-player", {
      name: faces[seat]?.name ?? paintOf(player.colours[0] ?? "red"),
      points: player.points,
      hand: player.hand,
      deck: player.deck,
    }),
  );
}

/** What one plays for: the points so far. What decides the current location is on the plates. */
export function tallies(view: View, seat: number): Tally[] {
  const points = view.players[seat]?.points ?? 0;
  const meaning = { id: "table-points-told", args: { points } };
  return [{ id: "table-tally-points", value: points, meaning }];
}

export function describe(
  view: View,
  faces: Face[],
  eyes: number | null,
  say: Say,
): Record<"hand" | "board" | "scores", string[]> {
  return {
    hand: tellHand(view, eyes, say),
    board: tellBoard(view, faces, say),
    scores: tellScores(view, faces, say),
  };
}
