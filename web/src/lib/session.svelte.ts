// Who I am. A name is all there is to signing in.
import { api, Refused } from "./api";
import type { Me } from "./protocol";
import { connection } from "./socket.svelte";

const AGAIN = 2000;

class Session {
  me: Me | null = $state.raw(null);
  known = $state(false);

  /** Find out who I am. */
  async load(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      connection.online = false;
      setTimeout(() => this.load(), AGAIN);
      return;
    }
    this.known = true;
    connection.restart(this.me !== null);
  }

  async sign(name: string): Promise<void> {
    const before = this.me;
    this.me = await api.sign(name);
    this.known = true;
    if (before?.id !== this.me?.id) connection.restart(true);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
    connection.restart(false);
  }
}

export const session = new Session();
