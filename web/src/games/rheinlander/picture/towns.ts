// The towns on the map of the river as small views, and who holds the land around them.

import { Pen, type Point, rounded, trace } from "../../../art/pen";
import type { Colour } from "../../../table/contract";

const pen = new Pen(1386);

export interface Town {
  walls: string;
  roofs: string;
  ink: string;
  outline: string;
}

/** A town seen from the side: houses and towers behind a wall with a gate. */
function town([x, y]: Point, size: number, towers: number[], spires: number[]): Town {
  const drawn: Town = { walls: "", roofs: "", ink: "", outline: "" };
  const box = (left: number, top: number, wide: number, tall: number): Point[] => [
    [x + left * size, y - top * size],
    [x + (left + wide) * size, y - top * size],
    [x + (left + wide) * size, y - (top - tall) * size],
    [x + left * size, y - (top - tall) * size],
  ];
  const put = (points: Point[], roof = false) => {
    const path = pen.shape(points, 0.5, 40);
    if (roof) drawn.roofs += path;
    else drawn.walls += path;
    drawn.outline += path;
    return path;
  };
  const dark = (points: Point[]) => {
    drawn.ink += pen.hatch(points, { angle: 88, gap: 3.4, width: 1.5 });
  };
  for (const at of spires) {
    put(box(at - 4, 44, 8, 36));
    dark(box(at + 0.5, 44, 3.5, 36));
    put(
      [
        [x + (at - 5.5) * size, y - 44 * size],
        [x + at * size, y - 74 * size],
        [x + (at + 5.5) * size, y - 44 * size],
      ],
      true,
    );
    drawn.ink += pen.cut(
      [
        [x + at * size, y - 74 * size],
        [x + at * size, y - 84 * size],
      ],
      2,
    );
    drawn.ink += pen.cut(
      [
        [x + (at - 3) * size, y - 80 * size],
        [x + (at + 3) * size, y - 80 * size],
      ],
      2,
    );
  }
  for (let house = -26; house <= 20; house += 11) {
    const top = pen.from(22, 30);
    put(box(house, top, 11, top));
    put(
      [
        [x + (house - 1) * size, y - top * size],
        [x + (house + 5.5) * size, y - (top + 10) * size],
        [x + (house + 12) * size, y - top * size],
      ],
      true,
    );
    drawn.ink += pen.cut(
      [
        [x + (house + 4) * size, y - (top - 4) * size],
        [x + (house + 4) * size, y - (top - 9) * size],
      ],
      2.6,
    );
  }
  put(box(-32, 14, 64, 14));
  drawn.ink += pen.hatch(box(-32, 14, 64, 14), { gap: 4.6, width: 1, reach: 0.5 });
  drawn.ink += pen.shape(
    [
      [x - 5 * size, y],
      [x - 5 * size, y - 8 * size],
      [x, y - 11 * size],
      [x + 5 * size, y - 8 * size],
      [x + 5 * size, y],
    ],
    0.3,
    40,
  );
  for (const at of towers) {
    put(box(at - 5, 36, 10, 36));
    dark(box(at + 0.5, 36, 4.5, 36));
    for (const merlon of [-6, -1.5, 3]) put(box(at + merlon, 40, 3, 5));
    drawn.ink += pen.cut(
      [
        [x + at * size, y - 28 * size],
        [x + at * size, y - 22 * size],
      ],
      3,
    );
  }
  drawn.ink += pen.cut(
    [
      [x - 44 * size, y + 1],
      [x, y + 2],
      [x + 46 * size, y],
    ],
    3,
  );
  return drawn;
}
export const towns = [
  town([872, 166], 1.16, [-30, 30], [2]),
  town([1216, 304], 1.24, [-32, 0, 32], [-14]),
  town([1068, 198], 1.06, [-30, 30], []),
  town([690, 290], 1.16, [-30, 30], [-6, 10]),
  town([1470, 128], 1.1, [-32, 32], [4]),
  town([392, 186], 1.12, [-30, 30], [0]),
  town([180, 256], 1.06, [-30, 30], []),
];

/** A castle upon a hill. */
export const castles = [
  town([746, 62], 0.56, [-30, 4, 30], []),
  town([1404, 54], 0.56, [-30, 0, 30], []),
  town([478, 286], 0.6, [-30, 4, 30], []),
];

/** Knights: their shields stand along the banks, and those of one duchy within one outline. */
export const knights: { colour: Colour; at: Point }[] = [
  { colour: "red", at: [922, 168] },
  { colour: "red", at: [958, 196] },
  { colour: "red", at: [996, 212] },
  { colour: "blue", at: [930, 262] },
  { colour: "blue", at: [972, 282] },
  { colour: "gold", at: [1110, 258] },
  { colour: "gold", at: [1146, 236] },
  { colour: "green", at: [1292, 172] },
  { colour: "green", at: [1326, 170] },
  { colour: "green", at: [1354, 182] },
  { colour: "purple", at: [640, 100] },
  { colour: "purple", at: [604, 104] },
];
export const duchies: { colour: Colour; outline: string }[] = [
  {
    colour: "red",
    outline: rounded(
      trace("808 96, 900 104, 976 160, 1040 206, 1020 240, 962 224, 900 186, 812 176"),
    ),
  },
  {
    colour: "blue",
    outline: rounded(trace("896 262, 930 236, 1006 266, 1016 306, 960 312, 900 296")),
  },
  {
    colour: "gold",
    outline: rounded(trace("1072 262, 1130 214, 1206 210, 1272 250, 1268 310, 1180 312, 1088 296")),
  },
  {
    colour: "green",
    outline: rounded(trace("1262 168, 1300 142, 1370 150, 1396 186, 1360 214, 1290 206")),
  },
  {
    colour: "purple",
    outline: rounded(trace("578 110, 596 78, 650 74, 676 104, 650 128, 600 134")),
  },
];
