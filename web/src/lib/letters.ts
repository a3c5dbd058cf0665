// The letters of a notation, as readers of the chosen language write them: "R7" is "P7" in
// Hungarian. A game has them among its words, as `letter-r`.
import { type Args, find, type Part } from "./words.svelte";

/** A letter of the notation stands directly before a number, or before an N. What follows a star
 *  is called by a code of its own. */
const WRITTEN = /(^|[^\p{L}\d_*]|\dx)([A-Za-z])(?=\d|N\b)/gu;

/** What readers write for a letter of a game's notation. */
export function letterOf(game: Part, mark: string): string {
  return find(game, `letter-${mark.toLowerCase()}`) ?? mark;
}

/** A text of a game's notation with the letters of the chosen language. */
export function spell(game: Part, text: string): string {
  return text.replace(WRITTEN, (_, before: string, mark: string) => before + letterOf(game, mark));
}

/** Arguments of a sentence so spelt; an id that has a name, such as `ring-r1`, stays as it is. */
export function spellAll<Given extends Args>(game: Part, args: Given): Given {
  const isText = ([key, value]: [string, unknown]) =>
    typeof value === "string" && find(game, `${key}-${value}`) === undefined;
  const spelt = Object.entries(args)
    .filter(isText)
    .map(([key, value]) => [key, spell(game, String(value))]);
  return { ...args, ...Object.fromEntries(spelt) };
}
