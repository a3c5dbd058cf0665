// Which things fly over the table after something happened, and from where to where on the screen.
import type { Event, Face } from "../../table/contract";
import { seatOf } from "../../table/telling";
import type { Flight } from "./Flights.svelte";
import type { Point } from "./geometry";
import { spaceOf } from "./moves";
import type { Move, View } from "./wire";

const MOST_COINS = 6;
let count = 0;

/** The middle of something on the table, from the table's upper left corner. */
function middleOf(root: Element, selector: string): Point | null {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  if (!box) return null;
  const frame = root.getBoundingClientRect();
  return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
}

/** A space by which a duchy can be found: it is named after a town, or after one of its spaces. */
export function spaceOfDuchy(name: string, view: View): string | null {
  const town = view.slots.find((slot) => name.includes(slot.name));
  if (town) return town.touches[0] ?? null;
  const named = view.spaces.map((space) => space.name).filter((space) => name.includes(space));
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

export function flightsOf(
  events: readonly Event<Move>[],
  faces: readonly Face[],
  view: View,
  root: Element,
): Flight[] {
  const flights: Flight[] = [];
  const add = (flight: Omit<Flight, "id" | "from" | "to">, from: string, to: string) => {
    const [start, end] = [middleOf(root, from), middleOf(root, to)];
    if (start && end) flights.push({ ...flight, id: count++, from: start, to: end });
  };
  const space = (name: string) => `[data-space="${CSS.escape(name)}"]`;
  const seat = (number: number) => `[data-seat="${number}"]`;
  for (const event of events) {
    const { parts } = event;
    const where = parts && spaceOf(parts);
    if (parts && where && event.seat !== null) {
      const what = parts.kind === "bastion" ? "bastion" : "knight";
      const colour = faces[event.seat]?.colour ?? null;
      add({ what, colour, delay: 0 }, seat(event.seat), space(where));
    }
    for (const told of event.told.filter((each) => each.id === "paid")) {
      const from = spaceOfDuchy(String(told.args.duchy), view) ?? where;
      const to = seatOf(String(told.args.who));
      const coins = Math.min(MOST_COINS, Number(told.args.points) || 1);
      for (let i = 0; from && i < coins; i++) {
        add({ what: "coin", colour: null, delay: 120 + 60 * i }, space(from), seat(to));
      }
    }
  }
  return flights;
}
