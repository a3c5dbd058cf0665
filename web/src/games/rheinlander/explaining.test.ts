import { describe, expect, it } from "vitest";
import { aboutCard, aboutSign } from "./explaining";
import type { Move, Space } from "./wire";

const say = (id: string) => id;
const L12: Space = { name: "L12", side: "L", number: 12 };
const offers = (...parts: Move[]) => parts.map((each, id) => ({ id, text: "", parts: each }));
const about = (options: ReturnType<typeof offers>) => aboutCard(8, "card", "L8", options, say);

describe("a card", () => {
  const [reinforce, place, other] = [
    { kind: "reinforce", card: 8, space: L12 },
    { kind: "place", card: 8, space: L12 },
    { kind: "place", card: 9, space: L12 },
  ] as const;

  it("says where it goes that others do not, or as a reinforcement", () => {
    expect(about(offers(reinforce, place, other)).moves?.map((move) => move.id)).toEqual([1]);
    expect(about(offers(reinforce, other)).moves?.map((move) => move.id)).toEqual([0]);
  });

  it("asks for its region why it goes nowhere", () => {
    const found = about(offers(other));
    expect(found.moves).toEqual([]);
    expect(found.why).toEqual({ kind: "try", card: 8, space: "L8" });
    expect(about([])).not.toHaveProperty("why");
  });
});

it("says of every sign what it counts, with its rule", () => {
  expect(aboutSign("archbishop", say)).toMatchObject({ does: ["piece-archbishop-help"] });
  expect(aboutSign("holdings", say)).toMatchObject({ rule: "11.3" });
});
