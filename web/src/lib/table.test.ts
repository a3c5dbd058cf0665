import { expect, test } from "vitest";
import type { LineShown } from "./protocol";
import { placeLines } from "./table.svelte";

const line = (seq: number, kind: string, ply?: number): LineShown => ({
  seq,
  at: 0,
  kind,
  ...(ply === undefined ? {} : { ply }),
});

test("moves that were taken back are marked, and the next one takes their place", () => {
  const story = [
    line(1, "started"),
    line(2, "moved"),
    line(3, "moved"),
    line(4, "undone", 1),
    line(5, "said"),
    line(6, "moved"),
  ];
  expect(placeLines(story).map(({ ply, undone }) => [ply, undone])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [1, false],
    [1, false],
    [2, false],
  ]);
});
