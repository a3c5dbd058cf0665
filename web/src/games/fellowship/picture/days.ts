// Places by day: dark cuts on light paper.
import { Pen, type Point, rounded, trace } from "../../../art/pen";
import { disc, fir, peak, type Scene, SKY, sky } from "./woodcut";

/** A round door in a green hill, a path to it, and the sun. */
function hillHome(): Scene {
  const pen = new Pen(11);
  const hill = pen.crest(trace("0 112, 40 66, 96 48, 150 70, 212 104"), 3);
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
        d: pen.cut(trace("44 74, 45 58, 44 44"), 6),
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
        d: pen.shape(trace("94 112, 112 112, 140 141, 78 141"), 0.8, 12),
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
        d: pen.hatch(trace("150 72, 212 106, 212 140, 160 140"), {
          angle: 28,
          gap: 6,
          width: 2,
          reach: 0.8,
        }),
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
  const stream: Point[] = trace("112 74, 126 74, 118 92, 150 112, 172 140, 30 140, 66 112, 100 92");
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
        d: pen.shape(trace("0 72, 212 74, 212 140, 0 140"), 1.2, 30),
      },
      {
        of: "ink",
        d: pen.cut(trace("0 72, 100 74, 212 73"), 2),
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
        d: trace("18 104, 38 112, 190 102, 204 112")
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

/** Falls at the end of a lake, by day. */
function falls(): Scene {
  const pen = new Pen(71);
  const one = peak(pen, [34, 74], 58, 50);
  const two = peak(pen, [180, 74], 54, 62);
  const lake: Point[] = trace("0 74, 212 74, 212 96, 146 98, 140 140, 74 140, 68 98, 0 96");
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
        d: pen.shape(trace("0 92, 212 92, 212 140, 0 140"), 0.6, 30),
      },
      { of: "water", d: pen.shape(lake, 0.8, 20) },
      {
        of: "ink",
        d:
          pen.hatch(trace("0 76, 212 76, 212 94, 0 94"), { gap: 5, width: 1.6, reach: 0.6 }) + veil,
      },
      {
        of: "ink",
        d:
          pen.hatch(trace("0 98, 66 98, 72 140, 0 140"), {
            angle: 74,
            gap: 6,
            width: 2.2,
            reach: 0.8,
          }) +
          pen.hatch(trace("148 98, 212 98, 212 140, 142 140"), {
            angle: 104,
            gap: 6,
            width: 2.2,
            reach: 0.8,
          }),
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
        d: pen.shape(trace("92 80, 124 80, 116 88, 98 88"), 0.4, 40),
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
          ) + pen.shape(trace("109 62, 122 76, 109 77"), 0.3, 40),
      },
    ],
  };
}

export const days = { hillHome: hillHome(), ford: ford(), falls: falls() };
