// The rulebooks of the games, each loaded when somebody reads it.
import type { Chapter } from "../../build/rulebook";
import { type GameName, packageOf } from "../games";
import type { Language } from "./languages";

export interface Rulebook {
  html: string;
  contents: Chapter[];
  /** The language that it is in: English where there is no other. */
  language: Language;
}
interface Module {
  default: string;
  contents: Chapter[];
}

const BOOKS = import.meta.glob<Module>("../../../holdfast/games/*/RULES*.md", {
  query: "?rulebook",
});

export async function loadRulebook(game: GameName, language: Language): Promise<Rulebook> {
  const path = (ending: string) => `../../../holdfast/games/${packageOf(game)}/RULES${ending}.md`;
  const own = language === "en" ? undefined : BOOKS[path(`.${language}`)];
  const load = own ?? BOOKS[path("")];
  if (!load) throw new Error(`no rulebook of ${game}`);
  const { default: html, contents } = await load();
  return { html, contents, language: own ? language : "en" };
}
