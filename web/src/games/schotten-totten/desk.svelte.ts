// What happens at this table when somebody points at something. It holds what was pointed at so
// far; what can be done with it comes from the moves that the server listed.
import { getContext, setContext, tick } from "svelte";
import type { Choice, Told } from "../../lib/protocol";
import type { BoardProps, Face } from "../../table/contract";
import { tellRefusal } from "../../table/telling";
import { type CardId, cardName, cardsIn } from "./cards";
import { type Aims, aimsOf, goalOf, movedCard, type Picked, pointsAtCards } from "./moves";
import type { Deck, Move, Question, View } from "./wire";

/** A sentence by the thing that it is about. */
export interface Note {
  text: string;
  rule: string;
  /** Cards that prove it. */
  cards: CardId[];
  x: number;
  y: number;
}

export type Sheet = "seen" | "discard" | "reference" | "hand";

const KEY = Symbol("desk");
export class Desk {
  #props: () => BoardProps<View, Move>;
  picked: (Picked & { index: number }) | null = $state(null);
  note: Note | null = $state(null);
  /** The stone that is explained, and whether it stays when the pointer leaves. */
  stone: number | null = $state(null);
  pinned = $state(false);
  /** The pointer is in the explanation. */
  reading = false;
  sheet: Sheet | null = $state(null);
  root: HTMLElement | null = $state(null);

  constructor(props: () => BoardProps<View, Move>) {
    this.#props = props;
    setContext(KEY, this);
  }

  get view(): View {
    return this.#props().view;
  }
  get faces(): Face[] {
    return this.#props().faces;
  }
  get ask(): BoardProps<View, Move>["ask"] {
    return this.#props().ask;
  }
  say = (id: string, args?: Parameters<BoardProps<View, Move>["say"]>[1]): string =>
    this.#props().say(id, args);
  tell = (told: Told): string => this.#props().tell(told);
  name = (card: CardId): string => cardName(this.say, card);

  /** The seat whose side is below the stones, and the other. */
  bottom = $derived.by(() => this.#props().eyes ?? 0);
  top = $derived.by(() => 1 - this.bottom);
  aims: Aims = $derived.by(() =>
    aimsOf(this.pending === null ? this.#props().moves : [], this.picked),
  );
  pending: Move | null = $derived.by(() => this.#props().pending?.parts ?? null);
  /** The moves that the page speaks of. */
  lit: readonly Move[] = $derived.by(() => this.#props().lit ?? []);
  /** The stones where something can be pointed at: themselves, or cards that lie there. */
  goals: Set<number> = $derived.by(() => {
    const goals = new Set([...this.aims.stones.keys(), ...this.aims.claims.keys()]);
    if (this.picked === null || this.picked.taken !== null) return goals;
    for (const { at } of [...this.aims.takes.values(), ...this.aims.wails.values()]) goals.add(at);
    return goals;
  });
  /** The cards that others have moved since one's own last move, each with its mover. */
  moved: Map<CardId, Face> = $derived.by(() => {
    const moved = new Map<CardId, Face>();
    for (const { parts, seat } of this.#props().marks) {
      const card = parts && movedCard(parts);
      const face = seat === null ? undefined : this.faces[seat];
      if (card && face) moved.set(card, face);
    }
    return moved;
  });
  /** The stones that were claimed meanwhile. */
  claimed: Set<number> = $derived.by(
    () => new Set(this.#props().marks.flatMap((event) => event.told.flatMap(claimedBy))),
  );
  /** The stone that the last event was about. */
  latest: number | null = $derived.by(() => {
    const parts = this.#props().events.at(-1)?.parts;
    return parts ? goalOf(parts) : null;
  });
  /** The moves that can be made by who looks. */
  get moves(): BoardProps<View, Move>["moves"] {
    return this.#props().moves;
  }
  /** Somebody who looks decides now. */
  deciding = $derived.by(() => this.#props().moves.length > 0);

  face(seat: number): Face | undefined {
    return this.faces[seat];
  }

  /** The picture has changed: what was begun is over. */
  renew(): void {
    this.picked = null;
    this.note = null;
  }

  /** Leave the last thing that was begun or opened; false if there is nothing. */
  escape(): boolean {
    if (this.note !== null) this.note = null;
    else if (this.sheet !== null) this.sheet = null;
    else if (this.stone !== null) this.hideStone();
    else if (this.picked !== null) this.picked = null;
    else return false;
    return true;
  }

  play(move: Choice): void {
    this.picked = null;
    this.note = null;
    this.hideStone();
    this.#props().play(move);
  }

  pointHand(card: CardId, index: number, at: Element): void {
    this.note = null;
    const back = this.aims.returns.get(card);
    if (back) this.play(back);
    else if (this.picked?.index === index) this.picked = null;
    else if (this.aims.hand.has(card)) this.picked = { card, index, taken: null };
    else void this.#refuse({ kind: "try", card }, at);
  }

  pointStone(stone: number, at: Element): void {
    this.note = null;
    const move = this.aims.stones.get(stone) ?? this.aims.claims.get(stone);
    if (move) this.play(move);
    else if (this.picked === null) this.showStone(stone, true);
    else if (this.aims.recruit !== null) this.#say("table-point-recruiter", at);
    else if (pointsAtCards(this.aims) && this.picked.taken === null)
      this.#say(`table-point-${this.picked.card.toLowerCase()}`, at);
    else
      void this.#refuse(
        { kind: "try", card: this.picked.card, stone, taken: this.picked.taken },
        at,
      );
  }

  /** Point at a card that lies at a stone, for a ruse. */
  pointCard(card: CardId, at: Element): void {
    if (this.picked === null) return;
    this.note = null;
    const move = this.aims.wails.get(card)?.move;
    if (move) this.play(move);
    else if (this.aims.takes.has(card))
      this.picked = { ...this.picked, taken: this.picked.taken === card ? null : card };
    else void this.#refuse({ kind: "try", card: this.picked.card, taken: card }, at);
  }

  pointDeck(deck: Deck, at: Element): void {
    this.note = null;
    const move = this.aims.decks.get(deck) ?? this.aims.recruit;
    if (move) this.play(move);
    else void this.#refuse({ kind: "draw", deck }, at);
  }

  pointDiscard(): void {
    if (this.aims.discard) this.play(this.aims.discard);
    else this.sheet = "discard";
  }

  /** Who chose with the keys goes on among the things that can be pointed at next. */
  async goOn(): Promise<void> {
    await tick();
    for (const next of [".slot", ".stone.aimed", ".card.aimed", ".pile.aimed"]) {
      const thing = this.picked && this.root?.querySelector<HTMLElement>(next);
      if (thing) {
        thing.focus();
        return;
      }
    }
  }

  showStone(stone: number, pinned: boolean): void {
    if (!pinned && this.pinned) return;
    this.stone = pinned && this.pinned && this.stone === stone ? null : stone;
    this.pinned = pinned && this.stone !== null;
  }

  /** The pointer or the focus has left the stone. */
  leaveStone(): void {
    if (!this.pinned && !this.reading) this.stone = null;
  }

  hideStone(): void {
    this.stone = null;
    this.pinned = false;
  }

  /** Say why a move is not possible. */
  async #refuse(question: Question, at: Element): Promise<void> {
    if (!this.deciding) {
      this.#say("table-not-your-turn", at);
      return;
    }
    try {
      const { refusal } = await this.ask.why(question);
      if (refusal === null) return;
      const names = this.faces.map((face) => face.name);
      const cards = cardsIn(refusal.args?.cards);
      this.#put(tellRefusal("schotten-totten", refusal, names), refusal.rule, cards, at);
    } catch {
      this.#say("table-not-now", at);
    }
  }

  #say(id: string, at: Element): void {
    this.#put(this.say(id), "", [], at);
  }

  #put(text: string, rule: string, cards: CardId[], at: Element): void {
    const home = this.root?.getBoundingClientRect();
    const box = at.getBoundingClientRect();
    if (!home) return;
    const x = box.left + box.width / 2 - home.left;
    this.note = { text, rule, cards, x, y: box.top - home.top };
  }
}

/** The stone that a sentence says was claimed, also by itself (4.8). */
function claimedBy(told: Told): number[] {
  return told.id.startsWith("claim-") ? [Number(told.args.stone) - 1] : [];
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
