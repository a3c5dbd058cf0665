// How far somebody is in the lessons of each game; kept in the browser, and nowhere else.
import { Kept, textsIn } from "./kept";

export interface Progress {
  /** Where one left off: the lesson, and the number of its step. */
  lesson: string;
  step: number;
  /** The lessons that were finished. */
  done: string[];
}

function read({ lesson, step, done }: Record<string, unknown>): Progress | null {
  if (typeof lesson !== "string" || !Number.isInteger(step) || (step as number) < 0) return null;
  return { lesson, step: step as number, done: textsIn(done) };
}

export const lessonsKept = new Kept("holdfast-lessons", read, { lesson: "", step: 0, done: [] });
