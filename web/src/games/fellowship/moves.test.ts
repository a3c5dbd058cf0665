import { describe, expect, it } from "vitest";
import { findMove, partsOf, placesOf, readOptions, sourcesOf, targetsOf, usesRing } from "./moves";
import type { At, Move, Ring } from "./wire";

const lay = (card: string, at: At, ring: Ring | null = null): Move => ({
  kind: "lay",
  card,
  at,
  ring,
});
const retake = (from: At, at: At): Move => ({ kind: "retake", from, at, ring: "lo" });
function listed(...parts: Move[]) {
  return readOptions(parts.map((each, id) => ({ id, text: "", parts: each })));
}

describe("readOptions", () => {
  it("sorts the moves by what they point at", () => {
    const options = listed(
      lay("r1", [0, 2]),
      lay("r1", [0, 2], "be"),
      lay("b2", [1, 1]),
      retake([-1, 0], [0, 2]),
      { kind: "end" },
    );
    expect([...options.cards]).toEqual(["r1", "b2"]);
    expect([...sourcesOf(options, "lo")]).toEqual(["-1,0"]);
    expect([...sourcesOf(options, "be")]).toEqual([]);
    expect(options.end?.id).toBe(4);
    expect(options.sites).toEqual([]);
    const next = listed(
      { kind: "site", at: [1, 2], way: "right" },
      { kind: "site", at: [-3, 4], way: "above" },
    );
    expect(next.sites).toEqual([
      [1, 2],
      [-3, 4],
    ]);
  });
});

describe("findMove", () => {
  const options = listed(
    lay("r1", [0, 2]),
    lay("r1", [0, 2], "be"),
    retake([-1, 0], [0, 2]),
    { kind: "site", at: [0, 2], way: "right" },
    { kind: "end" },
  );

  it("tells moves apart by all their parts", () => {
    const ids = options.moves.map(({ parts }) => findMove(options, parts)?.id);
    expect(ids).toEqual([0, 1, 2, 3, 4]);
    expect(findMove(options, lay("r1", [1, 2]))).toBeUndefined();
    expect(findMove(options, lay("r2", [0, 2]))).toBeUndefined();
    expect(findMove(options, retake([0, 0], [0, 2]))).toBeUndefined();
  });
});

describe("targetsOf", () => {
  const options = listed(
    lay("r1", [0, 2]),
    lay("r1", [0, -1]),
    lay("r1", [0, 2], "be"),
    lay("b2", [1, 1]),
    retake([-1, 0], [1, 2]),
  );

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
    expect(targetsOf(options, { card: null, from: [-1, 0], ring: "lo" })).toEqual(new Set(["1,2"]));
  });

  it("lights nothing when nothing is held", () => {
    expect(targetsOf(options, { card: null, from: null, ring: null })).toEqual(new Set());
    expect(partsOf({ card: null, from: null, ring: "be" }, [0, 2])).toBeNull();
  });

  it("knows which rings can be played now", () => {
    expect(usesRing(options, "be")).toBe(true);
    expect(usesRing(options, "lo")).toBe(true);
    expect(usesRing(options, "we")).toBe(false);
  });
});

describe("placesOf", () => {
  it("is where a card comes from and where it goes", () => {
    expect([...placesOf([retake([-1, 0], [0, 2])])]).toEqual(["-1,0", "0,2"]);
    expect([...placesOf([lay("r1", [0, 2])])]).toEqual(["0,2"]);
    expect(placesOf([{ kind: "end" }]).size).toBe(0);
  });
});
