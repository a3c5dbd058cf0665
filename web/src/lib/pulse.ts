// Whether a connection is still alive: what says nothing for a while is asked, and given up if it
// does not answer. Timers of pages that nobody looks at run late; that does no harm, since only a
// question that was not answered counts, and not the silence before it.

/** After so much silence it is asked whether anybody is there; in milliseconds. */
export const SILENCE = 800;
/** As long as nobody looks at the page. */
export const SILENCE_UNSEEN = 10_000;
/** Without an answer for so long it seems to be gone. */
export const DOUBT = 1_000;
/** Without an answer for so long it is given up. */
export const PATIENCE = 3_000;

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(
    private readonly ask: () => void,
    private readonly doubt: () => void,
    private readonly giveUp: () => void,
  ) {}

  /** Something was heard. */
  beat(): void {
    this.#asked = false;
    this.#wait(() => this.check(), document.hidden ? SILENCE_UNSEEN : SILENCE);
  }

  /** Ask now, unless an answer is waited for already. */
  check(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.ask();
    this.#wait(() => {
      this.doubt();
      this.#wait(this.giveUp, PATIENCE - DOUBT);
    }, DOUBT);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(then: () => void, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }
}
