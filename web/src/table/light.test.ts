import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Light } from "./light.svelte";

describe("Light", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes out a while after a tap", () => {
    const light = new Light();
    light.flash(["a move"]);
    expect(light.parts).toEqual(["a move"]);
    vi.advanceTimersByTime(2000);
    light.flash(["another"]);
    vi.advanceTimersByTime(2000);
    expect(light.parts).toEqual(["another"]);
    vi.advanceTimersByTime(2000);
    expect(light.parts).toEqual([]);
  });
});
