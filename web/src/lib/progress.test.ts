import { expect, test } from "vitest";
import { readAll } from "./progress";

test("progress is read back as it was kept", () => {
  const kept = { nim: { lesson: "first", step: 3, done: ["first"] } };
  expect(readAll(JSON.stringify(kept))).toEqual(kept);
});

test("what is not understood is left out", () => {
  expect(readAll(null)).toEqual({});
  expect(readAll("{")).toEqual({});
  expect(readAll("7")).toEqual({});
  expect(readAll('{"nim": 7, "chess": {"lesson": "a", "step": -1}}')).toEqual({});
  expect(readAll('{"nim": {"lesson": "a", "step": 1, "done": [2, "b"]}}')).toEqual({
    nim: { lesson: "a", step: 1, done: ["b"] },
  });
});
