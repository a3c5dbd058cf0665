import { expect, test } from "vitest";
import { withNames } from "./telling";

test("letters of seats become names, other capitals stay", () => {
  const args = { who: "A", knights: "A 2, B 1", card: "B7", castle: "Basel", stone: 4 };
  expect(withNames(args, ["Anna", "Béla"])).toEqual({
    who: "Anna",
    knights: "Anna 2, Béla 1",
    card: "B7",
    castle: "Basel",
    stone: 4,
  });
});
