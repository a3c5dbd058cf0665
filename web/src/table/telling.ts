// Sentences of the server and of the games, with the names of the players in them.
import type { GameName } from "../games";
import type { Refusal, SeatShown, Told } from "../lib/protocol";
import type { Args } from "../lib/words.svelte";
import { find, say, t } from "../lib/words.svelte";

const SEATS = "ABCDE";
/** Seats stand in arguments as capital letters by themselves: "A", "A 2, B 1". */
const SEAT = /\b[A-E]\b/g;

/** The seat that stands in an argument of a sentence as a capital letter. */
export function seatOf(letter: string): number {
  return SEATS.indexOf(letter);
}

/** The name of a seat: of who sits there, or of the bot that plays. */
export function nameOf(seats: readonly SeatShown[], seat: number): string {
  const chair = seats[seat];
  if (!chair) return SEATS[seat] ?? "";
  if (chair.name) return chair.name;
  if (chair.who === "bot" && chair.level) {
    const twins = seats.filter((other) => other.who === "bot" && other.level === chair.level);
    const level = t(`level-${chair.level}`);
    return twins.length > 1 ? `${level} ${SEATS[seat]}` : level;
  }
  return t("seat-name", { letter: SEATS[seat] ?? "" });
}

/** Arguments with names instead of the letters of seats. */
export function withNames(args: Told["args"], names: readonly string[]): Args {
  const named: Args = {};
  for (const [key, value] of Object.entries(args)) {
    named[key] =
      typeof value === "string"
        ? value.replace(SEAT, (letter) => names[SEATS.indexOf(letter)] ?? letter)
        : value;
  }
  return named;
}

/** A sentence that the game told. */
export function tell(game: GameName, told: Told, names: readonly string[]): string {
  return upper(say(game, told.id, withNames(told.args, names)));
}

/** Why something was refused, in words, in the person's language if we have them. */
export function tellRefusal(
  game: GameName | null,
  refusal: Refusal,
  names: readonly string[],
): string {
  const args = withNames(refusal.args ?? {}, names);
  const id = refusal.sentence || refusal.code.replaceAll("_", "-");
  const found =
    refusal.by === "game" && game !== null
      ? find(game, id, args)
      : (find("page", `refusal-${id}`, args) ?? find("server", id, args));
  return upper(stop(found ?? refusal.message));
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function stop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
