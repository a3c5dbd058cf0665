// Turns a game's RULES.md into a page: `import html from ".../RULES.md?rulebook"`.
// Every numbered rule gets an anchor, so that a refusal can point at it.
import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { Plugin } from "vite";

const QUERY = "?rulebook";
/** A rule begins with its number in bold: **4.4** */
const RULE = /<(p|li)>(\s*(?:<p>)?)<strong>(\d+\.\d+)<\/strong>/g;

export function withAnchors(html: string): string {
  return html.replace(
    RULE,
    (_whole, tag, gap, number) =>
      `<${tag} id="${number}" tabindex="-1">${gap}<strong class="number">${number}</strong>`,
  );
}

export function rulebook(): Plugin {
  return {
    name: "rulebook",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const html = marked.parse(readFileSync(file, "utf8"), { async: false });
      return `export default ${JSON.stringify(withAnchors(html))};`;
    },
  };
}
