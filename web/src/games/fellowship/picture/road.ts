// What lies on the table in the picture of the road: places, cards, rings, a candle.

import { Pen, type Point, rounded, trace } from "../../../art/pen";
import type { Colour } from "../../../table/contract";
import { days } from "./days";
import { nights } from "./nights";
import type { Scene } from "./woodcut";

const pen = new Pen(1954);

/** The boards of the table, with their grain and their knots. */
const JOINTS = [-4, 74, 158, 246, 330, 404];
export const joints = JOINTS.map((y) =>
  pen.cut(
    [
      [-10, y],
      [420, y + 2],
      [900, y - 2],
      [1610, y + 1],
    ],
    5,
  ),
).join("");
const KNOTS: Point[] = trace("420 112, 660 290, 1130 46, 1010 366, 1420 372, 200 206, 1560 200");
export const grain = Array.from({ length: 230 }, () => {
  const y = pen.from(0, 400);
  const x = pen.from(-60, 1580);
  if (KNOTS.some(([u, v]) => Math.abs(u - x - 60) < 90 && Math.abs(v - y) < 22)) return "";
  const long = pen.from(60, 260);
  return pen.cut(
    [
      [x, y],
      [x + long / 2, y + pen.from(-3, 3)],
      [x + long, y],
    ],
    pen.from(0.8, 2),
  );
}).join("");
export const knots = KNOTS.map(([x, y]) =>
  [1, 0.66, 0.34].map((size) => rounded(pen.lump([x, y], 44 * size, 15 * size, 11))).join(""),
).join("");

/** The light of the candle on the wood: flat, with a torn edge. */
const FLAME: Point = [1496, 96];
export const glow = [330, 210].map((size) =>
  rounded(pen.lump([FLAME[0], FLAME[1] + 60], size, size * 0.66, 26)),
);
export const candle = {
  dish: rounded(pen.lump([FLAME[0], FLAME[1] + 112], 62, 20, 14)),
  wax: pen.shape(
    [
      [FLAME[0] - 22, FLAME[1] + 26],
      [FLAME[0] + 22, FLAME[1] + 24],
      [FLAME[0] + 24, FLAME[1] + 70],
      [FLAME[0] + 31, FLAME[1] + 78],
      [FLAME[0] + 26, FLAME[1] + 112],
      [FLAME[0] - 25, FLAME[1] + 112],
      [FLAME[0] - 31, FLAME[1] + 92],
      [FLAME[0] - 24, FLAME[1] + 80],
    ],
    0.6,
    14,
  ),
  shade: pen.hatch(
    [
      [FLAME[0] + 2, FLAME[1] + 30],
      [FLAME[0] + 22, FLAME[1] + 28],
      [FLAME[0] + 25, FLAME[1] + 110],
      [FLAME[0] + 6, FLAME[1] + 110],
    ],
    { angle: 6, gap: 6, width: 2.4, reach: 0.8, swell: "wedge" },
  ),
  wick: pen.cut(
    [
      [FLAME[0], FLAME[1] + 28],
      [FLAME[0] + 1, FLAME[1] + 12],
    ],
    4,
  ),
  flame: `M${FLAME[0]} ${FLAME[1] - 44}c16 22 22 34 14 50-5 11-24 12-30 0-7-15 6-26 16-50Z`,
  heart: `M${FLAME[0] + 1} ${FLAME[1] - 16}c7 11 9 17 5 24-3 5-11 5-13 0-3-8 3-12 8-24Z`,
};

/** A place on the table: where its left upper corner lies, and how it is turned. */
export interface Laid {
  at: Point;
  turn: number;
}
export const places: (Laid & { scene: Scene; done: boolean })[] = [
  { scene: days.hillHome, at: [640, 96], turn: -2.2, done: true },
  { scene: days.ford, at: [874, 172], turn: 1.4, done: true },
  { scene: nights.gate, at: [1104, 92], turn: -1.2, done: false },
  { scene: nights.wood, at: [404, 196], turn: 2.2, done: true },
  { scene: days.falls, at: [168, 92], turn: -1.6, done: true },
];

/** Travellers, in a box of 60 × 70: a small one with a staff, a tall one in a hood, a rider. */
export const FIGURES = {
  hobbit:
    "M30 12c6 0 10 4 10 10 0 4-2 7-5 9 8 3 11 10 12 20l2 15H35l-1-10h-8l-1 10H11l2-16c1-9 5-16 12-19-3-2-5-5-5-9 0-6 4-10 10-10ZM49 14l3 .5-2 52h-3Z",
  companion:
    "M29 4c8 0 12 7 12 15 0 4-1 8-3 10 8 4 12 14 14 38H8c1-24 6-34 14-38-3-3-4-7-3-11 0-8 4-14 10-14Zm1 8c-4 0-6 5-6 9 0 3 2 6 6 6s6-3 6-6c0-4-2-9-6-9Z",
  rider:
    "M20 6c4 0 6 3 6 7 0 2-1 4-2 5 5 2 8 6 9 13l10-11 3-8 4 6 6 8-2 4-8-1-4 11 2 7 4 18h-5l-7-16-13 1-6 15h-5l3-20-4-8-5 12-3-1 5-19 4-4c0-8 1-12 4-14-2-1-3-3-3-5 0-4 3-7 7-7Z",
} as const;
export type Figure = keyof typeof FIGURES;
export const cards: (Laid & { colour: Colour; figure: Figure; value: number | "N" })[] = [
  { at: [1062, 246], turn: -6, colour: "blue", figure: "companion", value: 4 },
  { at: [1146, 242], turn: 3, colour: "red", figure: "hobbit", value: 3 },
  { at: [1230, 250], turn: -3, colour: "blue", figure: "rider", value: "N" },
  { at: [1334, 142], turn: 5, colour: "green", figure: "companion", value: 2 },
  { at: [786, 250], turn: 5, colour: "green", figure: "companion", value: 5 },
  { at: [886, 58], turn: -4, colour: "red", figure: "companion", value: 4 },
  { at: [968, 66], turn: 6, colour: "gold", figure: "hobbit", value: 3 },
  { at: [644, 252], turn: -3, colour: "gold", figure: "companion", value: 1 },
];
/** Places for cards that are still free. */
export const free: Laid[] = [
  { at: [1424, 240], turn: -1.6 },
  { at: [1332, 258], turn: 2.1 },
];

/** Rings: a band with an ornament of strokes. */
export const rings: Point[] = trace("1218 330, 716 322, 1398 252");
export const ornament = Array.from({ length: 22 }, (_, at) => {
  const angle = (at / 22) * 2 * Math.PI;
  const point = (size: number, turn = 0): Point => [
    Math.cos(angle + turn) * size,
    Math.sin(angle + turn) * size,
  ];
  return pen.cut([point(17), point(22.5, at % 3 ? 0.08 : -0.14)], 2);
}).join("");

/** The road from place to place: footprints of ink. */
const ROAD: Point[] = trace(
  "150 170, 380 236, 520 220, 640 190, 760 180, 880 240, 1000 236, 1110 190, 1330 120",
);
export const road = pen.line(ROAD, 4, 60);
