import { expect, it } from "vitest";
import type { Face } from "../../table/contract";
import { describeSpace, describeTable, tallies } from "./describe";
import { spaceOfDuchy } from "./flying";
import type { Slot, View } from "./wire";

const slots: Slot[] = [
  { name: "Basel", touches: ["L6", "L7"], centre: "c", garrison: 1, asked: false },
  { name: "Worms", touches: ["L22", "L23"], centre: "b", garrison: null, asked: false },
];
const L6 = { name: "L6", side: "L", number: 6 };
const L22 = { name: "L22", side: "L", number: 22 };
const L23 = { name: "L23", side: "L", number: 23 };
const R3 = { name: "R3", side: "R", number: 3 };
const R9 = { name: "R9", side: "R", number: 9 };
const view: View = {
  seat: 0,
  scores: [3, null],
  phase: "play",
  board: "rhine",
  opener: 0,
  ended: true,
  built: false,
  spot: null,
  archbishop: 1,
  spaces: [L6, L22, L23, R3, R9],
  knights: { L6: 1, R9: 0, L22: 0, L23: 1 },
  bastions: ["R3"],
  slots,
  duchies: [
    { spaces: ["L6"], slots: [1], owner: 1, knights: [0, 2], value: 2, bishop: false },
    { spaces: ["L22", "L23"], slots: [2], owner: null, knights: [1, 1], value: 2, bishop: true },
  ],
  players: [
    { knights: 9, bastions: 3, bishops: 0, cards: 5, holdings: 0 },
    { knights: 1, bastions: 2, bishops: 1, cards: 5, holdings: 11 },
  ],
  hand: [4, 17],
  discard: [1, 2, 3],
  deck: 30,
};
const face = (seat: number, name: string, score: number | null): Face => ({
  seat,
  name,
  colour: "red",
  mine: seat === 0,
  turn: false,
  bot: "",
  thinking: false,
  score,
});
const faces = [face(0, "Anna", 3), face(1, "Bela", null)];
/** A sentence as its id and its arguments. */
const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ");

it("tells hand, board and scores in sentences", () => {
  const told = describeTable(view, faces, 0, say);
  expect(told.hand).toEqual(["table-say-hand 2 4, 17", "table-say-deck 30 3"]);
  expect(told.board).toEqual([
    "table-last-round",
    "table-say-duchy Basel Bela 2 table-knights-of 2 Bela 0",
    "table-say-duchy-free Worms  2 table-knights-of 1 Anna, table-knights-of 1 Bela 1",
    "table-say-lone Anna table-space R 9 R9",
    "table-say-bastions table-space R 3 R3",
  ]);
  expect(told.scores).toEqual([
    "table-say-player Anna 9 3 0 0 0 1 3",
    "Anna: table-holdings-told 0.",
    "table-say-player Bela 1 2 1 1 1 0 0",
    "Bela: table-holdings-told 11.",
  ]);
});

it("puts what all see beside a name, and coins only where they are known", () => {
  const values = (seat: number, coins: number | null, shown = view) =>
    tallies(shown, seat, coins).map(({ id, value }) => `${id} ${value}`);
  expect(values(1, null)).toEqual(["table-tally-holdings 11"]);
  expect(values(0, 3)).toEqual(["table-tally-holdings 0", "table-tally-coins 3"]);
  expect(values(1, 30, { ...view, phase: "over" })).toEqual(["table-tally-coins 30"]);
});

it("says that a spectator has no cards", () => {
  expect(describeTable({ ...view, hand: [] }, faces, null, say).hand[0]).toBe("table-say-no-hand");
});

it("finds a space of a duchy by its name", () => {
  expect(spaceOfDuchy("Worms", view)).toBe("L22");
  expect(spaceOfDuchy("the duchy of Basel", view)).toBe("L6");
  expect(spaceOfDuchy("R9", view)).toBe("R9");
  const near = { ...view, spaces: [{ name: "L2", side: "L", number: 2 }, L23] };
  expect(spaceOfDuchy("L23", near)).toBe("L23");
  expect(spaceOfDuchy("nowhere", view)).toBe(null);
});

it("describes a space in one line", () => {
  expect(describeSpace(view, faces, L22, "exchange", say)).toBe(
    "table-space L 22 L22, table-stands-knight Anna, table-duchy-free, table-worth 2, " +
      "table-beside Worms centre-b, table-can-exchange",
  );
  expect(describeSpace(view, faces, R3, null, say)).toBe(
    "table-space R 3 R3, table-stands-bastion",
  );
});
