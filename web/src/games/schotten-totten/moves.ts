// Which things on the table the moves begin at or aim at: by their parts.
import type { Offer } from "../../table/contract";
import type { CardId } from "./cards";
import type { Betray, Deck, Move, Strategy, Wail } from "./wire";

/** What somebody has pointed at so far: a card of the hand, and a card at a stone for a ruse. */
export interface Picked {
  card: CardId;
  taken: CardId | null;
}

/** Where a card lies: at which stone, and on whose side. */
export interface Spot {
  at: number;
  seat: number;
}

/** What can be pointed at next, and what each thing means. */
export interface Aims {
  /** Cards of the hand that something can be done with. */
  hand: Set<CardId>;
  /** Cards of the hand that go back under their deck. */
  returns: Map<CardId, Offer<Move>>;
  /** Stones: a card or a ruse goes there, or a claim. */
  stones: Map<number, Offer<Move>>;
  claims: Map<number, Offer<Move>>;
  /** Cards at the stones that a ruse can take and that then need a goal. */
  takes: Map<CardId, Spot>;
  /** Cards at the stones that a ruse drives away at once. */
  wails: Map<CardId, Spot & { move: Offer<Move> }>;
  discard: Offer<Move> | null;
  decks: Map<Deck, Offer<Move>>;
  recruit: Offer<Move> | null;
  done: Offer<Move> | null;
  pass: Offer<Move> | null;
}

export function noAims(): Aims {
  return {
    hand: new Set(),
    returns: new Map(),
    stones: new Map(),
    claims: new Map(),
    takes: new Map(),
    wails: new Map(),
    discard: null,
    decks: new Map(),
    recruit: null,
    done: null,
    pass: null,
  };
}

/** What can be pointed at now. */
export function aimsOf(moves: readonly Offer<Move>[], picked: Picked | null): Aims {
  const aims = noAims();
  for (const move of moves) add(aims, move, picked);
  return aims;
}

function add(aims: Aims, move: Offer<Move>, picked: Picked | null): void {
  const { parts } = move;
  const chosen = "card" in parts && picked?.card === parts.card;
  if ("card" in parts && parts.card !== null) aims.hand.add(parts.card);
  switch (parts.kind) {
    case "place":
      if (chosen) aims.stones.set(parts.stone, move);
      break;
    case "recruit":
      if (chosen) aims.recruit = move;
      break;
    case "wail":
      if (chosen) aims.wails.set(parts.taken, { ...spotOf(parts), move });
      break;
    case "strategy":
    case "betray":
      if (chosen) addTaking(aims, move, parts, picked);
      break;
    case "return":
      if (parts.card !== null) aims.returns.set(parts.card, move);
      break;
    case "claim":
      if (picked === null) aims.claims.set(parts.stone, move);
      break;
    case "draw":
      aims.decks.set(parts.deck, move);
      break;
    default:
      aims[parts.kind] = move;
  }
}

function spotOf({ at, seat }: Strategy | Wail | Betray): Spot {
  return { at, seat };
}

/** A ruse that takes a card somewhere: first the card is pointed at, then the goal. */
function addTaking(
  aims: Aims,
  move: Offer<Move>,
  parts: Strategy | Betray,
  picked: Picked | null,
): void {
  aims.takes.set(parts.taken, spotOf(parts));
  if (picked?.taken !== parts.taken) return;
  if (parts.stone === null) aims.discard = move;
  else aims.stones.set(parts.stone, move);
}

/** Whether what was picked is played by pointing at cards that lie at the stones. */
export function pointsAtCards(aims: Aims): boolean {
  return aims.takes.size > 0 || aims.wails.size > 0;
}

/** The card that a move puts somewhere or takes away; null if it moves none that is known. */
export function movedCard(parts: Move): CardId | null {
  if ("taken" in parts) return parts.taken;
  return "card" in parts ? parts.card : null;
}

/** Whether moves are about a card that lies at a stone, or in a hand or a pile if it is null. */
export function nameCard(moves: readonly Move[], card: CardId, stone: number | null): boolean {
  return moves.some((parts) => namesCard(parts, card, stone));
}

function namesCard(parts: Move, card: CardId, stone: number | null): boolean {
  if ("taken" in parts && parts.taken === card) return stone !== null;
  if (!("card" in parts) || parts.card !== card) return false;
  return stone === null || parts.kind !== "place" || parts.stone === stone;
}

/** Whether moves are about a stone: they lead there, or take something from there. */
export function nameStone(moves: readonly Move[], stone: number): boolean {
  return moves.some((parts) => goalOf(parts) === stone || ("at" in parts && parts.at === stone));
}

type Shift = Strategy | Betray;
const isShift = (parts: Move): parts is Shift =>
  parts.kind === "strategy" || parts.kind === "betray";

/** Whether moves take a card from a stone to another. */
export function shifts(moves: readonly Move[], card: CardId): boolean {
  return moves.some((parts) => isShift(parts) && parts.taken === card);
}

/** Whether moves take a card out of the hand to where they lead: not those that shift another. */
export function bringsOut(moves: readonly Move[], card: CardId): boolean {
  return moves.some((parts) => !isShift(parts) && "card" in parts && parts.card === card);
}

/** Whether moves wail a card of the table away. */
export function wails(moves: readonly Move[], card: CardId): boolean {
  return moves.some((parts) => parts.kind === "wail" && parts.taken === card);
}

/** Whether moves lead to a stone. */
export function leadsTo(moves: readonly Move[], stone: number): boolean {
  return moves.some((parts) => goalOf(parts) === stone);
}

/** The stone that a move leads to, or that it is about; null if there is none. */
export function goalOf(parts: Move): number | null {
  return "stone" in parts ? parts.stone : null;
}
