import { expect, it } from "vitest";
import { placeDukes } from "./dukes";
import { distance, point } from "./geometry";
import type { BoardDrawn, Duchy, LineDrawn, SpaceDrawn } from "./wire";

// A bank of three fields, 100 units wide each, between a river below and the land above.
const NAMES = ["L1", "L2", "L3"];
const HELD = new Set(NAMES);
const spaces = NAMES.map(
  (name, i): SpaceDrawn => ({
    name,
    side: "L",
    number: i + 1,
    cover: "field",
    regions: [i + 1],
    middle: [250 + 100 * i, 530],
    near: [],
  }),
);
const lines = NAMES.flatMap((name, i): LineDrawn[] => {
  const [left, right] = [200 + 100 * i, 300 + 100 * i];
  const middle = (left + right) / 2;
  return [
    { kind: "edge", spaces: [name], points: [left, 500, middle, 500, right, 500] },
    { kind: "shore", spaces: [name], points: [left, 560, middle, 560, right, 560] },
  ];
});
const slot = {
  name: "Town",
  middle: [300, 510],
  radius: 25,
  away: [0, -1],
  label: { text: "Town", middle: [300, 470], slope: 0, size: 20 },
};
const sheet = {
  width: 1000,
  height: 1000,
  spaces,
  lines,
  slots: [slot],
  numbers: [],
} as unknown as BoardDrawn;

function duchy(...names: string[]): Duchy {
  return { spaces: names, slots: [], owner: 0, knights: [1], value: 1, bishop: false };
}

it("puts dukes on the land outside their duchies, off towns and each other", () => {
  const dukes = placeDukes(sheet, [duchy("L1"), duchy("L2"), duchy("L3")], HELD);
  expect(dukes.length).toBe(3);
  for (const [i, duke] of dukes.entries()) {
    expect(duke.y).toBeLessThan(500);
    expect(distance(duke, point(slot.middle))).toBeGreaterThan(slot.radius);
    for (const other of dukes.slice(i + 1)) expect(distance(duke, other)).toBeGreaterThan(50);
  }
});

it("leaves a duke where it stands when there is another", () => {
  const [before] = placeDukes(sheet, [duchy("L1")], HELD);
  const [after] = placeDukes(sheet, [duchy("L1"), duchy("L3")], HELD);
  expect(after).toEqual(before);
});

it("would rather stand on the name of a town than on the numbers of regions", () => {
  const label = { text: "A town with a long name", middle: [250, 474], slope: 0, size: 28 };
  const named = { ...slot, middle: [900, 900], label };
  const numbers = [
    [225, 581],
    [275, 581],
  ];
  const drawn = { ...sheet, slots: [named], numbers } as unknown as BoardDrawn;
  const [duke] = placeDukes(drawn, [duchy("L1")], HELD);
  for (const number of numbers) {
    expect(distance(duke ?? point(number), point(number))).toBeGreaterThan(40);
  }
});
