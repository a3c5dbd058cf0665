// What is in the picture of the border: nine stones in a row that goes into the distance, a wall
// between them, hills, heather and sky.
import { Pen, type Point, rounded, trace } from "../../../art/pen";

const pen = new Pen(1707);
const VANISH: Point = [628, 236];

/** Silhouettes of the nine stones, a unit high and about half as wide; each leans its own way. */
const SILHOUETTES: Point[][] = [
  trace("-0.25 0, -0.28 -0.42, -0.2 -0.83, -0.05 -1, 0.1 -0.95, 0.2 -0.62, 0.27 0"),
  trace("-0.2 0, -0.23 -0.55, -0.17 -0.9, 0.02 -0.97, 0.14 -1, 0.22 -0.7, 0.21 -0.3, 0.26 0"),
  trace("-0.3 0, -0.26 -0.5, -0.3 -0.74, -0.12 -0.86, 0.12 -0.8, 0.24 -0.66, 0.26 -0.3, 0.3 0"),
  trace("-0.17 0, -0.2 -0.4, -0.12 -0.85, 0.03 -1.08, 0.12 -0.86, 0.16 -0.4, 0.22 0"),
  trace("-0.28 0, -0.31 -0.6, -0.2 -0.8, -0.07 -0.72, 0.06 -0.93, 0.2 -0.9, 0.27 -0.5, 0.26 0"),
  trace("-0.2 0, -0.12 -0.5, -0.06 -0.95, 0.1 -1, 0.24 -0.9, 0.3 -0.4, 0.26 0"),
  trace("-0.27 0, -0.22 -0.45, -0.26 -0.8, -0.05 -0.95, 0.2 -0.85, 0.24 0"),
  trace("-0.22 0, -0.2 -0.8, 0 -1, 0.2 -0.75, 0.25 0"),
  trace("-0.25 0, -0.22 -0.7, -0.05 -0.9, 0.2 -0.8, 0.24 0"),
];
const SIZES = [1, 0.73, 0.56, 0.445, 0.36, 0.295, 0.245, 0.205, 0.175];

/** A point on the ground beside the row, by its nearness: 1 is at our feet. */
function ground(near: number, aside = 0): Point {
  return [VANISH[0] + (1500 - VANISH[0]) * near + aside * near, VANISH[1] + 152 * near];
}

export interface Stone {
  body: string;
  light: string;
  shade: string;
  cracks: string;
  lichen: string;
  foot: string;
}

function stone(silhouette: readonly Point[], size: number): Stone {
  const [x, y] = ground(size);
  const tall = 262 * size;
  const points = silhouette.map(([u, v]): Point => [x + u * tall, y + v * tall]);
  const lit = silhouette.map(
    ([u, v]): Point => [x + Math.min(u, -0.02 - v * 0.04) * tall, y + v * tall],
  );
  const fine = Math.max(1.5, 14 * size);
  let cracks = "";
  for (let crack = 0; crack < 3; crack++) {
    const from: Point = [x + pen.from(-0.12, 0.1) * tall, y - pen.from(0.3, 0.8) * tall];
    const to: Point = [
      from[0] + pen.from(-0.07, 0.07) * tall,
      from[1] + pen.from(0.08, 0.2) * tall,
    ];
    cracks += pen.cut(
      [from, pen.near([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 4 * size), to],
      5 * size,
    );
  }
  let lichen = "";
  for (let spot = 0; spot < (size > 0.3 ? 5 : 2); spot++) {
    const centre: Point = [x + pen.from(-0.17, 0.14) * tall, y - pen.from(0.15, 0.8) * tall];
    lichen += rounded(pen.lump(centre, pen.from(5, 15) * size, pen.from(4, 11) * size, 7));
  }
  let foot = "";
  for (let blade = -5; blade < 6; blade++) {
    foot += pen.tuft(
      [x + blade * 0.06 * tall, y + pen.from(0, 7) * size],
      pen.from(22, 40) * size,
      4,
    );
  }
  return {
    body: pen.shape(points, 2.6 * size, 26 * size + 4),
    light: pen.shape(lit, 1.5 * size, 30 * size + 4),
    shade: pen.hatch(points, {
      angle: -9,
      gap: fine * 0.62,
      width: fine * 0.42,
      reach: 0.56,
      swell: "wedge",
    }),
    cracks,
    lichen,
    foot,
  };
}

/** The wall between two stones: a low strip of rough blocks. */
function wall(near: number, far: number): { body: string; blocks: string } {
  const [x, y] = ground(near);
  const [u, v] = ground(far);
  const top = (part: number): Point => [
    x + (u - x) * part,
    y + (v - y) * part - (62 * near + (62 * far - 62 * near) * part),
  ];
  const foot = (part: number): Point => [x + (u - x) * part, y + (v - y) * part];
  const crest = Array.from({ length: 9 }, (_, at) => pen.near(top(at / 8), 3.4 * near));
  let blocks = "";
  for (const level of [0.34, 0.66]) {
    const row = Array.from({ length: 7 }, (_, at): Point => {
      const [a, b] = [top(at / 6), foot(at / 6)];
      return pen.near([a[0], a[1] + (b[1] - a[1]) * level], 2 * near);
    });
    blocks += pen.cut(row, 3.4 * near + 0.4);
  }
  for (let joint = 1; joint < 12; joint++) {
    const part = joint / 12;
    const row = (joint % 3) / 3;
    const [a, b] = [top(part), foot(part)];
    const tall = b[1] - a[1];
    const from: Point = [a[0], a[1] + tall * row];
    blocks += pen.cut([from, [from[0] + 2 * near, from[1] + tall * 0.33]], 3.6 * near + 0.3);
  }
  return { body: pen.shape([...crest, foot(1), foot(0)], 1.5 * near, 30), blocks };
}

export const stones = SILHOUETTES.map((silhouette, at) =>
  stone(silhouette, SIZES[at] ?? 1),
).reverse();
export const walls = SIZES.slice(1)
  .map((far, at) => wall(SIZES[at] ?? 1, far))
  .reverse();

/** A range of hills: its fill, and cuts that run down its slopes. */
function range(heights: Point[], floor: number, rough: number, gap: number, width: number) {
  const crest = pen.crest(heights, rough);
  let slopes = "";
  for (let at = 1; at < crest.length - 1; at++) {
    const [x, y] = crest[at] as Point;
    const next = crest[at + 1] as Point;
    if (next[1] < y + 1 || pen.random() < 0.25) continue; // the light comes from the left
    for (let step = 0; step < (next[0] - x) / gap; step++) {
      const part = (step * gap) / (next[0] - x);
      const top: Point = [x + (next[0] - x) * part, y + (next[1] - y) * part + 1];
      const long = pen.from(0.2, 0.55) * (floor - top[1]);
      slopes += pen.cut(
        [top, [top[0] + long * 0.3, top[1] + long * 0.55], [top[0] + long * 0.75, top[1] + long]],
        width,
        "wedge",
      );
    }
  }
  const [first, last] = [crest[0] as Point, crest.at(-1) as Point];
  const body = `M${[...crest, [last[0], floor] as Point, [first[0], floor] as Point].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  return { body, slopes, edge: pen.line(crest, 0.4, 30) };
}

export const far = range(
  trace(
    "-10 190, 180 120, 330 176, 520 132, 700 190, 930 150, 1120 98, 1290 170, 1450 118, 1610 176",
  ),
  242,
  14,
  7,
  1.9,
);
export const middle = range(
  trace("-10 214, 150 176, 400 226, 640 218, 820 231, 1050 200, 1260 166, 1460 214, 1610 190"),
  246,
  10,
  8,
  2.2,
);

/** The sky: long level cuts, thinner towards the sun, and clouds that are left blank. */
export const sun: Point = [748, 150];
export const clouds = [
  [430, 84, 130, 18],
  [1010, 74, 150, 20],
  [1330, 50, 120, 17],
  [1190, 118, 90, 11],
  [120, 60, 110, 16],
].map(([x, y, wide, tall]) => {
  const lump = pen.lump([x as number, y as number], wide as number, tall as number, 13);
  return {
    body: rounded(lump),
    shade: pen.hatch(lump, { gap: 5, width: 1.8, reach: 0.45, swell: "wedge" }),
  };
});
export const rays = Array.from({ length: 44 }, (_, at) => {
  const angle = Math.PI + (at / 43) * Math.PI;
  const [from, to] = [64 + (at % 2) * 8, (at % 2 ? 120 : 168) * pen.from(0.85, 1.15)];
  const point = (r: number): Point => [
    sun[0] + Math.cos(angle) * r,
    sun[1] + 40 + Math.sin(angle) * r,
  ];
  return pen.cut([point(from), point((from + to) / 2), point(to)], 4.2, "lens");
}).join("");
export const sky = Array.from({ length: 90 }, () => {
  const y = pen.from(0, 132) ** 1.04;
  const x = pen.from(-40, 1600);
  if (Math.hypot(x + 60 - sun[0], (y - sun[1]) * 1.4) < 215) return "";
  return pen.cut(
    [
      [x, y],
      [x + 80, y + pen.from(-2, 2)],
      [x + pen.from(110, 240), y],
    ],
    2.3 - y / 90,
  );
}).join("");

/** The moor: its edge, patches of heather, and contour cuts. */
export const moor = pen.shape(
  trace("-10 240, 300 236, 628 233, 980 238, 1610 230, 1610 410, -10 410"),
  1.4,
  40,
);
export const patches = Array.from({ length: 26 }, () => {
  const near = pen.from(0.1, 1.05);
  const aside = pen.from(-1500, 420);
  const [x, y] = ground(near, aside);
  return rounded(pen.lump([x, y], 90 * near, 15 * near, 10));
}).join("");
export const contours = Array.from({ length: 170 }, () => {
  const near = pen.from(0.04, 1.1) ** 1.3;
  const [x, y] = [pen.from(-20, 1600), VANISH[1] + 6 + 152 * near];
  const long = pen.from(30, 120) * (0.35 + near);
  return pen.cut(
    [
      [x, y],
      [x + long / 2, y - pen.from(0, 5) * near],
      [x + long, y + pen.from(-2, 3) * near],
    ],
    1 + 2.4 * near,
  );
}).join("");

const HEATHER = Array.from({ length: 120 }, () => {
  const near = pen.from(0.25, 1.12);
  const [, y] = ground(near);
  return { point: [pen.from(-10, 1610), y + 8] as Point, near };
}).sort((one, two) => one.near - two.near);
export const grass = HEATHER.map(({ point, near }) => pen.tuft(point, 30 * near, 6)).join("");
export const flowers = HEATHER.filter((_, at) => at % 2 === 0)
  .flatMap(({ point: [x, y], near }) =>
    Array.from({ length: 6 }, () =>
      rounded(
        pen.lump(
          [x + pen.from(-14, 14) * near, y - pen.from(12, 34) * near],
          3.1 * near,
          2.6 * near,
          5,
        ),
      ),
    ),
  )
  .join("");

/** A raven on the second stone, and others far off. */
export const raven =
  "M1296 164c4-8 10-15 19-18 3-4 8-5 12-2l8 2-8 2c-2 8-8 15-17 18l2 7h-2l-3-6-4 1 1 6h-2l-2-6c-6 3-13 6-20 7 6-4 11-8 16-11Z";
export const birds = [
  [880, 62, 1],
  [916, 50, 0.8],
  [852, 44, 0.7],
  [1460, 86, 0.9],
  [1490, 74, 0.7],
]
  .map(([x, y, size]) => {
    const [at, up, s] = [x as number, y as number, (size as number) * 13];
    return (
      pen.cut(
        [
          [at - s, up - s * 0.35],
          [at - s * 0.4, up - s * 0.45],
          [at, up],
        ],
        3.4 * (size as number),
      ) +
      pen.cut(
        [
          [at, up],
          [at + s * 0.4, up - s * 0.5],
          [at + s, up - s * 0.3],
        ],
        3.4 * (size as number),
      )
    );
  })
  .join("");
