// A match to look at again: its table, its story, and positions that are fetched as they are needed.
import { api, Refused } from "./api";
import type { Pressed } from "./keyboard.svelte";
import type { REPLAY_KEYS } from "./keys";
import type { LineShown, Moment, Refusal, TableShown } from "./protocol";
import { placeLines } from "./table.svelte";

/** How many moves ahead, and how many back, are fetched before somebody asks for them. */
const AHEAD = 3;

export class Replay {
  shown: TableShown | null = $state.raw(null);
  story: LineShown[] = $state.raw([]);
  /** The position that is shown; it stays until the next one is there. */
  moment: Moment | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #moments = new Map<string, Promise<Moment>>();
  #wanted = "";

  constructor(readonly id: string) {}

  /** How many moves the match has. */
  get last(): number {
    return this.shown?.match?.ply ?? 0;
  }

  async load(): Promise<void> {
    try {
      const page = await api.table(this.id);
      this.shown = page.table;
      this.story = page.story;
      for (let first = page.story[0]; first && first.seq > 1; first = this.story[0]) {
        const { story } = await api.story(this.id, first.seq);
        this.story = [...story, ...this.story];
      }
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  /** Show the position after so many moves, and have its neighbours at hand. */
  async show(ply: number, eyes: string): Promise<void> {
    const wanted = `${eyes} ${ply}`;
    this.#wanted = wanted;
    try {
      const moment = await this.#fetch(ply, eyes);
      if (this.#wanted !== wanted) return;
      this.moment = moment;
      this.refusal = null;
    } catch (problem) {
      if (this.#wanted === wanted) this.#refuse(problem);
      return;
    }
    for (const near of neighbours(ply, this.last)) this.#fetch(near, eyes).catch(() => {});
  }

  /** The move that led to a position, among those that were not taken back. */
  moveTo(ply: number): LineShown | undefined {
    const placed = placeLines(this.story);
    return placed.find((one) => one.line.kind === "moved" && !one.undone && one.ply === ply)?.line;
  }

  #fetch(ply: number, eyes: string): Promise<Moment> {
    const key = `${eyes} ${ply}`;
    const known = this.#moments.get(key);
    if (known) return known;
    const fetched = api.moment(this.id, ply, eyes || undefined);
    this.#moments.set(key, fetched);
    fetched.catch(() => this.#moments.delete(key));
    return fetched;
  }

  #refuse(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    this.refusal = problem.refusal;
  }
}

/** The positions that one will want next: those after this one, and the one before. */
export function neighbours(ply: number, last: number): number[] {
  const near = [...Array.from({ length: AHEAD }, (_, step) => ply + step + 1), ply - 1];
  return near.filter((one) => one >= 0 && one <= last);
}

/** The number of moves that a key leads to. */
export function afterKey(
  { does, index }: Pressed<keyof typeof REPLAY_KEYS.uses>,
  ply: number,
  last: number,
): number {
  const way = index === 0 ? -1 : 1;
  const goal = { step: ply + way, leap: ply + 10 * way, first: 0, last }[does];
  return Math.min(last, Math.max(0, goal));
}

/** With whose eyes one may look: "" as one may anyway; others when the match is over. */
export function possibleEyes(shown: TableShown): string[] {
  if (shown.status !== "over") return [""];
  const seats = shown.seats.map((_, seat) => String(seat));
  return shown.yours.length === 1 ? ["open", ...seats] : ["open", "", ...seats];
}

/** Whose eyes are meant by an address: with nothing said, my own, or all open if I have none. */
export function chosenEyes(wanted: string, shown: TableShown): string {
  const possible = possibleEyes(shown);
  if (wanted !== "" && possible.includes(wanted)) return wanted;
  if (shown.status !== "over") return "";
  return shown.yours.length === 1 ? String(shown.yours[0]) : "open";
}
