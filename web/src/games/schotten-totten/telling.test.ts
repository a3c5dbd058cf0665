import { describe as about, expect, it } from "vitest";
import type { Face, Offer } from "../../table/contract";
import { describe, nameMove, promptOf, standing, stoneLabel, tallies } from "./telling";
import type { Move, Stone, View } from "./wire";

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
    bot: "",
    thinking: false,
    score: 0,
  }),
);

const RUN = { name: "run", total: 6 } as const;
const R1: Move = { kind: "place", card: "R1", stone: 0 };
const offer = (parts: Move): Offer<Move> => ({ id: 1, text: "", parts });

function stoneWith(changes: Partial<Stone>): Stone {
  const none: Stone = {
    owner: null,
    first: null,
    modes: [],
    size: 3,
    sides: [[], []],
    formations: [null, null],
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
    borders: [
      { stones: 3, to_five: 2, to_three: 1 },
      { stones: 0, to_five: 5, to_three: null },
    ],
    tactics: false,
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
    const formations: Stone["formations"] = [
      { name: "colour-run", total: 24 },
      { name: "sum", total: 17 },
    ];
    const stone = stoneWith({ formations });
    expect(standing(say, stone, 0)).toBe("table-formation formation-colour-run 24");
    expect(standing(say, stone, 1)).toBe("table-formation formation-sum 17");
  });

  it("says who was complete first if both are", () => {
    const stone = stoneWith({ first: 1, formations: [RUN, RUN] });
    expect(standing(say, stone, 1)).toContain("table-first");
    expect(standing(say, stone, 0)).not.toContain("table-first");
  });
});

about("stoneLabel", () => {
  it("tells the owner, what lies on the stone, and both sides", () => {
    const stones = [stoneWith({ owner: 1, modes: ["BB"], sides: [["R1"], ["G2", "SP"]] })];
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
    expect(told.scores[1]).toBe("Bertok: table-border-told 0 5 none");
    const tactics = describe(viewWith({ tactics: true, rounds: 3 }), FACES, null, say);
    expect(tactics.hand).toEqual([]);
    expect(tactics.board).toHaveLength(12);
    expect(tactics.scores[0]).toBe(
      "Ailsa: table-border-told 3 2 1, table-played 0, table-points 0",
    );
  });
});

about("tallies", () => {
  it("are the stones, and the points where there are several rounds", () => {
    const values = (view: View) => tallies(view, 0).map(({ id, value }) => `${id} ${value}`);
    expect(values(viewWith({ points: [5, 2] }))).toEqual(["table-tally-stones 3"]);
    expect(values(viewWith({ points: [5, 2], rounds: 3 }))).toEqual([
      "table-tally-stones 3",
      "table-tally-points 5",
    ]);
    const [over] = tallies(viewWith({ phase: "over" }), 0);
    expect(over?.meaning).toEqual({ id: "table-stones", args: { count: 3 } });
  });
});

about("promptOf", () => {
  it("says what is to be decided", () => {
    expect(promptOf(viewWith({}), [offer(R1)]).id).toBe("table-prompt-play");
    expect(promptOf(viewWith({}), [offer(R1), offer({ kind: "pass" })]).id).toBe(
      "table-prompt-pass",
    );
    expect(promptOf(viewWith({ phase: "claim" }), [offer({ kind: "done" })]).id).toBe(
      "table-prompt-claim",
    );
    const back = offer({ kind: "return", card: "R1", deck: "clan" });
    expect(promptOf(viewWith({ phase: "return", due: 2 }), [back])).toEqual({
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
  const taking = { kind: "strategy", card: "ST", taken: "R7", at: 3, seat: 0 } as const;
  it.each<[Move, ReturnType<typeof nameMove>]>([
    [
      { kind: "place", card: "R7", stone: 3 },
      { id: "table-move-place", args: { card: "R7", stone: 4 } },
    ],
    [
      { ...taking, stone: 5 },
      { id: "table-move-strategy", args: { card: "R7", stone: 6 } },
    ],
    [
      { ...taking, stone: null },
      { id: "table-move-strategy-discard", args: { card: "R7" } },
    ],
    [
      { kind: "claim", stone: 1 },
      { id: "table-move-claim", args: { stone: 2 } },
    ],
    [{ kind: "draw", deck: "tactic" }, { id: "table-move-draw-tactic" }],
    [{ kind: "pass" }, { id: "table-move-pass", args: {} }],
  ])("%j", (parts, named) => {
    expect(nameMove(offer(parts), viewWith({}))).toEqual(named);
  });
});
