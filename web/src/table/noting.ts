// Where a note about something goes: near it, and on nothing that it speaks of.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a note is from what it is about. */
const GAP = 12;
/** How far it stays from the edges of the window. */
const RIM = 8;

/** The left upper corner of a note of this size, in a window. */
export function placeNote(
  size: { width: number; height: number },
  window: { width: number; height: number },
  about: Rect,
  spoken: readonly Rect[],
): { left: number; top: number } {
  const middle = (about.left + about.right - size.width) / 2;
  const level = (about.top + about.bottom - size.height) / 2;
  const [first, last] = [RIM, window.width - size.width - RIM];
  const [highest, lowest] = [RIM, window.height - size.height - RIM];
  const wanted = [
    { left: middle, top: about.top - size.height - GAP },
    { left: middle, top: about.bottom + GAP },
    { left: about.right + GAP, top: level },
    { left: about.left - size.width - GAP, top: level },
    { left: first, top: highest },
    { left: last, top: highest },
    { left: first, top: lowest },
    { left: last, top: lowest },
  ].map(({ left, top }) => ({
    left: Math.max(first, Math.min(left, last)),
    top: Math.max(highest, Math.min(top, lowest)),
  }));
  const covered = wanted.map(({ left, top }) => {
    const note = { left, top, right: left + size.width, bottom: top + size.height };
    // What it is about weighs most: a pointer rests there.
    return spoken.reduce((sum, each) => sum + shared(note, each), 100 * shared(note, about));
  });
  return wanted[covered.indexOf(Math.min(...covered))] ?? { left: first, top: highest };
}

/** The area that two rectangles share. */
function shared(one: Rect, two: Rect): number {
  const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const tall = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return Math.max(0, wide) * Math.max(0, tall);
}
