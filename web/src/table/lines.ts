// The log in sentences: what the games told, and what happened at the table around them.
import type { GameName } from "../games";
import { spell } from "../lib/letters";
import type { LineShown } from "../lib/protocol";
import type { Placed } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import { tell } from "./telling";

/** Lines of chat stand in the log as what somebody said. */
export const isChat = (line: LineShown): boolean => line.kind === "said";

/** How the end is told. Older logs do not know who gave up, or ran out of time. */
function endedOf(line: LineShown): string {
  if (!line.winners?.length) return "log-ended-nobody";
  const named = line.why === "agreed" || line.seat != null;
  return named ? `log-ended-${line.why}` : "log-ended-played";
}

/** The sentences of an entry of the log; none for what nobody needs to read. */
export function sentencesOf(game: GameName, line: LineShown, names: readonly string[]): string[] {
  if (line.kind === "moved") {
    const told = line.told ?? [];
    if (told.length > 0) return told.map((one) => tell(game, one, names));
    return line.text ? [spell(game, line.text)] : [];
  }
  const name = line.name || (line.seat == null ? "" : (names[line.seat] ?? ""));
  const args = {
    name,
    text: line.text ?? "",
    level: line.level ? t(`level-${line.level}`) : "",
    winners: (line.winners ?? []).map((seat) => names[seat] ?? "").join(", "),
    count: line.winners?.length ?? 0,
    seconds: Math.max(1, Math.round((line.lost ?? 0) / 1000)),
  };
  switch (line.kind) {
    case "asked":
    case "answered":
      return [t(`log-${line.kind}-${line.what}${line.yes === false ? "-no" : ""}`, args)];
    case "undone":
      if (line.anew) return [t("log-undone-anew", args)];
      return [t(line.consent ? "log-undone-same" : "log-undone", args)];
    case "ended":
      return [t(endedOf(line), args)];
    case "rematched":
      return [t(line.seat == null ? "log-rematched" : "log-rematched-by", args)];
    case "created":
      return [];
    default:
      return [t(`log-${line.kind}`, args)];
  }
}

/** A line of the log with its sentences; what is routine is folded, also that of the lines after it. */
export interface Entry extends Placed {
  sentences: string[];
  folded: string[];
  /** The number of moves after the last line that is folded here. */
  last: number;
}

/** The moves of whoever moved last, from the first one that nobody else came after. */
export function lastTurn(story: readonly LineShown[]): LineShown[] {
  const last = story.findLast((line) => line.kind === "moved");
  const before = story.findLastIndex(
    (line) => line.kind === "undone" || (line.kind === "moved" && line.seat !== last?.seat),
  );
  return story.slice(before + 1).filter((line) => line.kind === "moved");
}

/** The log as it is read: what somebody did, and behind it what followed as a matter of routine. */
export function foldLines(
  placed: readonly Placed[],
  routine: readonly string[],
  read: (line: LineShown) => string[],
): Entry[] {
  const entries: Entry[] = [];
  for (const one of placed) {
    const { line, ply, undone } = one;
    const sentences = read(line);
    if (sentences.length === 0) continue;
    const isRoutine = (_: string, at: number) => routine.includes(line.told?.[at]?.id ?? "");
    const folded = line.kind === "moved" ? sentences.filter(isRoutine) : [];
    const before = entries.at(-1);
    if (folded.length < sentences.length) {
      const told = sentences.filter((sentence) => !folded.includes(sentence));
      entries.push({ ...one, sentences: told, folded, last: ply });
    } else if (before?.line.kind === "moved" && isOf(before, line) && before.undone === undone) {
      before.folded = [...before.folded, ...folded];
      before.last = ply;
    } else {
      entries.push({ ...one, sentences, folded: [], last: ply });
    }
  }
  return entries;
}

const isOf = (entry: Entry, line: LineShown) => entry.line.seat === line.seat;
