// A position that somebody sets up: its text, and what the server says of it, soon after each change.
import { Refused, request } from "./api";
import type { GameShown, Refusal, StudyChecked, StudyDealt, StudyRoot, Value } from "./protocol";
import { drawDeal, rootIn } from "./study.svelte";
import { untilPlayable } from "./waiting";

/** So many milliseconds somebody may write before the server is asked what it has become. */
const PAUSE = 300;
/** How a replay begins: that is pasted too. */
const REPLAY = /^\s*holdfast-replay\b/;
const KEPT = "holdfast-position";

interface Kept {
  game: string;
  position: string;
}

function stored(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null; // storage is forbidden: everything works, nothing is kept
  }
}

/** Keep a position in this browser, to go on with it. */
export function keepPosition(game: string, position: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ game, position } satisfies Kept));
  } catch {
    // see above
  }
}

export class Setup {
  text = $state("");
  game: GameShown | null = $state.raw(null);
  checked: StudyChecked | null = $state.raw(null);
  /** With whose eyes it is looked at: "open", or the number of a seat. */
  eyes = $state("open");
  refusal: Refusal | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;

  constructor(readonly name: string) {}

  get isReplay(): boolean {
    return REPLAY.test(this.text);
  }

  /** Begin with the position that is kept, or with a new match, as soon as the game is ready. */
  async open(): Promise<void> {
    this.game = await untilPlayable(this.name);
    const kept = stored();
    if (kept?.game === this.name) await this.write(kept.position, 0);
    else if (this.game) await this.deal(this.game.players[0] ?? 2, {});
  }

  /** Another text; it is looked at when nothing more has come for a moment. */
  async write(text: string, pause = PAUSE): Promise<void> {
    this.text = text;
    clearTimeout(this.#timer);
    if (pause === 0) return this.#check();
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.#check();
  }

  /** The first position of a new match. */
  async deal(players: number, options: Record<string, Value>): Promise<void> {
    const wanted = { game: this.name, players, deal: drawDeal(), options } satisfies StudyDealt;
    await this.#asking(async () => {
      const root = await request<StudyRoot>("POST", "/api/studies/deal", wanted);
      await this.write(root.position, 0);
    });
  }

  /** What a study begins with: the position, or the end of a replay that was pasted. */
  async root(ply: number | null): Promise<StudyRoot | null> {
    const pasted = { game: this.name, text: this.text, ply, seat: null, deal: null };
    let root: StudyRoot | null = null;
    await this.#asking(async () => {
      root = await rootIn(pasted);
    });
    return root;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #check(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    keepPosition(this.name, this.text);
    if (this.isReplay || this.text.trim() === "") {
      this.checked = null;
      return;
    }
    const { name: game, text: position, eyes } = this;
    await this.#asking(async () => {
      const body = { game, position, eyes };
      const checked = await request<StudyChecked>("POST", "/api/studies/check", body);
      if (run === this.#run) this.checked = checked;
    });
  }

  async #asking(act: () => Promise<void>): Promise<void> {
    this.refusal = null;
    try {
      await act();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    }
  }
}
