import { expect, test } from "vitest";
import { giveUp, nextOf, puzzlesKept, solve, streakOn } from "./solving";

const NONE = puzzlesKept.none;
const played = (...days: string[]) =>
  days.reduce((kept, day) => solve(kept, `of ${day}`, day), NONE);

test("days in a row are counted, each of them once", () => {
  const kept = played("2030-01-30", "2030-01-31", "2030-01-31", "2030-02-01");
  expect(streakOn(kept, "2030-02-01")).toBe(3);
  expect(kept.solved).toEqual(["of 2030-01-30", "of 2030-01-31", "of 2030-02-01"]);
});

test("today's may still be to come, and a day that was missed ends it", () => {
  const kept = played("2030-01-01", "2030-01-02");
  expect(streakOn(kept, "2030-01-03")).toBe(2);
  expect(streakOn(kept, "2030-01-04")).toBe(0);
  expect(streakOn(solve(kept, "b", "2030-01-04"), "2030-01-04")).toBe(1);
  expect(streakOn(NONE, "2030-01-04")).toBe(0);
});

test("clocks that are put forward do not end it", () => {
  expect(streakOn(played("2030-03-30", "2030-03-31", "2030-04-01"), "2030-04-01")).toBe(3);
});

test("another one than that of the day is solved and makes no streak", () => {
  const kept = solve(NONE, "5-1", "");
  expect(kept.solved).toEqual(["5-1"]);
  expect(streakOn(kept, "2030-01-01")).toBe(0);
});

test("whose solution was shown counts no longer, unless it was solved before", () => {
  const shown = giveUp(played("2030-01-01"), "2030-01-02");
  expect(streakOn(solve(shown, "b", "2030-01-02"), "2030-01-02")).toBe(1);
  expect(streakOn(solve(shown, "c", "2030-01-03"), "2030-01-03")).toBe(1);
  const solved = giveUp(played("2030-01-01", "2030-01-02"), "2030-01-02");
  expect(streakOn(solve(solved, "c", "2030-01-03"), "2030-01-03")).toBe(3);
  expect(giveUp(NONE, "")).toEqual(NONE);
});

test("the next one is the next that was not solved", () => {
  expect(nextOf(["a", "b", "c"], "a", ["b"])).toBe("c");
  expect(nextOf(["a", "b", "c"], "c", ["a"])).toBe("b");
  expect(nextOf(["a", "b", "c"], "b", ["a", "b", "c"])).toBe("c");
  expect(nextOf(["a"], "a", [])).toBe("a");
  expect(nextOf(["a", "b"], "gone", [])).toBe("a");
});

test("what is kept is read back, and what is not understood is left out", () => {
  const kept = { some: { solved: ["a"], day: "2030-01-01", streak: 1, given: "" } };
  expect(puzzlesKept.readAll(JSON.stringify(kept))).toEqual(kept);
  expect(puzzlesKept.readAll('{"some": {"solved": 7, "day": "", "streak": -1}}')).toEqual({});
  expect(puzzlesKept.readAll('{"some": null, "other": 7}')).toEqual({});
});
