import { describe, expect, it } from "vitest";
import type { GameShown } from "./protocol";
import { isCount, isShow, PACES, resize, seatAs, toSetup, usualDraft, usualPlayers } from "./setup";

const GAME: GameShown = {
  name: "example",
  state: "ready",
  done: 0,
  steps: 0,
  label: "",
  title: "Example",
  players: [2, 3, 4],
  rules: 1,
  levels: ["apprentice", "journeyman"],
  options: [{ name: "heaps", help: "", default: 3, choices: [3, 5] }],
};

describe("a usual table", () => {
  it("has me and bots, three if that can be", () => {
    expect(usualDraft(GAME, false).seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    expect(usualPlayers([2])).toBe(2);
    expect(usualPlayers([4, 5])).toBe(4);
  });

  it("keeps one seat for a guest and has as few bots as can be", () => {
    expect(usualDraft(GAME, true).seats.map((seat) => seat.who)).toEqual(["me", "invited"]);
    const three = { ...GAME, players: [3, 4, 5] };
    expect(usualDraft(three, true).seats.map((seat) => seat.who)).toEqual(["me", "invited", "bot"]);
  });

  it("has the options as the game has them", () => {
    expect(usualDraft(GAME, false).options).toEqual({ heaps: 3 });
  });
});

describe("seats", () => {
  const seats = usualDraft(GAME, false).seats;

  it("stay when there are more, and new ones are like the last", () => {
    const more = resize(seatAs(seats, 2, "open"), 4);
    expect(more.map((seat) => seat.who)).toEqual(["me", "bot", "open", "open"]);
    expect(resize(more, 2).map((seat) => seat.who)).toEqual(["me", "bot"]);
  });

  it("never have me twice", () => {
    expect(seatAs(seats, 1, "me").map((seat) => seat.who)).toEqual(["bot", "me", "bot"]);
    expect(resize([{ who: "me", level: "master", name: "" }], 2)[1]?.who).toBe("bot");
  });

  it("can all be bots, to be watched without a clock", () => {
    const draft = { ...usualDraft(GAME, false), clock: "live" as const, watchers: false };
    expect(isShow(draft)).toBe(false);
    expect(toSetup("some-game", draft).clock).not.toBeNull();
    const show = { ...draft, seats: seatAs(draft.seats, 0, "bot") };
    expect(isShow(show)).toBe(true);
    const { clock, watchers, pace } = toSetup("some-game", show);
    expect({ clock, watchers, pace }).toEqual({ clock: null, watchers: true, pace: PACES.normal });
  });
});

describe("what is sent", () => {
  it("says of each seat only what belongs to it", () => {
    const draft = usualDraft(GAME, false);
    draft.seats = [
      { who: "me", level: "master", name: "x" },
      { who: "hot", level: "master", name: " Ilka " },
      { who: "bot", level: "master", name: "x" },
    ];
    expect(toSetup("example", draft).seats).toEqual([
      { who: "me" },
      { who: "hot", name: "Ilka" },
      { who: "bot", level: "master" },
    ]);
  });

  it("has the clock that was chosen", () => {
    const draft = usualDraft(GAME, false);
    expect(toSetup("example", draft).clock).toBeNull();
    expect(toSetup("example", { ...draft, clock: "live" }).clock).toEqual({
      kind: "live",
      bank: 900,
      increment: 10,
      delay: 0,
    });
    expect(toSetup("example", { ...draft, clock: "slow", days: 2 }).clock).toEqual({
      kind: "slow",
      days: 2,
    });
  });

  it("has no bot for those who are away when it is played by the day", () => {
    const draft = usualDraft(GAME, false);
    expect(toSetup("example", draft).grace).toBe(120);
    expect(toSetup("example", { ...draft, clock: "slow" }).grace).toBeNull();
  });
});

it("tells a row of numbers from a few choices", () => {
  expect(isCount([1, 2, 3, 4, 5, 6, 7])).toBe(true);
  expect(isCount([1, 2, 3])).toBe(false);
  expect(isCount([1, 2, 4, 5, 6, 7, 8])).toBe(false);
  expect(isCount(["a", "b", "c", "d", "e", "f", "g"])).toBe(false);
});
