// Who I am. A name is all there is to signing in.
import { api } from "./api";
import type { Me } from "./protocol";
import { connection } from "./socket.svelte";

/** Says that the browser has a cookie of ours, which scripts cannot see. */
const KEY = "holdfast-known";

function note(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // storage is forbidden: the name is asked for again
  }
}

function isNoted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class Session {
  me: Me | null = $state.raw(null);
  known = $state(false);

  /** Find out who I am. Strangers do not ask: the server would only refuse. */
  async load(): Promise<void> {
    if (isNoted()) this.#set(await api.me());
    this.known = true;
    connection.restart(this.me !== null);
  }

  async sign(name: string): Promise<void> {
    const before = this.me;
    this.#set(await api.sign(name));
    this.known = true;
    if (before?.id !== this.me?.id) connection.restart(true);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.#set(null);
    connection.restart(false);
  }

  #set(me: Me | null): void {
    this.me = me;
    note(me !== null);
  }
}

export const session = new Session();
