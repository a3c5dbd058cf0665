import { expect, test } from "vitest";
import { byRule, ideasOf, possible } from "./howto";
import type { Choice, HowToShown, StepShown } from "./protocol";

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

test("only kinds of moves that are possible are listed, each with its moves", () => {
  const kinds = ["lay", "end", "site"].map((kind) => ({ kind, say: `can-${kind}`, rule: "2.1" }));
  const moves = ["end", "lay", "lay"].map(
    (kind, id) => ({ id, text: "", parts: { kind } }) as Choice,
  );
  const found = possible(kinds, moves);
  expect(found.map(({ kind, moves }) => [kind, moves.map(({ id }) => id)])).toEqual([
    ["lay", [1, 2]],
    ["end", [0]],
  ]);
});
