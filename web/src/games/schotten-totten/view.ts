// The view of this game, as the server sends it.

/** What is to be decided. */
export type Phase = "play" | "claim" | "draw" | "recruit" | "return" | "over";

/** A card in notation: `R7`, or the two letters of a tactic. */
export type CardText = string;

export interface StoneView {
  /** Who has claimed it. */
  owner: number | null;
  /** Whose completeness began earlier. */
  first: number | null;
  mud: boolean;
  blind: boolean;
  /** The cards of both seats, in the order they came. */
  sides: [CardText[], CardText[]];
  /** How strong the complete sides are: kind of formation × 64 + total. */
  powers: [number | null, number | null];
}

export interface HandView {
  clans: number;
  tactics: number;
  /** Empty if the hand is hidden. */
  cards: CardText[];
}

export interface View {
  /** Whose eyes see it. */
  seat: number | null;
  phase: Phase;
  round: number;
  rounds: number;
  points: [number, number];
  stones: StoneView[];
  hands: [HandView, HandView];
  deck: number;
  tactics_deck: number;
  discard: CardText[];
  /** Tactics that the seats have played in this round. */
  played: [number, number];
  passes: number;
  /** Cards that are still to be drawn or returned. */
  due: number;
}

export type Formation = "colour-run" | "three" | "four" | "colour" | "run" | "sum";

const KINDS: readonly Formation[] = ["sum", "run", "colour", "three", "colour-run"];
const KIND = 64;

/** The name and the total of a side's strength, as the view writes it; null if incomplete. */
export function formationOf(
  stone: StoneView,
  seat: number,
): { name: Formation; total: number } | null {
  const power = stone.powers[seat];
  if (power === null || power === undefined) return null;
  const name = KINDS[Math.floor(power / KIND)] ?? "sum";
  return { name: name === "three" && stone.mud ? "four" : name, total: power % KIND };
}

/** Whether the match is played with tactics: ten of them are somewhere. */
export function hasTactics(view: View): boolean {
  const held = view.hands.some((hand) => hand.tactics > 0);
  return held || view.tactics_deck > 0 || view.played.some((count) => count > 0);
}

/** How many stones a seat owns. */
export function stonesOf(view: View, seat: number): number {
  return view.stones.filter((stone) => stone.owner === seat).length;
}
