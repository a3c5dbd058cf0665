import { beforeEach, expect, it, vi } from "vitest";
import { OpenList } from "./open.svelte";
import type { LobbyChanged, OpenTables, Summary } from "./protocol";
import { connection } from "./socket.svelte";

/** Tables that wait for people are written small, those that play in capitals. */
const tables = (ids: string): Summary[] =>
  ids.split("").map((id) => {
    const status = id === id.toLowerCase() ? "gathering" : "playing";
    return { id, status, updated: 1000 - id.toLowerCase().charCodeAt(0) } as Summary;
  });
const page = (ids: string, next: string | null = null): OpenTables => ({
  tables: tables(ids),
  next,
});
const changed = (ids: string, gone: string, next: string | null = null): LobbyChanged => ({
  type: "lobby_changed",
  tables: tables(ids),
  gone: gone.split(""),
  next,
});
const ids = (list: OpenList) => list.tables.map(({ id }) => id).join("");
const look = vi.spyOn(connection, "lookFor").mockImplementation(() => {});
beforeEach(() => void look.mockClear());

it("shows the list as it is told", () => {
  const list = new OpenList();
  list.hear(page("ab"));
  expect([ids(list), list.more]).toEqual(["ab", false]);
});

it("puts what comes where it belongs, and drops what goes", () => {
  const list = new OpenList();
  list.hear(page("bdXZ"));
  list.change(changed("acY", "bZ", "there"));
  expect([ids(list), list.more]).toEqual(["acdXY", true]);
});

it("moves a table on that has begun", () => {
  const list = new OpenList();
  list.hear(page("abX"));
  const [a] = tables("a") as [Summary];
  list.change({ ...changed("", ""), tables: [{ ...a, status: "playing" }] });
  expect(ids(list)).toBe("baX");
});

it("says what it looks for, and how far", () => {
  const list = new OpenList();
  list.showMore();
  list.choose({ game: "", clock: "slow", free: true });
  list.showMore();
  expect(list.filtered).toBe(true);
  const common = { do: "look", game: null };
  expect(look.mock.calls.map(([wanted]) => wanted)).toEqual([
    { ...common, clock: null, free: false, pages: 2 },
    { ...common, clock: "slow", free: true, pages: 1 },
    { ...common, clock: "slow", free: true, pages: 2 },
  ]);
});

it("offers no more than the server tells", () => {
  const list = new OpenList();
  for (let pages = 1; pages < 10; pages++) list.showMore();
  list.hear(page("a", "there"));
  expect(list.more).toBe(false);
});

it("shows nothing twice that was on two pages", () => {
  const list = new OpenList();
  list.hear({ tables: [...tables("ab"), ...tables("bc")], next: null });
  expect(ids(list)).toBe("abc");
});
