import { describe, expect, it } from "vitest";
import {
  cardOf,
  optionsAt,
  readMove,
  readMoves,
  spaceArgs,
  spaceOf,
  targetsOf,
  waysOf,
  writeTry,
} from "./moves";

const choices = (...texts: string[]) => texts.map((text, id) => ({ id, text }));

describe("readMove", () => {
  it.each([
    ["23@L23", { kind: "place", card: 23, space: "L23" }],
    ["19@I17", { kind: "place", card: 19, space: "I17" }],
    ["23@W23", { kind: "place", card: 23, space: "W23" }],
    ["14+L22", { kind: "reinforce", card: 14, space: "L22" }],
    ["7xL7", { kind: "exchange", card: 7, space: "L7" }],
    ["B@L24", { kind: "bastion", space: "L24" }],
    ["drop 14", { kind: "drop", card: 14 }],
    ["done", { kind: "done" }],
    ["garrison", { kind: "garrison" }],
    ["refuse", { kind: "refuse" }],
  ])("reads %s", (text, step) => {
    expect(readMove(text)).toEqual(step);
  });

  it("knows no others", () => {
    expect(["R7@", "pass", "23#L23", "drop", "B@", ""].map(readMove)).toEqual(Array(6).fill(null));
  });
});

describe("options", () => {
  const options = readMoves(choices("8@L8", "8@R8", "8+L12", "8xW8", "9+L12", "B@R3", "nonsense"));

  it("has cards and spaces", () => {
    expect(options.map(cardOf)).toEqual([8, 8, 8, 8, 9, null]);
    expect(options.map(spaceOf)).toEqual(["L8", "R8", "L12", "W8", "L12", "R3"]);
  });

  it("names the ways of a card, the usual one first", () => {
    expect(waysOf(options, 8)).toEqual(["place", "exchange", "reinforce", "bastion"]);
    expect(waysOf(options, 9)).toEqual(["reinforce", "bastion"]);
    expect(waysOf(options, null)).toEqual(["bastion"]);
  });

  it("finds the targets of a way", () => {
    expect([...targetsOf(options, 8, "place").keys()]).toEqual(["L8", "R8"]);
    expect(targetsOf(options, 9, "reinforce").get("L12")?.move.text).toBe("9+L12");
    expect([...targetsOf(options, 8, "bastion").keys()]).toEqual(["R3"]);
    expect(targetsOf(options, 8, null).size).toBe(0);
  });

  it("finds what can be done on a space", () => {
    expect(optionsAt(options, "L12").map((option) => option.move.text)).toEqual(["8+L12", "9+L12"]);
    expect(optionsAt(options, "W1")).toEqual([]);
  });
});

describe("writing", () => {
  it("asks about a card, or a bastion", () => {
    expect(writeTry(14, "L22")).toBe("14 L22");
    expect(writeTry(null, "L22")).toBe("B@L22");
  });

  it("takes names apart", () => {
    expect(spaceArgs("W23")).toEqual({ side: "W", region: 23, name: "W23" });
    expect(spaceArgs("ABC7")).toEqual({ side: "ABC", region: 7, name: "ABC7" });
  });
});
