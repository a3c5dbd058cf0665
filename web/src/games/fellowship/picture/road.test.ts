import { expect, it } from "vitest";
import { cards } from "./road";

it("shows cards that the game has: Hobbits are 3s, riders have no value, the others the rest", () => {
  const values = { hobbit: [3], rider: ["N"], companion: [0, 1, 2, 4, 5] };
  for (const { figure, value } of cards) expect(values[figure]).toContain(value);
});
