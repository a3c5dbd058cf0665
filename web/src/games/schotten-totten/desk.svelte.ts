// What happens at this table when somebody points at something. It holds what was pointed at so
// far; what can be done with it comes from the moves that the server listed.
import { getContext, setContext, tick } from "svelte";
import type { Choice, Told } from "../../lib/protocol";
import type { BoardProps, Face } from "../../table/contract";
import { tellRefusal } from "../../table/telling";
import { cardName, isTactic, pointsAtCards } from "./cards";
import { type Aims, aimsOf, type Meaning, type Picked, readMove, writeWish } from "./moves";
import type { CardText, View } from "./view";

/** A sentence by the thing that it is about. */
export interface Note {
  text: string;
  rule: string;
  /** Cards that prove it. */
  cards: CardText[];
  x: number;
  y: number;
}

export type Sheet = "seen" | "discard" | "reference" | "hand";

const KEY = Symbol("desk");
/** Draws and such do not wipe out the mark of the card that was played before. */
const MARKED = ["place", "strategy", "banshee", "traitor", "claim"];

export class Desk {
  #props: () => BoardProps<View>;
  picked: (Picked & { index: number }) | null = $state(null);
  note: Note | null = $state(null);
  /** The stone that is explained, and whether it stays when the pointer leaves. */
  stone: number | null = $state(null);
  pinned = $state(false);
  /** The pointer is in the explanation. */
  reading = false;
  sheet: Sheet | null = $state(null);
  /** The last move that left a trace on the table. */
  last: Meaning | null = $state.raw(null);
  /** The stones that were claimed since the picture before. */
  claimed: number[] = $state.raw([]);
  root: HTMLElement | null = $state(null);

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
    setContext(KEY, this);
  }

  get view(): View {
    return this.#props().view;
  }
  get faces(): Face[] {
    return this.#props().faces;
  }
  get ask(): BoardProps<View>["ask"] {
    return this.#props().ask;
  }
  say = (id: string, args?: Parameters<BoardProps<View>["say"]>[1]): string =>
    this.#props().say(id, args);
  tell = (told: Told): string => this.#props().tell(told);
  name = (card: CardText): string => cardName(this.say, card);

  /** The seat whose side is below the stones, and the other. */
  bottom = $derived.by(() => this.#props().eyes ?? 0);
  top = $derived.by(() => 1 - this.bottom);
  aims: Aims = $derived.by(() =>
    aimsOf(this.pending === null ? this.#props().moves : [], this.picked),
  );
  pending: Meaning | null = $derived.by(() => {
    const move = this.#props().pending;
    return move === null ? null : readMove(move.text);
  });
  /** The stones where something can be pointed at: themselves, or cards that lie there. */
  goals: Set<number> = $derived.by(() => {
    const goals = new Set([...this.aims.stones.keys(), ...this.aims.claims.keys()]);
    if (this.picked === null || this.picked.taken !== null) return goals;
    const side = this.picked.card === "ST" ? this.bottom : this.top;
    this.view.stones.forEach((stone, number) => {
      const cards = stone.owner === null ? (stone.sides[side] ?? []) : [];
      if (cards.some((card) => this.aims.takes.has(card) || this.aims.wails.has(card)))
        goals.add(number);
    });
    return goals;
  });
  /** Somebody who looks decides now. */
  deciding = $derived.by(() => this.#props().moves.length > 0);

  face(seat: number): Face | undefined {
    return this.faces[seat];
  }

  /** The picture has changed: what was begun is over. */
  renew(): void {
    this.picked = null;
    this.note = null;
    const events = this.#props().events;
    if (events.length > 0) this.claimed = events.flatMap((event) => event.told).flatMap(claimedBy);
    for (const event of events) {
      const meaning = readMove(event.text);
      if (meaning !== null && MARKED.includes(meaning.kind)) this.last = meaning;
    }
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

  pointHand(card: CardText, index: number, at: Element): void {
    this.note = null;
    const back = this.aims.returns.get(card);
    if (back) this.play(back);
    else if (this.picked?.index === index) this.picked = null;
    else if (this.aims.hand.has(card)) this.picked = { card, index, taken: null };
    else void this.#refuse(this.#wishOf(card), at);
  }

  pointStone(stone: number, at: Element): void {
    this.note = null;
    const move = this.aims.stones.get(stone) ?? this.aims.claims.get(stone);
    if (move) this.play(move);
    else if (this.picked === null) this.showStone(stone, true);
    else if (this.picked.card === "RE") this.#say("table-point-recruiter", at);
    else if (pointsAtCards(this.picked.card) && this.picked.taken === null)
      this.#say(`table-point-${this.picked.card.toLowerCase()}`, at);
    else void this.#refuse(writeWish(this.picked, stone), at);
  }

  /** Point at a card that lies at a stone, for a ruse. */
  pointCard(card: CardText, at: Element): void {
    if (this.picked === null) return;
    this.note = null;
    const move = this.aims.wails.get(card);
    if (move) this.play(move);
    else if (this.aims.takes.has(card))
      this.picked = { ...this.picked, taken: this.picked.taken === card ? null : card };
    else
      void this.#refuse(`${this.picked.card} ${card}${this.picked.card === "BA" ? "" : ">1"}`, at);
  }

  pointDeck(deck: "clan" | "tactic", at: Element): void {
    this.note = null;
    const move = this.aims.decks.get(deck) ?? this.aims.recruit;
    if (move) this.play(move);
    else void this.#refuse(`draw ${deck}`, at);
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

  /** A move with this card, to ask why it is not possible: the first that comes to mind. */
  #wishOf(card: CardText): string {
    const view = this.view;
    if (view.phase === "return") return `return ${card}`;
    const open = view.stones.findIndex((stone) => stone.owner === null) + 1;
    if (!isTactic(card) || !(pointsAtCards(card) || card === "RE")) return `${card}@${open}`;
    if (card === "RE") return card;
    const side = card === "ST" ? this.bottom : this.top;
    const lying = view.stones.flatMap((stone) => stone.sides[side] ?? []);
    const target = lying.find((one) => card !== "TR" || !isTactic(one)) ?? "R1";
    return card === "BA" ? `BA ${target}` : `${card} ${target}>${open}`;
  }

  /** Say why a move is not possible. */
  async #refuse(wish: string, at: Element): Promise<void> {
    if (!this.deciding) {
      this.#say("table-not-your-turn", at);
      return;
    }
    try {
      const { refusal } = await this.ask.why(wish);
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

  #put(text: string, rule: string, cards: CardText[], at: Element): void {
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

/** Cards in an argument of a sentence. */
export function cardsIn(value: unknown): CardText[] {
  return typeof value === "string" && value !== "" ? value.split(" ") : [];
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
