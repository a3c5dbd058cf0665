// A pen in an unsteady hand: lines that waver, cuts that swell and taper like those of a graver,
// and shade made of such cuts. The same seed always draws the same picture.

export type Point = readonly [number, number];

/** How a cut swells: like a lens, or from a thick end to a thin one. */
export type Swell = "lens" | "wedge";

export interface Shade {
  /** Degrees; 0 is level, and 90 goes down. */
  angle?: number;
  /** From cut to cut. */
  gap?: number;
  width?: number;
  /** How much of each line is cut, from its end; 1 is all of it. */
  reach?: number;
  swell?: Swell;
}

/** Points as in the `points` of SVG: "0 0, 10 5, 3 7". */
export function trace(text: string): Point[] {
  return text.split(",").map((pair) => {
    const [x, y] = pair.trim().split(" ").map(Number);
    return [x ?? 0, y ?? 0];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const between = ([x, y]: Point, [u, v]: Point, part: number): Point => [
  x + (u - x) * part,
  y + (v - y) * part,
];
const distance = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);

/** The same points with more of them in between, so that each step is about so long. */
function refine(points: readonly Point[], step: number): Point[] {
  const fine: Point[] = [];
  points.forEach((from, at) => {
    const to = points[at + 1];
    if (!to) {
      fine.push(from);
      return;
    }
    const pieces = Math.max(1, Math.round(distance(from, to) / step));
    for (let piece = 0; piece < pieces; piece++) fine.push(between(from, to, piece / pieces));
  });
  return fine;
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Where a level line crosses the sides of a shape, from left to right. */
function crossings(shape: readonly Point[], height: number): number[] {
  const found: number[] = [];
  shape.forEach(([x, y], at) => {
    const [u, v] = shape[(at + 1) % shape.length] ?? [x, y];
    if (y <= height !== v <= height) found.push(x + ((height - y) / (v - y)) * (u - x));
  });
  return found.sort((one, two) => one - two);
}

export class Pen {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 to 1: mulberry32. */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A number within a range. */
  from(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** A point not quite where it should be. */
  near([x, y]: Point, spread: number): Point {
    return [x + this.from(-spread, spread), y + this.from(-spread, spread)];
  }

  /** A line through points that wavers a little. */
  line(points: readonly Point[], waver = 1, step = 16): string {
    const fine = refine(points, step).map((point, at, all) =>
      at === 0 || at === all.length - 1 ? point : this.near(point, waver),
    );
    let path = `M${write(fine[0] ?? [0, 0])}`;
    for (let at = 1; at < fine.length - 1; at++) {
      const here = fine[at] as Point;
      const middle =
        at === fine.length - 2
          ? (fine[at + 1] as Point)
          : between(here, fine[at + 1] as Point, 0.5);
      path += `Q${write(here)} ${write(middle)}`;
    }
    return fine.length === 2 ? `${path}L${write(fine[1] as Point)}` : path;
  }

  /** A closed shape, cut with a knife: short straight edges. */
  shape(points: readonly Point[], waver = 1, step = 18): string {
    const [first] = points;
    if (!first) return "";
    const fine = refine([...points, first], step).slice(0, -1);
    return `M${fine.map((point) => write(this.near(point, waver))).join("L")}Z`;
  }

  /** One cut of the graver along some points: thin, thicker, thin. */
  cut(points: readonly Point[], width: number, swell: Swell = "lens"): string {
    const total = points.reduce(
      (sum, point, at) => sum + distance(point, points[at + 1] ?? point),
      0,
    );
    const fine = refine(points, Math.max(9, total / 7));
    const left: Point[] = [];
    const right: Point[] = [];
    fine.forEach((point, at) => {
      const part = at / Math.max(1, fine.length - 1);
      const thick = swell === "lens" ? Math.sin(Math.PI * part) ** 0.7 : 1 - part;
      const half = (width * thick * this.from(0.75, 1.2)) / 2;
      const before = fine[Math.max(0, at - 1)] as Point;
      const after = fine[Math.min(fine.length - 1, at + 1)] as Point;
      const length = distance(before, after) || 1;
      const normal: Point = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
      left.push([point[0] + normal[0] * half, point[1] + normal[1] * half]);
      right.push([point[0] - normal[0] * half, point[1] - normal[1] * half]);
    });
    return `M${[...left, ...right.reverse()].map(write).join("L")}Z`;
  }

  /** Shade in a shape: cuts side by side. */
  hatch(shape: readonly Point[], shade: Shade = {}): string {
    const { angle = 0, gap = 6, width = 2, reach = 1, swell = "lens" } = shade;
    const level = shape.map((point) => turned(point, -angle));
    const heights = level.map(([, y]) => y);
    const lowest = Math.max(...heights);
    let path = "";
    for (let y = Math.min(...heights) + gap / 2; y < lowest; y += gap * this.from(0.82, 1.18)) {
      const ends = crossings(level, y);
      for (let at = 0; at + 1 < ends.length; at += 2) {
        const [start, end] = [ends[at] as number, ends[at + 1] as number];
        const length = (end - start) * Math.min(1, reach * this.from(0.7, 1.15));
        if (length < 3) continue;
        const drift = this.from(-0.8, 0.8);
        const points: Point[] = [
          [end, y],
          [end - length / 2, y + drift],
          [end - length, y],
        ];
        path += this.cut(
          points.map((point) => turned(point, angle)),
          width,
          swell,
        );
      }
    }
    return path;
  }

  /** The crest of hills from left to right: heights with ever smaller doubts in between. */
  crest(points: readonly Point[], rough: number): Point[] {
    let line = [...points];
    for (let doubt = rough; doubt > 1; doubt /= 2) {
      line = line.flatMap((point, at) => {
        const next = line[at + 1];
        if (!next) return [point];
        const [x, y] = between(point, next, this.from(0.4, 0.6));
        return [point, [x, y + this.from(-doubt, doubt)] as Point];
      });
    }
    return line;
  }

  /** A tuft of grass or heather: blades from one root. */
  tuft([x, y]: Point, size: number, blades = 5): string {
    let path = "";
    for (let blade = 0; blade < blades; blade++) {
      const lean = this.from(-0.55, 0.55) * size;
      const tall = size * this.from(0.6, 1.1);
      const root: Point = [x + this.from(-0.2, 0.2) * size, y];
      path += this.cut(
        [root, [root[0] + lean * 0.3, y - tall * 0.6], [root[0] + lean, y - tall]],
        size / 7,
        "wedge",
      );
    }
    return path;
  }

  /** A rounded lump, such as a cloud, a bush or a patch of lichen. */
  lump([x, y]: Point, wide: number, tall: number, corners = 9): Point[] {
    return Array.from({ length: corners }, (_, at): Point => {
      const angle = (at / corners) * 2 * Math.PI;
      const size = this.from(0.82, 1.1);
      return [x + Math.cos(angle) * wide * size, y + Math.sin(angle) * tall * size];
    });
  }
}

/** A closed curve through the middles of the sides of a shape: for what is round. */
export function rounded(points: readonly Point[]): string {
  const all = points.map((point, at) => {
    const next = points[(at + 1) % points.length] as Point;
    return { corner: point, middle: between(point, next, 0.5) };
  });
  const last = all.at(-1);
  if (!last) return "";
  return `M${write(last.middle)}${all.map((side) => `Q${write(side.corner)} ${write(side.middle)}`).join("")}Z`;
}
