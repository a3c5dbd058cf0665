import { expect, it } from "vitest";
import { standingOf } from "./invitation.svelte";
import type { SeatShown, TableShown } from "./protocol";

const KEPT = {
  who: "invited",
  name: "Bert",
  level: null,
  out: false,
  declined: false,
} as SeatShown;

function table(more: Partial<TableShown>): TableShown {
  return { status: "gathering", yours: [], kept: [], seats: [KEPT, KEPT], ...more } as TableShown;
}

it("says what one can answer to who wants to play again", () => {
  expect(standingOf(null, false)).toBeNull();
  expect(standingOf(table({ kept: [1] }), false)).toBe("join");
  expect(standingOf(table({}), false)).toBe("along");
  expect(standingOf(table({ yours: [1] }), false)).toBe("seated");
  expect(standingOf(table({ yours: [1], status: "playing" }), false)).toBe("seated");
});

it("says that one was too late, or does not want to", () => {
  const declined = { ...KEPT, declined: true };
  expect(standingOf(table({ kept: [1], seats: [KEPT, declined] }), false)).toBe("declined");
  expect(standingOf(table({ status: "playing" }), false)).toBe("late");
  expect(standingOf(table({ status: "over" }), false)).toBe("late");
  expect(standingOf(null, true)).toBe("late");
  expect(standingOf(table({ status: "closed", kept: [1] }), false)).toBe("closed");
});
