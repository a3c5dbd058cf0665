import { expect, test } from "vitest";
import type { LineShown } from "../lib/protocol";
import { placeLines } from "../lib/table.svelte";
import { foldLines } from "./lines";

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
