// From a click to a table: a name if there is none, a game that is ready, a table.
import { api, isPlayable, Refused } from "./api";
import type { GameShown, Refusal, Setup } from "./protocol";
import { router } from "./route.svelte";
import { session } from "./session.svelte";
import { t } from "./words.svelte";

const PAUSE = 700;
const GUEST = "holdfast-guest";
const NUMBER = guestNumber();

/** The number of whoever has no name yet: the same at every visit from this browser. */
function guestNumber(): number {
  const drawn = 2 + Math.floor(Math.random() * 97);
  try {
    const kept = Number(localStorage.getItem(GUEST));
    if (Number.isInteger(kept) && kept > 0) return kept;
    localStorage.setItem(GUEST, String(drawn));
  } catch {
    // storage is forbidden, or there is none: a number for this visit
  }
  return drawn;
}

/** The name of somebody who has not given one. */
export function guestName(): string {
  return t("guest-name", { number: NUMBER });
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Beginning {
  /** What is being begun, for the button that was pressed; null if nothing is. */
  busy: string | null = $state(null);
  /** The game that was last begun, and why it could not be. */
  game = $state("");
  refusal: Refusal | null = $state.raw(null);

  /** Set up a table of a game as soon as it is ready, and go there; `end` is that of its address. */
  async begin(
    what: string,
    game: string,
    setupOf: (game: GameShown) => Setup,
    end = "",
  ): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    this.game = game;
    this.refusal = null;
    try {
      if (!session.me) await session.sign(guestName());
      const page = await api.create(setupOf(await this.#ready(game)));
      router.go(`/table/${page.table.id}${end}`);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    } finally {
      this.busy = null;
    }
  }

  async #ready(name: string): Promise<GameShown> {
    let hurried = false;
    for (;;) {
      const game = (await api.games()).find((one) => one.name === name);
      if (game && isPlayable(game)) return game;
      if (game?.state === "failed" && hurried) throw new Refused(failed(name));
      if (!hurried) await api.prepare(name);
      hurried = true;
      await wait(PAUSE);
    }
  }
}

function failed(game: string): Refusal {
  const refusal = { code: "not_ready", message: "", sentence: "failed", by: "server" } as const;
  return { ...refusal, args: { game }, rule: "" };
}
