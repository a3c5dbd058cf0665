import { describe, expect, it } from "vitest";
import type { TableShown } from "./protocol";
import { afterKey, chosenEyes, neighbours, possibleEyes } from "./replay.svelte";

function table(status: "playing" | "over", yours: number[]): TableShown {
  const seat = { who: "person", name: "", level: null, out: false } as const;
  return { status, yours, seats: [seat, seat, seat] } as unknown as TableShown;
}

it("fetches what comes next, and no position that there is not", () => {
  expect(neighbours(5, 20)).toEqual([6, 7, 8, 4]);
  expect(neighbours(0, 2)).toEqual([1, 2]);
  expect(neighbours(20, 20)).toEqual([19]);
});

it("goes by keys from the beginning to the end and no further", () => {
  expect(afterKey({ does: "step", index: 1 }, 3, 20)).toBe(4);
  expect(afterKey({ does: "step", index: 0 }, 0, 20)).toBe(0);
  expect(afterKey({ does: "leap", index: 1 }, 15, 20)).toBe(20);
  expect(afterKey({ does: "leap", index: 0 }, 15, 20)).toBe(5);
  expect(afterKey({ does: "first", index: 0 }, 15, 20)).toBe(0);
  expect(afterKey({ does: "last", index: 0 }, 15, 20)).toBe(20);
});

describe("the eyes", () => {
  it("are only my own while the match goes on", () => {
    expect(possibleEyes(table("playing", [1]))).toEqual([""]);
    expect(chosenEyes("open", table("playing", [1]))).toBe("");
    expect(chosenEyes("0", table("playing", [1]))).toBe("");
  });

  it("are anybody's afterwards, and mine if nothing is said", () => {
    expect(possibleEyes(table("over", [1]))).toEqual(["open", "0", "1", "2"]);
    expect(chosenEyes("", table("over", [1]))).toBe("1");
    expect(chosenEyes("2", table("over", [1]))).toBe("2");
    expect(chosenEyes("7", table("over", [1]))).toBe("1");
  });

  it("see everything for those who did not play", () => {
    expect(chosenEyes("", table("over", []))).toBe("open");
  });
});
