import { describe, expect, it } from "vitest";
import { layOut, RATIO } from "./layout";

// What remains of 667 × 375, 740 × 360, 844 × 390 and 1200 × 500 pixels beside the column.
const SHORT_WINDOWS = [
  [467, 375],
  [518, 360],
  [591, 390],
  [944, 500],
] as const;

describe.each(SHORT_WINDOWS)("in a short window of %i × %i", (width, height) => {
  it.each([3, 4])("%i cards, the stone and the hand fit into the height", (deep) => {
    const layout = layOut(width, height, { deep, held: 7, stones: 9 }, { short: true });
    const tall = layout.card * RATIO + (deep - 1) * layout.step;
    expect(2 * tall + layout.stone + 2 * layout.slide).toBeLessThanOrEqual(layout.field + 0.01);
    expect(layout.field + layout.hand).toBeCloseTo(height);
    expect(layout.step).toBeGreaterThanOrEqual(17);
  });

  it("all nine stones and all cards of a hand can be touched", () => {
    const layout = layOut(width, height, { deep: 3, held: 9, stones: 9 }, { short: true });
    expect(layout.card).toBeLessThanOrEqual(layout.column);
    expect(9 * layout.column).toBeLessThanOrEqual(width + 0.01);
    expect(layout.stone * 0.82).toBeGreaterThanOrEqual(24);
    expect(layout.held).toBeGreaterThanOrEqual(44);
    expect(layout.fan).toBeGreaterThanOrEqual(44);
    expect(8 * layout.fan + layout.held).toBeLessThanOrEqual(width);
  });
});

const WINDOWS = [
  [360, 520],
  [390, 788],
  [701, 600],
  [820, 1124],
  [1100, 844],
  [1440, 844],
  [2560, 1384],
  [3000, 1800],
] as const;

describe.each(WINDOWS)("in a window of %i × %i", (width, height) => {
  it.each([3, 4])("%i cards and the stone fit into the height", (deep) => {
    const layout = layOut(width, height, { deep, held: 7, stones: 9 });
    const tall = layout.card * RATIO + (deep - 1) * layout.step;
    expect(2 * tall + layout.stone + 2 * layout.slide).toBeLessThanOrEqual(layout.field + 0.01);
    expect(layout.top + layout.dots + layout.field + layout.rail + layout.hand).toBeCloseTo(height);
  });

  it("what must be read of a covered card is at least 17 pixels high", () => {
    const layout = layOut(width, height, { deep: 4, held: 7, stones: 9 });
    expect(layout.step).toBeGreaterThanOrEqual(17);
  });

  it("nine cards of a hand can each be touched", () => {
    expect(layOut(width, height, { deep: 3, held: 9, stones: 9 }).fan).toBeGreaterThanOrEqual(24);
    expect(layOut(width, height, { deep: 3, held: 9, stones: 9 }).held).toBeGreaterThanOrEqual(44);
  });

  it("columns fit the width", () => {
    const layout = layOut(width, height, { deep: 3, held: 7, stones: 9 });
    expect(layout.card).toBeLessThanOrEqual(layout.column);
    expect(layout.column * (layout.phone ? 3 : 9)).toBeLessThanOrEqual(width + 0.01);
  });
});

describe.each([
  [360, 480],
  [360, 620],
  [390, 700],
])("with all stones in a narrow window of %i × %i", (width, height) => {
  it.each([3, 4])("nine stones with %i cards on each side fit", (deep) => {
    const layout = layOut(width, height, { deep, held: 7, stones: 9 }, { all: true });
    const tall = layout.card * RATIO + (deep - 1) * layout.step;
    expect(layout.phone && layout.whole).toBe(true);
    expect(9 * layout.column).toBeLessThanOrEqual(width + 0.01);
    expect(layout.card).toBeLessThanOrEqual(layout.column);
    expect(2 * tall + layout.stone + 2 * layout.slide).toBeLessThanOrEqual(layout.field + 0.01);
  });

  it("strength and letter are at least 14 pixels high, and not covered", () => {
    const layout = layOut(width, height, { deep: 3, held: 7, stones: 9 }, { all: true });
    expect((layout.card / 100) * 40).toBeGreaterThanOrEqual(14);
    expect(layout.step).toBeGreaterThanOrEqual(17);
  });
});
