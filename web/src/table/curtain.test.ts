import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ResultShown } from "../lib/protocol";
import { Curtain } from "./curtain";

const PLAYED: ResultShown = { why: "played", winners: [0], scores: [5, 3], seat: null };
const GIVEN_UP: ResultShown = { ...PLAYED, why: "resigned", seat: 1 };
const fall = vi.fn();
const curtain = (over = false) => new Curtain(over, () => 1000, fall);

beforeEach(() => {
  vi.useFakeTimers();
  fall.mockClear();
});
afterEach(() => vi.useRealTimers());

it("falls once, when the last move was looked at", () => {
  const one = curtain();
  one.watch(null);
  one.watch(PLAYED);
  one.watch(PLAYED);
  vi.advanceTimersByTime(999);
  expect(fall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(fall).toHaveBeenCalledTimes(1);
});

it("falls at once where nothing was moved, or when somebody presses a key", () => {
  curtain().watch(GIVEN_UP);
  expect(fall).toHaveBeenCalledTimes(1);
  const one = curtain();
  one.hurry();
  one.watch(PLAYED);
  one.hurry();
  expect(fall).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(fall).toHaveBeenCalledTimes(2);
});

it("does not fall where it was over already, nor if the last move is taken back", () => {
  curtain(true).watch(PLAYED);
  const one = curtain();
  one.watch(PLAYED);
  one.watch(null);
  vi.advanceTimersByTime(5000);
  expect(fall).not.toHaveBeenCalled();
  one.watch(PLAYED);
  vi.advanceTimersByTime(5000);
  expect(fall).toHaveBeenCalledTimes(1);
});
