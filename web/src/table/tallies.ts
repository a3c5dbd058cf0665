// The numbers beside a player's name, in words: what a game plays for, or the points.
import type { AnyTable, GameName } from "../games";
import { say, t } from "../lib/words.svelte";

/** What stands beside the name of a seat: what it is called, how much, and what that means. */
export function talliesOf(
  game: GameName,
  table: AnyTable,
  view: unknown,
  seat: number,
  scores: readonly (number | null)[],
): { label: string; value: number | string; meaning: string }[] {
  const score = scores[seat] ?? null;
  if (table.tallies)
    return table.tallies(view, seat, score).map(({ id, value, meaning }) => ({
      label: say(game, id),
      value,
      meaning: say(game, meaning.id, meaning.args),
    }));
  if (score === null) return [];
  return [{ label: t("seat-score"), value: score, meaning: t("seat-points", { points: score }) }];
}
