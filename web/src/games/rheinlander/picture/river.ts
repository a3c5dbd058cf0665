// The land in the picture of the river: its course with flow lines, fields, woods and hills on the
// banks, a boat, and the rose of the winds.
import { Pen, type Point, rounded, trace } from "../../../art/pen";

const pen = new Pen(1999);

/** The course of the river from left to right, and how wide it is. */
const COURSE: Point[] = trace(
  "-40 120, 110 170, 270 250, 450 232, 600 150, 760 140, 900 222, 1050 262, 1190 206, 1300 128, 1430 150, 1540 236, 1650 250",
);

/** A point of a curve through points, as of a train on bent rails. */
function along(points: readonly Point[], part: number): Point {
  const place = Math.min(part, 0.9999) * (points.length - 1);
  const at = Math.floor(place);
  const t = place - at;
  const p = (offset: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, at + offset))] as Point;
  const mix = (axis: 0 | 1): number => {
    const [a, b, c, d] = [p(-1)[axis], p(0)[axis], p(1)[axis], p(2)[axis]];
    return (
      0.5 *
      (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
    );
  };
  return [mix(0), mix(1)];
}

/** Points beside a course: `aside` of its half width, from part to part of its length. */
function beside(
  course: readonly Point[],
  half: number,
  aside: number,
  from: number,
  to: number,
  steps: number,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = from + ((to - from) * step) / steps;
    const [x, y] = along(course, part);
    const [u, v] = along(course, Math.min(1, part + 0.004));
    const length = Math.hypot(u - x, v - y) || 1;
    return [x - ((v - y) / length) * half * aside, y + ((u - x) / length) * half * aside] as Point;
  });
}

interface Water {
  body: string;
  banks: string;
  flow: string;
}

function water(course: readonly Point[], half: number, fine: number): Water {
  const upper = beside(course, half, -1, 0, 1, fine);
  const lower = beside(course, half, 1, 0, 1, fine);
  let flow = "";
  for (const aside of [-0.82, -0.66, -0.42, -0.1, 0.2, 0.46, 0.68, 0.83]) {
    const edge = Math.abs(aside) > 0.6;
    for (let from = pen.from(0, 0.02); from < 0.97; ) {
      const long = (edge ? pen.from(0.05, 0.12) : pen.from(0.015, 0.06)) * (48 / fine) * 2;
      const points = beside(
        course,
        half,
        aside + pen.from(-0.04, 0.04),
        from,
        Math.min(1, from + long),
        7,
      );
      flow += pen.cut(points, edge ? 1.9 : 1.6);
      from += long + (edge ? pen.from(0.004, 0.02) : pen.from(0.03, 0.09)) * (48 / fine) * 2;
    }
  }
  return {
    body: `M${[...upper, ...lower.reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`,
    banks: pen.line(upper, 0.7, 40) + pen.line(lower, 0.7, 40),
    flow,
  };
}

export const river = water(COURSE, 33, 96);
export const brook = water(trace("1010 420, 1040 360, 1000 318, 1030 280"), 9, 24);

/** A patch of land with furrows, or with rows of vines. */
function field(points: Point[], angle: number, gap: number): { body: string; rows: string } {
  return {
    body: pen.shape(points, 1.5, 20),
    rows: pen.hatch(points, { angle, gap, width: 1.7 }),
  };
}
export const fields = [
  field(trace("640 218, 724 196, 770 222, 742 266, 660 262"), 24, 7),
  field(trace("746 268, 778 226, 838 250, 846 296, 770 306"), -36, 7),
  field(trace("1112 300, 1196 268, 1246 300, 1180 344"), 12, 7),
  field(trace("1188 346, 1250 304, 1322 318, 1300 366"), 62, 8),
  field(trace("930 128, 1010 106, 1046 150, 968 172"), -18, 7),
  field(trace("1330 214, 1404 206, 1440 244, 1362 264"), 30, 7),
  field(trace("330 96, 424 84, 456 128, 366 150"), -22, 7),
  field(trace("120 260, 196 300, 170 350, 88 322"), 40, 8),
];

function vines(points: Point[], angle: number): string {
  const level = pen.hatch(points, { angle, gap: 13, width: 1 });
  const stocks = Array.from({ length: 70 }, () => {
    const at = inside(points);
    return at ? pen.tuft(at, 9, 3) : "";
  });
  return level + stocks.join("");
}

/** A point within a shape with four corners, anywhere. */
function inside(points: readonly Point[]): Point | null {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d) return null;
  const [s, t] = [pen.random(), pen.random()];
  const mix = (axis: 0 | 1) =>
    (a[axis] * (1 - s) + b[axis] * s) * (1 - t) + (d[axis] * (1 - s) + c[axis] * s) * t;
  return [mix(0), mix(1)];
}
const VINEYARDS: Point[][] = [
  trace("1058 84, 1168 72, 1190 138, 1078 150"),
  trace("860 300, 966 300, 972 366, 850 362"),
  trace("1478 296, 1590 300, 1590 360, 1470 350"),
];
export const vineyards = VINEYARDS.map((points) => ({
  body: pen.shape(points, 2, 20),
  rows: vines(points, -14),
}));

/** A hill as old maps have it: a hump with its shade at one side. */
function hill([x, y]: Point, size: number) {
  const hump: Point[] = [
    [x - size, y],
    [x - size * 0.62, y - size * 0.5],
    [x - size * 0.12, y - size * 0.86],
    [x + size * 0.2, y - size * 0.8],
    [x + size * 0.6, y - size * 0.42],
    [x + size, y],
  ];
  let shade = "";
  for (let cut = 0; cut < 9; cut++) {
    const part = cut / 9;
    const top: Point = [x + size * (0.02 + part * 0.72), y - size * (0.8 - part * part * 0.62)];
    const long = size * pen.from(0.4, 0.62) * (1 - part * 0.5);
    shade += pen.cut(
      [top, [top[0] + long * 0.25, top[1] + long * 0.6], [top[0] + long * 0.55, top[1] + long]],
      size / 17,
      "wedge",
    );
  }
  return { body: pen.shape(hump, size / 40, 14), line: pen.line(hump, size / 40, 14), shade };
}
export const hills = [
  [1240, 70, 30],
  [1290, 84, 40],
  [1350, 74, 34],
  [1406, 92, 44],
  [690, 84, 36],
  [744, 96, 46],
  [806, 88, 34],
  [880, 112, 26],
  [660, 330, 40],
  [720, 346, 50],
  [784, 352, 36],
  [420, 318, 40],
  [476, 334, 52],
  [536, 326, 36],
  [1386, 330, 38],
  [1436, 346, 46],
  [60, 86, 40],
  [200, 104, 34],
].map(([x, y, size]) => hill([x as number, y as number], size as number));

/** A wood: round crowns with a trunk each, those behind first. */
function tree([x, y]: Point, size: number) {
  const crown = pen.lump([x, y - size], size * 0.62, size * 0.72, 8);
  return {
    crown: rounded(crown),
    shade: pen.hatch(crown, {
      angle: 20,
      gap: size / 3.6,
      width: size / 9,
      reach: 0.45,
      swell: "wedge",
    }),
    trunk: pen.cut(
      [
        [x, y - size * 0.4],
        [x, y],
      ],
      size / 5,
      "lens",
    ),
  };
}
function wood([x, y]: Point, wide: number, count: number) {
  return Array.from({ length: count }, () => {
    const at: Point = [x + pen.from(-wide, wide), y + pen.from(-0.3, 0.3) * wide];
    return { at, size: pen.from(14, 20) };
  })
    .sort((one, two) => one.at[1] - two.at[1])
    .map(({ at, size }) => tree(at, size));
}
export const woods = [
  ...wood([548, 82], 62, 15),
  ...wood([1530, 150], 58, 14),
  ...wood([1112, 372], 66, 15),
  ...wood([590, 280], 40, 9),
  ...wood([960, 82], 36, 8),
  ...wood([1290, 268], 34, 8),
  ...wood([300, 350], 60, 12),
];

/** A boat with a square sail, going down the river. */
const [boatX, boatY] = along(COURSE, 0.404);
export const boat = {
  hull: pen.shape(
    [
      [boatX - 24, boatY - 2],
      [boatX + 24, boatY - 4],
      [boatX + 15, boatY + 9],
      [boatX - 16, boatY + 9],
    ],
    0.5,
    40,
  ),
  sail: pen.shape(
    [
      [boatX - 14, boatY - 38],
      [boatX + 12, boatY - 40],
      [boatX + 17, boatY - 24],
      [boatX + 12, boatY - 9],
      [boatX - 14, boatY - 9],
      [boatX - 9, boatY - 24],
    ],
    0.5,
    40,
  ),
  ink:
    pen.cut(
      [
        [boatX, boatY - 50],
        [boatX, boatY],
      ],
      3,
    ) +
    pen.cut(
      [
        [boatX - 30, boatY + 12],
        [boatX, boatY + 14],
        [boatX + 34, boatY + 11],
      ],
      2.4,
    ) +
    pen.hatch(
      [
        [boatX + 4, boatY - 38],
        [boatX + 15, boatY - 38],
        [boatX + 15, boatY - 10],
        [boatX + 4, boatY - 10],
      ],
      { angle: 80, gap: 4, width: 1.6 },
    ),
};

/** The rose of the winds: eight points, each half light and half dark. */
const ROSE: Point = [1556, 84];
export const rose = Array.from({ length: 8 }, (_, at) => {
  const angle = (at / 8) * 2 * Math.PI - Math.PI / 2;
  const long = at % 2 ? 24 : 42;
  const point = (turn: number, far: number): Point => [
    ROSE[0] + Math.cos(angle + turn) * far,
    ROSE[1] + Math.sin(angle + turn) * far,
  ];
  return {
    light: pen.shape([ROSE, point(-0.39, 11), point(0, long)], 0.2, 60),
    dark: pen.shape([ROSE, point(0.39, 11), point(0, long)], 0.2, 60),
  };
});
export const roseCentre = ROSE;

/** Lines of longitude and latitude. */
export const graticule = [210, 430, 650, 870, 1090, 1310, 1530]
  .map((x) =>
    pen.line(
      [
        [x, -5],
        [x - 14, 200],
        [x - 20, 405],
      ],
      0.3,
      60,
    ),
  )
  .concat(
    [66, 202, 338].map((y) =>
      pen.line(
        [
          [-5, y + 6],
          [800, y],
          [1605, y + 8],
        ],
        0.3,
        80,
      ),
    ),
  )
  .join("");
