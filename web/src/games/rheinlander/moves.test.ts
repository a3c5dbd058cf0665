import { describe, expect, it } from "vitest";
import type { Face } from "../../table/contract";
import {
  cardOf,
  optionsAt,
  placeOf,
  spaceArgs,
  spaceOf,
  spotsOf,
  targetsOf,
  waysOf,
} from "./moves";
import type { Move, Space } from "./wire";

const L8: Space = { name: "L8", side: "L", number: 8 };
const R8: Space = { name: "R8", side: "R", number: 8 };
const W8: Space = { name: "W8", side: "W", number: 8 };
const L12: Space = { name: "L12", side: "L", number: 12 };
const R3: Space = { name: "R3", side: "R", number: 3 };
const offers = (...parts: Move[]) => parts.map((each, id) => ({ id, text: "", parts: each }));

describe("options", () => {
  const options = offers(
    { kind: "place", card: 8, space: L8 },
    { kind: "place", card: 8, space: R8 },
    { kind: "reinforce", card: 8, space: L12 },
    { kind: "exchange", card: 8, space: W8 },
    { kind: "reinforce", card: 9, space: L12 },
    { kind: "bastion", space: R3 },
    { kind: "drop", card: 8 },
    { kind: "done" },
  );

  it("has cards and spaces", () => {
    expect(options.map(cardOf)).toEqual([8, 8, 8, 8, 9, null, 8, null]);
    const spaces = options.map(({ parts }) => spaceOf(parts));
    expect(spaces).toEqual(["L8", "R8", "L12", "W8", "L12", "R3", null, null]);
  });

  it("names the ways of a card, the usual one first", () => {
    expect(waysOf(options, 8)).toEqual(["place", "exchange", "reinforce", "bastion"]);
    expect(waysOf(options, 9)).toEqual(["reinforce", "bastion"]);
    expect(waysOf(options, null)).toEqual(["bastion"]);
  });

  it("finds the targets of a way", () => {
    expect([...targetsOf(options, 8, "place").keys()]).toEqual(["L8", "R8"]);
    expect(targetsOf(options, 9, "reinforce").get("L12")?.id).toBe(4);
    expect([...targetsOf(options, 8, "bastion").keys()]).toEqual(["R3"]);
    expect(targetsOf(options, 8, null).size).toBe(0);
  });

  it("finds what can be done on a space", () => {
    expect(optionsAt(options, "L12").map((option) => option.id)).toEqual([2, 4]);
    expect(optionsAt(options, "W1")).toEqual([]);
  });
});

it("knows what a move is about on the map", () => {
  expect(placeOf({ kind: "bastion", space: R3 })).toBe("R3");
  expect(placeOf({ kind: "refuse", castle: "Basel" })).toBe("Basel");
  expect(placeOf({ kind: "done" })).toBeNull();
});

it("gives sentences what they say of a space", () => {
  expect(spaceArgs(W8)).toEqual({ side: "W", region: 8, name: "W8" });
});

it("marks each space once, in the colour of who was there last", () => {
  const faces = [{ colour: "red" }, { colour: "gold" }] as Face[];
  const event = (seat: number, parts: Move | null) => ({ seq: 0, seat, parts, told: [] });
  const events = [
    event(1, { kind: "place", card: 8, space: L8 }),
    event(1, { kind: "done" }),
    event(0, { kind: "exchange", card: 8, space: L8 }),
    event(1, { kind: "bastion", space: R3 }),
    event(1, null),
  ];
  expect(spotsOf(events, faces)).toEqual([
    { space: "L8", colour: "red" },
    { space: "R3", colour: "gold" },
  ]);
});
