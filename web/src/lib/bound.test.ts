import { expect, test } from "vitest";
import { bound } from "./bound";

test.each([
  ["wins with 12 points to 3", "wins with 12_points to 3"],
  ["a 4. kő mellett", "a 4._kő mellett"],
  ["Anna wins 5 to 3. Béla starts", "Anna wins 5_to 3. Béla starts"],
  ["stone 4, card 7 (2)", "stone 4, card 7 (2)"],
])("%s", (text, wanted) => {
  expect(bound(text)).toBe(wanted.replaceAll("_", "\u00a0"));
});
