// The tables of the games, each loaded when somebody first sits down at it.
import type { GameTable } from "../table/contract";

export type AnyTable = GameTable<any>;

export const GAMES = ["schotten-totten", "rheinlander", "fellowship"] as const;
export type GameName = (typeof GAMES)[number];

const LOADERS: Record<GameName, () => Promise<{ table: AnyTable }>> = {
  "schotten-totten": () => import("./schotten-totten"),
  rheinlander: () => import("./rheinlander"),
  fellowship: () => import("./fellowship"),
};

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

export async function loadTable(game: GameName): Promise<AnyTable> {
  return (await LOADERS[game]()).table;
}
