// A table at which one is guided, in a lesson or a puzzle: what is asked of the server, and what
// happens on the table then. The server keeps nothing of it; each question says where one stands.
import type { Event } from "../table/contract";
import { Refused } from "./api";
import { filmPictures } from "./pictures";
import type { Choice, MatchShown, Picture, Refusal } from "./protocol";
import { eventOf } from "./table.svelte";

export abstract class Guided {
  /** The table as it is shown now. */
  match: MatchShown | null = $state.raw(null);
  events: Event[] = $state.raw([]);
  /** Something happens on the table, or is asked for. */
  busy = $state(false);
  sent: Choice | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #run = 0;

  /** Ask something that replaces whatever was asked before. */
  protected async asking(act: (going: () => boolean) => Promise<void>): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const going = () => run === this.#run;
    this.busy = true;
    this.refusal = null;
    try {
      await act(going);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (going()) this.refusal = problem.refusal;
    } finally {
      if (going()) this.busy = false;
    }
  }

  /** Nobody waits any more for what was asked. */
  protected drop(): void {
    this.#run += 1;
    this.busy = false;
  }

  /** Show what happens, one move after the other, to whoever has this seat. */
  protected film(pictures: readonly Picture[], seat: number, going: () => boolean): Promise<void> {
    return filmPictures(pictures, seat, going, ({ line, match }) => {
      this.events = eventOf(line);
      this.match = match;
    });
  }
}
