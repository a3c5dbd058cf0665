// What every seat of a match can hope for, as far as the server has found it out: asked for while
// somebody looks, and as long as there is something to find out.
import { ask, Refused, request } from "./api";
import type { OutlookPoint, OutlookShown } from "./protocol";

/** Milliseconds between two questions, and between two looks whether there is something to ask. */
const AGAIN = 900;

export class Outlook {
  /** By the number of moves before them. */
  points: ReadonlyMap<number, OutlookPoint> = $state.raw(new Map());
  state: OutlookShown["state"] = $state("going");
  /** It is not to be had of this match. */
  refused = $state(false);
  #last = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = true;

  /** `last` tells how many moves the match has, as far as one knows. */
  constructor(
    readonly id: string,
    readonly last: () => number,
  ) {}

  /** What is known of the latest moment that is known, up to so many moves. */
  upTo(ply: number): OutlookPoint | null {
    for (let at = ply; at >= 0; at--) {
      const point = this.points.get(at);
      if (point) return point;
    }
    return null;
  }

  /** Ask from now on. */
  open(): void {
    this.#closed = false;
    void this.#follow();
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #follow(): Promise<void> {
    const asks = !document.hidden && (this.state !== "done" || this.last() > this.#last);
    if (asks) await this.#ask();
    if (this.#closed || this.refused) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#follow(), AGAIN);
  }

  async #ask(): Promise<void> {
    const since = this.#firstMissing();
    const path = `/api/tables/${encodeURIComponent(this.id)}/outlook${ask({ since: `${since}` })}`;
    try {
      const shown = await request<OutlookShown>("GET", path);
      this.points = new Map([
        ...this.points,
        ...shown.points.map((point) => [point.ply, point] as const),
      ]);
      this.state = shown.state;
      this.#last = shown.ply;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refused =
        problem.refusal.code === "analysis_off" || problem.refusal.code === "old_rules";
    }
  }

  #firstMissing(): number {
    let ply = 0;
    while (this.points.has(ply)) ply++;
    return ply;
  }
}
