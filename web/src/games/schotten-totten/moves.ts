// What moves in notation mean, and which things on the table they begin at or aim at.
import type { Choice } from "../../lib/protocol";
import type { CardText } from "./view";

export type Meaning =
  | { kind: "place"; card: CardText; stone: number }
  | { kind: "recruit" }
  | { kind: "strategy"; card: CardText; stone: number | null }
  | { kind: "banshee"; card: CardText }
  | { kind: "traitor"; card: CardText; stone: number }
  | { kind: "claim"; stone: number }
  | { kind: "draw"; deck: "clan" | "tactic" }
  | { kind: "return"; card: CardText }
  | { kind: "done" }
  | { kind: "pass" };

/** Stones are counted from 0 here and from 1 in notation. */
function stoneOf(text: string): number {
  return Number(text) - 1;
}

/** What a move in notation means; null if it is none of this game. */
export function readMove(text: string): Meaning | null {
  const [word = "", rest = ""] = text.split(" ");
  if (word === "done" || word === "pass") return { kind: word };
  if (word === "RE") return { kind: "recruit" };
  if (word === "claim") return { kind: "claim", stone: stoneOf(rest) };
  if (word === "draw" && (rest === "clan" || rest === "tactic"))
    return { kind: "draw", deck: rest };
  if (word === "return") return { kind: "return", card: rest };
  if (word === "BA") return { kind: "banshee", card: rest };
  const [card = "", goal = ""] = rest.split(">");
  if (word === "ST") return { kind: "strategy", card, stone: goal === "x" ? null : stoneOf(goal) };
  if (word === "TR") return { kind: "traitor", card, stone: stoneOf(goal) };
  const placed = /^(\w+)@([1-9])$/.exec(text);
  return placed ? { kind: "place", card: placed[1] ?? "", stone: stoneOf(placed[2] ?? "") } : null;
}

/** What somebody has pointed at so far: a card of the hand, and a card at a stone for a ruse. */
export interface Picked {
  card: CardText;
  taken: CardText | null;
}

/** What can be pointed at next, and what each thing means. */
export interface Aims {
  /** Cards of the hand that something can be done with. */
  hand: Set<CardText>;
  /** Cards of the hand that go back under their deck. */
  returns: Map<CardText, Choice>;
  /** Stones: a card or a ruse goes there, or a claim. */
  stones: Map<number, Choice>;
  claims: Map<number, Choice>;
  /** Cards at the stones that a ruse can take and that then need a goal. */
  takes: Set<CardText>;
  /** Cards at the stones that a Banshee can drive away. */
  wails: Map<CardText, Choice>;
  discard: Choice | null;
  decks: Map<"clan" | "tactic", Choice>;
  recruit: Choice | null;
  done: Choice | null;
  pass: Choice | null;
}

export function noAims(): Aims {
  return {
    hand: new Set(),
    returns: new Map(),
    stones: new Map(),
    claims: new Map(),
    takes: new Set(),
    wails: new Map(),
    discard: null,
    decks: new Map(),
    recruit: null,
    done: null,
    pass: null,
  };
}

/** What can be pointed at now. */
export function aimsOf(moves: readonly Choice[], picked: Picked | null): Aims {
  const aims = noAims();
  for (const move of moves) {
    const meaning = readMove(move.text);
    if (meaning !== null) add(aims, move, meaning, picked);
  }
  return aims;
}

function add(aims: Aims, move: Choice, meaning: Meaning, picked: Picked | null): void {
  const chosen = (card: CardText) => picked?.card === card;
  switch (meaning.kind) {
    case "place":
      aims.hand.add(meaning.card);
      if (chosen(meaning.card)) aims.stones.set(meaning.stone, move);
      break;
    case "recruit":
      aims.hand.add("RE");
      if (chosen("RE")) aims.recruit = move;
      break;
    case "banshee":
      aims.hand.add("BA");
      if (chosen("BA")) aims.wails.set(meaning.card, move);
      break;
    case "strategy":
    case "traitor":
      addTaking(aims, move, meaning, picked);
      break;
    case "return":
      aims.hand.add(meaning.card);
      aims.returns.set(meaning.card, move);
      break;
    case "claim":
      if (picked === null) aims.claims.set(meaning.stone, move);
      break;
    case "draw":
      aims.decks.set(meaning.deck, move);
      break;
    default:
      aims[meaning.kind] = move;
  }
}

/** A ruse that takes a card somewhere: first the card is pointed at, then the goal. */
function addTaking(
  aims: Aims,
  move: Choice,
  meaning: { kind: "strategy" | "traitor"; card: CardText; stone: number | null },
  picked: Picked | null,
): void {
  const ruse = meaning.kind === "strategy" ? "ST" : "TR";
  aims.hand.add(ruse);
  if (picked?.card !== ruse) return;
  aims.takes.add(meaning.card);
  if (picked.taken !== meaning.card) return;
  if (meaning.stone === null) aims.discard = move;
  else aims.stones.set(meaning.stone, move);
}

/** A move in notation for what somebody pointed at, to ask why it is not possible. */
export function writeWish(picked: Picked, stone: number): string {
  if (picked.card === "ST" || picked.card === "TR")
    return `${picked.card} ${picked.taken ?? ""}>${stone + 1}`;
  return `${picked.card}@${stone + 1}`;
}
