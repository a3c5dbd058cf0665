import { describe, expect, it } from "vitest";
import { placeNote, type Rect } from "./noting";

const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = { width: 400, height: 800 };
const NOTE = { width: 200, height: 100 };

describe("placeNote", () => {
  it("stands above what it is about", () => {
    expect(placeNote(NOTE, WINDOW, box(180, 600, 40, 60), [])).toEqual({ left: 100, top: 488 });
  });

  it("stands below where there is no room above", () => {
    expect(placeNote(NOTE, WINDOW, box(0, 10, 40, 60), [])).toEqual({ left: 8, top: 82 });
  });

  it("leaves the places free that it speaks of", () => {
    const goals = [box(0, 400, 400, 180)];
    const { top } = placeNote(NOTE, WINDOW, box(180, 600, 40, 60), goals);
    expect(top).toBeGreaterThanOrEqual(660);
  });
});
