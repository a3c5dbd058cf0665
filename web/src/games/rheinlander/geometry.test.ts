import { describe, expect, it } from "vitest";
import { boxRound, linesRound, neighbourTowards, outlineOf, ringsOf, stamp } from "./geometry";
import type { BoardDrawn, LineDrawn, SpaceDrawn } from "./wire";

// Two squares side by side, A and B, whose lines run in any direction.
const line = (spaces: string[], ...points: number[]): LineDrawn => ({
  kind: "edge",
  spaces,
  points,
});
const LINES = [
  line(["A"], 10, 0, 0, 0, 0, 10, 10, 10),
  line(["A", "B"], 10, 0, 10, 10),
  line(["B"], 10.1, 0, 20, 0, 20, 10),
  line(["B"], 10, 10, 20, 10),
];

describe("outlines", () => {
  it("have the lines with exactly one side inside", () => {
    expect(linesRound(LINES, new Set(["A"]))).toEqual([LINES[0], LINES[1]]);
    expect(linesRound(LINES, new Set(["A", "B"]))).toEqual([LINES[0], LINES[2], LINES[3]]);
    expect(linesRound(LINES, new Set())).toEqual([]);
  });

  it("close, though ends are rounded and lines run either way", () => {
    const rings = ringsOf(linesRound(LINES, new Set(["B"])));
    expect(rings.length).toBe(1);
    const xs = rings[0]?.map((each) => each.x) ?? [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 20]);
  });

  it("are separate for spaces that do not touch", () => {
    const far = line(["C"], 50, 0, 60, 0, 60, 10, 50, 0);
    expect(ringsOf(linesRound([...LINES, far], new Set(["A", "C"]))).length).toBe(2);
  });

  it("are written as a closed path", () => {
    expect(outlineOf(LINES, ["A"])).toMatch(/^M[-\d. L]+Z$/);
  });
});

const sheet = { lines: LINES } as BoardDrawn;

it("puts a box round spaces", () => {
  expect(boxRound(sheet, ["A"], 5)).toEqual({ x: -5, y: -5, width: 20, height: 20 });
  expect(boxRound(sheet, ["Z"], 5)).toBe(null);
});

describe("neighbourTowards", () => {
  const space = (name: string, x: number, y: number, near: string[]): [string, SpaceDrawn] => [
    name,
    { name, side: "L", number: 1, cover: "field", regions: [1], middle: [x, y], near },
  ];
  const spaces = new Map([
    space("L1", 0, 0, ["L2", "W1"]),
    space("L2", 30, 10, ["L1"]),
    space("W1", 2, 20, ["L1"]),
  ]);

  it.each([
    [1, 0, "L2"],
    [0, 1, "W1"],
    [-1, 0, null],
    [0, -1, null],
  ])("goes %i, %i to %s", (x, y, name) => {
    expect(neighbourTowards(spaces, "L1", { x, y })).toBe(name);
  });
});

describe("a stamp", () => {
  it("lies round its point, as large as asked", () => {
    expect(stamp("M-1 2-.5 0Q0 1.5-3 4Z", { x: 10, y: 20 }, 2)).toBe("M 8 24 9 20Q 10 23 4 28Z");
  });
});
