// A puzzle: what is asked, what was answered to a move, and what comes of it on the table. The
// server keeps nothing of it; what was solved is kept in the browser.
import type { GameName } from "../games";
import type { Asker } from "../table/contract";
import { ask, request } from "./api";
import { Guided } from "./guided.svelte";
import type {
  Choice,
  Explained,
  Preview,
  PuzzleShown,
  PuzzlesShown,
  PuzzleTried,
  WhyShown,
} from "./protocol";
import { giveUp, nextOf, puzzlesKept, type Solving, solve, streakOn } from "./solving";
import { untilPlayable } from "./waiting";
import { loadGame, loadMore } from "./words.svelte";

const PAGE = import.meta.glob<string>("../words/*/puzzles.ftl", {
  query: "?raw",
  import: "default",
});
const REASONS = import.meta.glob<string>("../../../holdfast/search/puzzles/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Load all that is said on the page of a game's puzzles. */
export async function loadPuzzleWords(game: GameName): Promise<void> {
  const reasons = "../../../holdfast/search/puzzles/words";
  await Promise.all([
    loadGame(game),
    loadMore("puzzles", (language) => PAGE[`../words/${language}/puzzles.ftl`]),
    loadMore("reasons", (language) => REASONS[`${reasons}/${language}.ftl`]),
  ]);
}

/** How it stands with a puzzle: a move was asked for, was not right, was right, or was shown. */
export type Stand = "asked" | "wrong" | "solved" | "shown";

export class Puzzling extends Guided {
  readonly game: GameName;
  all: PuzzlesShown | null = $state.raw(null);
  puzzle: PuzzleShown | null = $state.raw(null);
  stand: Stand = $state("asked");
  /** What was said to the last move. */
  answer: PuzzleTried | null = $state.raw(null);
  kept: Solving = $state.raw(puzzlesKept.none);
  /** Puzzles whose solution was shown: who solves them now has not found it. */
  #told = new Set<string>();

  constructor(game: GameName) {
    super();
    this.game = game;
    this.kept = puzzlesKept.of(game);
  }

  /** The day, if this is its puzzle. */
  get day(): string {
    return this.all && this.puzzle?.name === this.all.daily ? this.all.day : "";
  }

  get streak(): number {
    return this.all ? streakOn(this.kept, this.all.day) : 0;
  }

  /** How many of the puzzles that there are were solved. */
  get solved(): number {
    return this.all?.puzzles.filter(({ name }) => this.kept.solved.includes(name)).length ?? 0;
  }

  /** The name of another one. */
  get another(): string {
    const names = this.all?.puzzles.map(({ name }) => name) ?? [];
    return nextOf(names, this.puzzle?.name ?? "", this.kept.solved);
  }

  /** Questions about the table of this puzzle. */
  get asker(): Asker {
    return {
      why: (question) => this.#ask<WhyShown>("/why", { parts: JSON.stringify(question) }),
      preview: (move) => this.#ask<Preview>("/preview", { move: `${move.id}` }),
      explain: (what) => this.#ask<Explained>("/explain", { what }),
    };
  }

  /** Open a puzzle, or that of the day, as soon as the game is ready. */
  async open(name: string): Promise<void> {
    await this.asking(async (going) => {
      if (!this.all) {
        await untilPlayable(this.game, going);
        this.all = await request<PuzzlesShown>("GET", this.#address(""));
      }
      const wanted = name || this.all.daily;
      if (!wanted) return;
      const puzzle = await request<PuzzleShown>("GET", this.#address(wanted));
      if (!going()) return;
      this.puzzle = puzzle;
      this.#begin(puzzle);
    });
  }

  /** Look at the question again. */
  again(): void {
    if (!this.puzzle) return;
    this.drop();
    this.#begin(this.puzzle);
  }

  /** Make a move; without one, the solution is shown. */
  async attempt(move: Choice | null): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.busy) return;
    if (!move) this.#begin(puzzle);
    this.sent = move;
    await this.asking(async (going) => {
      const tried = await this.#ask<PuzzleTried>("/try", move ? { move: `${move.id}` } : {});
      if (!going()) return;
      this.sent = null;
      this.#judge(puzzle.name, tried, move !== null);
      await this.film(tried.pictures, puzzle.seat, going);
    });
    this.sent = null;
  }

  #begin(puzzle: PuzzleShown): void {
    this.match = puzzle.match;
    this.events = [];
    this.stand = "asked";
    this.answer = null;
    this.refusal = null;
  }

  #judge(name: string, tried: PuzzleTried, own: boolean): void {
    this.answer = tried;
    this.stand = !own ? "shown" : tried.accepted ? "solved" : "wrong";
    if (this.stand === "shown") {
      this.#told.add(name);
      this.kept = giveUp(this.kept, this.day);
    } else if (this.stand === "solved" && !this.#told.has(name)) {
      this.kept = solve(this.kept, name, this.day);
    }
    puzzlesKept.keep(this.game, this.kept);
  }

  #address(name: string): string {
    const all = `/api/games/${encodeURIComponent(this.game)}/puzzles`;
    return name ? `${all}/${encodeURIComponent(name)}` : all;
  }

  #ask<T>(what: string, values: Record<string, string>): Promise<T> {
    return request<T>("GET", `${this.#address(this.puzzle?.name ?? "")}${what}${ask(values)}`);
  }
}
