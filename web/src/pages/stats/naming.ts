// The names of what is won once and of places, which the server says in English.
import type { GameName } from "../../games";
import { find } from "../../lib/words.svelte";

/** A name as people read it: by its number, as a location of the game, as a place, or as it is. */
export function nameThing(game: GameName, name: string): string {
  const number = /^\S+ (\d+)$/.exec(name)?.[1];
  const place = name.toLowerCase().replaceAll(" ", "-");
  return (
    (number && find(game, "prize-numbered", { number })) ||
    find(game, `location-${place}`) ||
    find("stats", `stats-side-${place}`) ||
    name
  );
}
