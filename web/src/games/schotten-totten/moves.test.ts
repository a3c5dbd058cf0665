import { describe, expect, it } from "vitest";
import { aimsOf, readMove, writeWish } from "./moves";

const choices = (...texts: string[]) => texts.map((text, id) => ({ id, text }));

describe("readMove", () => {
  it.each([
    ["R7@4", { kind: "place", card: "R7", stone: 3 }],
    ["JK@1", { kind: "place", card: "JK", stone: 0 }],
    ["MF@9", { kind: "place", card: "MF", stone: 8 }],
    ["RE", { kind: "recruit" }],
    ["ST R7>6", { kind: "strategy", card: "R7", stone: 5 }],
    ["ST JK>x", { kind: "strategy", card: "JK", stone: null }],
    ["BA V1", { kind: "banshee", card: "V1" }],
    ["TR G5>2", { kind: "traitor", card: "G5", stone: 1 }],
    ["claim 4", { kind: "claim", stone: 3 }],
    ["draw clan", { kind: "draw", deck: "clan" }],
    ["draw tactic", { kind: "draw", deck: "tactic" }],
    ["return ?t", { kind: "return", card: "?t" }],
    ["done", { kind: "done" }],
    ["pass", { kind: "pass" }],
  ])("%s", (text, meaning) => {
    expect(readMove(text)).toEqual(meaning);
  });

  it("knows no other moves", () => {
    expect(readMove("23@L23")).toBeNull();
    expect(readMove("draw gold")).toBeNull();
  });
});

describe("aimsOf", () => {
  const moves = choices("R7@4", "R7@5", "JK@4", "ST R1>6", "ST R1>x", "BA V1", "TR G5>2", "RE");

  it("offers the cards of the hand at first, and no stone", () => {
    const aims = aimsOf(moves, null);
    expect([...aims.hand]).toEqual(["R7", "JK", "ST", "BA", "TR", "RE"]);
    expect(aims.stones.size).toBe(0);
    expect(aims.recruit).toBeNull();
  });

  it("offers the stones of a chosen card", () => {
    const aims = aimsOf(moves, { card: "R7", taken: null });
    expect([...aims.stones].map(([stone, move]) => [stone, move.text])).toEqual([
      [3, "R7@4"],
      [4, "R7@5"],
    ]);
  });

  it("asks a ruse for the card first and then for its goal", () => {
    const first = aimsOf(moves, { card: "ST", taken: null });
    expect([...first.takes]).toEqual(["R1"]);
    expect(first.stones.size).toBe(0);
    const then = aimsOf(moves, { card: "ST", taken: "R1" });
    expect(then.stones.get(5)?.text).toBe("ST R1>6");
    expect(then.discard?.text).toBe("ST R1>x");
    const traitor = aimsOf(moves, { card: "TR", taken: "G5" });
    expect(traitor.stones.get(1)?.text).toBe("TR G5>2");
    expect(traitor.discard).toBeNull();
  });

  it("needs one card for a Banshee and nothing for a Recruiter", () => {
    expect(aimsOf(moves, { card: "BA", taken: null }).wails.get("V1")?.text).toBe("BA V1");
    expect(aimsOf(moves, { card: "RE", taken: null }).recruit?.text).toBe("RE");
  });

  it("finds claims, decks, returns, done and pass", () => {
    const aims = aimsOf(choices("claim 4", "done", "pass", "draw clan", "return JK"), null);
    expect(aims.claims.get(3)?.text).toBe("claim 4");
    expect(aims.done?.text).toBe("done");
    expect(aims.pass?.text).toBe("pass");
    expect(aims.decks.get("clan")?.text).toBe("draw clan");
    expect(aims.decks.has("tactic")).toBe(false);
    expect(aims.returns.get("JK")?.text).toBe("return JK");
  });
});

describe("writeWish", () => {
  it("writes what was pointed at", () => {
    expect(writeWish({ card: "R7", taken: null }, 3)).toBe("R7@4");
    expect(writeWish({ card: "TR", taken: "G5" }, 0)).toBe("TR G5>1");
  });
});
