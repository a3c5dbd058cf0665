// A position that somebody sets up, by its text or by hand: what the server makes of each change, and
// says of it soon after.
import { Refused, request } from "./api";
import type {
  GameShown,
  PlaceShown,
  Refusal,
  StudyDealt,
  StudyEdit,
  StudyEdited,
  StudyRoot,
  StudyShown,
  ThingShown,
  Value,
} from "./protocol";
import { drawDeal, rootIn } from "./study.svelte";
import { untilPlayable } from "./waiting";

/** So many milliseconds somebody may write before the server is asked what it has become. */
const PAUSE = 300;
/** How a replay begins: that is pasted too. */
const REPLAY = /^\s*holdfast-replay\b/;
const KEPT = "holdfast-position";

/** So many steps can be undone. */
const STEPS = 100;

/** What is done by hand: to a thing and a place, or to a setting. */
export type Change = Partial<Pick<StudyEdit, "do" | "thing" | "place" | "value">>;

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
  edited: StudyEdited | null = $state.raw(null);
  /** The table as it could last be drawn: it stays in sight while a line is written. */
  drawn: StudyShown | null = $state.raw(null);
  /** With whose eyes it is looked at: "open", or the number of a seat. */
  eyes = $state("open");
  /** The thing that is placed where one points; empty if one takes away. */
  chosen = $state("");
  refusal: Refusal | null = $state.raw(null);
  #past: string[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;
  /** One change after the other: each is made to what the one before has left. */
  #line: Promise<void> = Promise.resolve();

  constructor(readonly name: string) {}

  get isReplay(): boolean {
    return REPLAY.test(this.text);
  }

  /** It can be played, and shared. */
  get possible(): boolean {
    return this.edited?.checked.shown != null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  thing(name: string): ThingShown | undefined {
    return this.edited?.bench?.things.find((each) => each.name === name);
  }

  place(name: string): PlaceShown | undefined {
    return this.edited?.bench?.places.find((each) => each.name === name);
  }

  /** Whether the chosen thing can go to a place. */
  fits(place: string): boolean {
    const found = this.place(place);
    const kind = this.thing(this.chosen)?.kind;
    return !!found && !!kind && found.kinds.includes(kind) && found.holds.length < found.room;
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
    if (pause === 0) return this.change({});
    this.#timer = setTimeout(() => void this.change({}), pause);
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.change({});
  }

  choose(thing: string): void {
    this.chosen = this.chosen === thing ? "" : thing;
    this.refusal = null;
  }

  /** Put the chosen thing where one points; or take up what lies there. */
  async point(place: string, thing?: string): Promise<void> {
    if (this.chosen) return this.put(this.chosen, place);
    const top = thing ?? this.place(place)?.holds.at(-1);
    if (!top) return;
    await this.take(top, place);
    if (!this.refusal) this.chosen = top;
  }

  async put(thing: string, place: string): Promise<void> {
    // What lies in one place only is moved; of several nobody knows which one is meant.
    const lying = this.edited?.bench?.places.filter(({ holds }) => holds.includes(thing)) ?? [];
    const [from] = lying;
    if ((this.thing(thing)?.left ?? 0) <= 0 && from && lying.length === 1 && this.fits(place)) {
      if (from.name === place) return;
      await this.take(thing, from.name);
    }
    await this.change({ do: "put", thing, place });
    if ((this.thing(thing)?.left ?? 0) <= 0) this.chosen = "";
  }

  async take(thing: string, place: string): Promise<void> {
    await this.change({ do: "take", thing, place });
  }

  async undo(): Promise<void> {
    const text = this.#past.at(-1);
    if (text === undefined) return;
    this.#past = this.#past.slice(0, -1);
    await this.write(text, 0);
    this.#past = this.#past.slice(0, -1); // to undo is no step
  }

  /** The first position of a new match. */
  async deal(players: number, options: Record<string, Value>): Promise<void> {
    const wanted = { game: this.name, players, deal: drawDeal(), options } satisfies StudyDealt;
    await this.#asking(async () => {
      const root = await request<StudyRoot>("POST", "/api/studies/deal", wanted);
      await this.write(root.position, 0);
    });
  }

  /** What a study begins with: the position, or the beginning of a replay that was pasted. With a
   *  seat, all that it does not know is dealt anew. */
  async root(seat: number | null): Promise<StudyRoot | null> {
    const ply = this.isReplay ? 0 : null;
    const deal = seat === null ? null : drawDeal();
    let root: StudyRoot | null = null;
    await this.#asking(async () => {
      root = await rootIn({ game: this.name, text: this.text, ply, seat, deal });
    });
    return root;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Have a change made; without one the text is only looked at. */
  async change(change: Change): Promise<void> {
    clearTimeout(this.#timer);
    this.#run += 1;
    const run = this.#run;
    this.#line = this.#line.then(() => this.#ask(change, run));
    await this.#line;
  }

  async #ask(change: Change, run: number): Promise<void> {
    keepPosition(this.name, this.text);
    if (this.isReplay || this.text.trim() === "") {
      this.edited = null;
      return;
    }
    const { name: game, text: position, eyes } = this;
    await this.#asking(async () => {
      const body = { game, position, eyes, ...change };
      const edited = await request<StudyEdited>("POST", "/api/studies/edit", body);
      // Whoever has written on meanwhile is not interrupted, unless by a change of their own.
      if (!change.do && (run !== this.#run || this.text !== position)) return;
      this.#show(edited, change.do ? edited.position : position);
    });
  }

  #show(edited: StudyEdited, text: string): void {
    const before = this.edited?.position;
    if (before !== undefined && before !== edited.position) {
      this.#past = [...this.#past, before].slice(-STEPS);
    }
    this.text = text;
    this.edited = edited;
    this.drawn = edited.checked.shown ?? edited.drawn ?? this.drawn;
    this.refusal = edited.refusal;
    keepPosition(this.name, text);
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
