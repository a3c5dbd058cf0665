// The banners of two clans in the picture of the border.
import { Pen, type Point, trace } from "../../../art/pen";

const pen = new Pen(1603);

/** A banner of tartan on a pole: the bands follow the cloth as it waves. */
function banner([x, y]: Point, size: number, phase: number) {
  const cloth = (u: number, v: number): Point => [
    x + u * 118 * size,
    y - (176 - v * 78) * size + Math.sin(u * 5 + phase) * 9 * size * u + u * 8 * size,
  ];
  const strip = (along: "u" | "v", from: number, to: number): string => {
    const side = (value: number) =>
      Array.from({ length: 9 }, (_, at) =>
        along === "u" ? cloth(value, at / 8) : cloth(at / 8, value),
      );
    return pen.shape([...side(from), ...side(to).reverse()], 0.4, 40);
  };
  const bands = (list: Point[]) =>
    list.map(([from, to]) => strip("u", from, to) + strip("v", from, to)).join("");
  const rim = [
    ...Array.from({ length: 9 }, (_, at) => cloth(at / 8, 0)),
    cloth(0.93, 0.33),
    cloth(1, 0.6),
    ...Array.from({ length: 9 }, (_, at) => cloth(1 - at / 8, 1)),
  ];
  return {
    pole: pen.shape(
      [
        [x - 2.6 * size, y],
        [x - 2.2 * size, y - 186 * size],
        [x + 2 * size, y - 186 * size],
        [x + 2.6 * size, y],
      ],
      0.4,
      40,
    ),
    tip: pen.shape(
      [
        [x - 6 * size, y - 184 * size],
        [x, y - 204 * size],
        [x + 6 * size, y - 184 * size],
      ],
      0.3,
      40,
    ),
    cloth: pen.shape(rim, 0.5, 40),
    broad: bands([
      [0.1, 0.32],
      [0.62, 0.84],
    ]),
    thin: bands(trace("0.45 0.49, 0.2 0.225, 0.72 0.745")),
    shade: pen.hatch([cloth(0.5, 0), cloth(0.74, 0), cloth(0.7, 1), cloth(0.46, 1)], {
      angle: 86,
      gap: 7 * size,
      width: 2.4 * size,
    }),
  };
}
export const banners = [
  { clan: "red", ...banner([690, 384], 0.98, 0.4) },
  { clan: "blue", ...banner([1336, 292], 0.6, 2.2) },
];
