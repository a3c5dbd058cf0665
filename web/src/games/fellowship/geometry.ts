// Where things lie on the sheet: a grid of cells, in pixels at scale 1.
import type { At, View } from "./wire";

export const CARD = { width: 92, height: 124 };
export const GAP = 12;
export const PITCH = { x: CARD.width + GAP, y: CARD.height + GAP };
/** A location is two cards side by side. */
export const DOUBLE = { width: CARD.width * 2 + GAP, height: CARD.height };
/** Cells of bare wood on each side of what lies on the table. */
const MARGIN = 2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle of cells, both ends included. */
export interface Span {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The rectangle of cells in which all of these lie. */
export function spanOf(cells: readonly At[]): Span {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}

/** The cells that are in use: cards, places and locations, and where the next one may lie. */
export function usedSpan(view: View, sites: readonly At[]): Span {
  const cells = view.cells.map((cell) => cell.at);
  for (const { at } of view.locations) if (at) cells.push(at);
  for (const [row, column] of sites) cells.push([row, column], [row, column + 1]);
  return spanOf(cells);
}

/** The cells of a location and of the places round it. */
export function ringSpan([row, column]: At): Span {
  return { top: row - 1, left: column - 1, bottom: row + 1, right: column + 2 };
}

/** Whether a cell borders a location, by a corner at least. */
export function borders([row, column]: At, location: At): boolean {
  const ring = ringSpan(location);
  return row >= ring.top && row <= ring.bottom && column >= ring.left && column <= ring.right;
}

/** The sheet: how large it is, and where its first cell lies. */
export interface Sheet {
  width: number;
  height: number;
  origin: At;
}

export function sheetOf(span: Span): Sheet {
  return {
    width: (span.right - span.left + 1 + 2 * MARGIN) * PITCH.x,
    height: (span.bottom - span.top + 1 + 2 * MARGIN) * PITCH.y,
    origin: [span.top - MARGIN, span.left - MARGIN],
  };
}

/** Where the card of a cell lies on the sheet. */
export function placeOn(sheet: Sheet, [row, column]: At): { x: number; y: number } {
  return {
    x: (column - sheet.origin[1]) * PITCH.x + GAP / 2,
    y: (row - sheet.origin[0]) * PITCH.y + GAP / 2,
  };
}

/** The part of the sheet that a rectangle of cells takes, with a rim. */
export function boxOf(sheet: Sheet, span: Span, rim: number): Box {
  const { x, y } = placeOn(sheet, [span.top, span.left]);
  return {
    x: x - GAP / 2 - rim,
    y: y - GAP / 2 - rim,
    width: (span.right - span.left + 1) * PITCH.x + 2 * rim,
    height: (span.bottom - span.top + 1) * PITCH.y + 2 * rim,
  };
}

/** What a window should show: everything, or if that gets too small, what fits round the ring. */
export function focusOf(whole: Box, ring: Box, window: { width: number; height: number }): Box {
  const least = 0.58; // the names are 14 pixels high then
  const room = { width: window.width / least, height: window.height / least };
  if (whole.width <= room.width && whole.height <= room.height) return whole;
  const along = (from: number, size: number, start: number, all: number, wide: number) => {
    if (all <= wide) return { at: start, size: all };
    const middle = from + size / 2 - wide / 2;
    return { at: Math.min(Math.max(middle, start), start + all - wide), size: wide };
  };
  const x = along(ring.x, ring.width, whole.x, whole.width, room.width);
  const y = along(ring.y, ring.height, whole.y, whole.height, room.height);
  return { x: x.at, y: y.at, width: x.size, height: y.size };
}

/** The thing that lies next in a direction: near, and rather straight ahead. */
export function nextTo<T extends { at: At }>(
  things: readonly T[],
  from: At,
  go: At,
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [down, right] = [thing.at[0] - from[0], thing.at[1] - from[1]];
    const ahead = down * go[0] + right * go[1];
    const aside = Math.abs(down * go[1]) + Math.abs(right * go[0]);
    if (ahead > 0 && ahead + 3 * aside < least) {
      best = thing;
      least = ahead + 3 * aside;
    }
  }
  return best;
}

export interface Clasp {
  x: number;
  y: number;
  angle: number;
}

/** The clasps that tie a card to each of the locations that share it. */
export function claspsOf(sheet: Sheet, cell: At, locations: readonly At[]): Clasp[] {
  const { x, y } = placeOn(sheet, cell);
  return locations.map(([row, column]) => {
    const down = row - cell[0];
    const right = Math.min(Math.max(cell[1], column), column + 1) - cell[1];
    return {
      x: x + CARD.width / 2 + (right * PITCH.x) / 2,
      y: y + CARD.height / 2 + (down * PITCH.y) / 2,
      angle: (Math.atan2(down, right) * 180) / Math.PI,
    };
  });
}
