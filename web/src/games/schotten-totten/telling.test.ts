import { describe as about, expect, it } from "vitest";
import type { Face } from "../../table/contract";
import { describe, nameMove, promptOf, standing, stoneLabel } from "./telling";
import type { StoneView, View } from "./view";

/** Sentences as their ids and arguments, so that what is said can be seen in any language. */
const say = (id: string, args: object = {}) =>
  [id, ...Object.values(args).map(String)].join(" ").trim();

const FACES = ["Ailsa", "Bertok"].map(
  (name, seat): Face => ({
    seat,
    name,
    colour: seat === 0 ? "red" : "gold",
    mine: seat === 0,
    turn: seat === 0,
    bot: false,
    thinking: false,
    score: 0,
  }),
);

function stoneWith(changes: Partial<StoneView>): StoneView {
  const none: StoneView = {
    owner: null,
    first: null,
    mud: false,
    blind: false,
    sides: [[], []],
    powers: [null, null],
  };
  return { ...none, ...changes };
}

function viewWith(changes: Partial<View>): View {
  return {
    seat: 0,
    phase: "play",
    round: 1,
    rounds: 1,
    points: [0, 0],
    stones: Array.from({ length: 9 }, () => stoneWith({})),
    hands: [
      { clans: 2, tactics: 0, cards: ["R1", "V9"] },
      { clans: 6, tactics: 0, cards: [] },
    ],
    deck: 40,
    tactics_deck: 0,
    discard: [],
    played: [0, 0],
    passes: 0,
    due: 0,
    ...changes,
  };
}

about("standing", () => {
  it("counts the cards of an incomplete side", () => {
    expect(standing(say, stoneWith({ sides: [["R1"], []] }), 0)).toBe("table-cards 1");
  });

  it("names the formation of a complete side", () => {
    const stone = stoneWith({ powers: [4 * 64 + 24, 17] });
    expect(standing(say, stone, 0)).toBe("table-formation formation-colour-run 24");
    expect(standing(say, stone, 1)).toBe("table-formation formation-sum 17");
  });

  it("calls four of a kind so where four cards lie", () => {
    const stone = stoneWith({ mud: true, powers: [3 * 64 + 20, null] });
    expect(standing(say, stone, 0)).toBe("table-formation formation-four 20");
  });

  it("says who was complete first if both are", () => {
    const stone = stoneWith({ first: 1, powers: [70, 70] });
    expect(standing(say, stone, 1)).toContain("table-first");
    expect(standing(say, stone, 0)).not.toContain("table-first");
  });
});

about("stoneLabel", () => {
  it("tells the owner, what lies on the stone, and both sides", () => {
    const stones = [stoneWith({ owner: 1, blind: true, sides: [["R1"], ["G2", "SP"]] })];
    expect(stoneLabel(say, viewWith({ stones }), FACES, 0)).toBe(
      "table-stone 1. table-owned Bertok. tactic-bb. " +
        "table-side Ailsa table-card clan-r 1. table-side Bertok table-card clan-g 2, tactic-sp",
    );
  });
});

about("describe", () => {
  it("tells the own hand, all stones, and tactics only where there are any", () => {
    const told = describe(viewWith({}), FACES, 0, say);
    expect(told.hand).toEqual(["table-hand-told table-card clan-r 1, table-card clan-v 9"]);
    expect(told.board).toHaveLength(10);
    expect(told.scores[1]).toBe("Bertok: table-stones 0");
    const tactics = describe(viewWith({ tactics_deck: 10, rounds: 3 }), FACES, null, say);
    expect(tactics.hand).toEqual([]);
    expect(tactics.board).toHaveLength(12);
    expect(tactics.scores[0]).toBe("Ailsa: table-stones 0, table-played 0, table-points 0");
  });
});

about("promptOf", () => {
  const moves = (...texts: string[]) => texts.map((text, id) => ({ id, text }));

  it("says what is to be decided", () => {
    expect(promptOf(viewWith({}), moves("R1@1")).id).toBe("table-prompt-play");
    expect(promptOf(viewWith({}), moves("JK@1", "pass")).id).toBe("table-prompt-pass");
    expect(promptOf(viewWith({ phase: "claim" }), moves("done")).id).toBe("table-prompt-claim");
    expect(promptOf(viewWith({ phase: "return", due: 2 }), moves("return R1"))).toEqual({
      id: "table-prompt-return",
      args: { count: 2 },
    });
  });

  it("waits while others decide, and ends", () => {
    expect(promptOf(viewWith({}), []).id).toBe("table-prompt-wait");
    expect(promptOf(viewWith({ phase: "over" }), []).id).toBe("table-prompt-over");
  });
});

about("nameMove", () => {
  it.each([
    ["R7@4", { id: "table-move-place", args: { card: "R7", stone: 4 } }],
    ["ST R7>6", { id: "table-move-strategy", args: { card: "R7", stone: 6 } }],
    ["ST R7>x", { id: "table-move-strategy-discard", args: { card: "R7" } }],
    ["claim 2", { id: "table-move-claim", args: { stone: 2 } }],
    ["draw tactic", { id: "table-move-draw-tactic" }],
    ["pass", { id: "table-move-pass", args: {} }],
    ["nonsense", { id: "table-move", args: { text: "nonsense" } }],
  ])("%s", (text, named) => {
    expect(nameMove({ id: 1, text }, viewWith({}))).toEqual(named);
  });
});
