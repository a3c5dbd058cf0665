// Drawings in the rulebook: below each rule that has some.
import { mount, unmount } from "svelte";
import { type GameName, loadTable } from "../../games";
import { byRule, loadHowTo } from "../../lib/howto";
import Drawing from "./Drawing.svelte";

/** Put the drawings of a game below the rules that they are about; returns what removes them. */
export async function placeDrawings(
  game: GameName,
  pages: HTMLElement,
  going: () => boolean,
): Promise<() => void> {
  const [table, books] = await Promise.all([loadTable(game), loadHowTo(game, going)]);
  if (!books || !going()) return () => {};
  const made: object[] = [];
  for (const [rule, steps] of byRule(books)) {
    const target = pages.querySelector(`[id="${CSS.escape(rule)}"]`);
    if (!target) continue;
    for (const step of steps) made.push(mount(Drawing, { target, props: { game, table, step } }));
  }
  return () => {
    for (const one of made) void unmount(one);
  };
}
