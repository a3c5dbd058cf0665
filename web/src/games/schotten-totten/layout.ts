// How large everything is in a window of a given size, so that nothing overlaps and nothing is cut.

export const RATIO = 1.4; // height of a card by its width
export const SHOWN = 3; // so many stones are in view on a phone

export interface Layout {
  /** A narrow window: the stones are in a row that scrolls, three in view, unless all are wanted. */
  phone: boolean;
  /** All stones are in view. */
  whole: boolean;
  /** The window is short: everything but the stones and the hand is in a column beside them. */
  short: boolean;
  /** The decks lie above the hand and not beside it. */
  stacked: boolean;
  /** Heights of the strip on top, of the dots, of the rail with the decks, and of the hand. */
  top: number;
  dots: number;
  rail: number;
  hand: number;
  /** Height of the field between, and of one side of a stone. */
  field: number;
  side: number;
  /** Width of a stone's column. */
  column: number;
  /** Width of a card at a stone, and how far the next one is from it. */
  card: number;
  step: number;
  /** Height of a stone, and how far it slides when it is claimed. */
  stone: number;
  slide: number;
  /** Width of a card in the hand, how far the next one is, and width of a deck. */
  held: number;
  fan: number;
  deck: number;
  /** How much larger than usual the lettering is: on large screens one sits further away. */
  ui: number;
}

/** What lies on the table. */
export interface Lies {
  /** So many cards lie on the longest side of a stone. */
  deep: number;
  /** So many are in the hand. */
  held: number;
  stones: number;
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Narrower than this, a card has no emblem, so that its letter can be read. */
export const TINY = 48;

/** The part of a card that stays visible under the next one. */
const PEEK = 0.345;

/** A short window: stones and hand over the whole height, without anything above or between. */
function layOutShort(width: number, height: number, { deep, held, stones }: Lies): Layout {
  const hand = between(76, height * 0.22, 104);
  const field = height - hand;
  const column = width / stones;
  const stone = Math.min(between(44, field * 0.16, 70), column * 1.15);
  const slide = stone * 0.14;
  const side = (field - stone - 2 * slide) / 2 - 4;
  const tallest = side / (1 + PEEK * (deep - 1));
  const card = Math.min(tallest / RATIO, column * 0.86);
  const tall = card * RATIO;
  const heldCard = (hand - 14) / RATIO;
  return {
    phone: false,
    whole: true,
    short: true,
    stacked: false,
    top: 0,
    dots: 0,
    rail: 0,
    hand,
    field,
    side,
    column,
    card,
    step: Math.min((side - tall) / (deep - 1), tall * 1.03),
    stone,
    slide,
    held: heldCard,
    fan: held > 1 ? Math.min((width - 24 - heldCard) / (held - 1), heldCard + 6) : 0,
    deck: 34,
    ui: 1,
  };
}

/** How one wants to see it. */
export interface Wanted {
  short?: boolean;
  /** All stones, also where they are small. */
  all?: boolean;
}

/** Lay the table out. */
export function layOut(width: number, height: number, lies: Lies, wanted: Wanted = {}): Layout {
  const { short = false, all = false } = wanted;
  if (short) return layOutShort(width, height, lies);
  const { deep, held, stones } = lies;
  const phone = width <= 700;
  const stacked = width < 1000;
  const top = phone ? 52 : between(58, height * 0.065, 92);
  const dots = phone ? 32 : 0;
  const rail = stacked ? (phone ? 60 : 84) : 0;
  const hand = phone
    ? between(92, height * 0.17, 132)
    : between(128, height * (stacked ? 0.18 : 0.195), 310);
  const field = height - top - dots - rail - hand;
  const whole = all || !phone;
  const column = width / (whole ? stones : SHOWN);
  const stone = Math.min(between(50, field * 0.175, 220), column * 1.15);
  const slide = stone * 0.17;
  const side = (field - stone - 2 * slide) / 2 - (phone ? 4 : 6);
  const tallest = side / (1 + PEEK * (deep - 1));
  const card = Math.min(tallest / RATIO, column * (phone ? (whole ? 0.94 : 0.64) : 0.86), 190);
  const tall = card * RATIO;
  const step = deep > 1 ? Math.min((side - tall) / (deep - 1), tall * 1.03) : tall;
  const heldCard = (hand - (phone ? 18 : 30)) / RATIO;
  const deck = stacked ? (rail - 12) / RATIO : heldCard * 0.72;
  const ui = between(1, Math.min(width / 1500, height / 860), 1.8);
  const room = width - 48 - heldCard - (stacked ? 0 : 250 * ui + deck * 3 + 66 * ui);
  return {
    phone,
    whole,
    short,
    stacked,
    top,
    dots,
    rail,
    hand,
    field,
    side,
    column,
    card,
    step,
    stone,
    slide,
    held: heldCard,
    fan: held > 1 ? Math.min(room / (held - 1), heldCard * 0.94) : 0,
    deck,
    ui,
  };
}
