// How a table is played, in a line: what of its rules is not as usual, and its clock.
import { type GameName, isGame } from "../games";
import type { GameShown, OptionShown, Summary, Value } from "../lib/protocol";
import { find, say, t } from "../lib/words.svelte";

/** The options of a table that are not as usual, and its clock. */
export function howOf(table: Summary, game: GameShown): string {
  const { name } = game;
  const unusual = game.options.filter((each) => table.options[each.name] !== each.default);
  const options = isGame(name)
    ? unusual.map((each) => optionText(name, each, table.options[each.name] ?? each.default))
    : [];
  return [options.join(", ") || t("start-options-usual"), clockText(table)].join(" · ");
}

function optionText(game: GameName, option: OptionShown, value: Value): string {
  const id = `option-${option.name.replaceAll("_", "-")}`;
  const label = say(game, id);
  if (value === true) return label;
  if (value === false) return t("start-option-off", { option: label });
  return t("start-option", { option: label, value: find(game, `${id}-${value}`) ?? `${value}` });
}

function clockText({ clock }: Summary): string {
  if (!clock) return t("new-clock-none");
  if (clock.kind === "slow") return t("start-clock-slow", { days: clock.days ?? 0 });
  const minutes = Math.round((clock.bank ?? 0) / 6) / 10;
  return t("start-clock-live", { minutes, seconds: clock.increment ?? 0 });
}
