// The letters of the clans in the reader's language, on cards and in sentences.
import { afterAll, beforeAll, expect, it } from "vitest";
import { letterOf, spell, spellAll } from "../../lib/letters";
import { loadGame, loadLanguage } from "../../lib/words.svelte";
import { tell } from "../../table/telling";

const GAME = "schotten-totten";

beforeAll(async () => {
  await loadGame(GAME);
  await loadLanguage("de");
});
afterAll(() => loadLanguage("en"));

it("are on the cards", () => {
  expect(["R", "O", "Y", "G", "B", "V"].map((clan) => letterOf(GAME, clan))).toEqual([
    "R",
    "O",
    "Ge",
    "Gr",
    "B",
    "V",
  ]);
});

it("are spelt before a number, and nowhere else", () => {
  expect(spell(GAME, "TR G7>5")).toBe("TR Gr7>5");
  expect(spell(GAME, "Y7 G8")).toBe("Ge7 Gr8");
  expect(spell(GAME, "7xG7")).toBe("7xGr7");
  expect(spell(GAME, "draw G, BAG7, *g1")).toBe("draw G, BAG7, *g1");
});

it("leave ids alone that have a name", () => {
  expect(spellAll(GAME, { clan: "g", card: "G7", stone: 4 })).toEqual({
    clan: "g",
    card: "Gr7",
    stone: 4,
  });
});

it("never touch the name of a player", () => {
  const told = { id: "place-troop", args: { who: "A", card: "Y7", stone: 4 }, rule: "2.2" };
  const said = tell(GAME, told, ["G2", "Béla"]);
  expect(said).toContain("G2");
  expect(said).toContain("Ge7");
});
