// Sentences of the server and of the games, with the names of the players in them.
import type { AnyTable, GameName } from "../games";
import { spellAll } from "../lib/letters";
import type { Choice, Refusal, SeatShown, Told } from "../lib/protocol";
import type { Args } from "../lib/words.svelte";
import { find, say, t } from "../lib/words.svelte";

const SEATS = "ABCDE";
/** Seats stand in arguments as capital letters by themselves: "A", "A 2, B 1". */
const SEAT = /\b[A-E]\b/g;

/** The seat that stands in an argument of a sentence as a capital letter. */
export function seatOf(letter: string): number {
  return SEATS.indexOf(letter);
}

/** The names of all seats: of who sits there, or of the bot that plays. */
export function namesOf(game: GameName | null, seats: readonly SeatShown[]): string[] {
  const listed = game ? find(game, "table-bots") : undefined;
  const bots = listed?.split(", ") ?? [];
  return seats.map((chair, seat) => {
    if (chair.name) return chair.name;
    const bot = chair.who === "bot" ? botName(bots, seats, seat) : undefined;
    return bot ?? t("seat-name", { letter: SEATS[seat] ?? "" });
  });
}

/** The name of a bot, which begins like that of no other, and if it can be of nobody, at the table:
 *  a game names two for each seat. */
export function botName(
  bots: readonly string[],
  seats: readonly SeatShown[],
  seat: number,
): string | undefined {
  const taken = seats.map((chair) => initial(chair.name));
  const own = [bots[seat], bots[seat + SEATS.length]];
  return own.find((name) => name && !taken.includes(initial(name))) ?? own[0];
}

/** What kind of bot plays a seat for nobody else: "bot, Master"; nothing where a person decides. */
export function botOf(chair: SeatShown | undefined): string {
  if (chair?.who !== "bot" || !chair.level) return "";
  return t("seat-bot", { level: t(`level-${chair.level}`) });
}

function initial(name: string): string {
  return name.charAt(0).normalize("NFD").charAt(0).toLocaleUpperCase();
}

/** What is quoted as it was typed, or is to be typed: no seats stand there. */
const QUOTED = ["typed", "moves"];

/** Arguments with names instead of the letters of seats. */
export function withNames(args: Told["args"], names: readonly string[]): Args {
  const named: Args = {};
  for (const [key, value] of Object.entries(args)) {
    named[key] =
      typeof value === "string" && !QUOTED.includes(key)
        ? value.replace(SEAT, (letter) => names[SEATS.indexOf(letter)] ?? letter)
        : value;
  }
  return named;
}

/** A sentence that the game told: reasons have no full stop of their own. */
export function tell(game: GameName, told: Told, names: readonly string[]): string {
  return upper(stop(say(game, told.id, withNames(spellAll(game, told.args), names))));
}

/** The name of a move, for buttons and confirmation. */
export function sayMove(game: GameName, table: AnyTable, move: Choice, view: unknown): string {
  const { id, args } = table.nameMove(move, view);
  return say(game, id, spellAll(game, args ?? {}));
}

/** Why something was refused, in words, in the person's language if we have them. */
export function tellRefusal(
  game: GameName | null,
  refusal: Refusal,
  names: readonly string[],
): string {
  const id = refusal.sentence || refusal.code.replaceAll("_", "-");
  const said = refusal.args ?? {};
  const args = withTitle(withNames(said, names), game);
  const found =
    refusal.by === "game" && game !== null
      ? find(game, id, withNames(spellAll(game, said), names))
      : (find("page", `refusal-${id}`, args) ?? find("server", id, args));
  return upper(stop(found ?? refusal.message));
}

/** Arguments with the name that the game has in the person's language. */
function withTitle(args: Args, game: GameName | null): Args {
  const title = game && find(game, "title");
  return title && "title" in args ? { ...args, title } : args;
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function stop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
