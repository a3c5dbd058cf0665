import { describe, expect, it } from "vitest";
import { borders, claspsOf, focusOf, nextTo, PITCH, placeOn, sheetOf } from "./geometry";
import type { At } from "./wire";

describe("borders", () => {
  it("is true for exactly ten cells and the two of the location", () => {
    const near: At[] = [];
    for (let row = -4; row <= 4; row++)
      for (let column = -4; column <= 5; column++)
        if (borders([row, column], [0, 0])) near.push([row, column]);
    expect(near).toHaveLength(12);
    expect(borders([1, 2], [0, 0])).toBe(true);
    expect(borders([0, 3], [0, 0])).toBe(false);
  });
});

describe("focusOf", () => {
  const ring = { x: 2000, y: 100, width: 416, height: 408 };

  it("is everything if that is readable", () => {
    const whole = { x: 0, y: 0, width: 1000, height: 600 };
    expect(focusOf(whole, ring, { width: 1000, height: 600 })).toEqual(whole);
  });

  it("keeps the ring in sight if not, and does not leave the table", () => {
    const whole = { x: 0, y: 0, width: 2500, height: 600 };
    const seen = focusOf(whole, ring, { width: 580, height: 580 });
    expect(seen.x).toBeLessThanOrEqual(ring.x);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(ring.x + ring.width);
    expect(seen.x + seen.width).toBeLessThanOrEqual(2500);
    expect(seen.height).toBe(600);
  });
});

describe("nextTo", () => {
  const things: { at: At }[] = [{ at: [0, 3] }, { at: [1, 1] }, { at: [0, -1] }];

  it("goes straight ahead rather than near and aside", () => {
    expect(nextTo(things, [0, 0], [0, 1])?.at).toEqual([0, 3]);
    expect(nextTo(things, [0, 0], [1, 0])?.at).toEqual([1, 1]);
  });

  it("finds nothing where nothing is", () => {
    expect(nextTo(things, [0, 0], [-1, 0])).toBeUndefined();
  });
});

describe("claspsOf", () => {
  it("ties a card to the middle of the gap towards each location", () => {
    const sheet = sheetOf({ top: 0, left: 0, bottom: 3, right: 3 });
    const { x, y } = placeOn(sheet, [1, 1]);
    const [below, left] = claspsOf(
      sheet,
      [1, 1],
      [
        [2, 1],
        [1, -1],
      ],
    );
    expect(below?.angle).toBe(90);
    expect((below?.y ?? 0) - y).toBe(62 + PITCH.y / 2);
    expect(left?.angle).toBe(180);
    expect((left?.x ?? 0) - x).toBe(46 - PITCH.x / 2);
  });
});
