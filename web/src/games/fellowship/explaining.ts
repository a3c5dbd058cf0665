// What the cards, rings and locations of this game say of themselves.
import type { Explanation } from "../../table/contract";
import type { Options } from "./moves";
import { type Say, sayCard, sayCell, sayLocation } from "./saying";
import { type CardId, cellAt, currentOf, faceOf } from "./view";
import type { At, Cell, Move, Ring, View } from "./wire";

type About = Explanation<Move>;

const RING_RULES: Record<Ring, string> = {
  be: "7.5",
  br: "7.6",
  we: "7.7",
  r1: "7.8",
  r2: "7.9",
  lo: "7.10",
};

/** What a card does, and the number of the rule that says so. */
function whatCard(card: CardId, say: Say): { does: string[]; rule: string } {
  const { figure, value } = faceOf(card);
  if (figure === "nazgul")
    return { does: [say("card-nazgul-help"), say("table-about-nazgul")], rule: "4.1" };
  if (figure === "hobbit")
    return { does: [say("card-hobbit-help"), say("table-about-high")], rule: "3.3" };
  if (value === "0") return { does: [say("table-about-zero")], rule: "2.2" };
  if (value === "1") return { does: [say("table-about-one")], rule: "2.2" };
  return { does: [say("card-companion-help"), say("table-about-high")], rule: "3.2" };
}

/** A card of the hand, with where it may go if who looks decides now. */
export function aboutCard(view: View, card: CardId, options: Options, say: Say): About {
  const { does, rule } = whatCard(card, say);
  const about: About = { title: sayCard(card, say), does, rule };
  const here = view.locations[currentOf(view)];
  if (here?.special) about.does = [...does, say(`location-${here.id}-help`)];
  if (options.moves.length === 0) return about;
  about.moves = options.moves.filter(({ parts }) => parts.kind === "lay" && parts.card === card);
  const at = emptyCell(view);
  if (at) about.why = { kind: "lay", card, at, ring: null } as Move;
  return about;
}

/** Where a card would go most easily: what is said against that is said against the card. */
export function emptyCell(view: View): At | null {
  const around = view.around.map((number) => view.cells[number]);
  return (around.find((cell) => cell?.card === null) ?? around[0])?.at ?? null;
}

export function aboutRing(ring: Ring, options: Options, say: Say): About {
  const about: About = {
    title: say(`ring-${ring}`),
    does: [say(`ring-${ring}-help`)],
    rule: RING_RULES[ring],
  };
  const moves = options.moves.filter(({ parts }) => "ring" in parts && parts.ring === ring);
  if (moves.length > 0) about.moves = moves;
  return about;
}

/** A card that lies on the table, with the ring on it; null for an empty cell. */
export function aboutCell(view: View, cell: Cell, say: Say): About | null {
  const { card, ring } = cellAt(view, cell.at) ?? cell;
  if (card === null) return null;
  const { does, rule } = whatCard(card, say);
  const more = ring ? [`${say(`ring-${ring}`)}: ${say(`ring-${ring}-help`)}`] : [];
  return { title: sayCell(view, cell, say), does: [...does, ...more], rule };
}

const SPECIAL_RULES: Record<string, string> = { ford: "5.1", caradhras: "5.2", moria: "5.3" };

export function aboutLocation(view: View, number: number, say: Say): About | null {
  const location = view.locations[number];
  if (!location) return null;
  const black = number === currentOf(view) ? view.black : location.black;
  const does = [
    say("table-sky-help", { sky: black ? "black" : "white" }),
    say("table-points-help", { points: location.points.join(", ") }),
    ...location.rings.map((ring) => `${say(`ring-${ring}`)}: ${say(`ring-${ring}-help`)}`),
  ];
  if (location.special) does.push(say(`location-${location.id}-help`));
  const rule = SPECIAL_RULES[location.id] ?? (black ? "3.2" : "3.1");
  return { title: sayLocation(view, number, say), does, rule };
}
