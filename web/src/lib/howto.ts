// How a game is played: positions that are drawn, and what is said about them. Nobody moves there.
import { type GameName, packageOf } from "../games";
import { request } from "./api";
import type { Choice, HowToShown, KindShown, StepShown } from "./protocol";
import { untilPlayable } from "./waiting";
import { loadGame, loadMore } from "./words.svelte";

const PAGE = import.meta.glob<string>("../words/*/how.ftl", { query: "?raw", import: "default" });
const SAID = import.meta.glob<string>("../../../holdfast/games/*/howto/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Load all that is said of how a game is played, and on the page around it. */
export async function loadHowWords(game: GameName): Promise<void> {
  const folder = `../../../holdfast/games/${packageOf(game)}/howto/words`;
  await Promise.all([
    loadGame(game),
    loadMore("how", (language) => PAGE[`../words/${language}/how.ftl`]),
    loadMore(`howto/${game}`, (language) => SAID[`${folder}/${language}.ftl`]),
  ]);
}

/** The kinds of moves of a game. */
export async function loadKinds(game: GameName): Promise<KindShown[]> {
  const [kinds] = await Promise.all([
    request<KindShown[]>("GET", `/api/games/${encodeURIComponent(game)}/kinds`),
    loadHowWords(game),
  ]);
  return kinds;
}

/** A kind of move that is possible, and the moves of it. */
export interface Can extends KindShown {
  moves: Choice[];
}

/** What can be done now, by the kinds of moves. */
export function possible(kinds: readonly KindShown[], moves: readonly Choice[]): Can[] {
  return kinds
    .map((kind) => ({ ...kind, moves: moves.filter((move) => kindOf(move) === kind.kind) }))
    .filter((kind) => kind.moves.length > 0);
}

function kindOf(move: Choice): unknown {
  return (move.parts as { kind?: unknown } | null)?.kind;
}

/** Load the positions of a game with all that is said about them; null if it was left meanwhile. */
export async function loadHowTo(
  game: GameName,
  going: () => boolean,
): Promise<HowToShown[] | null> {
  await Promise.all([loadHowWords(game), untilPlayable(game, going)]);
  if (!going()) return null;
  return request<HowToShown[]>("GET", `/api/games/${encodeURIComponent(game)}/howto`);
}

/** One idea: the id of its title, and what is drawn for it. */
export interface Idea {
  title: string;
  steps: StepShown[];
}

/** The ideas of a book, in their order. */
export function ideasOf({ chapters, steps }: HowToShown): Idea[] {
  return chapters.map(({ title, first }, at) => ({
    title,
    steps: steps.slice(first, chapters[at + 1]?.first),
  }));
}

/** What is drawn at each rule, by its number. */
export function byRule(books: readonly HowToShown[]): Map<string, StepShown[]> {
  const found = new Map<string, StepShown[]>();
  for (const step of books.flatMap(({ steps }) => steps)) {
    if (step.rule) found.set(step.rule, [...(found.get(step.rule) ?? []), step]);
  }
  return found;
}
