// Questions that can be typed in place of a move; the answer is read out.
import type { AnyTable, GameName } from "../games";
import { spell } from "../lib/letters";
import type { Choice, LineShown, TableShown } from "../lib/protocol";
import { say, t } from "../lib/words.svelte";
import { facesOf } from "./faces";
import { sentencesOf } from "./lines";
import { sayMove } from "./telling";

const QUESTIONS = ["hand", "board", "scores", "last", "moves"] as const;
type Question = (typeof QUESTIONS)[number];

interface Known {
  table: AnyTable;
  view: unknown;
  moves: Choice[];
  names: string[];
  shown: TableShown;
  game: GameName;
  story: LineShown[];
}

/** The question that a text asks, in English or in the person's language. */
export function questionOf(text: string, word: (question: Question) => string): Question | null {
  const typed = text.trim().toLocaleLowerCase();
  return QUESTIONS.find((q) => q === typed || word(q).toLocaleLowerCase() === typed) ?? null;
}

/** The answer to a typed question; null if the text is none. */
export function readAloud(text: string, known: Known): string | null {
  const question = questionOf(text, (q) => t(`read-${q}`));
  if (question === null) return null;
  const { game, table, view, moves, names, story } = known;
  if (question === "moves") {
    const named = moves.map(
      (move) => `${spell(game, move.text)}: ${sayMove(game, table, move, view)}`,
    );
    return named.length > 0 ? named.join(". ") : t("read-no-moves");
  }
  if (question === "last") {
    const last = story.findLast((line) => line.kind === "moved");
    return last ? sentencesOf(game, last, names).join(" ") : t("read-nothing");
  }
  const { shown } = known;
  const { seats, yours, match } = shown;
  const around = { seats, names, yours, turn: match?.turn, scores: match?.scores };
  const told = table.describe(view, facesOf(table, view, around), shown.eyes, (id, args) =>
    say(game, id, args),
  );
  return told[question].join(" ") || t("read-nothing");
}
