import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../../lib/protocol";
import type { BoardProps } from "../../table/contract";
import { Choosing } from "./choosing.svelte";
import type { Move, View } from "./wire";

const PARTS: Move[] = [
  { kind: "lay", card: "r1", at: [0, 2], ring: null },
  { kind: "lay", card: "r1", at: [0, 2], ring: "be" },
  { kind: "lay", card: "b2", at: [1, 1], ring: null },
  { kind: "retake", from: [-1, 0], at: [0, 2], ring: "lo" },
];
const moves = PARTS.map((parts, id) => ({ id, text: "", parts }));
const view = { hand: ["r1", "b2"], around: [], cells: [] } as unknown as View;
const by = {} as DOMRect;

describe("a card and a ring", () => {
  const play = vi.fn<(move: Choice) => void>();
  let choosing: Choosing;
  beforeEach(() => {
    play.mockClear();
    choosing = new Choosing(() => ({ view, moves, play }) as unknown as BoardProps<View, Move>);
  });

  it("are both held if they go together", () => {
    choosing.chooseCard(0, by);
    choosing.chooseRing("be");
    expect([choosing.index, choosing.ring]).toEqual([0, "be"]);
    choosing.pointAt([0, 2], by);
    expect(play).toHaveBeenCalledWith(moves[1]);
  });

  it("give way to what was chosen last if they do not", () => {
    choosing.chooseCard(1, by);
    choosing.chooseRing("be");
    expect([choosing.index, choosing.ring]).toEqual([null, "be"]);
    choosing.chooseCard(1, by);
    expect([choosing.index, choosing.ring]).toEqual([1, null]);
    choosing.chooseRing("lo");
    expect([choosing.index, choosing.ring]).toEqual([null, "lo"]);
    expect(choosing.sources).toEqual(new Set(["-1,0"]));
  });

  it("can be put back", () => {
    choosing.chooseCard(0, by);
    choosing.chooseCard(0, by);
    choosing.chooseRing("lo");
    choosing.chooseRing("lo");
    expect([choosing.index, choosing.ring]).toEqual([null, null]);
  });
});
