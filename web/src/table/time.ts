// Clocks, as the server shows them: so much left at some moment, and one of them runs.
import type { ClockShown } from "../lib/protocol";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The milliseconds that a seat has left; the first `free` ones of a turn do not count. */
export function timeLeft(clock: ClockShown, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  if (clock.running !== seat) return left;
  const used = Math.max(0, now - clock.since - clock.free);
  return Math.max(0, left - used);
}

const two = (value: number) => String(value).padStart(2, "0");

/** A time to read at a glance: 2d 3h, 1:02:03, 4:05. */
export function writeTime(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return `${days}d ${Math.floor((milliseconds % DAY) / HOUR)}h`;
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
