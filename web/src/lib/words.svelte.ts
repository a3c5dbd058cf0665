// Sentences: Fluent messages of the page, of the games and of the server, in the chosen language.
// The games' and the server's sentences are the very files that the terminal reads.
import type { FluentVariable } from "@fluent/bundle";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type GameName, packageOf } from "../games";
import { bound } from "./bound";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;
type Loader = () => Promise<string>;

const PAGE = import.meta.glob<string>(["../words/*/page.ftl", "../words/*/table.ftl"], {
  query: "?raw",
  import: "default",
});
const TABLES = import.meta.glob<string>("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../holdfast/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const SERVER = import.meta.glob<string>("../../../holdfast/server/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A part of the words: the page's own, the server's, or those of one game. */
export type Part = "page" | "server" | GameName | More;
/** A part that only some pages need, and bring themselves. */
export type More =
  | "learn"
  | "how"
  | "analysis"
  | "study"
  | "puzzles"
  | "stats"
  | "reasons"
  | `${"lessons" | "howto" | "positions"}/${GameName}`;
type Finder = (language: Language) => Loader | undefined;
const more = new Map<Part, Finder>();

/** Where the words of a part are; those of a game are the words of its table, then of its rules. */
function filesOf(part: Part, language: Language): (Loader | undefined)[] {
  if (part === "server") return [SERVER[`../../../holdfast/server/words/${language}.ftl`]];
  if (part === "page") {
    return ["page", "table"].map((file) => PAGE[`../words/${language}/${file}.ftl`]);
  }
  const finder = more.get(part);
  if (finder) return [finder(language)];
  const game = part as GameName;
  return [
    TABLES[`../games/${game}/words/${language}.ftl`],
    RULES[`../../../holdfast/games/${packageOf(game)}/words/${language}.ftl`],
  ];
}

function loadersOf(part: Part, language: Language): Loader[] {
  return filesOf(part, language).filter((loader) => loader !== undefined);
}

class Words {
  language: Language = $state("en");
  #bundles: Record<string, FluentBundle> = $state.raw({});

  /** Load a part in a language, once. */
  async load(part: Part, language: Language): Promise<void> {
    const key = `${language}/${part}`;
    if (this.#bundles[key]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(loadersOf(part, language).map((load) => load()))) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    this.#bundles = { ...this.#bundles, [key]: bundle };
  }

  /** A sentence of a part; the id itself if there is none. */
  say(part: Part, id: string, args: Args = {}): string {
    return this.find(part, id, args) ?? id;
  }

  /** A sentence of a part, or undefined. */
  find(part: Part, id: string, args: Args = {}): string | undefined {
    const bundle = this.#bundles[`${this.language}/${part}`];
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return undefined;
    const mistakes: Error[] = [];
    const text = bound(bundle.formatPattern(message.value, args, mistakes));
    if (mistakes.length > 0) console.error(`${part} ${id}: ${mistakes.join("; ")}`);
    return text;
  }
}

const words = new Words();
const loaded = new Set<Part>(["page", "server"]);

/** Change the language, with all parts that are in use. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...loaded].map((part) => words.load(part, language)));
  words.language = language;
}

/** Load the words of a game, now and in every language chosen later. */
export async function loadGame(game: Part): Promise<void> {
  loaded.add(game);
  await words.load(game, words.language);
}

/** Load a part that a page brings, now and in every language chosen later. */
export async function loadMore(part: More, finder: Finder): Promise<void> {
  more.set(part, finder);
  await loadGame(part);
}

/** A sentence of the page. */
export function t(id: string, args: Args = {}): string {
  return words.say("page", id, args);
}

/** A sentence of a part. */
export function say(part: Part, id: string, args: Args = {}): string {
  return words.say(part, id, args);
}

/** A sentence of a part if it has it. */
export function find(part: Part, id: string, args: Args = {}): string | undefined {
  return words.find(part, id, args);
}

/** The language that is shown now. */
export function currentLanguage(): Language {
  return words.language;
}
