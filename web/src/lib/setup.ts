// A table to be: what the page starts from, and what is sent to the server in the end.
import type { GameShown, Level, Live, Place, Setup, Slow, Value } from "./protocol";

export const LEVELS: readonly Level[] = ["apprentice", "journeyman", "master", "grandmaster"];
export type Who = NonNullable<Place["who"]>;
export const WHO: readonly Who[] = ["me", "hot", "invited", "open", "bot"];
export type ClockKind = "none" | "live" | "slow";

/** A seat while it is being chosen: everything is kept, also what is not shown now. */
export interface Chair {
  who: Who;
  level: Level;
  name: string;
}

export interface Draft {
  seats: Chair[];
  options: Record<string, Value>;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  chat: boolean;
  watchers: boolean;
  /** Seconds until a bot plays for somebody who is away; null for never. */
  grace: number | null;
  standIn: Level;
  /** Where only bots play: milliseconds for a look at each move. */
  pace: number;
}

const USUAL_LEVEL: Level = "journeyman";
const USUAL_GRACE = 120;
/** How long each move of bots is looked at that play among themselves, in milliseconds. */
export const PACES = { quick: 1000, normal: 2500, slow: 6000 };

function chair(who: Who): Chair {
  return { who, level: USUAL_LEVEL, name: "" };
}

/** How many sit at a table that nobody has set up with care: three if that can be. */
export function usualPlayers(players: readonly number[]): number {
  return players.includes(3) ? 3 : (players[0] ?? 2);
}

/** A draft that can be played as it is: me and bots, or me, a guest and as few bots as can be. */
export function usualDraft(game: GameShown, invite: boolean): Draft {
  const players = invite ? (game.players[0] ?? 2) : usualPlayers(game.players);
  const others = Array.from({ length: players - 1 }, (_, number) =>
    chair(invite && number === 0 ? "invited" : "bot"),
  );
  return {
    seats: [chair("me"), ...others],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: "none",
    minutes: 15,
    increment: 10,
    days: 3,
    chat: true,
    watchers: true,
    grace: USUAL_GRACE,
    standIn: USUAL_LEVEL,
    pace: PACES.normal,
  };
}

/** Seats for so many: those that are there stay, new ones are like the last. */
export function resize(seats: readonly Chair[], players: number): Chair[] {
  const last = seats.at(-1)?.who ?? "bot";
  const added = last === "me" ? "bot" : last;
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? chair(added));
}

/** Give a seat to somebody. I can have one: where I sat before, a bot sits then. */
export function seatAs(seats: readonly Chair[], at: number, who: Who): Chair[] {
  return seats.map((one, seat) => {
    if (seat === at) return { ...one, who };
    return who === "me" && one.who === "me" ? { ...one, who: "bot" } : one;
  });
}

/** Whether only bots play, to be watched. */
export function isShow(draft: Draft): boolean {
  return draft.seats.every((one) => one.who === "bot");
}

function placeOf(one: Chair): Place {
  if (one.who === "bot") return { who: "bot", level: one.level };
  if (one.who === "hot") return { who: "hot", name: one.name.trim() };
  return { who: one.who };
}

function clockOf(draft: Draft): Live | Slow | null {
  switch (draft.clock) {
    case "none":
      return null;
    case "live":
      return { kind: "live", bank: draft.minutes * 60, increment: draft.increment, delay: 0 };
    case "slow":
      return { kind: "slow", days: draft.days };
  }
}

/** What the server is asked for. Bots that are watched have no clock. By the day, people are away without a bot that plays for them. */
export function toSetup(game: string, draft: Draft): Setup {
  const show = isShow(draft);
  return {
    game,
    seats: draft.seats.map(placeOf),
    options: draft.options,
    chat: draft.chat,
    watchers: show || draft.watchers,
    clock: show ? null : clockOf(draft),
    pace: draft.pace,
    grace: draft.clock === "slow" ? null : draft.grace,
    stand_in: draft.standIn,
  };
}

/** Whether the choices of an option are a row of whole numbers, to be typed rather than picked. */
export function isCount(choices: readonly Value[]): boolean {
  return choices.length > 6 && choices.every((value, at) => value === Number(choices[0] ?? 0) + at);
}
