// How the finished locations were decided, from what was told when they were scored.
import type { Event } from "../../table/contract";
import { colourOf } from "./view";
import type { Colour, View } from "./wire";

/** A colour's share of a finished location, in the order of the places. */
export interface Share {
  colour: Colour;
  points: number;
  total: number;
}

/** The scorings in a story, in their order. */
export function readScorings(story: readonly Event[]): Share[][] {
  const scorings: Share[][] = [];
  for (const told of story.flatMap((event) => event.told)) {
    if (told.id === "scored" || told.id === "scored-last") scorings.push([]);
    if (told.id !== "place" && told.id !== "no-place") continue;
    scorings.at(-1)?.push({
      colour: colourOf(told.args.colour),
      points: told.id === "place" ? Number(told.args.points) : 0,
      total: Number(told.args.total),
    });
  }
  return scorings;
}

/** The result of each location by its number; a story that begins late has only the last ones. */
export function resultsOf(view: View, story: readonly Event[]): (Share[] | undefined)[] {
  const scored = view.locations.filter((location) => location.scored).length;
  const scorings = readScorings(story).slice(-scored || Number.POSITIVE_INFINITY);
  const missing = scored - scorings.length;
  return view.locations.map((_, number) =>
    number < scored ? scorings[number - missing] : undefined,
  );
}
