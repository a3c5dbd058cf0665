// What pages say of studies, for those who lead there too.
import { loadMore } from "./words.svelte";

const PAGE = import.meta.glob<string>("../words/*/study.ftl", { query: "?raw", import: "default" });

/** Load what the pages of studies say. */
export function loadStudyWords(): Promise<void> {
  return loadMore("study", (language) => PAGE[`../words/${language}/study.ftl`]);
}
