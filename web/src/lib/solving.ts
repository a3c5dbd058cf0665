// Which puzzles of a game somebody has solved, and on how many days in a row that of the day; kept
// in the browser, and nowhere else. Days are those of the server, like "2030-01-31".
import { Kept, textsIn } from "./kept";

export interface Solving {
  /** The names of the puzzles that were solved. */
  solved: string[];
  /** The last day whose puzzle was solved, and how many in a row until then. */
  day: string;
  streak: number;
  /** The last day whose puzzle was given up: that one no longer counts. */
  given: string;
}

const NONE: Solving = { solved: [], day: "", streak: 0, given: "" };
const DAY = 24 * 60 * 60 * 1000;

function read({ solved, day, streak, given }: Record<string, unknown>): Solving | null {
  if (typeof day !== "string" || typeof given !== "string") return null;
  if (!Number.isInteger(streak) || (streak as number) < 0) return null;
  return { solved: textsIn(solved), day, streak: streak as number, given };
}

export const puzzlesKept = new Kept("holdfast-puzzles", read, NONE);

function follows(day: string, before: string): boolean {
  return Date.parse(day) - Date.parse(before) === DAY;
}

/** A puzzle was solved; with a day, it was that of the day. */
export function solve(kept: Solving, name: string, day: string): Solving {
  const solved = [...new Set([...kept.solved, name])];
  if (!day || day === kept.day || day === kept.given) return { ...kept, solved };
  return { ...kept, solved, day, streak: follows(day, kept.day) ? kept.streak + 1 : 1 };
}

/** The solution was shown; with a day, it was that of the day, and counts no longer. */
export function giveUp(kept: Solving, day: string): Solving {
  return day && day !== kept.day ? { ...kept, given: day } : kept;
}

/** On how many days in a row the puzzle of the day was solved, as it stands on a day. */
export function streakOn(kept: Solving, day: string): number {
  return kept.day === day || follows(day, kept.day) ? kept.streak : 0;
}

/** The next puzzle behind one that was not solved yet; the next of all, if all were. */
export function nextOf(
  names: readonly string[],
  current: string,
  solved: readonly string[],
): string {
  const at = names.indexOf(current);
  const others = [...names.slice(at + 1), ...names.slice(0, Math.max(0, at))];
  return others.find((name) => !solved.includes(name)) ?? others[0] ?? current;
}
