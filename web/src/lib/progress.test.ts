import { expect, test } from "vitest";
import { lessonsKept } from "./progress";

const readAll = (text: string | null) => lessonsKept.readAll(text);

test("progress is read back as it was kept", () => {
  const kept = { some: { lesson: "first", step: 3, done: ["first"] } };
  expect(readAll(JSON.stringify(kept))).toEqual(kept);
});

test("what is not understood is left out", () => {
  expect(readAll(null)).toEqual({});
  expect(readAll("{")).toEqual({});
  expect(readAll("7")).toEqual({});
  expect(readAll('{"some": 7, "chess": {"lesson": "a", "step": -1}}')).toEqual({});
  expect(readAll('{"some": {"lesson": "a", "step": 1, "done": [2, "b"]}}')).toEqual({
    some: { lesson: "a", step: 1, done: ["b"] },
  });
});
