// What the decisions of a match were worth, as far as the server has found it out.
import { api, ask, Refused, request } from "./api";
import type { AnalysisShown, DecisionShown, Refusal } from "./protocol";
import { loadMore, t } from "./words.svelte";

export type Depth = AnalysisShown["depth"];

const AGAIN = 1000;
const PAGE = import.meta.glob<string>("../words/*/analysis.ftl", {
  query: "?raw",
  import: "default",
});

function guestNumber(): number {
  return 2 + Math.floor(Math.random() * 97);
}

/** Load what is said about analyses. */
export function loadAnalysisWords(): Promise<void> {
  return loadMore("analysis", (language) => PAGE[`../words/${language}/analysis.ftl`]);
}

export class MatchAnalysis {
  readonly id: string;
  shown: AnalysisShown | null = $state.raw(null);
  /** By the number of moves before them. */
  decisions: ReadonlyMap<number, DecisionShown> = $state.raw(new Map());
  refusal: Refusal | null = $state.raw(null);
  /** Something was pressed, and is not answered yet. */
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Show what there is: the deeper one, if somebody has asked for it. */
  async load(): Promise<void> {
    this.#closed = false;
    await this.#asking(async () => {
      const deep = await this.#request("GET", "deep", 0);
      this.#take(deep.state === "none" ? await this.#request("GET", "standard", 0) : deep, 0);
    });
  }

  /** Have the match analysed; whoever has no name gets one. */
  async ask(depth: Depth): Promise<void> {
    await this.#asking(async () => {
      if (!(await api.me())) await api.sign(t("guest-name", { number: guestNumber() }));
      this.#take(await this.#request("POST", depth, 0), 0);
    });
  }

  async stop(): Promise<void> {
    await this.#asking(async () => {
      this.#take(await this.#request("DELETE", this.shown?.depth ?? "standard", 0), 0);
    });
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #asking(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    clearTimeout(this.#timer);
    try {
      await act();
      this.refusal = null;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    } finally {
      this.busy = false;
    }
    this.#wait();
  }

  #request(method: string, depth: Depth, known: number): Promise<AnalysisShown> {
    const values = { depth, ...(method !== "DELETE" && { known: `${known}` }) };
    const path = `/api/tables/${encodeURIComponent(this.id)}/analysis${ask(values)}`;
    return request<AnalysisShown>(method, path);
  }

  #take(shown: AnalysisShown, known: number): void {
    const before = known === 0 ? [] : this.decisions;
    this.decisions = new Map([...before, ...shown.decisions.map((d) => [d.ply, d] as const)]);
    this.shown = shown;
  }

  #wait(): void {
    if (this.#closed || this.shown?.state !== "going") return;
    this.#timer = setTimeout(() => void this.#follow(), AGAIN);
  }

  /** Ask for what was found meanwhile. */
  async #follow(): Promise<void> {
    const depth = this.shown?.depth ?? "standard";
    const known = this.decisions.size;
    try {
      const shown = await this.#request("GET", depth, known);
      // Something was judged anew, or another process answers that has not heard of all yet.
      if (shown.found < known) this.#take(await this.#request("GET", depth, 0), 0);
      else this.#take(shown, known);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // the next time may do better
    }
    this.#wait();
  }
}
