// Woodcuts of places by day and by night, each on a card of 212 × 140: what is dark by day is light
// by night.
import { Pen, type Point, rounded } from "./pen";

export interface Layer {
  /** What it is made of: the picture gives each a colour. */
  of: "sky" | "far" | "near" | "ground" | "water" | "leaf" | "light" | "ink" | "warm";
  d: string;
}
export interface Scene {
  night: boolean;
  layers: Layer[];
}

export const WIDE = 212;
export const TALL = 140;
const SKY: Layer = { of: "sky", d: `M0 0H${WIDE}V${TALL}H0Z` };

/** Level cuts in the sky, closer together at the top. */
function sky(pen: Pen, floor: number): string {
  let path = "";
  for (let y = 5, gap = 4; y < floor; y += gap, gap *= 1.16) {
    const from = pen.from(-10, 60);
    path += pen.cut(
      [
        [from, y],
        [from + 70, y + 1],
        [from + pen.from(90, 150), y],
      ],
      2 - y / 70,
    );
  }
  return path;
}

/** A peak with its shade on the right. */
function peak(
  pen: Pen,
  [x, y]: Point,
  wide: number,
  tall: number,
): { body: string; shade: string } {
  const left: Point[] = pen.crest(
    [
      [x - wide, y],
      [x - wide * 0.4, y - tall * 0.55],
      [x, y - tall],
    ],
    7,
  );
  const right: Point[] = pen.crest(
    [
      [x, y - tall],
      [x + wide * 0.45, y - tall * 0.5],
      [x + wide, y],
    ],
    7,
  );
  const shade: Point[] = [...right, [x + wide * 0.2, y], [x + wide * 0.06, y - tall * 0.5]];
  return {
    body: pen.shape([...left, ...right.slice(1)], 0.4, 40),
    shade: pen.hatch(shade, { angle: 62, gap: 4.2, width: 2.1, reach: 0.9, swell: "wedge" }),
  };
}

function fir(pen: Pen, [x, y]: Point, tall: number): string {
  const side = (sign: number): Point[] =>
    [0, 1, 2, 3].flatMap((tier): Point[] => [
      [x + sign * tall * (0.04 + tier * 0.03), y - tall * (1 - tier * 0.22)],
      [x + sign * tall * (0.14 + tier * 0.055), y - tall * (0.82 - tier * 0.22)],
    ]);
  return pen.shape([[x, y - tall * 1.06], ...side(1), [x, y], ...side(-1).reverse()], 0.5, 60);
}

function disc([x, y]: Point, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
}

/** A round door in a green hill, a path to it, and the sun. */
function hillHome(): Scene {
  const pen = new Pen(11);
  const hill = pen.crest(
    [
      [0, 112],
      [40, 66],
      [96, 48],
      [150, 70],
      [212, 104],
    ],
    3,
  );
  const knoll: Point[] = [...hill, [212, 140], [0, 140]];
  const rays = Array.from({ length: 15 }, (_, at) => {
    const angle = Math.PI * 0.55 + (at / 14) * Math.PI * 0.95;
    const ray = (far: number): Point => [178 + Math.cos(angle) * far, 26 - Math.sin(angle) * -far];
    return pen.cut([ray(24), ray(34), ray(44 + (at % 2) * 12)], 2.6);
  }).join("");
  const tree = pen.lump([44, 40], 23, 20, 9);
  return {
    night: false,
    layers: [
      SKY,
      { of: "ink", d: sky(pen, 40) },
      { of: "warm", d: disc([178, 26], 18) + rays },
      {
        of: "ink",
        d: pen.cut(
          [
            [44, 74],
            [45, 58],
            [44, 44],
          ],
          6,
        ),
      },
      { of: "leaf", d: rounded(tree) },
      {
        of: "ink",
        d: pen.hatch(tree, { angle: 18, gap: 5, width: 2.2, reach: 0.5, swell: "wedge" }),
      },
      { of: "ground", d: pen.shape(knoll, 0.5, 40) },
      { of: "ink", d: pen.line(hill, 0.4, 30) && pen.cut(hill, 2.6) },
      {
        of: "light",
        d: pen.shape(
          [
            [94, 112],
            [112, 112],
            [140, 141],
            [78, 141],
          ],
          0.8,
          12,
        ),
      },
      { of: "ink", d: disc([103, 94], 21) },
      { of: "warm", d: disc([103, 94], 17) },
      {
        of: "ink",
        d:
          pen.cut(
            [
              [103, 78],
              [103, 110],
            ],
            2,
          ) + disc([109, 95], 2.2),
      },
      { of: "light", d: disc([62, 98], 7.5) + disc([146, 98], 7.5) },
      {
        of: "ink",
        d: [
          [62, 98],
          [146, 98],
        ]
          .map(
            ([x, y]) =>
              pen.cut(
                [
                  [x as number, (y as number) - 8],
                  [x as number, (y as number) + 8],
                ],
                1.6,
              ) +
              pen.cut(
                [
                  [(x as number) - 8, y as number],
                  [(x as number) + 8, y as number],
                ],
                1.6,
              ),
          )
          .join(""),
      },
      {
        of: "ink",
        d: pen.hatch(
          [
            [150, 72],
            [212, 106],
            [212, 140],
            [160, 140],
          ],
          { angle: 28, gap: 6, width: 2, reach: 0.8 },
        ),
      },
      { of: "ink", d: [10, 24, 40, 180, 196].map((x) => pen.tuft([x, 134], 13, 4)).join("") },
    ],
  };
}

/** A ford: stepping stones over a river that comes from the mountains. */
function ford(): Scene {
  const pen = new Pen(23);
  const one = peak(pen, [62, 76], 60, 56);
  const two = peak(pen, [146, 76], 66, 44);
  const stream: Point[] = [
    [112, 74],
    [126, 74],
    [118, 92],
    [150, 112],
    [172, 140],
    [30, 140],
    [66, 112],
    [100, 92],
  ];
  const stones = [
    [58, 126, 11],
    [82, 121, 9],
    [104, 117, 8],
    [125, 121, 9],
    [148, 127, 11],
  ];
  return {
    night: false,
    layers: [
      SKY,
      { of: "ink", d: sky(pen, 34) },
      { of: "far", d: two.body },
      { of: "ink", d: two.shade },
      { of: "light", d: one.body },
      { of: "ink", d: one.shade },
      {
        of: "ground",
        d: pen.shape(
          [
            [0, 72],
            [212, 74],
            [212, 140],
            [0, 140],
          ],
          1.2,
          30,
        ),
      },
      {
        of: "ink",
        d: pen.cut(
          [
            [0, 72],
            [100, 74],
            [212, 73],
          ],
          2,
        ),
      },
      { of: "water", d: rounded(stream) },
      { of: "ink", d: pen.hatch(stream, { gap: 5, width: 1.7, reach: 0.5 }) },
      {
        of: "light",
        d: stones
          .map(([x, y, s]) =>
            rounded(pen.lump([x as number, y as number], s as number, (s as number) * 0.55, 7)),
          )
          .join(""),
      },
      {
        of: "ink",
        d: stones
          .map(([x, y, s]) =>
            pen.cut(
              [
                [(x as number) - (s as number), (y as number) + 4],
                [x as number, (y as number) + 7],
                [(x as number) + (s as number), (y as number) + 3],
              ],
              3,
            ),
          )
          .join(""),
      },
      {
        of: "leaf",
        d: [
          [14, 104, 40],
          [34, 112, 46],
          [186, 102, 38],
          [202, 112, 48],
          [168, 94, 26],
        ]
          .map(([x, y, s]) => fir(pen, [x as number, y as number], s as number))
          .join(""),
      },
      {
        of: "ink",
        d: [
          [18, 104],
          [38, 112],
          [190, 102],
          [204, 112],
        ]
          .map(([x, y]) =>
            pen.hatch(
              [
                [x as number, (y as number) - 34],
                [(x as number) + 9, (y as number) - 8],
                [x as number, (y as number) - 8],
              ],
              { angle: 30, gap: 4, width: 2 },
            ),
          )
          .join(""),
      },
    ],
  };
}

/** A gate in the mountain, by moonlight. */
function gate(): Scene {
  const pen = new Pen(37);
  const left = peak(pen, [40, 140], 70, 112);
  const right = peak(pen, [176, 140], 66, 96);
  const wall: Point[] = pen.crest(
    [
      [54, 140],
      [62, 84],
      [82, 52],
      [106, 34],
      [132, 54],
      [150, 86],
      [160, 140],
    ],
    5,
  );
  const stars = Array.from({ length: 26 }, () =>
    disc([pen.from(4, 208), pen.from(4, 60)], pen.from(0.7, 1.6)),
  ).join("");
  return {
    night: true,
    layers: [
      SKY,
      { of: "light", d: stars + disc([168, 26], 14) },
      { of: "sky", d: disc([175, 22], 13) },
      { of: "far", d: left.body + right.body },
      { of: "ink", d: left.shade + right.shade },
      { of: "near", d: pen.shape(wall, 0.6, 30) },
      {
        of: "ink",
        d: pen.hatch(wall, { angle: 70, gap: 6, width: 1.9, reach: 0.6, swell: "wedge" }),
      },
      { of: "sky", d: "M82 140V92q0-22 24-24 24 2 24 24v48Z" },
      { of: "warm", d: "M88 140V94q1-17 18-19 17 2 18 19v46Z" },
      { of: "sky", d: "M105 76h2.4v64H105ZM92 104c8-9 20-9 28 0l-2 3c-7-7-17-7-24 0Z" },
      {
        of: "light",
        d:
          pen.shape(
            [
              [76, 140],
              [77, 88],
              [82, 88],
              [82, 140],
            ],
            0.3,
            40,
          ) +
          pen.shape(
            [
              [130, 140],
              [130, 88],
              [135, 88],
              [136, 140],
            ],
            0.3,
            40,
          ),
      },
      {
        of: "near",
        d: pen.shape(
          [
            [0, 132],
            [70, 130],
            [212, 134],
            [212, 140],
            [0, 140],
          ],
          0.8,
          20,
        ),
      },
    ],
  };
}

/** A wood of tall pale trees at night, with lights among them. */
function wood(): Scene {
  const pen = new Pen(53);
  const trunk = (x: number, wide: number, foot: number): Point[] => [
    [x - wide * 0.7, -2],
    [x + wide * 0.6, -2],
    [x + wide * 0.55, foot * 0.6],
    [x + wide * 1.1, foot],
    [x - wide * 1.1, foot + 1],
    [x - wide * 0.6, foot * 0.6],
  ];
  const back = [
    [24, 4, 104],
    [58, 3, 100],
    [92, 4, 102],
    [128, 3, 100],
    [160, 4, 104],
    [196, 3, 100],
  ].map(([x, w, f]) => trunk(x as number, w as number, f as number));
  const front = [
    [40, 9, 128],
    [112, 11, 134],
    [180, 9, 126],
  ].map(([x, w, f]) => trunk(x as number, w as number, f as number));
  const leaves = Array.from({ length: 46 }, () =>
    rounded(pen.lump([pen.from(0, 212), pen.from(-4, 26)], pen.from(6, 11), pen.from(3, 5), 6)),
  ).join("");
  const lamps: Point[] = [
    [74, 62],
    [144, 74],
    [98, 88],
    [20, 78],
    [198, 66],
  ];
  return {
    night: true,
    layers: [
      SKY,
      { of: "far", d: back.map((points) => pen.shape(points, 0.6, 30)).join("") },
      {
        of: "ground",
        d: pen.shape(
          [
            [0, 100],
            [60, 104],
            [130, 99],
            [212, 104],
            [212, 140],
            [0, 140],
          ],
          1,
          24,
        ),
      },
      { of: "light", d: front.map((points) => pen.shape(points, 0.8, 30)).join("") },
      {
        of: "sky",
        d: front
          .map((points) => pen.hatch(points, { angle: 84, gap: 4, width: 1.8, reach: 0.7 }))
          .join(""),
      },
      { of: "leaf", d: leaves },
      {
        of: "warm",
        d:
          lamps.map((lamp) => disc(lamp, 4)).join("") +
          lamps
            .map((lamp) =>
              Array.from({ length: 8 }, (_, at) => {
                const a = (at / 8) * 2 * Math.PI;
                return pen.cut(
                  [
                    [lamp[0] + Math.cos(a) * 6, lamp[1] + Math.sin(a) * 6],
                    [lamp[0] + Math.cos(a) * 11, lamp[1] + Math.sin(a) * 11],
                  ],
                  1.6,
                );
              }).join(""),
            )
            .join(""),
      },
      {
        of: "ink",
        d: Array.from({ length: 16 }, () =>
          pen.tuft([pen.from(0, 212), pen.from(110, 138)], 10, 3),
        ).join(""),
      },
    ],
  };
}

/** Falls at the end of a lake, by day. */
function falls(): Scene {
  const pen = new Pen(71);
  const one = peak(pen, [34, 74], 58, 50);
  const two = peak(pen, [180, 74], 54, 62);
  const lake: Point[] = [
    [0, 74],
    [212, 74],
    [212, 96],
    [146, 98],
    [140, 140],
    [74, 140],
    [68, 98],
    [0, 96],
  ];
  const veil = Array.from({ length: 17 }, (_, at) => {
    const x = 74 + at * 4;
    return pen.cut(
      [
        [x, 96],
        [x + pen.from(-1, 1), 116],
        [x + pen.from(-2, 2), 138],
      ],
      2,
    );
  }).join("");
  return {
    night: false,
    layers: [
      SKY,
      { of: "ink", d: sky(pen, 30) },
      { of: "far", d: one.body + two.body },
      { of: "ink", d: one.shade + two.shade },
      {
        of: "ground",
        d: pen.shape(
          [
            [0, 92],
            [212, 92],
            [212, 140],
            [0, 140],
          ],
          0.6,
          30,
        ),
      },
      { of: "water", d: pen.shape(lake, 0.8, 20) },
      {
        of: "ink",
        d:
          pen.hatch(
            [
              [0, 76],
              [212, 76],
              [212, 94],
              [0, 94],
            ],
            { gap: 5, width: 1.6, reach: 0.6 },
          ) + veil,
      },
      {
        of: "ink",
        d:
          pen.hatch(
            [
              [0, 98],
              [66, 98],
              [72, 140],
              [0, 140],
            ],
            { angle: 74, gap: 6, width: 2.2, reach: 0.8 },
          ) +
          pen.hatch(
            [
              [148, 98],
              [212, 98],
              [212, 140],
              [142, 140],
            ],
            { angle: 104, gap: 6, width: 2.2, reach: 0.8 },
          ),
      },
      {
        of: "leaf",
        d: [
          [20, 94, 26],
          [8, 98, 34],
          [196, 96, 32],
          [176, 94, 22],
        ]
          .map(([x, y, s]) => fir(pen, [x as number, y as number], s as number))
          .join(""),
      },
      {
        of: "warm",
        d: pen.shape(
          [
            [92, 80],
            [124, 80],
            [116, 88],
            [98, 88],
          ],
          0.4,
          40,
        ),
      },
      {
        of: "ink",
        d:
          pen.cut(
            [
              [108, 80],
              [108, 62],
            ],
            2,
          ) +
          pen.shape(
            [
              [109, 62],
              [122, 76],
              [109, 77],
            ],
            0.3,
            40,
          ),
      },
    ],
  };
}

export const scenes = {
  hillHome: hillHome(),
  ford: ford(),
  gate: gate(),
  wood: wood(),
  falls: falls(),
};
