import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keyboard, readKey } from "./keyboard.svelte";
import * as page from "./keys";
import { MAP_KEYS, PAGE_KEYS, REPLAY_KEYS } from "./keys";

const SOURCES = join(import.meta.dirname, "..");
const games = import.meta.glob<Record<string, page.Keys>>("../games/*/keys.ts", { eager: true });
const declared = [page, ...Object.values(games)]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter((one): one is page.Keys => typeof one === "object" && one !== null && "uses" in one);

const plain = { target: null, ctrlKey: false, altKey: false, metaKey: false };

describe("a key", () => {
  it("does what is declared, and says which of several it was", () => {
    expect(readKey(REPLAY_KEYS, { ...plain, key: "PageDown" })).toEqual({ does: "leap", index: 1 });
    expect(readKey(REPLAY_KEYS, { ...plain, key: "x" })).toBeNull();
  });

  it("is the browser's with Ctrl, Alt or the command key", () => {
    expect(readKey(MAP_KEYS, { ...plain, key: "+", ctrlKey: true })).toBeNull();
  });
});

describe("the list", () => {
  it("has the keys in use, each once, as long as something uses them", () => {
    const stops = [PAGE_KEYS, MAP_KEYS, MAP_KEYS].map((keys) => keyboard.add(keys));
    expect(keyboard.used).toEqual([MAP_KEYS, PAGE_KEYS]);
    stops[1]?.();
    expect(keyboard.used).toEqual([MAP_KEYS, PAGE_KEYS]);
    stops[2]?.();
    expect(keyboard.used).toEqual([PAGE_KEYS]);
    stops[0]?.();
  });

  it.each(declared)("$words has words for $name", ({ words, name, uses }) => {
    const own = ["page", "learn", "analysis", "study", "puzzles"].includes(words);
    const path = own ? `words/en/${words}.ftl` : `games/${words}/words/en.ftl`;
    const text = readFileSync(join(SOURCES, path), "utf8");
    const ids = [`keys-${name}`, ...Object.keys(uses).map((does) => `keys-${name}-${does}`)];
    expect(ids.filter((id) => !text.includes(`\n${id} = `))).toEqual([]);
  });
});

function readSources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return readSources(path);
    return /\.(ts|svelte)$/.test(path) ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}

it("is complete: nothing else reads which key was pressed", () => {
  const others = readSources(SOURCES).filter(
    ({ path, text }) =>
      /\b(event|e)\.(key|code)\b|KeyboardEvent\b.*\{ *(key|code)\b/.test(text) &&
      !/keyboard\.(svelte|test)\.ts$/.test(path),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
