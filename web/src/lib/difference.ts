// What happens at a table is sent as a difference: the fields of the table that have changed. Of the
// match, and of the game's table in it, only the changed fields are there; all others are there whole.
import type * as p from "./protocol";

type Fields = Record<string, unknown>;

/** The table as it is after a difference. */
export function merge(table: p.TableShown, changed: Fields): p.TableShown {
  if (!table.match || !changed.match) return { ...table, ...changed };
  const { table: view, ...rest } = changed.match as Fields;
  const match = { ...table.match, ...rest };
  if (view) match.table = { ...(table.match.table as Fields), ...(view as Fields) };
  return { ...table, ...changed, match };
}
