// The one connection to the server. It comes back by itself, says again what it watches, and sends
// again what was not acknowledged: commands carry an id, so that doing so is harmless.
import { api, Refused, UNREACHABLE } from "./api";
import type * as p from "./protocol";
import { DOUBT, Pulse } from "./pulse";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 2_500;
/** A connection that does not come about in this time is tried anew. */
const OPENING = 4_000;
const POLL = 2_000;
const AGAIN = 1_000;
/** An answer takes milliseconds: after this long something is wrong. */
const LATE = 1_500;
/** Refusals that pass by themselves: the same is sent again a little later. */
const PASSING: readonly p.Code[] = ["not_ready", "stopping", "too_fast"];

interface Waiting {
  call: p.Act;
  settle: (done: p.Done) => void;
  fail: (problem: Error) => void;
}

/** What is told to those who look at the lists. */
export type Listed = p.Games | p.LobbyShown | p.LobbyChanged | p.Mine | p.MineChanged;

export interface Watcher {
  /** The version up to which everything is known. */
  since: () => number;
  hear: (message: p.AnyMessage) => void;
}

export class Connection {
  /** Whether the server answers; shown to people. */
  online = $state(true);
  /** A command waits for its answer for so long that people should know. */
  silent = $state(false);
  #socket: WebSocket | null = null;
  /** Whether the server knows who we are; it has no sockets for others. Null until that is known. */
  #known: boolean | null = null;
  #wait = FIRST_WAIT;
  #pulse: Pulse | null = null;
  #waiting = new Map<string, Waiting>();
  #watchers = new Map<string, Watcher>();
  #onlookers = new Set<(message: Listed) => void>();
  /** Which open tables are looked for. */
  #look: p.Look = { do: "look" };
  #absentees = new Set<(message: p.Absent) => void>();
  #guests = new Set<(message: p.Invited) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: () => string) {}

  /** Watch a table; returns how to stop. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    this.#say({ do: "watch", table, since: watcher.since() });
    this.#open();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      this.#say({ do: "unwatch", table });
    };
  }

  /** Ask for a table anew that is watched, of which something was missed. */
  watchAgain(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher) this.#say({ do: "watch", table, since: watcher.since() });
  }

  /** Hear of the games, my tables and open ones; returns how to stop. */
  look(hear: (message: Listed) => void, wanted: p.Look): () => void {
    this.#onlookers.add(hear);
    this.lookFor(wanted);
    return () => {
      if (this.#onlookers.delete(hear) && this.#onlookers.size === 0) this.#say({ do: "unlook" });
    };
  }

  /** Look for these tables from now on. */
  lookFor(wanted: p.Look): void {
    this.#look = wanted;
    this.#say(wanted);
    if (this.#known === false) void this.#poll();
    else this.#open();
  }

  /** Hear when somebody wants to play again with me; returns how to stop. */
  whenInvited(hear: (message: p.Invited) => void): () => void {
    this.#guests.add(hear);
    return () => this.#guests.delete(hear);
  }

  /** Hear when a bot plays for me, at whatever table; returns how to stop. */
  whenAbsent(hear: (message: p.Absent) => void): () => void {
    this.#absentees.add(hear);
    return () => this.#absentees.delete(hear);
  }

  /** Send a command until the server has answered it. */
  act(table: string, command: p.AnyCommand): Promise<p.Done> {
    return new Promise((settle, fail) => {
      const call: p.Act = { do: "act", table, command };
      this.#waiting.set(command.cid, { call, settle, fail });
      this.#say(call);
      this.#open();
      setTimeout(() => this.#listen(command.cid), LATE);
    });
  }

  /** Begin anew, as somebody whom the server knows or as a stranger. */
  restart(known: boolean): void {
    if (this.#known === null) this.#attend();
    this.#known = known;
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  /** Notice that a command has no answer yet. */
  #listen(cid: string): void {
    if (this.#waiting.has(cid)) this.silent = true;
  }

  #say(call: p.AnyCall): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(call));
  }

  #open(): void {
    if (this.#socket || this.#known === null) return;
    clearTimeout(this.#timer);
    if (!this.#known) {
      this.#poll();
      return;
    }
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    const late = setTimeout(() => this.#lose(socket), OPENING);
    socket.onopen = () => {
      clearTimeout(late);
      this.#begin(socket);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.online = true;
      this.#pulse?.beat();
      this.#hear(JSON.parse(String(event.data)) as p.AnyMessage);
    };
    socket.onclose = () => {
      clearTimeout(late);
      this.#lose(socket);
    };
  }

  /** Let go of a connection. One that is dead would take its time to end in good order. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#pulse?.stop();
    this.#pulse = null;
    socket?.close();
  }

  /** A connection is gone: try again, at first soon. Not all who have lost theirs come at once. */
  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#drop();
    this.online = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Whoever looks again, or has a network again, wants to know at once; who has lost it too. */
  #attend(): void {
    document.addEventListener("visibilitychange", () => this.#check());
    for (const event of ["online", "offline", "pageshow"]) {
      addEventListener(event, () => this.#check());
    }
  }

  /** Find out now whether the server answers. */
  #check(): void {
    if (document.hidden || this.#known === null) return;
    if (this.#pulse) this.#pulse.check();
    else if (!this.#socket) {
      this.#wait = FIRST_WAIT;
      this.#open();
    }
  }

  /** Strangers have no socket: they ask again and again. */
  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    const late = setTimeout(() => {
      this.online = false;
    }, DOUBT);
    try {
      if (this.#onlookers.size > 0) {
        const wanted = this.#look;
        const [games, open] = await Promise.all([api.games(), openPages(wanted)]);
        this.#hear({ type: "games", games });
        if (wanted === this.#look) this.#hear({ type: "lobby", ...open });
      }
      for (const [table, watcher] of this.#watchers) {
        const page = await api.table(table, watcher.since());
        this.#hear({ type: "opened", page });
      }
      this.online = true;
    } catch (problem) {
      this.#fail(problem);
    } finally {
      clearTimeout(late);
    }
    if (!this.#known && (this.#onlookers.size > 0 || this.#watchers.size > 0)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#poll(), POLL);
    }
  }

  /** What went wrong while asking: the server is away, or does not show a table. */
  #fail(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    const { refusal } = problem;
    this.online = refusal !== UNREACHABLE;
    if (refusal === UNREACHABLE) return;
    for (const [table, watcher] of this.#watchers) {
      watcher.hear({ type: "rejected", refusal, table, cid: "" });
    }
  }

  #begin(socket: WebSocket): void {
    this.online = true;
    this.#wait = FIRST_WAIT;
    this.#pulse = new Pulse(
      () => this.#say({ do: "ping" }),
      () => {
        this.online = false;
      },
      () => this.#lose(socket),
    );
    this.#pulse.beat();
    if (this.#onlookers.size > 0) this.#say(this.#look);
    this.#repeat();
  }

  /** Say once more what is watched and what was not answered. */
  #repeat(): void {
    for (const [table, watcher] of this.#watchers) {
      this.#say({ do: "watch", table, since: watcher.since() });
    }
    for (const { call } of this.#waiting.values()) this.#say(call);
  }

  #hear(message: p.AnyMessage): void {
    switch (message.type) {
      case "acknowledged":
        this.#settle(message.done.cid, (waiting) => waiting.settle(message.done));
        break;
      case "rejected":
        if (PASSING.includes(message.refusal.code)) {
          const { seconds } = message.refusal.args;
          clearTimeout(this.#again);
          this.#again = setTimeout(() => this.#repeat(), Number(seconds ?? 0) * 1000 || AGAIN);
        } else if (message.cid) {
          this.#settle(message.cid, (w) => w.fail(new Refused(message.refusal)));
        } else {
          this.#refuseAll(message);
        }
        break;
      case "absent":
        for (const hear of this.#absentees) hear(message);
        break;
      case "invited":
        for (const hear of this.#guests) hear(message);
        break;
      case "games":
      case "lobby":
      case "lobby_changed":
      case "mine":
      case "mine_changed":
        for (const hear of this.#onlookers) hear(message);
        break;
      case "opened":
        this.#watchers.get(message.page.table.id)?.hear(message);
        break;
      case "happened":
      case "here":
      case "thinking":
        this.#watchers.get(message.table)?.hear(message);
        break;
    }
  }

  #settle(cid: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(cid);
    this.#waiting.delete(cid);
    if (this.#waiting.size === 0) this.silent = false;
    if (waiting) how(waiting);
  }

  /** A refusal that names no command: of a table that cannot be watched, or of haste. */
  #refuseAll(message: p.Rejected): void {
    const watcher = this.#watchers.get(message.table);
    if (watcher) {
      watcher.hear(message);
      return;
    }
    for (const cid of [...this.#waiting.keys()]) {
      this.#settle(cid, (waiting) => waiting.fail(new Refused(message.refusal ?? UNREACHABLE)));
    }
  }
}

export const connection = new Connection(
  () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
);

/** Ask for as many pages of open tables as are wanted. */
async function openPages(wanted: p.Look): Promise<p.OpenTables> {
  const found = [await api.openTables(wanted)];
  while (found.length < (wanted.pages ?? 1) && found.at(-1)?.next) {
    found.push(await api.openTables(wanted, found.at(-1)?.next));
  }
  return { tables: found.flatMap(({ tables }) => tables), next: found.at(-1)?.next ?? null };
}

/** A new id for a command. */
export function newCid(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join("")
  );
}
