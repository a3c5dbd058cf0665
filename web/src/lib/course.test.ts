import { expect, test } from "vitest";
import { bounded, madeBefore } from "./course.svelte";
import type { LessonShown } from "./protocol";

const made = new Map([
  [0, "a"],
  [1, ""],
  [2, "b"],
  [4, "c"],
]);

test("only moves since the last position are told", () => {
  expect(madeBefore(0, [0, 2], made)).toEqual([]);
  expect(madeBefore(1, [0, 2], made)).toEqual(["a"]);
  expect(madeBefore(2, [0, 2], made)).toEqual([]);
  expect(madeBefore(3, [0, 2], made)).toEqual(["b"]);
});

test("a step that was only read has no move, and one that is not known ends the list", () => {
  expect(madeBefore(3, [0], made)).toEqual(["a", "b"]);
  expect(madeBefore(5, [0], made)).toEqual(["a", "b"]);
  expect(madeBefore(5, [0], new Map([[4, "c"]]))).toEqual([]);
});

test("there is always a step", () => {
  const lesson = { steps: 3 } as LessonShown;
  expect([-1, 0, 2, 7].map((step) => bounded(step, lesson))).toEqual([0, 0, 2, 2]);
});
