import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Film } from "./film";

const PACE = 1000;
let seen: string[] = [];
let film: Film<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  film = new Film<string>(
    (picture, waiting) => seen.push(`${picture} ${waiting}`),
    () => PACE,
  );
});
afterEach(() => vi.useRealTimers());

test("pictures come one after the other, each when the one before was looked at", () => {
  film.add({ picture: "a", stays: 1 });
  film.add({ picture: "b", stays: 0.5 });
  film.add({ picture: "c", stays: 1 });
  expect(seen).toEqual(["a 0"]);
  vi.advanceTimersByTime(PACE);
  expect(seen).toEqual(["a 0", "b 1"]);
  vi.advanceTimersByTime(PACE / 2);
  expect(seen).toEqual(["a 0", "b 1", "c 0"]);
});

test("what is shown at once waits for nobody, unless others are before it", () => {
  film.add({ picture: "theirs", stays: 1 });
  film.add({ picture: "mine", stays: 1, atOnce: true });
  expect(seen).toEqual(["theirs 0", "mine 0"]);
  film.add({ picture: "next", stays: 1 });
  film.add({ picture: "said", stays: 0, atOnce: true });
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(2 * PACE);
  expect(seen.slice(2)).toEqual(["next 1", "said 0"]);
});

test("skipping shows the last picture, and what comes later is shown as usual", () => {
  for (const picture of ["a", "b", "c", "d"]) film.add({ picture, stays: 1 });
  film.skip();
  expect(seen).toEqual(["a 0", "d 0"]);
  film.add({ picture: "e", stays: 1 });
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(PACE);
  expect(seen.at(-1)).toBe("e 0");
});

test("what is seen once more comes before what waits", () => {
  film.add({ picture: "a", stays: 1 });
  film.insert([
    { picture: "old", stays: 1 },
    { picture: "a", stays: 1 },
  ]);
  film.add({ picture: "b", stays: 1 });
  vi.advanceTimersByTime(2 * PACE);
  expect(seen).toEqual(["a 0", "old 1", "a 1", "b 0"]);
});

test("whoever moves faster than one can look does not get ever further ahead", () => {
  let most = 0;
  for (let move = 1; move <= 400; move++) {
    film.add({ picture: `${move}`, stays: 1 });
    vi.advanceTimersByTime(PACE / 20);
    most = Math.max(most, move - seen.length);
  }
  expect(most).toBeLessThan(50);
  vi.advanceTimersByTime(20 * PACE);
  expect(seen.at(-1)).toBe("400 0");
});

test("nobody waits without a pace, and nothing comes after the end", () => {
  const all: string[] = [];
  const quick = new Film<string>(
    (picture) => all.push(picture),
    () => 0,
  );
  for (const picture of ["a", "b", "c"]) quick.add({ picture, stays: 1 });
  expect(all).toEqual(["a", "b", "c"]);
  film.add({ picture: "a", stays: 1 });
  film.add({ picture: "b", stays: 1 });
  film.stop();
  vi.advanceTimersByTime(5 * PACE);
  expect(seen).toEqual(["a 0"]);
});
