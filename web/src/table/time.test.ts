import { expect, test } from "vitest";
import { timeLeft, writeTime } from "./time";

test("a running clock loses what is not free", () => {
  const clock = { left: [60_000, 50_000], running: 0, since: 1_000_000, free: 5_000 };
  expect(timeLeft(clock, 0, 1_004_000)).toBe(60_000);
  expect(timeLeft(clock, 0, 1_015_000)).toBe(50_000);
  expect(timeLeft(clock, 0, 9_000_000)).toBe(0);
  expect(timeLeft(clock, 1, 9_000_000)).toBe(50_000);
});

test("times are written to be read at a glance", () => {
  expect(writeTime(4 * 60_000 + 5_000)).toBe("4:05");
  expect(writeTime(3_723_000)).toBe("1:02:03");
  expect(writeTime(51 * 3_600_000)).toBe("2d 3h");
});
