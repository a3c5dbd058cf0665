// A lesson that goes on: which step is shown, what was answered, and what happens on the table. The
// server keeps nothing of it; each question says where one stands.
import { type GameName, packageOf } from "../games";
import type { Asker } from "../table/contract";
import { ask, request } from "./api";
import { Guided } from "./guided.svelte";
import { lessonsKept } from "./progress";
import type {
  Choice,
  Explained,
  LessonShown,
  Preview,
  StepShown,
  Tried,
  WhyShown,
} from "./protocol";
import { untilPlayable } from "./waiting";
import { loadGame, loadMore } from "./words.svelte";

const PAGE = import.meta.glob<string>("../words/*/learn.ftl", { query: "?raw", import: "default" });
const LESSONS = import.meta.glob<string>("../../../holdfast/games/*/lessons/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Load all that is said in the lessons of a game, and on the page around them. */
export async function loadLessonWords(game: GameName): Promise<void> {
  const folder = `../../../holdfast/games/${packageOf(game)}/lessons/words`;
  await Promise.all([
    loadGame(game),
    loadMore("learn", (language) => PAGE[`../words/${language}/learn.ftl`]),
    loadMore(`lessons/${game}`, (language) => LESSONS[`${folder}/${language}.ftl`]),
  ]);
}

const lessonsOf = (game: string) => `/api/games/${encodeURIComponent(game)}/lessons`;

/** The lessons of a game. */
export function loadLessons(game: GameName): Promise<LessonShown[]> {
  return request<LessonShown[]>("GET", lessonsOf(game));
}

/** A place in a lesson. */
export interface Place {
  lesson: string;
  step: number;
  /** The moves that were made since the last position. */
  made: string[];
}

/** Something about a step of a lesson, after these moves. */
function askStep<T>(
  game: string,
  { lesson, step, made }: Place,
  what = "",
  values = {},
): Promise<T> {
  const path = `${lessonsOf(game)}/${encodeURIComponent(lesson)}/steps/${step}`;
  return request<T>("GET", `${path}${what}${ask({ ...values, made: made.join(";") })}`);
}

/** The number of a step that there is. */
export function bounded(step: number, lesson: LessonShown): number {
  return Math.min(lesson.steps - 1, Math.max(0, step));
}

/** The moves that were made before a step, since the last position; up to the first that is not known. */
export function madeBefore(
  step: number,
  positions: readonly number[],
  made: ReadonlyMap<number, string>,
): string[] {
  const start = positions.findLast((each) => each <= step) ?? 0;
  const moves: string[] = [];
  for (let each = start; each < step; each += 1) {
    const move = made.get(each);
    if (move === undefined) break;
    if (move) moves.push(move);
  }
  return moves;
}

export class Course extends Guided {
  readonly game: GameName;
  lessons: LessonShown[] | null = $state.raw(null);
  lesson: LessonShown | null = $state.raw(null);
  step: StepShown | null = $state.raw(null);
  /** What was said to the last move, and whether it was the point. */
  answer: { say: string; good: boolean } | null = $state.raw(null);
  /** The step is done, and looked at. */
  done = $state(false);
  /** The lesson is finished. */
  over = $state(false);
  finished: readonly string[] = $state.raw([]);
  #made = new Map<number, string>();

  constructor(game: GameName) {
    super();
    this.game = game;
    this.finished = lessonsKept.of(game).done;
  }

  /** Where one stands. */
  get place(): Place {
    const { lesson, step } = this;
    if (!lesson || !step) return { lesson: "", step: 0, made: [] };
    return this.#place(lesson, step.step);
  }

  /** Questions about the table of this step. */
  get asker(): Asker {
    const { game, place } = this;
    return {
      why: (question) =>
        askStep<WhyShown>(game, place, "/why", { parts: JSON.stringify(question) }),
      preview: (move) => askStep<Preview>(game, place, "/preview", { move: `${move.id}` }),
      explain: (what) => askStep<Explained>(game, place, "/explain", { what }),
    };
  }

  /** Open the lessons: at a step, or where one left off; as soon as the game is ready. */
  async open(name: string, step: number | null): Promise<void> {
    await this.asking(async (going) => {
      await untilPlayable(this.game, going);
      this.lessons = await loadLessons(this.game);
      const kept = lessonsKept.of(this.game);
      const wanted = name || kept.lesson;
      const lesson = this.lessons.find((each) => each.name === wanted) ?? this.lessons[0];
      if (!lesson || !going()) return;
      const left = lesson.name === kept.lesson ? kept.step : 0;
      await this.#show(lesson, step ?? left, going);
    });
  }

  /** Go to a step of a lesson. */
  async go(lesson: LessonShown, step: number): Promise<void> {
    if (lesson !== this.lesson) this.#made.clear();
    await this.asking((going) => this.#show(lesson, step, going));
  }

  async back(): Promise<void> {
    const { lesson, step } = this;
    if (!lesson || !step) return;
    // What was just done is looked at: back is to before it.
    const undo = this.done || this.over;
    await this.go(lesson, undo ? step.step : step.step - 1);
  }

  async again(): Promise<void> {
    if (this.lesson) await this.go(this.lesson, 0);
  }

  /** Go on; where a move is asked for, it is shown. */
  async next(): Promise<void> {
    const { lesson, step } = this;
    if (!lesson || !step || this.busy) return;
    if (!this.done && (step.asks || this.#goesOn(lesson, step.step))) return this.attempt(null);
    if (step.step + 1 < lesson.steps) return this.go(lesson, step.step + 1);
    this.#finish(lesson);
  }

  /** Make a move; without one, the point of the step is shown. */
  async attempt(move: Choice | null): Promise<void> {
    const { lesson, step } = this;
    if (!lesson || !step || this.busy) return;
    this.sent = move;
    await this.asking(async (going) => {
      const asked = move ? { move: `${move.id}` } : {};
      const tried = await askStep<Tried>(this.game, this.place, "/try", asked);
      if (!going()) return;
      this.sent = null;
      if (!tried.accepted) {
        this.answer = { say: tried.say, good: false };
        return;
      }
      this.#made.set(step.step, tried.move);
      this.answer = null;
      await this.film(tried.pictures, step.seat, going);
      if (!going()) return;
      if (this.#goesOn(lesson, step.step)) await this.#show(lesson, step.step + 1, going);
      else this.done = true;
      if (tried.say) this.answer = { say: tried.say, good: true };
      if (this.done) this.#keep(lesson, step.step + 1);
    });
    this.sent = null;
  }

  #goesOn(lesson: LessonShown, step: number): boolean {
    return step + 1 < lesson.steps && !lesson.positions.includes(step + 1);
  }

  #place(lesson: LessonShown, step: number): Place {
    return { lesson: lesson.name, step, made: madeBefore(step, lesson.positions, this.#made) };
  }

  async #show(lesson: LessonShown, wanted: number, going: () => boolean): Promise<void> {
    const number = bounded(wanted, lesson);
    const step = await askStep<StepShown>(this.game, this.#place(lesson, number));
    if (!going()) return;
    this.lesson = lesson;
    this.step = step;
    this.match = step.match;
    this.events = [];
    this.answer = null;
    this.done = false;
    this.over = false;
    this.#keep(lesson, number);
  }

  #finish(lesson: LessonShown): void {
    this.over = true;
    this.answer = null;
    this.finished = [...new Set([...this.finished, lesson.name])];
    this.#keep(lesson, 0);
  }

  #keep(lesson: LessonShown, step: number): void {
    const at = bounded(step, lesson);
    lessonsKept.keep(this.game, { lesson: lesson.name, step: at, done: [...this.finished] });
  }
}
