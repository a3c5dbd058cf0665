import { expect, it } from "vitest";
import { childrenOf, linesAfter, lineTo, pathTo, ROOT, withMove, withoutBranch } from "./tree";

/**  a ─ b ─ c
 *    └ d ─ e        f  */
const TREE = [
  { after: ROOT, move: "a", name: "" },
  { after: 0, move: "b", name: "" },
  { after: 1, move: "c", name: "safe" },
  { after: 0, move: "d", name: "" },
  { after: 3, move: "e", name: "" },
  { after: ROOT, move: "f", name: "" },
];

it("finds the way to a move", () => {
  expect(lineTo(TREE, 4)).toEqual([0, 3, 4]);
  expect(pathTo(TREE, 4)).toEqual(["a", "d", "e"]);
  expect(pathTo(TREE, ROOT)).toEqual([]);
});

it("has several moves after one, and takes one that was tried as the same", () => {
  expect(childrenOf(TREE, 0)).toEqual([1, 3]);
  expect(childrenOf(TREE, ROOT)).toEqual([0, 5]);
  expect(withMove(TREE, 0, "d")).toEqual({ moves: TREE, at: 3 });
  const { moves, at } = withMove(TREE, 2, "g");
  expect([at, moves[6]]).toEqual([6, { after: 2, move: "g", name: "" }]);
});

it("loses a branch with all that follows, and the rest stays as it was", () => {
  const left = withoutBranch(TREE, 1);
  expect(left.map(({ move }) => move)).toEqual(["a", "d", "e", "f"]);
  expect(pathTo(left, 2)).toEqual(["a", "d", "e"]);
  expect(left.every(({ after }, number) => after < number)).toBe(true);
  expect(withoutBranch(TREE, 0).map(({ move }) => move)).toEqual(["f"]);
});

it("is shown as lines that end where several moves were tried", () => {
  expect(linesAfter(TREE, ROOT)).toEqual([
    {
      moves: [0],
      branches: [
        { moves: [1, 2], branches: [] },
        { moves: [3, 4], branches: [] },
      ],
    },
    { moves: [5], branches: [] },
  ]);
});
