// The log in sentences: what the games told, and what happened at the table around them.
import type { GameName } from "../games";
import type { LineShown } from "../lib/protocol";
import { t } from "../lib/words.svelte";
import { tell } from "./telling";

/** Lines of chat stand in the log as what somebody said. */
export const isChat = (line: LineShown): boolean => line.kind === "said";

/** The sentences of an entry of the log; none for what nobody needs to read. */
export function sentencesOf(game: GameName, line: LineShown, names: readonly string[]): string[] {
  if (line.kind === "moved") {
    const told = line.told ?? [];
    if (told.length > 0) return told.map((one) => tell(game, one, names));
    return line.text ? [line.text] : [];
  }
  const name = line.name ?? (line.seat == null ? "" : (names[line.seat] ?? ""));
  const args = {
    name,
    text: line.text ?? "",
    level: line.level ? t(`level-${line.level}`) : "",
    winners: (line.winners ?? []).map((seat) => names[seat] ?? "").join(", "),
    count: line.winners?.length ?? 0,
    seconds: Math.round((line.lost ?? 0) / 1000),
  };
  switch (line.kind) {
    case "asked":
    case "answered":
      return [t(`log-${line.kind}-${line.what}${line.yes === false ? "-no" : ""}`, args)];
    case "ended":
      return [t(line.winners?.length ? `log-ended-${line.why}` : "log-ended-nobody", args)];
    case "created":
      return [];
    default:
      return [t(`log-${line.kind}`, args)];
  }
}
