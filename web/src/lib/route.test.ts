import { expect, test } from "vitest";
import { readRoute } from "./route.svelte";

const at = (path: string) => readRoute(new URL(path, "http://here"));

test("every page has an address", () => {
  expect(at("/")).toEqual({ page: "start" });
  expect(at("/new/some-game?invite")).toEqual({ page: "new", game: "some-game", invite: true });
  expect(at("/replay/abc/17?eyes=open")).toEqual({
    page: "replay",
    id: "abc",
    ply: 17,
    eyes: "open",
  });
  expect(at("/replay/abc")).toEqual({ page: "replay", id: "abc", ply: null, eyes: "" });
  expect(at("/rules/some-game#6.3")).toEqual({
    page: "rules",
    game: "some-game",
    rule: "6.3",
    how: false,
  });
  expect(at("/learn/some-game/first/3")).toEqual({
    page: "learn",
    game: "some-game",
    lesson: "first",
    step: 3,
  });
  expect(at("/how/some-game")).toEqual({
    page: "rules",
    game: "some-game",
    rule: "",
    how: true,
  });
  expect(at("/puzzles/some-game/7-3")).toEqual({
    page: "puzzles",
    game: "some-game",
    puzzle: "7-3",
  });
  expect(at("/puzzles/some-game")).toEqual({ page: "puzzles", game: "some-game", puzzle: "" });
  expect(at("/study/abc")).toEqual({ page: "study", address: new URL("http://here/study/abc") });
  expect(at("/nowhere")).toEqual({ page: "lost" });
});

test("the secret of an invitation stands behind the #", () => {
  expect(at("/table/abc#1.s3cr-et")).toEqual({
    page: "table",
    id: "abc",
    invitedTo: 1,
    invite: "s3cr-et",
    lesson: "",
  });
  const table = { page: "table", id: "abc", invitedTo: null, invite: "" };
  expect(at("/table/abc")).toEqual({ ...table, lesson: "" });
  expect(at("/table/abc?lesson=first")).toEqual({ ...table, lesson: "first" });
});
