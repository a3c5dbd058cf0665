// Which modules travel together. Every file that a page loads costs half a kilobyte beside what is
// in it, and small files pack badly: what all pages need is one file, and so is what pages with a
// table share. Everything else is where the bundler puts it.
import { join } from "node:path";
import type { Rolldown } from "vite";

type Find = (id: string) => { importedIds: readonly string[] } | null;

const SOURCES = join(import.meta.dirname, "../src");
const START = ["main.ts", "App.svelte", "pages/Start.svelte"];
const TABLE = "pages/Table.svelte";
const REPLAY = "pages/Replay.svelte";

/** All modules that come along with some of ours, without what these load later. */
function reach(files: readonly string[], find: Find): Set<string> {
  const found = new Set(files.map((file) => join(SOURCES, file)));
  for (const id of found) for (const other of find(id)?.importedIds ?? []) found.add(other);
  return found;
}

/** Name the file of a module, as the bundler asks for each. */
function nameChunks(): Rolldown.CodeSplittingNameFunction {
  let known: { start: Set<string>; table: Set<string>; replay: Set<string> } | undefined;
  return (id, bundler) => {
    const find: Find = (other) => bundler.getModuleInfo(other);
    known ??= {
      start: reach(START, find),
      table: reach([TABLE], find),
      replay: reach([REPLAY], find),
    };
    if (known.start.has(id)) return "start";
    return known.table.has(id) && known.replay.has(id) ? "table" : null;
  };
}

export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [{ name: nameChunks() }],
  includeDependenciesRecursively: false,
};
