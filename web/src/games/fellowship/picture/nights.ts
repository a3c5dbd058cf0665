// Places by night: light cuts on a dark ground.
import { Pen, type Point, rounded, trace } from "../../../art/pen";
import { disc, peak, type Scene, SKY } from "./woodcut";

/** A gate in the mountain, by moonlight. */
function gate(): Scene {
  const pen = new Pen(37);
  const left = peak(pen, [40, 140], 70, 112);
  const right = peak(pen, [176, 140], 66, 96);
  const wall: Point[] = pen.crest(
    trace("54 140, 62 84, 82 52, 106 34, 132 54, 150 86, 160 140"),
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
          pen.shape(trace("76 140, 77 88, 82 88, 82 140"), 0.3, 40) +
          pen.shape(trace("130 140, 130 88, 135 88, 136 140"), 0.3, 40),
      },
      {
        of: "near",
        d: pen.shape(trace("0 132, 70 130, 212 134, 212 140, 0 140"), 0.8, 20),
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
  const lamps: Point[] = trace("74 62, 144 74, 98 88, 20 78, 198 66");
  return {
    night: true,
    layers: [
      SKY,
      { of: "far", d: back.map((points) => pen.shape(points, 0.6, 30)).join("") },
      {
        of: "ground",
        d: pen.shape(trace("0 100, 60 104, 130 99, 212 104, 212 140, 0 140"), 1, 24),
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

export const nights = { gate: gate(), wood: wood() };
