// The list of open tables. Its first page the server tells by itself; what is filtered, and what
// comes after it, is asked for.
import { api, Refused } from "./api";
import type { OpenTables, Summary } from "./protocol";

/** Which tables somebody looks for; an empty text stands for any. */
export interface Filter {
  game: string;
  clock: "" | "live" | "slow" | "none";
  free: boolean;
}

export class OpenList {
  tables: Summary[] = $state.raw([]);
  filter: Filter = $state.raw({ game: "", clock: "", free: false });
  /** Where the list goes on, if it does. */
  #next: string | null = $state(null);
  #pages = 1;
  /** Of several questions, the answer to the last one counts. */
  #asked = 0;

  get more(): boolean {
    return this.#next !== null;
  }

  get filtered(): boolean {
    return this.filter.game !== "" || this.filter.clock !== "" || this.filter.free;
  }

  /** Take the first page of the whole list, or ask for what is shown instead. */
  hear(page: OpenTables): void {
    if (this.filtered || this.#pages > 1) void this.#ask(this.#pages);
    else this.#show([page]);
  }

  async choose(filter: Filter): Promise<void> {
    this.filter = filter;
    await this.#ask(1);
  }

  async showMore(): Promise<void> {
    await this.#ask(this.#pages + 1);
  }

  async #ask(pages: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found: OpenTables[] = [];
    try {
      do {
        found.push(await api.openTables(this.filter, found.at(-1)?.next));
      } while (found.length < pages && found.at(-1)?.next);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      return; // the list is told or asked for again
    }
    if (asked === this.#asked) this.#show(found);
  }

  #show(pages: OpenTables[]): void {
    this.#pages = pages.length;
    this.#next = pages.at(-1)?.next ?? null;
    this.tables = withoutTwins(pages.flatMap((page) => page.tables));
  }
}

/** Tables that changed between two questions can be on two pages. */
export function withoutTwins(tables: readonly Summary[]): Summary[] {
  const ids = new Set<string>();
  return tables.filter(({ id }) => !ids.has(id) && ids.add(id));
}
