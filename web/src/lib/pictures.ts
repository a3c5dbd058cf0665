// Moves that follow each other on a table that nobody else plays at.
import type { Picture, SeatShown } from "./protocol";
import { looking, moving } from "./settings.svelte";

/** Milliseconds for which one's own move is looked at, before something else happens. */
const OWN = 450;

/** Somebody who is no person here: the rivals of lessons are the weakest bots. */
const BOT: SeatShown = { who: "bot", name: "", level: "apprentice", out: false, declined: false };

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Show what happens, one move after the other. */
export async function filmPictures(
  pictures: readonly Picture[],
  seat: number,
  going: () => boolean,
  show: (picture: Picture) => void,
): Promise<void> {
  for (const [at, picture] of pictures.entries()) {
    if (!going()) return;
    show(picture);
    const last = at === pictures.length - 1;
    await wait(last || picture.line.seat === seat ? moving(OWN) : looking());
  }
}

/** Who sits at such a table: one person, and bots. */
export function oneAmongBots(seats: number, own: number, name: string): SeatShown[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === own ? { ...BOT, who: "person", level: null, name } : BOT,
  );
}
