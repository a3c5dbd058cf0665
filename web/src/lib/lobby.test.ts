import { expect, it } from "vitest";
import { changeMine, inOrder } from "./lobby.svelte";
import type { MyTable } from "./protocol";

function table(id: string, status: string, updated: number, your_turn = false): MyTable {
  const rest = { game: "any", options: {}, paused: false, watchers: true, clock: null, seats: [] };
  return {
    table: { id, status, updated, turn: 0, ply: 0, winners: null, ...rest },
    yours: [0],
    your_turn,
  };
}

it("puts first where it is my turn, and shows few that are over", () => {
  const tables = [
    table("over1", "over", 90),
    table("over2", "over", 80),
    table("over3", "over", 70),
    table("gathering", "gathering", 60),
    table("closed", "closed", 55),
    table("theirs", "playing", 50),
    table("mine old", "playing", 10, true),
    table("mine new", "playing", 20, true),
  ];
  const ids = inOrder(tables, 2).map((one) => one.table.id);
  expect(ids).toEqual(["mine new", "mine old", "theirs", "gathering", "over1", "over2"]);
});

it("takes over which of my tables have changed, and which are mine no longer", () => {
  const mine = [table("a", "playing", 1), table("b", "gathering", 2)];
  const news = [table("a", "playing", 3, true), table("c", "gathering", 4)];
  const found = changeMine(mine, { type: "mine_changed", tables: news, gone: ["b"] });
  expect(found.map((one) => [one.table.id, one.your_turn])).toEqual([
    ["a", true],
    ["c", false],
  ]);
});
