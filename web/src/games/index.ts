// The tables of the games, each loaded when somebody first sits down at it.
import type { GameTable } from "../table/contract";

/** The table of any game: the page hands on what the server sent, and looks at none of it. */
export type AnyTable = GameTable<unknown, unknown>;

export const GAMES = ["schotten-totten", "rheinlander", "fellowship"] as const;
export type GameName = (typeof GAMES)[number];

const LOADERS: Record<GameName, () => Promise<{ table: GameTable<never, never> }>> = {
  "schotten-totten": () => import("./schotten-totten"),
  rheinlander: () => import("./rheinlander"),
  fellowship: () => import("./fellowship"),
};

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

export async function loadTable(game: GameName): Promise<AnyTable> {
  // What the server sends for a game is of the types that the game declares: both are made from one.
  return (await LOADERS[game]()).table as AnyTable;
}
