// The maps of boards, asked of the server once each.
import type { BoardDrawn } from "./wire";

export type Shape = "tall" | "wide";

const asked = new Map<string, Promise<BoardDrawn>>();

async function fetchJson(address: string): Promise<BoardDrawn> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as BoardDrawn;
}

async function ask(board: string, shape: Shape): Promise<BoardDrawn> {
  try {
    return await fetchJson(
      `/api/games/rheinlander/handouts/${shape}-map/${encodeURIComponent(board)}`,
    );
  } catch (problem) {
    // The workbench has no server.
    if (!import.meta.env.DEV) throw problem;
    return fetchJson(`/workbench/views/board-${board}-${shape}.json`);
  }
}

/** The map of a board, drawn for a tall or for a wide window. */
export function loadSheet(board: string, shape: Shape): Promise<BoardDrawn> {
  const key = `${board} ${shape}`;
  const found = asked.get(key);
  if (found) return found;
  const coming = ask(board, shape);
  asked.set(key, coming);
  coming.catch(() => asked.delete(key)); // so that it can be tried again
  return coming;
}
