// The one connection to the server. It comes back by itself, says again what it watches, and sends
// again what was not acknowledged: commands carry an id, so that doing so is harmless.
import { api, Refused, UNREACHABLE } from "./api";
import type * as p from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING = 15_000;
const SILENCE = 40_000;
const POLL = 2_000;
const AGAIN = 1_000;
/** Refusals that pass by themselves: the same is sent again a little later. */
const PASSING: readonly p.Code[] = ["not_ready", "stopping", "too_fast"];

interface Waiting {
  call: p.Act;
  settle: (done: p.Done) => void;
  fail: (problem: Error) => void;
}

export interface Watcher {
  /** The version up to which everything is known. */
  since: () => number;
  hear: (message: p.AnyMessage) => void;
}

export class Connection {
  /** Whether the server answers; shown to people. */
  online = $state(true);
  #socket: WebSocket | null = null;
  /** Whether the server knows who we are; it has no sockets for others. Null until that is known. */
  #known: boolean | null = null;
  #wait = FIRST_WAIT;
  #heard = 0;
  #waiting = new Map<string, Waiting>();
  #watchers = new Map<string, Watcher>();
  #onlookers = new Set<(message: p.Games | p.LobbyShown) => void>();
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

  /** Hear of open tables and of the games; returns how to stop. */
  look(hear: (message: p.Games | p.LobbyShown) => void): () => void {
    this.#onlookers.add(hear);
    this.#say({ do: "look" });
    this.#open();
    return () => this.#onlookers.delete(hear);
  }

  /** Send a command until the server has answered it. */
  act(table: string, command: p.AnyCommand): Promise<p.Done> {
    return new Promise((settle, fail) => {
      const call: p.Act = { do: "act", table, command };
      this.#waiting.set(command.cid, { call, settle, fail });
      this.#say(call);
      this.#open();
    });
  }

  /** Begin anew, as somebody whom the server knows or as a stranger. */
  restart(known: boolean): void {
    this.#known = known;
    this.#socket?.close();
    this.#socket = null;
    this.#wait = FIRST_WAIT;
    this.#open();
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
    socket.onopen = () => this.#begin();
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as p.AnyMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.online = false;
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
    const beat = setInterval(() => {
      if (this.#socket !== socket) clearInterval(beat);
      if (socket.readyState !== WebSocket.OPEN) return;
      if (Date.now() - this.#heard > SILENCE) socket.close();
      else this.#say({ do: "ping" });
    }, PING);
  }

  /** Strangers have no socket: they ask again and again. */
  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (this.#onlookers.size > 0) {
        const [games, tables] = await Promise.all([api.games(), api.openTables()]);
        this.#hear({ type: "games", games });
        this.#hear({ type: "lobby", tables });
      }
      for (const [table, watcher] of this.#watchers) {
        const page = await api.table(table, watcher.since());
        this.#hear({ type: "opened", page });
      }
      this.online = true;
    } catch (problem) {
      this.#fail(problem);
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

  #begin(): void {
    this.online = true;
    this.#wait = FIRST_WAIT;
    this.#heard = Date.now();
    if (this.#onlookers.size > 0) this.#say({ do: "look" });
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
      case "games":
      case "lobby":
        for (const hear of this.#onlookers) hear(message);
        break;
      case "opened":
        this.#watchers.get(message.page.table.id)?.hear(message);
        break;
      case "happened":
        this.#watchers.get(message.table.id)?.hear(message);
        break;
      case "here":
      case "thinking":
        this.#watchers.get(message.table)?.hear(message);
        break;
    }
  }

  #settle(cid: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(cid);
    this.#waiting.delete(cid);
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

/** A new id for a command. */
export function newCid(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join("")
  );
}
