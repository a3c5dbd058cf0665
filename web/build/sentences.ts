// Sentences go to the page without their comments, which are for those who write them.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const RAW = /\.ftl\?raw$/;

export function sentences(): Plugin {
  return {
    name: "sentences",
    enforce: "pre",
    apply: "build",
    async load(id) {
      if (!RAW.test(id)) return null;
      const text = await readFile(id.replace(/\?raw$/, ""), "utf8");
      const bare = text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(bare)}`;
    },
  };
}
