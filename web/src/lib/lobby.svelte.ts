// What the start page shows of the server: the games, the open tables, and mine.
import { untrack } from "svelte";
import { api, Refused } from "./api";
import { OpenList } from "./open.svelte";
import type { GameShown, MineChanged, MyTable } from "./protocol";
import { connection, type Listed } from "./socket.svelte";

const SOON = 1500;
const LATER = 5000;

export class Lobby {
  games: GameShown[] = $state.raw([]);
  readonly open = new OpenList();
  mine: MyTable[] = $state.raw([]);
  reached = $state(true);
  /** Of what the connection tells by itself one need not ask. */
  #told = new Set<Listed["type"]>();

  /** Keep everything fresh while the page is shown; returns how to stop. */
  follow(signed: boolean): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const round = async () => {
      clearTimeout(timer);
      if (!document.hidden) await this.#ask(signed);
      if (!stopped) timer = setTimeout(round, this.#ready ? LATER : SOON);
    };
    // Nothing that is asked for here may begin the asking anew.
    untrack(() => void round());
    document.addEventListener("visibilitychange", round);
    const hear = (message: Listed) => this.#hear(message);
    const stopLooking = untrack(() => connection.look(hear, this.open.wanted));
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopLooking();
      document.removeEventListener("visibilitychange", round);
    };
  }

  game(name: string): GameShown | undefined {
    return this.games.find((game) => game.name === name);
  }

  get #ready(): boolean {
    return this.games.length > 0 && this.games.every((game) => game.state === "ready");
  }

  async #ask(signed: boolean): Promise<void> {
    if (!connection.online) this.#told.clear();
    const games = !this.#ready && !this.#told.has("games");
    const open = !this.#told.has("lobby");
    const mine = signed && !this.#told.has("mine");
    try {
      await Promise.all([
        games && api.games().then((found) => this.#hear({ type: "games", games: found }, true)),
        open && api.openTables(this.open.wanted).then((page) => this.open.hear(page)),
        mine && api.myTables().then((tables) => this.#hear({ type: "mine", tables }, true)),
      ]);
      this.reached = true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.reached = problem.refusal.sentence !== "unreachable";
    }
  }

  #hear(message: Listed, asked = false): void {
    if (!asked) this.#told.add(message.type);
    switch (message.type) {
      case "games":
        this.games = message.games;
        break;
      case "lobby":
        this.open.hear(message);
        break;
      case "lobby_changed":
        this.open.change(message);
        break;
      case "mine":
        this.mine = message.tables;
        break;
      case "mine_changed":
        this.mine = changeMine(this.mine, message);
        break;
    }
  }
}

/** My tables after some have come, changed or gone. */
export function changeMine(mine: readonly MyTable[], { tables, gone }: MineChanged): MyTable[] {
  const old = new Set([...gone, ...tables.map(({ table }) => table.id)]);
  return [...tables, ...mine.filter(({ table }) => !old.has(table.id))];
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
