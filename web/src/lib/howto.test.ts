import { expect, test } from "vitest";
import { byRule, ideasOf } from "./howto";
import type { HowToShown, StepShown } from "./protocol";

const step = (number: number, rule: string) => ({ step: number, rule }) as StepShown;
const BOOK: HowToShown = {
  name: "play",
  chapters: [
    { title: "one", first: 0 },
    { title: "two", first: 1 },
  ],
  steps: [step(0, "3.1"), step(1, ""), step(2, "3.1")],
};

test("each idea has its drawings", () => {
  expect(ideasOf(BOOK).map(({ title, steps }) => [title, steps.map((one) => one.step)])).toEqual([
    ["one", [0]],
    ["two", [1, 2]],
  ]);
});

test("a rule has all drawings that name it", () => {
  const found = byRule([BOOK, { ...BOOK, steps: [step(0, "4.2")] }]);
  expect([...found].map(([rule, steps]) => [rule, steps.length])).toEqual([
    ["3.1", 2],
    ["4.2", 1],
  ]);
});
