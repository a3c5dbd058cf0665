import { describe, expect, it } from "vitest";
import { aimsOf, goalOf, movedCard, nameCard, nameStone, pointsAtCards } from "./moves";
import type { Move } from "./wire";

const offers = (...parts: Move[]) => parts.map((each, id) => ({ id, text: "", parts: each }));

describe("aimsOf", () => {
  const moves = offers(
    { kind: "place", card: "R7", stone: 3 },
    { kind: "place", card: "R7", stone: 4 },
    { kind: "place", card: "JK", stone: 3 },
    { kind: "strategy", card: "ST", taken: "R1", at: 1, seat: 0, stone: 5 },
    { kind: "strategy", card: "ST", taken: "R1", at: 1, seat: 0, stone: null },
    { kind: "wail", card: "BA", taken: "V1", at: 2, seat: 1 },
    { kind: "betray", card: "TR", taken: "G5", at: 2, seat: 1, stone: 1 },
    { kind: "recruit", card: "RE" },
  );

  it("offers the cards of the hand at first, and no stone", () => {
    const aims = aimsOf(moves, null);
    expect([...aims.hand]).toEqual(["R7", "JK", "ST", "BA", "TR", "RE"]);
    expect(aims.stones.size).toBe(0);
    expect(aims.recruit).toBeNull();
    expect(pointsAtCards(aims)).toBe(false);
  });

  it("offers the stones of a chosen card", () => {
    const aims = aimsOf(moves, { card: "R7", taken: null });
    expect([...aims.stones].map(([stone, move]) => [stone, move.id])).toEqual([
      [3, 0],
      [4, 1],
    ]);
    expect(pointsAtCards(aims)).toBe(false);
  });

  it("asks a ruse for the card first and then for its goal", () => {
    const first = aimsOf(moves, { card: "ST", taken: null });
    expect([...first.takes]).toEqual([["R1", { at: 1, seat: 0 }]]);
    expect(first.stones.size).toBe(0);
    expect(pointsAtCards(first)).toBe(true);
    const then = aimsOf(moves, { card: "ST", taken: "R1" });
    expect(then.stones.get(5)?.id).toBe(3);
    expect(then.discard?.id).toBe(4);
    const traitor = aimsOf(moves, { card: "TR", taken: "G5" });
    expect(traitor.stones.get(1)?.id).toBe(6);
    expect(traitor.discard).toBeNull();
  });

  it("needs one card for a Banshee and nothing for a Recruiter", () => {
    const wails = aimsOf(moves, { card: "BA", taken: null }).wails;
    expect(wails.get("V1")).toEqual({ at: 2, seat: 1, move: moves[5] });
    expect(aimsOf(moves, { card: "RE", taken: null }).recruit?.id).toBe(7);
  });

  it("finds claims, decks, returns, done and pass", () => {
    const aims = aimsOf(
      offers(
        { kind: "claim", stone: 3 },
        { kind: "done" },
        { kind: "pass" },
        { kind: "draw", deck: "clan" },
        { kind: "return", card: "JK", deck: "tactic" },
      ),
      null,
    );
    expect(aims.claims.get(3)?.id).toBe(0);
    expect(aims.done?.id).toBe(1);
    expect(aims.pass?.id).toBe(2);
    expect(aims.decks.get("clan")?.id).toBe(3);
    expect(aims.decks.has("tactic")).toBe(false);
    expect(aims.returns.get("JK")?.id).toBe(4);
  });
});

describe("what a move is about", () => {
  it("is the card that is laid, or that a ruse takes", () => {
    expect(movedCard({ kind: "place", card: "R7", stone: 3 })).toBe("R7");
    expect(movedCard({ kind: "wail", card: "BA", taken: "V1", at: 2, seat: 1 })).toBe("V1");
    expect(movedCard({ kind: "return", card: null, deck: "clan" })).toBeNull();
    expect(movedCard({ kind: "claim", stone: 3 })).toBeNull();
  });

  it("is the stone where it leads", () => {
    expect(goalOf({ kind: "claim", stone: 3 })).toBe(3);
    expect(goalOf({ kind: "draw", deck: "clan" })).toBeNull();
  });
});

describe("what a move is about", () => {
  const joker: Move = { kind: "place", card: "JK", stone: 3 };
  const traitor: Move = { kind: "betray", card: "TR", taken: "G5", at: 2, seat: 1, stone: 1 };

  it("is the card that lies where it was put, not its twin", () => {
    expect(nameCard([joker], "JK", 3)).toBe(true);
    expect(nameCard([joker], "JK", 4)).toBe(false);
    expect(nameCard([joker], "JK", null)).toBe(true);
    expect(nameCard([], "JK", 3)).toBe(false);
  });

  it("is a ruse in the hand, and the card that it takes", () => {
    expect(nameCard([traitor], "TR", null)).toBe(true);
    expect(nameCard([traitor], "G5", 1)).toBe(true);
    expect(nameCard([traitor], "G5", null)).toBe(false);
  });

  it("is every stone that it leads to or from", () => {
    const stones = [0, 1, 2, 3].filter((stone) => nameStone([traitor], stone));
    expect(stones).toEqual([1, 2]);
    expect(nameStone([{ kind: "done" }], 0)).toBe(false);
  });
});
