// A game is looked at as soon as the server has it ready.
import { api, isPlayable } from "./api";
import type { GameShown } from "./protocol";

const AGAIN = 700;

/** Wait until a game can be played, if there is one, or until nobody waits any more. */
export async function untilPlayable(
  game: string,
  going: () => boolean = () => true,
): Promise<GameShown | null> {
  for (let asked = false; going(); asked = true) {
    const shown = (await api.games()).find((one) => one.name === game);
    if (!shown || isPlayable(shown)) return shown ?? null;
    if (asked) await new Promise((done) => setTimeout(done, AGAIN));
  }
  return null;
}
