// The games that the page can show. What a game brings is found in its folder: `index.ts` is its
// table, loaded when somebody first sits down at it, beside it are its picture and its words.
import type { GameTable } from "../table/contract";

/** The table of any game: the page hands on what the server sent, and looks at none of it. */
export type AnyTable = GameTable<unknown, unknown>;

/** The games, one line each, in the order of the start page, where no examples are offered. */
const LISTED = {
  "schotten-totten": "offered",
  rheinlander: "offered",
  fellowship: "offered",
  nim: "example",
} as const;
export type GameName = keyof typeof LISTED;

export const GAMES = Object.keys(LISTED) as GameName[];
export const OFFERED: readonly GameName[] = GAMES.filter((game) => LISTED[game] === "offered");

// What the server sends for a game is of the types that the game declares: both are made from one.
const TABLES = import.meta.glob<AnyTable>("./*/index.ts", { import: "table" });

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

/** What the folder of a game's rules is called: in Python a name has no hyphens. */
export function packageOf(game: GameName): string {
  return game.replaceAll("-", "_");
}

export async function loadTable(game: GameName): Promise<AnyTable> {
  const load = TABLES[`./${game}/index.ts`];
  if (!load) throw new Error(`no table of ${game}`);
  return load();
}
