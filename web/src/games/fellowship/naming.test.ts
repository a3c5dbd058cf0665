import { describe, expect, it } from "vitest";
import { nameMove, prompt, usual } from "./naming";
import type { At, Move, Ring, View } from "./wire";

const view = {
  phase: "play",
  played: 0,
  locations: [
    { id: "bag-end", at: [0, 0] },
    { id: "bree", at: [-2, 0] },
    { id: "weathertop", at: null },
  ],
  cells: [
    { at: [0, 2], location: 0, side: "right", card: "b1", ring: null, covered: [] },
    { at: [1, 2], location: 0, side: "bottom-right", card: null, ring: null, covered: [] },
  ],
} as unknown as View;
const moves = (...parts: Move[]) => parts.map((each, id) => ({ id, text: "", parts: each }));
const R1: Move = { kind: "lay", card: "r1", at: [1, 2], ring: null };
const END: Move = { kind: "end" };

describe("prompt", () => {
  it("says what is to be done, and where", () => {
    expect(prompt(view, moves(R1)).id).toBe("table-prompt-play");
    expect(prompt(view, moves(R1)).args).toEqual({ location: "bree" });
    expect(prompt({ ...view, played: 1 }, moves(R1, END)).id).toBe("table-prompt-more");
    expect(prompt({ ...view, played: 1 }, moves(END)).id).toBe("table-prompt-end");
    expect(prompt(view, []).id).toBe("table-prompt-wait");
    expect(prompt({ ...view, phase: "over" }, []).id).toBe("table-prompt-over");
  });

  it("names the location that comes next when it is to be placed", () => {
    expect(
      prompt({ ...view, phase: "site" }, moves({ kind: "site", at: [1, 4], way: "right" })),
    ).toEqual({
      id: "table-prompt-site",
      args: { location: "weathertop" },
    });
  });
});

describe("nameMove", () => {
  const id = (parts: Move) => nameMove({ id: 0, text: "", parts }, view).id;
  const lay = (at: At, ring: Ring | null): Move => ({ kind: "lay", card: "r4", at, ring });

  it("tells laying from covering, and with a ring", () => {
    expect(id(lay([1, 2], null))).toBe("table-move-lay");
    expect(id(lay([0, 2], null))).toBe("table-move-cover");
    expect(id(lay([1, 2], "r1"))).toBe("table-move-lay-ring");
    expect(id(lay([0, 2], "r1"))).toBe("table-move-cover-ring");
  });

  it("names places by what one sees, not by numbers", () => {
    const { args } = nameMove({ id: 0, text: "", parts: lay([1, 2], null) }, view);
    expect(args).toMatchObject({ location: "bag-end", side: "bottom-right", colour: "red" });
    expect(Object.values(args ?? {})).not.toContain("1,2");
  });

  it("names the rest", () => {
    expect(id(END)).toBe("table-end");
    expect(id({ kind: "retake", from: [-3, 4], at: [0, 2], ring: "lo" })).toBe("table-move-retake");
    const site: Move = { kind: "site", at: [1, 4], way: "right" };
    expect(nameMove({ id: 0, text: "", parts: site }, view).args).toEqual({
      way: "right",
      location: "bree",
    });
  });
});

describe("usual", () => {
  it("is the end of the turn, said by itself when nothing else can follow", () => {
    expect(usual(moves(R1, END))).toMatchObject({ move: { parts: END }, byItself: false });
    expect(usual(moves(END))).toMatchObject({ move: { parts: END }, byItself: true });
    expect(usual(moves(R1))).toBeNull();
  });
});
