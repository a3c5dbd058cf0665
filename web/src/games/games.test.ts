// What a game brings to the page is in its folder.
import { existsSync, readdirSync } from "node:fs";
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
  it("has rules", () => {
    const rules = join(HERE, "../../../holdfast/games", packageOf(game), "RULES.md");
    expect(existsSync(rules)).toBe(true);
  });
});
