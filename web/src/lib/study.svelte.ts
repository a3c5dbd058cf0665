// A study that somebody works on: its tree, where they stand, and the bots that play along. The
// server keeps nothing of it until it is shared; each question says where one stands.
import { type GameName, packageOf } from "../games";
import type { Asker, Event } from "../table/contract";
import { ask, Refused, request } from "./api";
import { guestName } from "./begin.svelte";
import type {
  Choice,
  Explained,
  HintShown,
  Level,
  LineShown,
  Preview,
  Refusal,
  Study,
  StudyKept,
  StudyPasted,
  StudyReply,
  StudyRoot,
  StudyShown,
  WhyShown,
} from "./protocol";
import { session } from "./session.svelte";
import { looking } from "./settings.svelte";
import { loadStudyWords } from "./studyWords";
import { eventOf } from "./table.svelte";
import { lineTo, pathTo, ROOT, withMove, withoutBranch } from "./tree";
import { untilPlayable } from "./waiting";
import { loadGame, loadMore } from "./words.svelte";

const DRAFT = "holdfast-study";
const POSITIONS = import.meta.glob<string>("../../../holdfast/games/*/positions/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Load all that is said of a game, and of what is impossible in it. */
export async function loadPositionWords(game: GameName): Promise<void> {
  const folder = `../../../holdfast/games/${packageOf(game)}/positions`;
  await Promise.all([
    loadGame(game),
    loadStudyWords(),
    loadMore(`positions/${game}`, (language) => POSITIONS[`${folder}/${language}.ftl`]),
  ]);
}

const post = <T>(what: string, body: object, until?: AbortSignal) =>
  request<T>("POST", `/api/studies${what}`, body, until);

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A moment of a match that is over, as the root of a study. */
export function rootOf(
  table: string,
  ply: number,
  seat: number | null,
  deal: number | null,
): Promise<StudyRoot> {
  const values = {
    ...(seat !== null && { seat: `${seat}` }),
    ...(deal !== null && { deal: `${deal}` }),
  };
  const path = `/api/tables/${encodeURIComponent(table)}/moments/${ply}/study`;
  return request<StudyRoot>("GET", `${path}${ask(values)}`);
}

/** A position or a replay that somebody has as text, as the root of a study. */
export function rootIn(pasted: StudyPasted): Promise<StudyRoot> {
  return post<StudyRoot>("/begin", pasted);
}

/** A number for cards that are dealt anew. */
export function drawDeal(): number {
  return Math.floor(Math.random() * 2 ** 50);
}

/** What is kept in this browser of the study that one works on. */
interface Draft {
  study: Study;
  at: number;
}

/** A draft from a text; null if it is none. */
export function readDraft(text: string | null): Draft | null {
  try {
    const { study, at } = JSON.parse(text ?? "null") as Draft;
    const whole = typeof study.root.position === "string" && Array.isArray(study.moves);
    return whole ? { study, at: study.moves[at] ? at : ROOT } : null;
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(DRAFT);
  } catch {
    return null; // storage is forbidden: everything works, nothing is kept
  }
}

/** The study that one works on in this browser, if there is one. */
export function findDraft(): Draft | null {
  return readDraft(stored());
}

/** Keep the study that one works on in this browser. */
export function keepDraft(study: Study, at: number): void {
  try {
    localStorage.setItem(DRAFT, JSON.stringify({ study, at } satisfies Draft));
  } catch {
    // see above
  }
}

export class Desk {
  study: Study = $state.raw({
    root: { game: "", position: "", seat: null, cards: "set" },
    title: "",
    moves: [],
    players: [],
  });
  /** The move after which one stands; -1 at the root. */
  at = $state(ROOT);
  /** With whose eyes one looks: as whoever decides, or with all cards open. */
  eyes: "" | "open" = $state("");
  shown: StudyShown | null = $state.raw(null);
  events: Event[] = $state.raw([]);
  /** A move that is on its way. */
  sent: Choice | null = $state.raw(null);
  busy = $state(false);
  /** The seat whose bot thinks. */
  thinking: number | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** The id under which it was shared, as long as it is unchanged since. */
  id = $state("");
  #stop = new AbortController();

  /** Whose eyes the server is told: of the only seat that one plays, or as was chosen. */
  get sight(): string {
    if (this.eyes === "open") return "open";
    const mine = this.mine;
    return mine.length === 1 ? `${mine[0]}` : "";
  }

  /** The seats that whoever looks plays; all, where no bot was chosen. */
  get mine(): number[] {
    const { players } = this.study;
    const count = this.shown?.seats ?? players.length;
    return Array.from({ length: count }, (_, seat) => seat).filter((seat) => !players[seat]);
  }

  /** The bot that is to decide here, if one is. */
  get due(): Level | null {
    const turn = this.shown?.match.turn ?? null;
    return turn === null ? null : (this.study.players[turn] ?? null);
  }

  /** The last move that led here. */
  get last(): LineShown | undefined {
    return this.shown?.story.at(-1);
  }

  /** Questions about the table here. */
  get asker(): Asker {
    const place = this.#place(this.at);
    const { signal } = this.#stop;
    return {
      why: (question) =>
        post<WhyShown>("/why", { ...place, parts: JSON.stringify(question) }, signal),
      preview: (move) => post<Preview>("/preview", { ...place, move: `${move.id}` }, signal),
      explain: (what) => post<Explained>("/explain", { ...place, what }, signal),
    };
  }

  /** Take a study up, as soon as its game is ready. */
  async open(study: Study, at: number, id = ""): Promise<void> {
    this.study = study;
    this.id = id;
    await this.go(at);
    if (this.refusal?.code !== "not_ready") return;
    await untilPlayable(study.root.game);
    await this.go(at);
  }

  /** Take up a study that somebody has shared. */
  async openShared(id: string): Promise<void> {
    try {
      const study = await request<Study>("GET", `/api/studies/${encodeURIComponent(id)}`);
      await this.open(study, ROOT, id);
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  /** Stand after a move, or at the root. */
  async go(at: number): Promise<void> {
    await this.#asking(async (until) => this.#show(at, until));
  }

  async back(): Promise<void> {
    if (this.at !== ROOT) await this.go(this.study.moves[this.at]?.after ?? ROOT);
  }

  /** On along the line that was tried first, or was looked at last. */
  async on(): Promise<void> {
    const next = this.study.moves.findIndex(({ after }) => after === this.at);
    if (next >= 0) await this.go(next);
  }

  /** Make a move; then the bots reply. */
  async play(move: Choice): Promise<void> {
    if (this.busy) return;
    this.sent = move;
    await this.#asking(async (until) => {
      await this.#add(move.text, until);
      this.sent = null;
      await this.#reply(until);
    });
    this.sent = null;
  }

  /** Let the bots go on from here. */
  async reply(): Promise<void> {
    if (!this.busy) await this.#asking((until) => this.#reply(until));
  }

  /** What is best here, by what whoever decides may know. */
  weigh(): Promise<HintShown> {
    return post<HintShown>("/weigh", this.#place(this.at), this.#stop.signal);
  }

  /** Nobody waits for a bot any more. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.busy = false;
    this.thinking = null;
  }

  rename(at: number, name: string): void {
    const moves = this.study.moves.map((one, number) => (number === at ? { ...one, name } : one));
    this.#change({ ...this.study, moves });
  }

  entitle(title: string): void {
    this.#change({ ...this.study, title });
  }

  /** Forget a move and all that follows from it; one stands before it then. */
  async remove(at: number): Promise<void> {
    const before = this.study.moves[at]?.after ?? ROOT;
    const moves = withoutBranch(this.study.moves, at);
    this.#change({ ...this.study, moves });
    this.at = before; // moves before it keep their numbers
    await this.go(before);
  }

  /** Seat a bot, or play the seat oneself. */
  async seat(seat: number, level: Level | null): Promise<void> {
    const count = this.shown?.seats ?? 0;
    const players = Array.from({ length: count }, (_, each) =>
      each === seat ? level : (this.study.players[each] ?? null),
    );
    this.#change({ ...this.study, players });
    await this.go(this.at);
  }

  async look(eyes: "" | "open"): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  /** Store it for others; who has no name is a guest. Returns whether it was stored. */
  async share(): Promise<boolean> {
    if (this.id) return true;
    this.refusal = null;
    try {
      if (!session.me) await session.sign(guestName());
      this.id = (await post<StudyKept>("", this.study)).id;
      return true;
    } catch (problem) {
      this.#refuse(problem);
      return false;
    }
  }

  #place(at: number): { game: string; position: string; path: string[]; eyes: string } {
    const { root, moves } = this.study;
    return {
      game: root.game,
      position: root.position,
      path: pathTo(moves, at),
      eyes: this.sight,
    };
  }

  async #show(at: number, until: AbortSignal): Promise<void> {
    const before = lineTo(this.study.moves, this.at).length;
    const place = this.#place(at);
    const shown = await post<StudyShown>("/look", place, until);
    // A step forward is seen as one; whoever leaps somewhere is shown where they are.
    const step = place.path.length === before + 1;
    const last = shown.story.at(-1);
    this.events = step && last ? eventOf(last) : [];
    this.at = at;
    this.shown = shown;
    keepDraft(this.study, at);
  }

  async #add(move: string, until: AbortSignal): Promise<void> {
    const { moves, at } = withMove(this.study.moves, this.at, move);
    const place = this.#place(this.at);
    const body = { ...place, path: [...place.path, move] };
    const shown = await post<StudyShown>("/look", body, until);
    if (moves.length > this.study.moves.length) this.#change({ ...this.study, moves });
    const last = shown.story.at(-1);
    this.events = last ? eventOf(last) : [];
    this.at = at;
    this.shown = shown;
    keepDraft(this.study, at);
  }

  async #reply(until: AbortSignal): Promise<void> {
    for (let level = this.due; level && !until.aborted; level = this.due) {
      this.thinking = this.shown?.match.turn ?? null;
      const asked = { ...this.#place(this.at), level };
      const [{ move }] = await Promise.all([
        post<StudyReply>("/reply", asked, until),
        wait(looking()),
      ]);
      if (until.aborted) return;
      await this.#add(move, until);
    }
    this.thinking = null;
  }

  #change(study: Study): void {
    this.study = study;
    this.id = "";
    keepDraft(study, this.at);
  }

  /** Ask something that replaces whatever was asked before. */
  async #asking(act: (until: AbortSignal) => Promise<void>): Promise<void> {
    this.stop();
    const { signal } = this.#stop;
    this.busy = true;
    this.refusal = null;
    try {
      await act(signal);
    } catch (problem) {
      if (!signal.aborted) this.#refuse(problem);
    } finally {
      if (!signal.aborted) {
        this.busy = false;
        this.thinking = null;
      }
    }
  }

  #refuse(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    this.refusal = problem.refusal;
  }
}
