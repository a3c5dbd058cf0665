// Strokes by the dozen, never quite alike: hatching along a line, stars, rays.

type Point = readonly [x: number, y: number];

/** Numbers between -1 and 1 that look random and are always the same. */
function wobble(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Strokes that begin on a line from one point to another and all go the same way. */
export function strokes(from: Point, to: Point, count: number, go: Point, seed = 1): string {
  const shake = wobble(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const share = (i + 0.3 * shake()) / Math.max(count - 1, 1);
    const x = round(from[0] + (to[0] - from[0]) * share);
    const y = round(from[1] + (to[1] - from[1]) * share + shake());
    const long = 1 + 0.25 * shake();
    path += `M${x} ${y}l${round(go[0] * long)} ${round(go[1] * long + 0.4 * shake())}`;
  }
  return path;
}

/** Level strokes scattered over a field, as for water and sky. */
export function ripples(box: readonly [number, number, number, number], count: number, seed = 1) {
  const shake = wobble(seed);
  const [left, top, right, bottom] = box;
  let path = "";
  for (let i = 0; i < count; i++) {
    const y = round(top + ((bottom - top) * (i + 0.5)) / count);
    const x = round(left + ((right - left) * (shake() + 1)) / 2.4);
    const long = round(9 + 7 * (shake() + 1));
    path += `M${x} ${y}q${round(long / 4)}-1.2 ${round(long / 2)} 0t${round(long / 2)} 0`;
  }
  return path;
}

/** Four-pointed stars, small. */
export function stars(box: readonly [number, number, number, number], count: number, seed = 1) {
  const shake = wobble(seed);
  const [left, top, right, bottom] = box;
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = round(left + ((right - left) * (i + 0.5 + 0.4 * shake())) / count);
    const y = round(top + ((bottom - top) * (shake() + 1)) / 2);
    const r = round(1.6 + 0.7 * shake());
    path += `M${x} ${round(y - r)}l.4 ${round(r - 0.4)} ${round(r - 0.4)} .4-${round(r - 0.4)} .4-.4 ${round(r - 0.4)}-.4-${round(r - 0.4)}-${round(r - 0.4)}-.4 ${round(r - 0.4)}-.4Z`;
  }
  return path;
}

/** Rays round a point. */
export function rays(centre: Point, inner: number, outer: number, count: number, seed = 1): string {
  const shake = wobble(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count + 0.04 * shake();
    const far = outer * (1 + 0.12 * shake());
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    path += `M${round(centre[0] + x * inner)} ${round(centre[1] + y * inner)}L${round(centre[0] + x * far)} ${round(centre[1] + y * far)}`;
  }
  return path;
}
