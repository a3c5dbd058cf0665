// What the browser keeps for each game under one name, and nobody else does.

export class Kept<One> {
  constructor(
    readonly name: string,
    /** One game's part of it, from what was found there; null if that is not understood. */
    readonly read: (found: Record<string, unknown>) => One | null,
    readonly none: One,
  ) {}

  /** What is kept of all games, from a text; whatever is not understood is left out. */
  readAll(text: string | null): Record<string, One> {
    let kept: unknown;
    try {
      kept = JSON.parse(text ?? "{}");
    } catch {
      return {};
    }
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, found]): [string, One][] => {
        const one = this.read((found ?? {}) as Record<string, unknown>);
        return one ? [[game, one]] : [];
      }),
    );
  }

  of(game: string): One {
    return this.readAll(this.#stored())[game] ?? this.none;
  }

  keep(game: string, one: One): void {
    try {
      const all = { ...this.readAll(this.#stored()), [game]: one };
      localStorage.setItem(this.name, JSON.stringify(all));
    } catch {
      // see below
    }
  }

  #stored(): string | null {
    try {
      return localStorage.getItem(this.name);
    } catch {
      return null; // storage is forbidden: everything works, nothing is kept
    }
  }
}

/** The texts in something that should be a list of them. */
export function textsIn(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}
