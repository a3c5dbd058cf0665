// The seats, as the tables show them.
import type { AnyTable } from "../games";
import type { SeatShown } from "../lib/protocol";
import type { Face } from "./contract";
import { botOf } from "./telling";

interface Around {
  seats: readonly SeatShown[];
  names: readonly string[];
  yours: readonly number[];
  turn: number | null | undefined;
  scores: readonly (number | null)[] | undefined;
  thinking?: number | null;
}

/** The seats round a table. */
export function facesOf(table: AnyTable, view: unknown, around: Around): Face[] {
  const { seats, names, yours, turn, scores, thinking = null } = around;
  const colours = table.colours(view, seats.length);
  return seats.map((chair, seat) => ({
    seat,
    name: names[seat] ?? "",
    colour: colours[seat] ?? "red",
    mine: yours.includes(seat),
    turn: seat === turn,
    bot: botOf(chair),
    thinking: seat === thinking,
    score: scores?.[seat] ?? null,
  }));
}
