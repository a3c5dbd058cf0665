// Pictures one after the other: what came is shown in its order, and each stays for a while.

/** How many pictures may wait before the film runs faster: it never lags ever further behind. */
const MOST_WAITING = 10;

/** A picture, and how it is shown. */
export interface Shot<Picture> {
  picture: Picture;
  /** How long it stays, as a share of the pace: 0 for what one need not look at. */
  stays: number;
  /** It does not wait for the picture before to have been looked at. */
  atOnce?: boolean;
}

export class Film<Picture> {
  #waiting: Shot<Picture>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last picture: since when it is shown, and how long it stays. */
  #since = 0;
  #stays = 0;

  /** `draw` shows a picture, and is told how many wait; `pace` is in milliseconds. */
  constructor(
    private readonly draw: (picture: Picture, waiting: number) => void,
    private readonly pace: () => number,
  ) {}

  /** Show a picture when those before it have been looked at; tells how many wait then. */
  add(shot: Shot<Picture>): number {
    this.#waiting.push(shot);
    if (shot.atOnce && this.#waiting.length === 1) this.#next();
    else this.#go();
    return this.#waiting.length;
  }

  /** Show these before what waits: they are seen once more. */
  insert(shots: Shot<Picture>[]): void {
    this.#waiting.unshift(...shots);
    this.#next();
  }

  /** Show the last picture at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    this.#waiting = [last];
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  /** Go on when the picture has been looked at. */
  #go(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) return;
    const hurry = Math.min(1, (MOST_WAITING / this.#waiting.length) ** 2);
    const left = this.#since + this.pace() * this.#stays * hurry - performance.now();
    if (left <= 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), left);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const shot = this.#waiting.shift();
    if (!shot) return;
    this.#since = performance.now();
    this.#stays = shot.stays;
    this.draw(shot.picture, this.#waiting.length);
    this.#go();
  }
}
