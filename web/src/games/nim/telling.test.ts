import { expect, it } from "vitest";
import type { Face } from "../../table/contract";
import { describe, nameMove, prompt, tokensOf } from "./telling";
import type { Move, View } from "./wire";

const view: View = {
  misere: false,
  phase: "return",
  heaps: [0, 4, 5],
  taken: [3, 0],
  tokens: [2, null],
  drawn: 4,
  pile: [{ token: null, put_by: null }],
};
const faces = [
  { seat: 0, name: "Anna", turn: true, score: 0 },
  { seat: 1, name: "Bence", turn: false, score: 0 },
] as Face[];
const say = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");

it("asks for stones, or for a token", () => {
  expect(prompt(view).id).toBe("table-prompt-return");
  expect(prompt({ ...view, phase: "take" }).id).toBe("table-prompt-take");
});

it("names moves by their parts", () => {
  const name = (parts: Move) => nameMove({ id: 0, text: "", parts });
  expect(name({ kind: "take", heap: 1, stones: 3 })).toEqual({
    id: "table-take",
    args: { heap: 2, stones: 3 },
  });
  expect(name({ kind: "return", token: 4 }).args).toEqual({ token: 4 });
});

it("gives the second token to who has drawn it", () => {
  expect(faces.map((face) => tokensOf(view, face))).toEqual([[2, 4], [null]]);
  expect(tokensOf({ ...view, phase: "take", drawn: null }, faces[0]!)).toEqual([2]);
});

it("tells the whole table", () => {
  expect(describe(view, faces, 0, say)).toEqual({
    hand: ["table-token 2", "table-token 4"],
    board: ["table-heap 1 0", "table-heap 2 4", "table-heap 3 5", "table-pile 1"],
    scores: ["table-stands Anna 3 0", "table-stands Bence 0 0"],
  });
  expect(describe(view, faces, null, say).hand).toEqual([]);
});
