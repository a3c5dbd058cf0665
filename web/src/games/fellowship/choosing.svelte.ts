// What is chosen at the table before it becomes a move, and what the server says about it.
import type { Choice, WhyShown } from "../../lib/protocol";
import { say as sayPart } from "../../lib/words.svelte";
import type { BoardProps } from "../../table/contract";
import { type Held, key, readOptions, targetsOf, writeHeld, writeLay } from "./moves";
import type { RingCode, Standing, View } from "./view";

/** Milliseconds after which somebody looks at a place, and does not only pass over it. */
const GLANCE = 90;

/** A sentence beside the thing that it is about. */
export interface Remark {
  text: string;
  rule: string;
  /** The thing, on the screen. */
  by: DOMRect;
}

export class Choosing {
  readonly #props: () => BoardProps<View>;
  /** The chosen card, as its number in the hand. */
  index: number | null = $state(null);
  ring: RingCode | null = $state(null);
  /** The cell from which a card is taken back. */
  from: string | null = $state(null);
  /** Where the next location is tried, in notation, and the totals that it would have there. */
  ghost: string | null = $state(null);
  influence: Standing[] | null = $state.raw(null);
  remark: Remark | null = $state.raw(null);

  readonly options = $derived.by(() => readOptions(this.#props().moves));
  readonly held: Held = $derived.by(() => ({
    card: this.index === null ? null : (this.#props().view.hand[this.index] ?? null),
    from: this.from,
    ring: this.ring,
  }));
  readonly targets = $derived.by(() => targetsOf(this.options, this.held));
  /** Cells whose card can be taken back with the ring that is chosen. */
  readonly sources: ReadonlySet<string> = $derived.by(() =>
    this.ring === "lo" && this.index === null ? this.options.sources : new Set<string>(),
  );

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  clear(): void {
    this.index = null;
    this.ring = null;
    this.from = null;
    this.ghost = null;
    this.influence = null;
    this.remark = null;
  }

  #play(move: Choice): void {
    this.clear();
    this.#props().play(move);
  }

  /** Choose a card of the hand, or say why it cannot be laid. */
  chooseCard(index: number, by: DOMRect): void {
    const { view } = this.#props();
    const card = view.hand[index];
    this.remark = null;
    this.from = null;
    if (card === undefined) return;
    if (this.index === index) this.index = null;
    else if (this.options.cards.has(card)) {
      this.index = index;
      if (this.targets.size === 0) this.ring = null; // one that does not go with a card
    } else {
      const empty = view.around.map((n) => view.cells[n]).find((cell) => cell?.card === null);
      const first = view.cells[view.around[0] ?? 0];
      const cell = empty ?? first;
      if (cell) this.#askWhy(writeLay(card, key(cell.at), null), by);
    }
  }

  chooseRing(ring: RingCode): void {
    this.remark = null;
    this.from = null;
    this.ring = this.ring === ring ? null : ring;
    if (this.index !== null && this.targets.size === 0) this.index = null;
  }

  /** Lay what is held at a cell, or choose its card to be taken back. False if it means nothing. */
  pointAt(place: string, by: DOMRect): boolean {
    this.remark = null;
    const text = writeHeld(this.held, place);
    const move = text === null ? undefined : this.options.byText.get(text);
    if (move) this.#play(move);
    else if (this.sources.has(place)) this.from = place;
    else if (text !== null) this.#askWhy(text, by);
    else return false;
    return true;
  }

  /** Lay a card of the hand that was carried to a cell. */
  drop(index: number, place: string, by: DOMRect): void {
    const card = this.#props().view.hand[index];
    if (card === undefined) return;
    const text = writeLay(card, place, this.ring);
    const move = this.options.byText.get(text);
    if (move) this.#play(move);
    else this.#askWhy(text, by);
  }

  end(): void {
    if (this.options.end) this.#play(this.options.end);
  }

  /** Try the next location somewhere: the server tells the totals there. */
  async trySite(text: string | null): Promise<void> {
    if (this.ghost === text) return;
    this.ghost = text;
    this.influence = null;
    if (text === null) return;
    // Who only passes by, or places it at once, does not ask.
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
    if (this.ghost !== text || this.#props().pending) return;
    try {
      const { table } = await this.#props().ask.preview(text);
      if (this.ghost === text) this.influence = (table as unknown as View).standings ?? null;
    } catch {
      // Without an answer the ghost lies there without totals.
    }
  }

  placeSite(text: string): void {
    const move = this.options.byText.get(text);
    if (move) this.#play(move);
  }

  tell(text: string, by: DOMRect): void {
    this.remark = { text, rule: "", by };
  }

  async #askWhy(text: string, by: DOMRect): Promise<void> {
    let answer: WhyShown;
    try {
      answer = await this.#props().ask.why(text);
    } catch {
      return; // the page itself says that the server is away
    }
    if (!answer.refusal) return;
    const { sentence, args, rule, by: whose } = answer.refusal;
    const said =
      whose === "game"
        ? this.#props().tell({ id: sentence, args, rule })
        : sayPart("server", sentence, args);
    this.remark = { text: said, rule, by };
  }
}
