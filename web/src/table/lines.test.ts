import { expect, test } from "vitest";
import type { LineShown } from "../lib/protocol";
import { placeLines } from "../lib/table.svelte";
import { foldLines, lastTurn } from "./lines";

const line = (seq: number, kind: string, seat: number, ...ids: string[]): LineShown => ({
  seq,
  at: 0,
  kind,
  seat,
  told: ids.map((id) => ({ id, args: {}, rule: "" })),
});
const read = ({ kind, told }: LineShown) =>
  (kind === "moved" ? (told ?? []) : [{ id: kind }]).map(({ id }) => id);
const fold = (...story: LineShown[]) =>
  foldLines(placeLines(story), ["drew", "done"], read).map(({ sentences, folded, last }) => [
    sentences.join(" "),
    folded.join(" "),
    last,
  ]);

test("what is routine is folded behind what it followed from", () => {
  expect(
    fold(
      line(1, "started", 0),
      line(2, "moved", 0, "placed", "founded", "drew"),
      line(3, "moved", 1, "placed"),
      line(4, "moved", 1, "done", "drew"),
      line(5, "moved", 0, "placed"),
    ),
  ).toEqual([
    ["started", "", 0],
    ["placed founded", "drew", 1],
    ["placed", "done drew", 3],
    ["placed", "", 4],
  ]);
});

test("it stands by itself where somebody else spoke before, or it was all that happened", () => {
  expect(
    fold(
      line(1, "moved", 0, "done"),
      line(2, "moved", 1, "drew"),
      line(3, "moved", 1, "placed"),
      line(4, "said", 0),
      line(5, "moved", 1, "done"),
    ),
  ).toEqual([
    ["done", "", 1],
    ["drew", "", 2],
    ["placed", "", 3],
    ["said", "", 3],
    ["done", "", 4],
  ]);
});

test("the last turn is all moves since somebody else's, or since one was taken back", () => {
  const [a, b, c, d] = [2, 3, 4, 5].map((seq) => line(seq, "moved", seq < 3 ? 1 : 0));
  if (!a || !b || !c || !d) throw new Error("four lines");
  const over = line(9, "ended", 0);
  expect(lastTurn([a, b, c, over])).toEqual([b, c]);
  expect(lastTurn([a, b, line(6, "chatted", 1), d, over])).toEqual([b, d]);
  expect(lastTurn([b, line(6, "undone", 0), c, d])).toEqual([c, d]);
  expect(lastTurn([line(1, "started", 0)])).toEqual([]);
});
