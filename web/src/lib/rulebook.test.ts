import { describe, expect, it } from "vitest";
import { withAnchors, withChapters, withLinks, withScrolling } from "../../build/rulebook";

describe("a rulebook", () => {
  const html = withAnchors(
    "<ul><li><strong>4.4</strong> A claim (4.5, 9.9).</li><li><strong>4.5</strong> As <code>4.4</code>.</li></ul>",
  );

  it("has an anchor at each rule", () => {
    expect(html).toContain('<li id="4.4" tabindex="-1"><strong class="number">4.4</strong>');
  });

  it("links to rules that there are, and to no others", () => {
    const linked = withLinks(html);
    expect(linked).toContain('(<a href="#4.5">4.5</a>, 9.9)');
    expect(linked).toContain("<code>4.4</code>");
    expect(linked).toContain('<strong class="number">4.5</strong>');
  });

  it("has a list of its chapters", () => {
    const { html: marked, contents } = withChapters("<h2>4 Claiming</h2><h2>Rulings</h2>");
    expect(contents).toEqual([
      { id: "chapter-4", title: "4 Claiming" },
      { id: "chapter-2", title: "Rulings" },
    ]);
    expect(marked).toContain('<h2 id="chapter-4" tabindex="-1">');
  });

  it("lets wide tables scroll", () => {
    expect(withScrolling("<table></table>")).toBe(
      '<div class="table" tabindex="0" role="group"><table></table></div>',
    );
  });
});
