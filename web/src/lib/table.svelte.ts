// A table that is watched: what the server last showed of it, its log, and commands for it.
import type { Event } from "../table/contract";
import { Refused } from "./api";
import type * as p from "./protocol";
import { connection, newCid } from "./socket.svelte";

type Bare<T> = T extends { cid: string } ? Omit<T, "cid" | "v"> : never;
/** A command without what every command has. */
export type Wanted = Bare<p.AnyCommand>;

export class LiveTable {
  shown: p.TableShown | null = $state.raw(null);
  story: p.LineShown[] = $state.raw([]);
  here: number[] = $state.raw([]);
  thinking: number | null = $state(null);
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
  #stop: () => void;

  constructor(readonly id: string) {
    this.#stop = connection.watch(id, {
      since: () => this.story.at(-1)?.seq ?? 0,
      hear: (message) => this.#hear(message),
    });
  }

  stop(): void {
    this.#stop();
  }

  /** Send a command; false if it was refused. */
  async act(wanted: Wanted): Promise<boolean> {
    return (await this.send(wanted)) !== null;
  }

  async send(wanted: Wanted): Promise<p.Done | null> {
    const command = { ...wanted, cid: newCid(), v: this.shown?.version ?? 0 } as p.AnyCommand;
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
        this.#show(message.table, message.story);
        break;
      case "here":
        this.here = message.seats;
        break;
      case "thinking":
        this.thinking = message.seat;
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
    const known = this.story.at(-1)?.seq ?? 0;
    const fresh = story.filter((line) => line.seq > known);
    const first = this.shown === null;
    this.story = [...this.story, ...fresh];
    this.events = first ? [] : fresh.flatMap(eventOf);
    if (table.match?.turn !== this.thinking) this.thinking = null;
    if (fresh.some((line) => line.kind === "moved")) this.thinking = null;
    this.shown = table;
    this.closed = false;
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
  for (const line of story) {
    if (line.kind === "undone") {
      for (const move of standing.slice(line.ply ?? 0)) move.undone = true;
      standing = standing.slice(0, line.ply ?? 0);
    }
    const entry = { line, ply: standing.length, undone: false };
    if (line.kind === "moved") {
      standing.push(entry);
      entry.ply = standing.length;
    }
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
