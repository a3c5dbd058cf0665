// The messages of the page are complete: the same in every language, all of them used, and none
// used that is not there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAMES, type GameName, packageOf } from "../games";
import { LANGUAGES } from "../lib/languages";

const HERE = import.meta.dirname;
const SOURCES = join(HERE, "..");
const RULES = join(HERE, "../../../holdfast/games");
const isGame = (file: string) => GAMES.some((game) => game === file);
/** The files of a language: those of the page, and one of the table of each game. */
const FILES = ["page", "table", "learn", "study", "analysis", "puzzles", "stats", ...GAMES];
const pathOf = (language: string, file: string) =>
  isGame(file)
    ? join(SOURCES, "games", file, "words", `${language}.ftl`)
    : join(HERE, language, `${file}.ftl`);

/** Messages by id, as they are written. */
function readMessages(path: string): Map<string, string> {
  const text = readFileSync(path, "utf8");
  const messages = new Map<string, string>();
  for (const part of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (id) messages.set(id, part.replace(/^#.*$/gm, ""));
  }
  return messages;
}

const wordsOf = (language: string, file: string) => readMessages(pathOf(language, file));
const ruleWordsOf = (game: GameName) => readMessages(join(RULES, packageOf(game), "words/en.ftl"));

function variablesOf(message: string): string[] {
  return [...new Set(message.match(/\$\w+/g) ?? [])].sort();
}

function readSources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return readSources(path);
    if (!/\.(ts|svelte)$/.test(path) || /\.test\.ts$/.test(path)) return [];
    return [{ path, text: readFileSync(path, "utf8") }];
  });
}

const sources = readSources(SOURCES);
/** Ids that are put together, as in `level-${level}`: each as a pattern. */
function patternsIn(text: string): RegExp[] {
  const found = text.match(/`(?:[\w-]|\$\{[^`{}]*\})*`/g) ?? [];
  return found
    .filter((template) => template.includes("${"))
    .filter((template) => /[a-z]{3}/.test(template.replace(/\$\{[^}]*\}/g, "")))
    .map((template) => new RegExp(`^${template.slice(1, -1).replace(/\$\{[^}]*\}/g, "[\\w-]*")}$`));
}

/** Ids of messages that are part of others. */
function partsIn(messages: Iterable<string>): string[] {
  return [...messages].flatMap((message) =>
    [...message.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1]!),
  );
}

/** Ids that stand in the text as they are. */
function literalsIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g)].map((m) => m[1]!),
  );
}

/** The ids in the calls of a function that says something. */
function saidIn(text: string, call: RegExp): string[] {
  return [...text.matchAll(call)].flatMap(([, args]) =>
    [...(args ?? "").matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"/g)].map((m) => m[1]!),
  );
}

describe("in every language", () => {
  for (const file of FILES) {
    const english = wordsOf("en", file);
    for (const language of LANGUAGES) {
      it(`${language}/${file}.ftl has the messages and variables of the English one`, () => {
        const words = wordsOf(language, file);
        expect([...words.keys()]).toEqual([...english.keys()]);
        for (const [id, message] of english) {
          expect([id, variablesOf(words.get(id) ?? "")]).toEqual([id, variablesOf(message)]);
        }
      });
      it(`${language}/${file}.ftl can be read whole, and says nothing twice`, () => {
        const text = readFileSync(pathOf(language, file), "utf8");
        const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
        expect(ids).toEqual([...new Set(ids)]);
        expect(new FluentResource(text).body.map((entry) => entry.id)).toEqual(ids);
      });
    }
  }
});

describe("every message is used", () => {
  for (const file of FILES) {
    const texts = sources
      .filter(
        ({ path }) =>
          !isGame(file) || path.includes(`/games/${file}/`) || !path.includes("/games/"),
      )
      .map(({ text }) => text);
    const literals = new Set([
      ...texts.flatMap((text) => [...literalsIn(text)]),
      ...partsIn(wordsOf("en", file).values()),
    ]);
    const patterns = texts.flatMap(patternsIn);
    it(file, () => {
      const unused = [...wordsOf("en", file).keys()].filter(
        (id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)),
      );
      expect(unused).toEqual([]);
    });
  }
});

describe("every message that is used is there", () => {
  const page = new Set([...wordsOf("en", "page").keys(), ...wordsOf("en", "table").keys()]);
  const known = Object.fromEntries(
    GAMES.map((game) => [
      game,
      new Set([...wordsOf("en", game).keys(), ...ruleWordsOf(game).keys()]),
    ]),
  );
  it("on the page", () => {
    const said = sources.flatMap(({ text }) => saidIn(text, /\bt\(([^()]*)[,)]/g));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !page.has(id))).toEqual([]);
  });
  /** The ids that the table of a game says. */
  const saidAt = (game: GameName) =>
    sources
      .filter(({ path }) => path.includes(`/games/${game}/`))
      .flatMap(({ text }) => [
        ...saidIn(text, /\bsay\(([^()]*)[,)]/g),
        ...saidIn(text, /\bid: ([^,}]*)[,}]/g),
      ]);
  it("at tables something is said", () => {
    expect(GAMES.flatMap(saidAt).length).toBeGreaterThan(100);
  });
  for (const game of GAMES) {
    it(`at the table of ${game}`, () => {
      const own = sources.filter(({ path }) => path.includes(`/games/${game}/`));
      const said = saidAt(game);
      expect(said.length).toBeGreaterThan(5);
      expect(said.filter((id) => !known[game]?.has(id))).toEqual([]);
      const lost = own
        .flatMap(({ text }) => text.match(/\bsay\(\s*`[^`]*`/g) ?? [])
        .flatMap(patternsIn)
        .filter((pattern) => ![...(known[game] ?? [])].some((id) => pattern.test(id)));
      expect(lost).toEqual([]);
    });
  }
});
