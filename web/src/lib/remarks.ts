// What a lesson says in the game that is its last part: which moves it speaks of, and what was said.
import type { LineShown, RemarkShown } from "./protocol";

/** What was said so far: how much of it, and what belongs to the present turn. */
export interface Remarked {
  count: number;
  now: string[];
}

/** All that is said to the moves of a story: to each the first thing that was not said before. */
export function remarksOn(
  story: readonly LineShown[],
  remarks: readonly RemarkShown[],
  yours: readonly number[],
): Remarked {
  const said = new Set<string>();
  let now: string[] = [];
  let before: RemarkShown["by"] = "";
  let begins = false; // a turn of the learner has begun, and what was said before may go
  for (const { kind, seat, parts, told } of story) {
    if (kind !== "moved") continue;
    const by = yours.includes(seat ?? -1) ? "learner" : "rival";
    begins ||= by === "learner" && before !== by;
    before = by;
    const ids = (told ?? []).map(({ id }) => id);
    const found = remarks.find(
      (each) => !said.has(each.say) && ["", by].includes(each.by) && speaksOf(each, parts, ids),
    );
    if (!found) continue;
    said.add(found.say);
    now = begins ? [found.say] : [...now, found.say];
    begins = false;
  }
  return { count: said.size, now };
}

/**
 * Whether a remark speaks of a move with these parts, of which these ids are told. The server does
 * the same in `speaks_of`; both are held to `tests/core/remarks.json`.
 */
export function speaksOf(
  { when, told }: Pick<RemarkShown, "when" | "told">,
  parts: unknown,
  ids: readonly string[],
): boolean {
  const fitting = when.length === 0 || when.some((pattern) => has(parts, pattern));
  return fitting && (told.length === 0 || told.some((id) => ids.includes(id)));
}

/** Whether parts have what is wanted: a value, one of several, or parts in turn. */
function has(parts: unknown, wanted: unknown): boolean {
  if (isParts(wanted)) {
    return (
      isParts(parts) && Object.entries(wanted).every(([k, v]) => k in parts && has(parts[k], v))
    );
  }
  return isSame(parts, wanted) || (Array.isArray(wanted) && wanted.some((v) => isSame(parts, v)));
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
