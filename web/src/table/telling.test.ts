import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { GAMES } from "../games";
import { LANGUAGES } from "../lib/languages";
import type { SeatShown } from "../lib/protocol";
import { botName, tell, withNames } from "./telling";

test("letters of seats become names, other capitals stay", () => {
  const args = { who: "A", knights: "A 2, B 1", card: "B7", castle: "Basel", stone: 4 };
  expect(withNames(args, ["Anna", "Béla"])).toEqual({
    who: "Anna",
    knights: "Anna 2, Béla 1",
    card: "B7",
    castle: "Basel",
    stone: 4,
  });
});

test("a reason that a game tells is a whole sentence", () => {
  // Without words the id stands for what would be said.
  expect(tell(GAMES[0]!, { id: "the bank is free", args: {}, rule: "3.3" }, [])).toBe(
    "The bank is free.",
  );
});

describe("the names of bots", () => {
  const MOST = 5;
  const bot = { who: "bot", name: "", level: "master", out: false } as SeatShown;
  const person = (name: string) => ({ ...bot, who: "person", name, level: null }) as SeatShown;

  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language])))(
    "of %s in %s begin with different letters, two for each seat",
    (game, language) => {
      const path = join(import.meta.dirname, "../games", game, "words", `${language}.ftl`);
      const names = /^table-bots = (.*)$/m.exec(readFileSync(path, "utf8"))?.[1]?.split(", ");
      expect(new Set(names?.map((name) => name.charAt(0))).size).toBe(2 * MOST);
    },
  );

  const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Juno"];

  it("belong to the seats", () => {
    const seats = [person("Zoe"), bot, bot];
    expect(seats.map((_, seat) => botName(NAMES, seats, seat))).toEqual(["Ada", "Ben", "Cleo"]);
  });

  it("do not begin as that of a person does, if it can be", () => {
    expect(botName(NAMES, [person("Béla"), bot], 1)).toBe("Gus");
    expect(botName(NAMES, [person("ben"), bot, person("Gustav")], 1)).toBe("Ben");
  });
});
