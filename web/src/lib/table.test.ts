import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import type { AnyMessage, LineShown, TableShown } from "./protocol";
import { settings } from "./settings.svelte";
import { connection } from "./socket.svelte";
import { LiveTable, marksOf, placeLines } from "./table.svelte";

const line = (seq: number, kind: string, ply?: number): LineShown => ({
  seq,
  at: 0,
  kind,
  ...(ply === undefined ? {} : { ply }),
});

test("moves that were taken back are marked, and the next one takes their place", () => {
  const story = [
    line(1, "started"),
    line(2, "moved"),
    line(3, "moved"),
    line(4, "undone", 1),
    line(5, "said"),
    line(6, "moved"),
  ];
  expect(placeLines(story).map(({ ply, undone }) => [ply, undone])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [1, false],
    [1, false],
    [2, false],
  ]);
});

test("a story that begins late knows where in the match it is", () => {
  const late = [
    line(40, "said"),
    line(41, "moved", 12),
    line(42, "moved", 13),
    line(43, "undone", 10),
    line(44, "moved", 10),
  ];
  expect(placeLines(late).map(({ ply, undone }) => [ply, undone])).toEqual([
    [12, false],
    [13, true],
    [14, true],
    [10, false],
    [11, false],
  ]);
});

const moved = (seq: number, seat: number, told = "laid"): LineShown => ({
  ...line(seq, "moved"),
  seat,
  told: [{ id: told, args: {}, rule: "" }],
});

test("what the others did stays marked until one's own next move", () => {
  const story = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 1), moved(5, 2)];
  const seqs = (eyes: number | null, lines = story) => marksOf(lines, eyes).map(({ seq }) => seq);
  expect(seqs(0)).toEqual([3, 4, 5]);
  expect(seqs(2)).toEqual([]);
  expect(seqs(0, [...story, moved(6, 0)])).toEqual([]);
  expect(seqs(0, [...story, line(6, "undone", 3)])).toEqual([3]);
  // Who only watches sees the last turn of each.
  expect(seqs(null)).toEqual([2, 3, 4, 5]);
  expect(seqs(null, [...story, moved(6, 0)])).toEqual([3, 4, 5, 6]);
});

// A live table: what the server says is shown one move after the other.
const PACE = 650;
let say: (message: AnyMessage) => void = () => {};
let live: LiveTable;

/** The table after so many moves, at which seat 0 looks and may move in the end. */
const after = (ply: number): TableShown =>
  ({
    id: "t",
    version: ply,
    yours: [0],
    eyes: 0,
    match: { ply, turn: 0, scores: [], table: {}, moves: [] },
  }) as unknown as TableShown;

/** What is said of the next moves: what they change, and their lines. */
const happen = (lines: LineShown[], more: Partial<TableShown> = {}) => {
  const [first, last] = [lines.at(0)?.seq ?? 0, lines.at(-1)?.seq ?? 0];
  const changed = { version: last, match: { ply: last }, ...more };
  say({ type: "happened", table: "t", since: first - 1, changed, story: lines });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.spyOn(connection, "watch").mockImplementation((_, watcher) => {
    say = watcher.hear;
    return () => {};
  });
  settings.pace = "quick";
  live = new LiveTable("t");
  live.isRoutine = ({ id }) => id === "drew";
  say({ type: "opened", page: { table: after(0), story: [], here: [] } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const ply = () => live.shown?.match?.ply;

test("one's own move is shown at once, and the others' follow one after the other", () => {
  happen([moved(1, 0)]);
  expect(ply()).toBe(1);
  happen([moved(2, 1)]);
  happen([moved(3, 1, "drew")]);
  happen([moved(4, 2)]);
  expect([ply(), live.now?.version, live.caughtUp]).toEqual([1, 4, false]);
  expect(live.story.map(({ seq }) => seq)).toEqual([1]);
  vi.advanceTimersByTime(PACE);
  expect([ply(), live.events.map(({ seq }) => seq)]).toEqual([2, [2]]);
  vi.advanceTimersByTime(PACE);
  expect(ply()).toBe(3);
  vi.advanceTimersByTime(PACE * 0.4); // what is routine is only glanced at
  expect([ply(), live.caughtUp]).toEqual([4, true]);
  expect(live.events.map(({ seq }) => seq)).toEqual([4]);
  expect(live.story).toHaveLength(4);
});

test("who has missed something asks anew, and takes no difference to what they do not know", () => {
  const asked = vi.spyOn(connection, "watchAgain").mockImplementation(() => {});
  happen([moved(1, 0)]);
  expect(asked).not.toHaveBeenCalled();
  happen([moved(3, 0)]);
  expect(asked).toHaveBeenCalledWith("t");
  expect([ply(), live.now?.version, live.story.length]).toEqual([1, 1, 1]);
  say({
    type: "opened",
    page: { table: after(3), story: [moved(2, 0), moved(3, 0)], here: [] },
  });
  happen([moved(4, 0)]);
  expect([ply(), live.now?.version, live.story.length]).toEqual([4, 4, 4]);
});

test("older lines are fetched when they are wanted, and a long gap is not closed by guessing", async () => {
  const page = (first: number, last: number) => ({
    table: after(last),
    story: Array.from({ length: last - first + 1 }, (_, at) => moved(first + at, 0)),
    here: [],
  });
  const asked = vi
    .spyOn(api, "story")
    .mockImplementation(async (_, before) => ({ story: page(before - 5, before - 1).story }));
  say({ type: "opened", page: page(11, 12) });
  expect([live.story.map(({ seq }) => seq), live.hasOlder]).toEqual([[11, 12], true]);
  await Promise.all([live.fetchOlder(), live.fetchOlder()]);
  expect(asked.mock.calls).toEqual([["t", 11]]);
  expect(live.story.map(({ seq }) => seq)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  happen([moved(13, 0)]);
  expect(live.story.at(-1)?.seq).toBe(13);
  await live.fetchOlder();
  expect([live.story[0]?.seq, live.hasOlder]).toEqual([1, false]);
  say({ type: "opened", page: page(40, 41) });
  expect([live.story.map(({ seq }) => seq), live.hasOlder]).toEqual([[40, 41], true]);
});

test("whoever skips is at the present, and a hidden page does not wait", () => {
  for (const seq of [1, 2, 3, 4]) happen([moved(seq, 1)]);
  expect(ply()).toBe(1);
  live.skip();
  expect([ply(), live.caughtUp, live.story.length]).toEqual([4, true, 4]);
  vi.stubGlobal("document", { hidden: true });
  for (const seq of [5, 6, 7]) happen([moved(seq, 2)]);
  expect(ply()).toBe(7);
});

test("while my own time runs, slow is as quick as quick", () => {
  settings.pace = "slow";
  happen([moved(1, 1)]);
  const clock = { clock: { kind: "live" }, time: { running: 0 } } as Partial<TableShown>;
  happen([moved(2, 1)], clock);
  vi.advanceTimersByTime(PACE);
  expect(ply()).toBe(2);
});

test("what happened since my move is shown once more, also to who sees all at once", async () => {
  for (const seq of [1, 2, 3]) happen([moved(seq, seq - 1)]);
  vi.advanceTimersByTime(9 * PACE);
  const moment = (ply: number) => ({ ply, turn: null, scores: [], table: {} });
  const asked = vi.spyOn(api, "moment").mockImplementation(async (_, ply) => moment(ply));
  settings.pace = "none";
  await live.again();
  expect(asked.mock.calls.map(([, ply]) => ply)).toEqual([1, 2, 3]);
  expect([ply(), live.caughtUp, live.story.length, live.events]).toEqual([1, false, 1, []]);
  vi.advanceTimersByTime(PACE);
  expect([ply(), live.events.map(({ seq }) => seq)]).toEqual([2, [2]]);
  vi.advanceTimersByTime(PACE);
  expect([live.shown, live.caughtUp]).toEqual([live.now, true]);
});
