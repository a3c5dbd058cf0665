// What is chosen at the table before it becomes a move, and what the server says about it.
import type { Choice, WhyShown } from "../../lib/protocol";
import { say as sayPart } from "../../lib/words.svelte";
import type { BoardProps } from "../../table/contract";
import { emptyCell } from "./explaining";
import {
  findMove,
  type Held,
  isAt,
  key,
  partsOf,
  readOptions,
  sourcesOf,
  targetsOf,
} from "./moves";
import type { At, Move, Ring, Standing, View } from "./wire";

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
  readonly #props: () => BoardProps<View, Move>;
  /** The chosen card, as its number in the hand. */
  index: number | null = $state(null);
  ring: Ring | null = $state(null);
  /** The cell from which a card is taken back. */
  from: At | null = $state.raw(null);
  /** Where the next location is tried, and the totals that it would have there. */
  ghost: At | null = $state.raw(null);
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
    this.index === null ? sourcesOf(this.options, this.ring) : new Set<string>(),
  );

  constructor(props: () => BoardProps<View, Move>) {
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
      const at = emptyCell(view);
      if (at) this.#askWhy({ kind: "lay", card, at, ring: null }, by);
    }
  }

  chooseRing(ring: Ring): void {
    this.remark = null;
    this.from = null;
    this.ring = this.ring === ring ? null : ring;
    if (this.index !== null && this.targets.size === 0) this.index = null;
  }

  /** Lay what is held at a cell, or choose its card to be taken back. False if it means nothing. */
  pointAt(at: At, by: DOMRect): boolean {
    this.remark = null;
    const parts = partsOf(this.held, at);
    const move = parts ? findMove(this.options, parts) : undefined;
    if (move) this.#play(move);
    else if (this.sources.has(key(at))) this.from = at;
    else if (parts) this.#askWhy(parts, by);
    else return false;
    return true;
  }

  /** Lay a card of the hand that was carried to a cell. */
  drop(index: number, at: At, by: DOMRect): void {
    const card = this.#props().view.hand[index];
    if (card === undefined) return;
    const parts: Move = { kind: "lay", card, at, ring: this.ring };
    const move = findMove(this.options, parts);
    if (move) this.#play(move);
    else this.#askWhy(parts, by);
  }

  end(): void {
    if (this.options.end) this.#play(this.options.end);
  }

  /** Try the next location somewhere: the server tells the totals there. */
  async trySite(at: At): Promise<void> {
    if (isAt(this.ghost, at)) return;
    this.ghost = at;
    this.influence = null;
    // Who only passes by, or places it at once, does not ask.
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
    const move = findMove(this.options, { kind: "site", at, way: null });
    if (this.ghost !== at || this.#props().pending || !move) return;
    try {
      const { table } = await this.#props().ask.preview(move);
      if (this.ghost === at) this.influence = (table.standings as View["standings"] | null) ?? null;
    } catch {
      // Without an answer the ghost lies there without totals.
    }
  }

  placeSite(at: At): void {
    const move = findMove(this.options, { kind: "site", at, way: null });
    if (move) this.#play(move);
  }

  tell(text: string, by: DOMRect): void {
    this.remark = { text, rule: "", by };
  }

  async #askWhy(parts: Move, by: DOMRect): Promise<void> {
    let answer: WhyShown;
    try {
      answer = await this.#props().ask.why(parts);
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
