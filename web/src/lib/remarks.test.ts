import { expect, test } from "vitest";
import CASES from "../../../tests/core/remarks.json?raw";
import type { LineShown, RemarkShown } from "./protocol";
import { remarksOn, speaksOf } from "./remarks";

interface Case {
  remark: Pick<RemarkShown, "when" | "told">;
  parts: unknown;
  told: string[];
  speaks: boolean;
}

test.each(JSON.parse(CASES) as Case[])("the page reads patterns as the server does: %j", (one) => {
  expect(speaksOf(one.remark, one.parts, one.told)).toBe(one.speaks);
});

const take = { by: "learner", when: [{ kind: "take" }], told: [] } as const;
const REMARKS = [
  { ...take, say: "mine" },
  { ...take, say: "mine again" },
  { say: "theirs", by: "rival", when: [], told: ["drew"] },
  { say: "anybody's", by: "", when: [{ kind: "end" }], told: [] },
] as unknown as RemarkShown[];

function line(seat: number, kind: string, ...told: string[]): LineShown {
  const said = told.map((id) => ({ id, args: {} }));
  return { kind: "moved", seat, parts: { kind }, told: said } as unknown as LineShown;
}
const on = (...story: LineShown[]) => remarksOn(story, REMARKS, [1]);

test("each is said once, and one to a move", () => {
  expect(on()).toEqual({ count: 0, now: [] });
  expect(on(line(1, "take"))).toEqual({ count: 1, now: ["mine"] });
  expect(on(line(1, "take"), line(1, "take")).now).toEqual(["mine", "mine again"]);
  expect(on(line(1, "take"), line(1, "take"), line(1, "take")).count).toBe(2);
});

test("who has made a move matters, unless it does not", () => {
  expect(on(line(0, "take")).count).toBe(0);
  expect(on(line(1, "take", "drew"), line(0, "take", "drew")).now).toEqual(["mine", "theirs"]);
  expect(on(line(0, "end")).now).toEqual(["anybody's"]);
  expect(on(line(1, "end")).now).toEqual(["anybody's"]);
  expect(on({ ...line(1, "take"), kind: "said" } as LineShown).count).toBe(0);
});

test("what was said stays until something is said in a later turn of the learner", () => {
  const turn = [line(1, "take"), line(0, "take", "drew")];
  expect(on(...turn).now).toEqual(["mine", "theirs"]);
  expect(on(...turn, line(1, "other"), line(0, "take")).now).toEqual(["mine", "theirs"]);
  expect(on(...turn, line(1, "other"), line(0, "end")).now).toEqual(["anybody's"]);
  expect(on(...turn, line(1, "take")).now).toEqual(["mine again"]);
});
