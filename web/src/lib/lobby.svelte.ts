// What the start page shows of the server: the games, the open tables, and mine.
import { api, Refused } from "./api";
import type { GameShown, Games, Lobby as LobbyShown, MyTable, Summary } from "./protocol";
import { connection } from "./socket.svelte";

const SOON = 1500;
const LATER = 5000;

export class Lobby {
  games: GameShown[] = $state.raw([]);
  open: Summary[] = $state.raw([]);
  mine: MyTable[] = $state.raw([]);
  /** The lists have been loaded once. */
  known = $state(false);
  reached = $state(true);

  /** Keep everything fresh while the page is shown; returns how to stop. Who has a name hears of
   *  changes; others have to ask. */
  follow(signed: boolean): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const round = async () => {
      if (!document.hidden) await this.#ask(signed);
      if (!stopped) timer = setTimeout(round, this.#ready ? LATER : SOON);
    };
    void round();
    const stopLooking = signed ? connection.look((message) => this.#hear(message)) : () => {};
    const seen = () => {
      if (!document.hidden) void this.#ask(signed);
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopLooking();
      document.removeEventListener("visibilitychange", seen);
    };
  }

  game(name: string): GameShown | undefined {
    return this.games.find((game) => game.name === name);
  }

  get #ready(): boolean {
    return this.games.length > 0 && this.games.every((game) => game.state === "ready");
  }

  async #ask(signed: boolean): Promise<void> {
    try {
      const games = this.#ready ? this.games : api.games();
      const mine = signed ? api.myTables() : [];
      const open = signed && this.known ? this.open : api.openTables();
      [this.games, this.mine, this.open] = await Promise.all([games, mine, open]);
      this.reached = true;
      this.known = true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.reached = problem.refusal.sentence !== "unreachable";
    }
  }

  #hear(message: Games | LobbyShown): void {
    if (message.type === "games") this.games = message.games;
    else this.open = message.tables;
  }
}

/** My tables in the order in which they want me: those where it is my turn, those that go on, those
 *  that wait for people, and the last few that are over. */
export function inOrder(tables: readonly MyTable[], over: number): MyTable[] {
  const rank = ({ table, your_turn }: MyTable) => {
    if (your_turn && table.status === "playing") return 0;
    return table.status === "playing" ? 1 : table.status === "gathering" ? 2 : 3;
  };
  const sorted = tables
    .filter(({ table }) => table.status !== "closed")
    .toSorted((one, two) => rank(one) - rank(two) || two.table.updated - one.table.updated);
  const going = sorted.filter((one) => rank(one) < 3);
  return [...going, ...sorted.filter((one) => rank(one) === 3).slice(0, over)];
}
