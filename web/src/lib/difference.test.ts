import { expect, test } from "vitest";
import { merge } from "./difference";
import type { TableShown } from "./protocol";

const table = {
  version: 3,
  wishes: { undo: 1 },
  match: { ply: 1, turn: 0, table: { deck: 9, hands: [{ cards: 1 }] } },
} as unknown as TableShown;

test("what is not named stays as it is, three levels deep and no deeper", () => {
  const match = { ply: 2, table: { hands: [{ size: 2 }] } };
  expect(merge(table, { version: 4, match })).toEqual({
    version: 4,
    wishes: { undo: 1 },
    match: { ply: 2, turn: 0, table: { deck: 9, hands: [{ size: 2 }] } },
  });
  expect(merge(table, { version: 4, wishes: {} })).toEqual({ ...table, version: 4, wishes: {} });
});

test("a match that begins comes whole, and what was known before is left as it was", () => {
  const before = { ...table, match: null };
  expect(merge(before, { match: table.match })).toEqual(table);
  expect(before.match).toBeNull();
  const known = structuredClone(table);
  merge(table, { match: { table: { deck: 8 } } });
  expect(table).toEqual(known);
});
