import { describe, expect, it } from "vitest";
import type { Event } from "../../table/contract";
import { readScorings, resultsOf } from "./results";
import type { Location, Move, View } from "./wire";

function scoring(seq: number, ...shares: [string, number][]): Event<Move> {
  const told = shares.map(([colour, points]) => ({
    id: points > 0 ? "place" : "no-place",
    args: { colour, points, total: points + 4 },
    rule: "6.3",
  }));
  return { seq, seat: 0, parts: null, told: [{ id: "scored", args: {}, rule: "6.1" }, ...told] };
}

function table(scored: number): View {
  const locations = Array.from({ length: 10 }, (_, n) => ({ scored: n < scored }) as Location);
  return { locations } as View;
}

const STORY = [
  scoring(1, ["r", 2], ["g", 0]),
  { seq: 2, seat: 1, parts: null, told: [] },
  scoring(3, ["b", 3]),
];

describe("results", () => {
  it("are read from what was told at the scorings", () => {
    expect(readScorings(STORY)).toEqual([
      [
        { colour: "red", points: 2, total: 6 },
        { colour: "green", points: 0, total: 4 },
      ],
      [{ colour: "blue", points: 3, total: 7 }],
    ]);
  });

  it("belong to the locations in their order", () => {
    const results = resultsOf(table(2), STORY);
    expect(results[0]?.[0]?.colour).toBe("red");
    expect(results[1]?.[0]?.colour).toBe("blue");
    expect(results[2]).toBeUndefined();
  });

  it("are those of the last locations if the story begins late", () => {
    const results = resultsOf(table(3), STORY);
    expect(results[0]).toBeUndefined();
    expect(results[2]?.[0]?.colour).toBe("blue");
  });

  it("are not there before anything is scored", () => {
    expect(resultsOf(table(0), STORY).every((result) => result === undefined)).toBe(true);
  });
});
