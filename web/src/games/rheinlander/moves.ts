// Moves in notation, as what one points at: a card and a space. See docs/reference/notation.md.
import type { Choice } from "../../lib/protocol";

/** What a card does on a space: a knight in its region, a reinforcement, an exchange. */
export type Deed = "place" | "reinforce" | "exchange";

export type Step =
  | { kind: Deed; card: number; space: string }
  | { kind: "bastion"; space: string }
  | { kind: "drop"; card: number }
  | { kind: "done" | "garrison" | "refuse" };

/** A move that can be made now, with its meaning. */
export type Option = Step & { move: Choice };

const SIGNS: Record<string, Deed> = { "@": "place", "+": "reinforce", x: "exchange" };
const CARD = /^(\d+)([@+x])([A-Z]{1,3}\d+)$/;
const BASTION = /^B@([A-Z]{1,3}\d+)$/;
const DROP = /^drop (\d+)$/;

/** What a move in notation means, or null if it is not one of this game. */
export function readMove(text: string): Step | null {
  const card = CARD.exec(text);
  if (card) {
    const [, number = "", sign = "", space = ""] = card;
    const kind = SIGNS[sign];
    return kind ? { kind, card: Number(number), space } : null;
  }
  const bastion = BASTION.exec(text);
  if (bastion) return { kind: "bastion", space: bastion[1] ?? "" };
  const drop = DROP.exec(text);
  if (drop) return { kind: "drop", card: Number(drop[1]) };
  return text === "done" || text === "garrison" || text === "refuse" ? { kind: text } : null;
}

/** The moves that can be made, with their meanings. */
export function readMoves(moves: readonly Choice[]): Option[] {
  return moves.flatMap((move) => {
    const step = readMove(move.text);
    return step ? [{ ...step, move }] : [];
  });
}

/** The card of a move, if it has one. */
export function cardOf(step: Step): number | null {
  return "card" in step ? step.card : null;
}

/** The space of a move, if it has one. */
export function spaceOf(step: Step): string | null {
  return "space" in step ? step.space : null;
}

/** The ways in which something can be pointed at on the map now. */
export type Way = Deed | "bastion";
const WAYS: readonly Way[] = ["place", "exchange", "reinforce", "bastion"];

/** The ways that are open with a card, or without one, the most usual first. */
export function waysOf(options: readonly Option[], card: number | null): Way[] {
  return WAYS.filter((way) =>
    options.some((option) => option.kind === way && (way === "bastion" || cardOf(option) === card)),
  );
}

/** The moves of one way with a card, by space. */
export function targetsOf(
  options: readonly Option[],
  card: number | null,
  way: Way | null,
): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    const space = spaceOf(option);
    if (space === null || option.kind !== way) continue;
    if (way === "bastion" || cardOf(option) === card) found.set(space, option);
  }
  return found;
}

/** Everything that can be done on a space. */
export function optionsAt(options: readonly Option[], space: string): Option[] {
  return options.filter((option) => spaceOf(option) === space);
}

/** A question to the server: what about this card, or a bastion, on this space? */
export function writeTry(card: number | null, space: string): string {
  return card === null ? `B@${space}` : `${card} ${space}`;
}

/** The parts of a space's name, for sentences: `{ side: "L", region: 23, name: "L23" }`. */
export function spaceArgs(name: string): { side: string; region: number; name: string } {
  const parts = /^([A-Z]+)(\d+)$/.exec(name);
  return { side: parts?.[1] ?? "", region: Number(parts?.[2] ?? 0), name };
}
