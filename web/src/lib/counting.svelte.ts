// The statistics of a game, asked for again while the server still counts.
import type { GameName } from "../games";
import { Refused, request } from "./api";
import type { Refusal, StatisticsShown } from "./protocol";
import { loadGame, loadMore } from "./words.svelte";

const AGAIN = 1500;
const PAGE = import.meta.glob<string>("../words/*/stats.ftl", { query: "?raw", import: "default" });

/** Load what is said about statistics. */
export async function loadStatsWords(game: GameName): Promise<void> {
  await Promise.all([
    loadGame(game),
    loadMore("stats", (language) => PAGE[`../words/${language}/stats.ftl`]),
  ]);
}

export class Counting {
  shown: StatisticsShown | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly game: GameName) {}

  open(): void {
    this.#closed = false;
    void this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      this.shown = await request<StatisticsShown>("GET", `/api/games/${this.game}/statistics`);
      this.refusal = null;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    }
    if (this.#closed || this.shown?.state === "done") return;
    this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }
}
