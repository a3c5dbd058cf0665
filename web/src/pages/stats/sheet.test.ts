import { describe, expect, it } from "vitest";
import { sheetOf } from "./sheet";

const place = (name: string, x: number, y: number, moves: number) => ({ name, x, y, moves });

describe("the sheet of a heat map", () => {
  const sheet = sheetOf(
    [place("a", 0, 0, 4), place("b", 1, 0, 1), place("c", 2, 0, 0)],
    [[0, 0, 2, 0]],
  );
  it("has its places where they lie, with room around them", () => {
    expect(sheet.discs.map(({ x }) => x)).toEqual([150, 300, 450]);
    expect([sheet.width, sheet.height]).toEqual([600, 300]);
  });
  it("has discs as large as moves are many, that do not touch, and none that is not seen", () => {
    const [a, b, c] = sheet.discs.map(({ radius }) => radius);
    expect(a).toBeCloseTo(72);
    expect(b).toBeCloseTo(36);
    expect(c).toBeCloseTo(9);
  });
  it("has its lines on the same sheet", () => {
    expect(sheet.lines).toEqual([
      [
        [150, 150],
        [450, 150],
      ],
    ]);
  });
  it("knows a single place", () => {
    expect(sheetOf([place("a", 5, 5, 0)], []).discs).toHaveLength(1);
  });
});
