// The list of open tables. The connection brings it, and then what is different; what is looked
// for, and how far, is said here.
import type { LobbyChanged, Look, OpenTables, Summary } from "./protocol";
import { connection } from "./socket.svelte";

/** Which tables somebody looks for; an empty text stands for any. */
export interface Filter {
  game: string;
  clock: "" | "live" | "slow" | "none";
  free: boolean;
}

export class OpenList {
  tables: Summary[] = $state.raw([]);
  filter: Filter = $state.raw({ game: "", clock: "", free: false });
  /** Whether the list goes on. */
  more = $state(false);
  #pages = 1;

  get filtered(): boolean {
    return this.filter.game !== "" || this.filter.clock !== "" || this.filter.free;
  }

  /** What the connection is to bring. */
  get wanted(): Look {
    const { game, clock, free } = this.filter;
    return { do: "look", game: game || null, clock: clock || null, free, pages: this.#pages };
  }

  /** Take the list as it is. */
  hear(page: OpenTables): void {
    this.more = page.next !== null && this.#pages < MOST_PAGES;
    this.tables = withoutTwins(page.tables);
  }

  /** Take what is different in it. */
  change({ tables, gone, next }: LobbyChanged): void {
    const old = new Set([...gone, ...tables.map(({ id }) => id)]);
    const rest = this.tables.filter(({ id }) => !old.has(id));
    this.hear({ tables: [...rest, ...tables].sort(compare), next });
  }

  choose(filter: Filter): void {
    this.filter = filter;
    this.#pages = 1;
    connection.lookFor(this.wanted);
  }

  showMore(): void {
    this.#pages += 1;
    connection.lookFor(this.wanted);
  }
}

/** So many pages the server tells. */
const MOST_PAGES = 10;

/** The order of the list: those that wait for people, then the latest change, then the id. */
function compare(one: Summary, two: Summary): number {
  const waits = Number(two.status === "gathering") - Number(one.status === "gathering");
  return waits || two.updated - one.updated || (one.id < two.id ? -1 : 1);
}

/** Tables that changed between two questions can be on two pages. */
export function withoutTwins(tables: readonly Summary[]): Summary[] {
  const ids = new Set<string>();
  return tables.filter(({ id }) => !ids.has(id) && ids.add(id));
}
