// The lines of the chances of all seats, up to a moment.
import type { OutlookPoint } from "../lib/protocol";
import type { Chance } from "../parts/chances";
import type { Colour } from "./contract";

/** A line for each seat; what is not known yet is left out. */
export function linesOf(
  points: ReadonlyMap<number, OutlookPoint>,
  last: number,
  colours: readonly Colour[],
): { seat: number; colour: Colour; chances: Chance[] }[] {
  const known = [...points.values()].filter(({ ply }) => ply <= last);
  known.sort((one, two) => one.ply - two.ply);
  return (known[0]?.wins ?? []).map((_, seat) => ({
    seat,
    colour: colours[seat] ?? "red",
    chances: known.map(({ ply, wins, errors }) => ({
      ply,
      win: wins[seat] ?? 0,
      error: errors[seat] ?? 0,
    })),
  }));
}
