import { describe, expect, it } from "vitest";
import { arrowBetween, insideOf } from "./arrow";

const box = (left: number, top: number) => ({ left, top, width: 40, height: 60 });

describe("an arrow", () => {
  it("goes from the top of one thing to the middle of another", () => {
    const drawn = arrowBetween(box(0, 300), box(200, 0));
    expect(drawn?.shaft.startsWith("M20 312Q")).toBe(true);
    expect(drawn?.head.startsWith("M220 30L")).toBe(true);
  });
  it("has its word near its middle", () => {
    const drawn = arrowBetween(box(0, 0), box(0, 400));
    expect(drawn?.y).toBeCloseTo(230);
    expect(Math.abs((drawn?.x ?? 0) - 20)).toBeLessThan(40);
  });
  it("is none between things that lie over each other", () => {
    expect(arrowBetween(box(0, 0), box(10, 5))).toBeNull();
  });
  it("keeps its word inside of the board", () => {
    const room = { width: 300, height: 200 };
    const text = { width: 80, height: 28 };
    expect(insideOf({ x: 2, y: 400 }, room, text)).toEqual({ x: 44, y: 182 });
    expect(insideOf({ x: 150, y: 100 }, room, text)).toEqual({ x: 150, y: 100 });
  });
});
