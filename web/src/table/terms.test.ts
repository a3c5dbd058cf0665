import { beforeAll, expect, it } from "vitest";
import type { SeatShown, TableShown } from "../lib/protocol";
import { loadLanguage } from "../lib/words.svelte";
import { patience, seatsKept, termsOf } from "./terms";

const TABLE = { clock: null, grace: 120, stand_in: "master", chat: true, watchers: true };
const table = (changes: object) => ({ ...TABLE, ...changes }) as TableShown;
/** As it is read: the page binds numbers to what they count. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const terms = (changes: object) => termsOf(table(changes)).map(plain);
const LIVE = { kind: "live", bank: 900, increment: 10, delay: 0 };
const SLOW = { kind: "slow", days: 3 };

beforeAll(() => loadLanguage("en"));

it("says what happens to whoever is away, and how strong the bot is", () => {
  expect(terms({}).join(" ")).toMatch(/for 2 minutes is replaced by a bot: Master/);
  expect(terms({ grace: 90 }).join(" ")).toMatch(/for 90 seconds is replaced/);
  expect(terms({ grace: null }).join(" ")).toMatch(
    /for 2 minutes can be replaced by a bot if the others want it/,
  );
  const slow = terms({ clock: SLOW, grace: 10 }).join(" ");
  expect(slow).toMatch(/up to 3 days.*Nobody is replaced.*for 3 days after they were asked/);
});

it("says which clock there is, and who may write and watch", () => {
  expect(terms({})[0]).toBe("Everybody may think as long as they like.");
  expect(terms({ clock: LIVE })[0]).toMatch(/15 minutes .* 10 seconds more/);
  expect(terms({ clock: { ...LIVE, increment: 0, delay: 5 } }).slice(0, 2)).toEqual([
    "Each player has 15 minutes for the whole match.",
    "The first 5 seconds of a turn do not count.",
  ]);
  const closed = terms({ chat: false, watchers: false }).join(" ");
  expect(closed).toMatch(/no chat.*Nobody else may watch/);
});

it("knows for whom a bot plays, but for oneself and for those who gave up", () => {
  const chair = (who: string, level: string | null, out = false) =>
    ({ who, level, out, name: "" }) as SeatShown;
  const seats = [
    chair("person", "master"),
    chair("person", "master"),
    chair("person", "master", true),
    chair("bot", "master"),
    chair("person", null),
  ];
  expect(seatsKept(table({ seats, yours: [0] }))).toEqual([1]);
  expect(plain(patience(table({ clock: SLOW })))).toBe("3 days");
});
