// Who I am. A name is all there is to signing in.
import { api } from "./api";
import type { Me } from "./protocol";
import { connection } from "./socket.svelte";

class Session {
  me: Me | null = $state.raw(null);
  known = $state(false);

  /** Learn from the connection who I am. */
  load(): void {
    connection.greet((me) => {
      this.me = me;
      this.known = true;
    });
  }

  async sign(name: string): Promise<void> {
    const before = this.me;
    this.me = await api.sign(name);
    this.known = true;
    if (before?.id !== this.me.id) connection.restart();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
    connection.restart();
  }
}

export const session = new Session();
