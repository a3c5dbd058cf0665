import { beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { OpenList } from "./open.svelte";
import type { OpenTables, Summary } from "./protocol";

const page = (ids: string, next: string | null = null): OpenTables => ({
  tables: ids.split("").map((id) => ({ id }) as Summary),
  next,
});
const ids = (list: OpenList) => list.tables.map(({ id }) => id).join("");
const ask = vi.spyOn(api, "openTables");
beforeEach(() => void ask.mockReset());

it("shows the first page as it is told, without asking", () => {
  const list = new OpenList();
  list.hear(page("ab"));
  expect([ids(list), list.more, ask.mock.calls.length]).toEqual(["ab", false, 0]);
});

it("goes on where the page before ended, and shows nothing twice", async () => {
  const list = new OpenList();
  list.hear(page("ab", "there"));
  ask.mockResolvedValueOnce(page("ab", "there")).mockResolvedValueOnce(page("bc"));
  await list.showMore();
  expect(ask.mock.calls.map(([, after]) => after)).toEqual([undefined, "there"]);
  expect([ids(list), list.more]).toEqual(["abc", false]);
});

it("asks for what is filtered, and again when something changes", async () => {
  const list = new OpenList();
  ask.mockResolvedValue(page("c"));
  await list.choose({ game: "", clock: "slow", free: false });
  expect([ids(list), list.filtered]).toEqual(["c", true]);
  ask.mockResolvedValue(page("cd"));
  list.hear(page("ab"));
  await vi.waitFor(() => expect(ids(list)).toBe("cd"));
});

it("takes the answer to the last question", async () => {
  const list = new OpenList();
  let answer: (page: OpenTables) => void = () => {};
  const late = new Promise<OpenTables>((settle) => {
    answer = settle;
  });
  ask.mockReturnValueOnce(late).mockResolvedValueOnce(page("b"));
  const first = list.choose({ game: "one", clock: "", free: false });
  await list.choose({ game: "two", clock: "", free: false });
  answer(page("a"));
  await first;
  expect(ids(list)).toBe("b");
});
