// How far somebody is in the lessons of each game; kept in the browser, and nowhere else.

export interface Progress {
  /** Where one left off: the lesson, and the number of its step. */
  lesson: string;
  step: number;
  /** The lessons that were finished. */
  done: string[];
}

const KEY = "holdfast-lessons";
const NONE: Progress = { lesson: "", step: 0, done: [] };

/** The progress in all games from a text; whatever is not understood is left out. */
export function readAll(text: string | null): Record<string, Progress> {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([game, one]) => readOne(game, one)));
}

function readOne(game: string, one: unknown): [string, Progress][] {
  const { lesson, step, done } = (one ?? {}) as Record<string, unknown>;
  if (typeof lesson !== "string" || !Number.isInteger(step) || (step as number) < 0) return [];
  const names = Array.isArray(done) ? done.filter((each) => typeof each === "string") : [];
  return [[game, { lesson, step: step as number, done: names }]];
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: everything works, nothing is kept
  }
}

export function progressIn(game: string): Progress {
  return readAll(stored())[game] ?? NONE;
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(stored()), [game]: progress }));
  } catch {
    // see above
  }
}
