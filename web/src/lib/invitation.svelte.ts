// Somebody wants to play again: the new table as it is now, and what one can answer.
import type { TableShown } from "./protocol";
import { router } from "./route.svelte";
import { LiveTable } from "./table.svelte";

/** How things stand: one may take a seat, has said no, has one already, or may come along to watch;
 *  it has begun without one; it was closed. Null until that is known. */
export type Standing = "join" | "declined" | "seated" | "along" | "late" | "closed" | null;

/** How a new table stands to whoever looks; `hidden` if it lets nobody else in any more. */
export function standingOf(table: TableShown | null, hidden: boolean): Standing {
  if (hidden) return "late";
  if (!table) return null;
  if (table.status === "closed") return "closed";
  if (table.yours.length > 0) return "seated";
  if (table.status !== "gathering") return "late";
  if (table.kept.length === 0) return "along";
  return table.kept.every((seat) => table.seats[seat]?.declined) ? "declined" : "join";
}

export class Invitation {
  /** Whoever only watches has said that they stay. */
  #stays = $state(false);
  readonly #live: LiveTable;

  constructor(readonly table: string) {
    this.#live = new LiveTable(table);
  }

  /** Why the seat was not had. */
  get refusal() {
    return this.#live.refusal;
  }

  get standing(): Standing {
    const standing = standingOf(this.#live.now, this.#live.closed);
    return standing === "along" && this.#stays ? null : standing;
  }

  /** Take the seat that is kept for me, if one is, and go there. */
  async join(): Promise<void> {
    const [seat] = this.#live.now?.kept ?? [];
    if (seat === undefined || (await this.#live.act({ do: "sit", seat, invite: "" }))) {
      router.go(`/table/${this.table}`);
    }
  }

  async decline(): Promise<void> {
    if (this.standing === "along") this.#stays = true;
    else await this.#live.act({ do: "decline" });
  }

  stop(): void {
    this.#live.stop();
  }
}
