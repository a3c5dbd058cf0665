import { expect, it } from "vitest";
import { aboutStone, aboutToken } from "./explaining";
import type { Move } from "./wire";

const say = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
const offers = (...parts: Move[]) => parts.map((each, id) => ({ id, text: "", parts: each }));

it("says of a stone what it is, and what can be taken of its heap", () => {
  const moves = offers(
    { kind: "take", heap: 0, stones: 1 },
    { kind: "take", heap: 1, stones: 1 },
    { kind: "take", heap: 1, stones: 2 },
  );
  const about = aboutStone(1, 2, moves, say);
  expect(about).toMatchObject({ title: "table-heap 2 2", does: ["table-about-stone"] });
  expect(about.moves?.map((move) => move.id)).toEqual([1, 2]);
  expect(aboutStone(1, 2, [], say)).not.toHaveProperty("moves");
});

it("says of a token what it brings, and not what is hidden", () => {
  expect(aboutToken(3, say)).toMatchObject({ title: "table-token 3", rule: "4.3" });
  expect(aboutToken(null, say).title).toBe("table-token-hidden");
});
