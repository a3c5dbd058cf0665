// Turns a game's RULES.md into a page: `import html, { contents } from ".../RULES.md?rulebook"`.
// Every numbered rule gets an anchor, so that a refusal can point at it, and every mention of a
// rule's number becomes a link to it.
import { readFileSync } from "node:fs";
import { marked } from "marked";
import type { Plugin } from "vite";

const QUERY = "?rulebook";
/** A rule begins with its number in bold: **4.4** */
const RULE = /<(p|li)>(\s*(?:<p>)?)<strong>(\d+\.\d+)<\/strong>/g;
const CHAPTER = /<h2>(.*?)<\/h2>/g;
const TAG = /(<[^>]+>)/;

export interface Chapter {
  id: string;
  title: string;
}

/** The text of a rulebook with anchors at its rules. */
export function withAnchors(html: string): string {
  return html.replace(
    RULE,
    (_whole, tag, gap, number) =>
      `<${tag} id="${number}" tabindex="-1">${gap}<strong class="number">${number}</strong>`,
  );
}

/** Links instead of the numbers of rules that there are, except where a rule says its own. */
export function withLinks(html: string): string {
  const known = new Set([...html.matchAll(/ id="(\d+\.\d+)"/g)].map((found) => found[1]));
  let silent = 0; // inside of code, links and the numbers themselves
  return html
    .split(TAG)
    .map((piece) => {
      if (/^<(code|a|h\d|strong class="number")[\s>]/.test(piece)) silent++;
      else if (silent > 0 && /^<\/(code|a|strong|h\d)>/.test(piece)) silent--;
      if (silent > 0 || piece.startsWith("<")) return piece;
      return piece.replace(/\d+\.\d+/g, (number) =>
        known.has(number) ? `<a href="#${number}">${number}</a>` : number,
      );
    })
    .join("");
}

/** Chapters with anchors, and a list of them. */
export function withChapters(html: string): { html: string; contents: Chapter[] } {
  const contents: Chapter[] = [];
  const marked = html.replace(CHAPTER, (_whole, title: string) => {
    const id = `chapter-${/^\d+/.exec(title)?.[0] ?? contents.length + 1}`;
    contents.push({ id, title: title.replace(/<[^>]+>/g, "") });
    return `<h2 id="${id}" tabindex="-1">${title}</h2>`;
  });
  return { html: marked, contents };
}

/** Wide tables scroll by themselves, also by the keyboard. */
export function withScrolling(html: string): string {
  return html
    .replaceAll("<table>", '<div class="table" tabindex="0" role="group"><table>')
    .replaceAll("</table>", "</table></div>");
}

export function rulebook(): Plugin {
  return {
    name: "rulebook",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const text = marked.parse(readFileSync(file, "utf8"), { async: false });
      // The page has a heading of its own.
      const body = withScrolling(withAnchors(text.replace(/^<h1>.*?<\/h1>\s*/, "")));
      const { html, contents } = withChapters(withLinks(body));
      return `export const contents = ${JSON.stringify(contents)};\nexport default ${JSON.stringify(html)};`;
    },
  };
}
