import { describe, expect, it } from "vitest";
import { parseMove, readOptions, targetsOf, usesRing, writeHeld } from "./moves";

function listed(...texts: string[]) {
  return readOptions(texts.map((text, id) => ({ id, text })));
}

describe("parseMove", () => {
  it("reads cards with and without a ring", () => {
    expect(parseMove("r4@-1,2")).toEqual({ kind: "lay", card: "r4", at: [-1, 2], ring: null });
    expect(parseMove("yN@0,-12*r1")).toEqual({
      kind: "lay",
      card: "yN",
      at: [0, -12],
      ring: "r1",
    });
  });

  it("reads the rest", () => {
    expect(parseMove("lo -3,4>0,2")).toEqual({ kind: "retake", from: [-3, 4], at: [0, 2] });
    expect(parseMove("site -2,0")).toEqual({ kind: "site", at: [-2, 0] });
    expect(parseMove("end")).toEqual({ kind: "end" });
  });

  it("knows what it does not know", () => {
    expect(parseMove("r7@1,1")).toBeNull();
    expect(parseMove("r4@1,1*xx")).toBeNull();
    expect(parseMove("sites 1,1")).toBeNull();
  });
});

describe("readOptions", () => {
  it("sorts the moves by what they point at", () => {
    const options = listed("r1@0,2", "r1@0,2*be", "b2@1,1", "lo -1,0>0,2", "end");
    expect([...options.cards]).toEqual(["r1", "b2"]);
    expect([...options.sources]).toEqual(["-1,0"]);
    expect(options.end?.text).toBe("end");
    expect(options.sites).toEqual([]);
    expect(listed("site 1,2", "site -3,4").sites).toEqual([
      [1, 2],
      [-3, 4],
    ]);
  });
});

describe("targetsOf", () => {
  const options = listed("r1@0,2", "r1@0,-1", "r1@0,2*be", "b2@1,1", "lo -1,0>1,2");

  it("lights the places of the card", () => {
    expect(targetsOf(options, { card: "r1", from: null, ring: null })).toEqual(
      new Set(["0,2", "0,-1"]),
    );
  });

  it("lights only what the ring allows too", () => {
    expect(targetsOf(options, { card: "r1", from: null, ring: "be" })).toEqual(new Set(["0,2"]));
    expect(targetsOf(options, { card: "b2", from: null, ring: "be" })).toEqual(new Set());
  });

  it("lights where a card that is taken back can go", () => {
    expect(targetsOf(options, { card: null, from: "-1,0", ring: "lo" })).toEqual(new Set(["1,2"]));
  });

  it("lights nothing when nothing is held", () => {
    expect(targetsOf(options, { card: null, from: null, ring: null })).toEqual(new Set());
    expect(writeHeld({ card: null, from: null, ring: "be" }, "0,2")).toBeNull();
  });

  it("knows which rings can be played now", () => {
    expect(usesRing(options, "be")).toBe(true);
    expect(usesRing(options, "lo")).toBe(true);
    expect(usesRing(options, "we")).toBe(false);
  });
});
