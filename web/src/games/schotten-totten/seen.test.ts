import { describe, expect, it } from "vitest";
import { findCards, unseenTactics } from "./seen";
import type { Stone, View } from "./wire";

const empty = (): Stone => ({
  owner: null,
  first: null,
  modes: [],
  size: 3,
  sides: [[], []],
  formations: [null, null],
});

function position(): View {
  const stones = Array.from({ length: 9 }, empty);
  stones[3] = { ...empty(), modes: ["MF"], size: 4, sides: [["R7", "JK"], ["V1"]] };
  return {
    seat: 0,
    phase: "play",
    round: 1,
    rounds: 1,
    points: [0, 0],
    borders: [],
    tactics: true,
    stones,
    hands: [
      { clans: 1, tactics: 1, cards: ["O2", "SP"] },
      { clans: 6, tactics: 1, cards: [] },
    ],
    deck: 30,
    tactics_deck: 4,
    discard: ["BA", "G9"],
    played: [1, 1],
    passes: 0,
    due: 0,
  };
}

describe("findCards", () => {
  it("finds the cards in sight and no others", () => {
    const places = findCards(position());
    expect(places.get("R7")).toEqual([{ where: "table", seat: 0, stone: 3 }]);
    expect(places.get("V1")).toEqual([{ where: "table", seat: 1, stone: 3 }]);
    expect(places.get("O2")).toEqual([{ where: "hand", seat: 0 }]);
    expect(places.get("G9")).toEqual([{ where: "discard" }]);
    expect(places.get("MF")).toEqual([{ where: "stone", stone: 3 }]);
    expect(places.has("B1")).toBe(false);
  });
});

describe("unseenTactics", () => {
  it("counts two Jokers and one of each other", () => {
    const unseen = unseenTactics(findCards(position()));
    expect(unseen.get("JK")).toBe(1);
    expect(unseen.get("SP")).toBe(0);
    expect(unseen.get("TR")).toBe(1);
  });
});
