// What a game brings to the page is in its folder.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/languages";
import { GAMES, OFFERED, packageOf } from ".";

const HERE = import.meta.dirname;

it("every folder is a game of the list", () => {
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((folder) => folder.name).sort()).toEqual([...GAMES].sort());
  expect(OFFERED.length).toBeGreaterThan(0);
});

describe.each(GAMES)("%s", (game) => {
  it.each(["index.ts", "picture/Picture.svelte", ...LANGUAGES.map((one) => `words/${one}.ftl`)])(
    "has %s",
    (file) => expect(existsSync(join(HERE, game, file))).toBe(true),
  );
  const rules = join(HERE, "../../../holdfast/games", packageOf(game));
  it("has rules", () => expect(existsSync(join(rules, "RULES.md"))).toBe(true));
  it("tells what it calls routine", () => {
    const table = readFileSync(join(HERE, game, "index.ts"), "utf8");
    const routine = /routine: \[([^\]]*)\]/.exec(table)?.[1]?.match(/[\w-]+/g) ?? [];
    const words = readFileSync(join(rules, "words/en.ftl"), "utf8");
    expect(routine.length > 0).toBe(table.includes("routine"));
    expect(routine.filter((id) => !words.includes(`\n${id} = `))).toEqual([]);
  });
});
