// When the end of a match is shown: at once where there is nothing to see, or where it was over
// already; after a move that has ended it, when that has been looked at.
import type { ResultShown } from "../lib/protocol";

export class Curtain {
  #ended: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `wait` says how many milliseconds the last move is looked at. */
  constructor(
    over: boolean,
    private readonly wait: () => number,
    private readonly fall: () => void,
  ) {
    this.#ended = over;
  }

  /** The result as it is shown now; it is shown with the last move. */
  watch(result: ResultShown | null): void {
    if (result === null) this.stop();
    const begins = result !== null && !this.#ended;
    this.#ended = result !== null;
    if (!begins) return;
    if (result.why !== "played") this.fall();
    else this.#timer = setTimeout(() => this.hurry(), this.wait());
  }

  /** Whoever presses a key, or taps, does not want to wait. */
  hurry(): void {
    if (this.#timer === undefined) return;
    this.stop();
    this.fall();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
