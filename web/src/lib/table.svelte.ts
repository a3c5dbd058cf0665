// A table that is watched: what the server last showed of it, its log, and commands for it.
import type { Event } from "../table/contract";
import { api, Refused } from "./api";
import { merge } from "./difference";
import { Film, type Shot } from "./film";
import type * as p from "./protocol";
import { looking } from "./settings.svelte";
import { connection, newCid } from "./socket.svelte";

type Bare<T> = T extends { cid: string } ? Omit<T, "cid" | "v"> : never;
/** A command without what every command has. */
export type Wanted = Bare<p.AnyCommand>;

/** How long a move that is a matter of routine is looked at, as a share of the pace. */
const GLANCE = 0.35;

/** A table as it was after an entry of the log. */
interface Picture {
  table: p.TableShown;
  seq: number;
}

export class LiveTable {
  /** The table as it is. Its moves may come later than what is shown: one after the other. */
  now: p.TableShown | null = $state.raw(null);
  /** The table as it is shown, with the log up to there. */
  shown: p.TableShown | null = $state.raw(null);
  story: p.LineShown[] = $state.raw([]);
  here: number[] = $state.raw([]);
  /** Bots that play more simply until the server has what they need. */
  warming: number[] = $state.raw([]);
  /** A move that was sent and is not shown yet. */
  sent: p.Choice | null = $state.raw(null);
  /** What happened since the picture before. */
  events: Event[] = $state.raw([]);
  /** Why the table, or the last command, was refused. */
  refusal: p.Refusal | null = $state.raw(null);
  /** The table cannot be seen at all. */
  closed = $state(false);
  /** Whether a sentence of the game is a matter of routine. */
  isRoutine: (told: p.Told) => boolean = () => false;
  #thinking: number | null = $state(null);
  #waiting = $state(0);
  /** What is shown was seen before. */
  #again = false;
  /** Everything that is known, also what is not shown yet. */
  #lines: p.LineShown[] = [];
  #fetching = false;
  #film: Film<Picture>;
  #stop: () => void;

  constructor(readonly id: string) {
    this.#film = new Film(
      (picture, waiting) => this.#draw(picture, waiting),
      () => looking(this.#again ? "again" : this.#myClockRuns() ? "hurry" : "new"),
    );
    this.#stop = connection.watch(id, {
      since: () => this.#lines.at(-1)?.seq ?? 0,
      hear: (message) => this.#hear(message),
    });
  }

  stop(): void {
    this.#stop();
    this.#film.stop();
  }

  /** What is shown is the table as it is. */
  get caughtUp(): boolean {
    return this.#waiting === 0;
  }

  /** The bot that thinks, if one sees it. */
  get thinking(): number | null {
    return this.caughtUp ? this.#thinking : null;
  }

  /** Show the table as it is now. */
  skip(): void {
    this.#film.skip();
  }

  /** Show once more what happened since the last move of whoever looks. */
  async again(): Promise<void> {
    const { now } = this;
    if (!now || !this.caughtUp) return;
    const moves = sinceMine(placeLines(this.#lines).filter(isMove), now.eyes);
    const [first] = moves;
    if (!first) return;
    try {
      const past = await Promise.all([
        this.#recall(first.ply - 1, first.line.seq - 1),
        ...moves.map(({ ply, line }) => this.#recall(ply, line.seq)),
      ]);
      if (this.now !== now || !this.caughtUp) return; // something new is seen instead
      past[past.length - 1] = { table: now, seq: Number.POSITIVE_INFINITY };
      this.#again = true;
      const lines = [[], ...moves.map(({ line }) => [line])];
      this.#film.insert(
        past.map((picture, at) => ({ picture, stays: this.#worth(lines[at] ?? []) || GLANCE })),
      );
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    }
  }

  /** There are older lines than those that are known. */
  get hasOlder(): boolean {
    return (this.story[0]?.seq ?? 1) > 1;
  }

  /** Fetch older lines; the newer ones stay where they are. */
  async fetchOlder(): Promise<void> {
    const first = this.#lines[0];
    if (!first || first.seq === 1 || this.#fetching) return;
    this.#fetching = true;
    try {
      const { story } = await api.story(this.id, first.seq);
      if (this.#lines[0] !== first) return;
      this.#lines = [...story, ...this.#lines];
      this.story = [...story, ...this.story];
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    } finally {
      this.#fetching = false;
    }
  }

  /** Send a command; false if it was refused. */
  async act(wanted: Wanted): Promise<boolean> {
    return (await this.send(wanted)) !== null;
  }

  async send(wanted: Wanted): Promise<p.Done | null> {
    const command = { ...wanted, cid: newCid(), v: this.now?.version ?? 0 } as p.AnyCommand;
    if (wanted.do !== "say") this.skip();
    try {
      this.refusal = null;
      return await connection.act(this.id, command);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
      this.sent = null;
      return null;
    }
  }

  /** Make a move; it is shown as sent until the server has it. */
  async play(move: p.Choice): Promise<void> {
    if (this.sent) return;
    this.sent = move;
    await this.act({ do: "move", move: move.id });
    this.sent = null;
  }

  #hear(message: p.AnyMessage): void {
    switch (message.type) {
      case "opened":
        this.#show(message.page.table, message.page.story);
        this.here = message.page.here;
        break;
      case "happened":
        // What is a difference to another table than the one that is known says nothing.
        if (this.now?.version !== message.since) connection.watchAgain(this.id);
        else this.#show(merge(this.now, message.changed), message.story);
        break;
      case "here":
        this.here = message.seats;
        break;
      case "thinking":
        this.#thinking = message.seat;
        this.warming = this.warming.filter((seat) => seat !== message.seat);
        if (message.warming) this.warming = [...this.warming, message.seat];
        break;
      case "rejected":
        this.refusal = message.refusal;
        this.closed = this.shown === null;
        break;
    }
  }

  #show(table: p.TableShown, story: p.LineShown[]): void {
    const known = this.#lines.at(-1)?.seq ?? 0;
    const fresh = story.filter((line) => line.seq > known);
    // Whoever was away for long begins anew; what is between is there for who scrolls up.
    const follows = fresh[0] === undefined || fresh[0].seq === known + 1;
    this.#lines = follows ? [...this.#lines, ...fresh] : fresh;
    if (table.match?.turn !== this.#thinking) this.#thinking = null;
    if (fresh.some((line) => line.kind === "moved")) this.#thinking = null;
    this.now = table;
    this.closed = false;
    const seq = this.#lines.at(-1)?.seq ?? 0;
    this.#waiting = this.#film.add(this.#shoot({ table, seq }, fresh));
  }

  /** How a picture is shown: one's own moves at once, those of others for a while. */
  #shoot(picture: Picture, fresh: p.LineShown[]): Shot<Picture> {
    const moves = fresh.filter((line) => line.kind === "moved");
    const mine = moves.every((line) => picture.table.yours.includes(line.seat ?? -1));
    // What was drawn, too, is in the own hand before somebody else moves.
    const stays = mine && moves.length > 0 ? 1 : this.#worth(moves);
    return { picture, stays, atOnce: mine || this.shown === null };
  }

  /** How long moves are worth looking at, as a share of the pace. */
  #worth(moves: p.LineShown[]): number {
    if (moves.length === 0) return 0;
    return moves.every(({ told }) => told?.length && told.every(this.isRoutine)) ? GLANCE : 1;
  }

  #draw({ table, seq }: Picture, waiting: number): void {
    const known = this.story.at(-1)?.seq ?? 0;
    const story = this.#lines.filter((line) => line.seq <= seq);
    const fresh = story.filter((line) => line.seq > known);
    this.events = this.shown === null ? [] : fresh.flatMap(eventOf);
    this.story = story;
    this.shown = table;
    this.#waiting = waiting;
    if (waiting === 0) this.#again = false;
  }

  /** The table as it was after so many moves, with the log up to there. */
  async #recall(ply: number, seq: number): Promise<Picture> {
    const moment = await api.moment(this.id, ply);
    return { table: { ...this.now, match: { ...moment, moves: [] } } as p.TableShown, seq };
  }

  /** My own time runs out while I look at what others did. */
  #myClockRuns(): boolean {
    const running = this.now?.clock?.kind === "live" ? this.now.time?.running : null;
    return running != null && (this.now?.yours.includes(running) ?? false);
  }
}

/** What happened with an entry of the log; nothing unless it is a move. */
export function eventOf(line: p.LineShown): Event[] {
  if (line.kind !== "moved") return [];
  const { seq, seat = null, parts = null, told = [] } = line;
  return [{ seq, seat, parts, told }];
}

/** A line of the log with its place in the match: the position after it, and whether it still counts. */
export interface Placed {
  line: p.LineShown;
  /** The number of moves after this line. */
  ply: number;
  /** The move was taken back later. */
  undone: boolean;
}

/** Say of every line where in the match it stands. */
export function placeLines(story: readonly p.LineShown[]): Placed[] {
  const placed: Placed[] = [];
  let standing: Placed[] = []; // the moves that still count
  // A story may begin anywhere: its moves know their numbers.
  let count = story.find(({ kind }) => kind === "moved")?.ply ?? 0;
  for (const line of story) {
    if (line.kind === "undone") {
      count = line.ply ?? 0;
      for (const move of standing) if (move.ply > count) move.undone = true;
      standing = standing.filter(({ undone }) => !undone);
    }
    if (line.kind === "moved") count = (line.ply ?? count) + 1;
    const entry = { line, ply: count, undone: false };
    if (line.kind === "moved") standing.push(entry);
    placed.push(entry);
  }
  return placed;
}

/** The moves that still count, up to a position of the match. */
export function eventsUpTo(story: readonly p.LineShown[], ply = Number.POSITIVE_INFINITY): Event[] {
  return placeLines(story)
    .filter((placed) => !placed.undone && placed.ply <= ply)
    .flatMap(({ line }) => eventOf(line));
}

/** A move that still counts. */
export function isMove({ line, undone }: Placed): boolean {
  return line.kind === "moved" && !undone;
}

/** The moves since the last one of whoever looks; for a spectator, the last turn of each. */
export function sinceMine(moves: readonly Placed[], eyes: number | null): Placed[] {
  if (eyes !== null) return moves.slice(moves.findLastIndex(({ line }) => line.seat === eyes) + 1);
  const known = new Set<number | undefined>();
  let first = moves.length;
  for (let at = moves.length - 1; at >= 0; at--) {
    const seat = moves[at]?.line.seat;
    if (known.has(seat) && seat !== moves[at + 1]?.line.seat) break;
    known.add(seat);
    first = at;
  }
  return moves.slice(first);
}

/** What stays marked: what others did since the last move of whoever looks. */
export function marksOf(story: readonly p.LineShown[], eyes: number | null): Event[] {
  return sinceMine(placeLines(story).filter(isMove), eyes).flatMap(({ line }) => eventOf(line));
}
