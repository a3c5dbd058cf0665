import { describe, expect, it } from "vitest";
import type { DecisionShown, WeighedMove } from "../../lib/protocol";
import { bandOf, spread } from "../../parts/chances";
import { chancesOf } from "./chances";
import { bestIn, comparedIn, isMistake, nextMistake } from "./judging";

const move = (id: number, win: number): WeighedMove => ({
  id,
  text: `${id}`,
  parts: { kind: "take" } as unknown as WeighedMove["parts"],
  win,
  error: 0.1,
});
function decision(ply: number, seat: number, judgement: DecisionShown["judgement"]): DecisionShown {
  return {
    ply,
    seat,
    choices: 3,
    judgement,
    close: false,
    exact: false,
    loss: 0.2,
    error: 0.05,
    played: move(1, 0.3),
    favourite: move(2, 0.5),
    others: [move(3, 0.4)],
    stake: null,
  };
}

describe("chances", () => {
  const all = [decision(4, 0, "mistake"), decision(0, 0, "best"), decision(2, 1, "blunder")];
  it("a line goes through the chances before and after each decision of a seat", () => {
    const found = chancesOf(all, 0);
    expect(found.map((each) => [each.ply, each.win])).toEqual([
      [0, 0.5],
      [1, 0.3],
      [4, 0.5],
      [5, 0.3],
    ]);
  });
  it("a band stays between nothing and all", () => {
    const band = bandOf([{ ply: 1, win: 0.9, error: 0.1 }], (ply, win) => [ply, win]);
    expect(band).toEqual([
      [1, 1],
      [1, 0.7],
    ]);
  });
  it("shields keep their distance, and stay above the bottom", () => {
    expect(spread([50, 50, 10], 20, 60)).toEqual([40, 60, 10]);
  });
});

describe("mistakes", () => {
  const all = [decision(4, 0, "mistake"), decision(0, 0, "good"), decision(9, 1, "inaccuracy")];
  it("the next one is found in both directions, and after the last the first", () => {
    expect(nextMistake(all, 0, 1)).toBe(4);
    expect(nextMistake(all, 4, 1)).toBe(9);
    expect(nextMistake(all, 9, 1)).toBe(4);
    expect(nextMistake(all, 9, -1)).toBe(4);
    expect(nextMistake(all, 2, -1)).toBe(9);
    expect(nextMistake([decision(1, 0, "best")], 0, 1)).toBeNull();
  });
  it("what is good is none", () => {
    expect(all.map(isMistake)).toEqual([true, false, true]);
  });
  it("moves are compared in the order of their chances, each once", () => {
    const one = decision(1, 0, "mistake");
    expect(comparedIn(one).map((each) => each.id)).toEqual([2, 3, 1]);
    expect(comparedIn({ ...one, favourite: one.played }).map((each) => each.id)).toEqual([3, 1]);
    expect(bestIn(one).id).toBe(2);
  });
});
