// What the cards and pieces of this game say of themselves, each with its rule.
import type { BoardProps, Explanation } from "../../table/contract";
import { cardOf, type Option } from "./moves";
import type { Centre, Move, Question, View } from "./wire";

type Say = BoardProps<View>["say"];

/** A piece and what it is for. */
export interface Piece {
  name: string;
  help: string;
  rule: string;
}

const PIECE_RULES = {
  knight: "5.1",
  duke: "5.4",
  bastion: "10.1",
  bishop: "9.1",
  archbishop: "9.4",
  garrison: "8.8",
  coin: "7.3",
} as const;
export type PieceName = keyof typeof PIECE_RULES;

export function pieceOf(name: PieceName, say: Say): Piece {
  return { name: say(`piece-${name}`), help: say(`piece-${name}-help`), rule: PIECE_RULES[name] };
}

function centreOf(centre: Centre, say: Say): Piece {
  const kind = centre === "b" ? "bishopric" : centre === "c" ? "castle" : "city";
  const rule = { bishopric: "9.1", castle: "8.1", city: "7.1" }[kind];
  return { name: say(`centre-${centre}`), help: say(`table-about-${kind}`), rule };
}

/** What stands on a space and beside it, each once. */
export function piecesAt(view: View, space: string, say: Say): Piece[] {
  const duchy = view.duchies.find((each) => each.spaces.includes(space));
  const slots = view.slots.filter((slot) => slot.touches.includes(space));
  const pieces: Piece[] = [];
  if (view.knights[space] !== undefined) pieces.push(pieceOf("knight", say));
  if (view.bastions.includes(space)) pieces.push(pieceOf("bastion", say));
  if (duchy?.owner != null) pieces.push(pieceOf("duke", say));
  if (duchy?.bishop) pieces.push(pieceOf("bishop", say));
  for (const centre of new Set(slots.map((slot) => slot.centre)))
    pieces.push(centreOf(centre, say));
  if (slots.some((slot) => slot.garrison !== null)) pieces.push(pieceOf("garrison", say));
  return pieces;
}

/** A sign in the list of players: a piece that is counted there, or what the board would bring. */
export function aboutSign(sign: PieceName | "holdings", say: Say): Explanation<Move> {
  if (sign === "holdings")
    return { title: say("table-tally-holdings"), does: [say("table-holdings-help")], rule: "11.3" };
  const { name, help, rule } = pieceOf(sign, say);
  return { title: name, does: [help], rule };
}

/** A card of the hand, with a space of its region: what is said against that is said against it. */
export function aboutCard(
  number: number,
  title: string,
  space: string | null,
  options: readonly Option[],
  say: Say,
): Explanation<Move> {
  const about = { title, does: [say("table-about-card", { card: number })], rule: "3.1" };
  if (options.length === 0) return about;
  const all = options.filter((option) => cardOf(option) === number);
  // As a reinforcement every card goes to the same spaces: what is its own is its region.
  const own = all.filter((option) => option.parts.kind !== "reinforce");
  const moves = own.length > 0 ? own : all;
  if (space === null) return { ...about, moves };
  const question: Question = { kind: "try", card: number, space };
  return { ...about, moves, why: question };
}
