"""Afterwards: everything that was acknowledged and shown is looked up in what is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from holdfast.server.live.stored import read_entry
from holdfast.server.table.build import open_table
from holdfast.server.table.setup import SECOND, Live
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_table
from tests.chaos.people import HONEST, Record
from tests.chaos.spans import Span
from tests.chaos.witness import Witness, digest_of
from tests.server.checking import Stored, plain

#: A server is there so many seconds before we hear that it is.
SLACK: Final = 1.0


class Command(NamedTuple):
    """A command in the log of a table."""

    table: str
    version: int


def find_commands(tables: dict[str, Stored]) -> dict[str, list[Command]]:
    """Return where each command is, by its id."""
    found: dict[str, list[Command]] = {}
    for table, stored in tables.items():
        for event in stored.events:
            if event.cid is not None:
                found.setdefault(event.cid, []).append(Command(table, event.seq))
    return found


def check_commands(records: Iterable[Record], tables: dict[str, Stored]) -> Iterator[str]:
    """Yield what is wrong: acknowledged and lost, stored elsewhere, twice, or though refused."""
    stored = find_commands(tables)
    for record in records:
        yield from record.problems
        for cid, (table, version) in record.done.items():
            if cid not in stored:
                if not has_joined(record, cid, tables):
                    kind = record.kinds.get(cid, "?")
                    yield (
                        f"command {cid} ({kind}) was acknowledged as version {version} of {table} "
                        f"and is lost; {_stands(tables, table, version)} stands there"
                    )
            elif Command(table, version) not in stored[cid]:
                places = ", ".join(f"version {at.version} of {at.table}" for at in stored[cid])
                yield (
                    f"command {cid} was acknowledged as version {version} of {table} and is "
                    f"stored as {places}"
                )
        for cid, code in record.refused.items():
            if cid in stored:
                yield f"command {cid} was refused ({code}) and is stored all the same"
            if code not in HONEST:
                yield f"command {cid} was refused ({code}), though it was sent by the rules"
    for cid, found in stored.items():
        if len(found) > 1:
            yield f"command {cid} is stored {len(found)} times"


def _stands(tables: dict[str, Stored], table: str, version: int) -> str:
    """Return what a log has at a version, for whoever wants to know what became of a command."""
    events = tables[table].events if table in tables else []
    found = [f"{event.kind} ({event.cid})" for event in events if event.seq == version]
    return found[0] if found else "nothing"


def has_joined(record: Record, cid: str, tables: dict[str, Stored]) -> bool:
    """Ask whether a command asked for a rematch that was there already: nothing is stored then.

    They must sit there, so that there was nothing left to do.
    """
    table, version = record.done[cid]
    if record.kinds.get(cid) != "rematch" or table not in tables:
        return False
    past = tables[table].events[:version]
    found = [event.body["table"] for event in past if event.kind == "rematched"]
    return bool(found) and bool(tables[found[-1]].table.seats_of(record.person))


def check_shown(witness: Witness, tables: dict[str, Stored]) -> Iterator[str]:
    """Yield which table was shown otherwise than its log has made it, at any version."""
    yield from witness.problems
    wanted: dict[str, set[int]] = {}
    for table_id, version in witness.shown:
        wanted.setdefault(table_id, set()).add(version)
    for table_id, versions in wanted.items():
        if table_id not in tables:
            yield f"table {table_id} was shown and is not stored"
            continue
        last = len(tables[table_id].events)
        for version in sorted(each for each in versions if each > last):
            yield f"table {table_id} was shown at version {version}; only {last} are stored"
        for table in grow(tables[table_id]):
            seen = witness.shown.get((table_id, table.frame.version), {})
            for person, digest in seen.items():
                if digest_of(plain(show_table(table, person))) != digest:
                    yield (
                        f"table {table_id} at version {table.frame.version} was shown to "
                        f"{person} otherwise than its log has made it"
                    )


def grow(stored: Stored) -> Iterator[Table]:
    """Yield a table as it was at each version: always the same one, which grows."""
    whole = stored.table
    first, *others = map(read_entry, stored.events)
    table = open_table(whole.id, whole.game, whole.secret, [first])
    yield table
    for entry in others:
        table.apply(entry)
        yield table


def check_ends(tables: dict[str, Stored]) -> Iterator[str]:
    """Yield which table has not come to its end."""
    for table_id, stored in tables.items():
        status = stored.table.frame.status
        if status != "over":
            yield f"table {table_id} ({stored.table.game.name}) has not ended: it is {status}"


def check_clocks(
    tables: dict[str, Stored],
    is_up: Callable[[Span], float],
    has_lived: Callable[[Span], float],
) -> Iterator[str]:
    """Yield at which table clocks took more time, from one event to the next, than servers gave.

    What an outage takes is given back by the event after it, or just before that. A server that
    gives time back is there, whether we have heard of it or not: on a busy machine that takes long.
    """
    for table_id, stored in tables.items():
        outages = {event.at / SECOND for event in stored.events if event.kind == "outage"}
        for span, spent in charges_of(stored):
            up = has_lived(span) if span[0] in outages else is_up(span)
            if spent > up + SLACK:
                yield (
                    f"the clocks of table {table_id} took {spent:.2f} s from {span[0]:.2f} to "
                    f"{span[1]:.2f}, and a server was there for {up:.2f} s"
                )


def charges_of(stored: Stored) -> Iterator[tuple[Span, float]]:
    """Yield from when to when the clocks of a table took how many seconds from its seats."""
    before: tuple[int, int] | None = None
    for table in grow(stored):
        ticking, now = table.frame.ticking, table.frame.updated
        if ticking is None or not isinstance(table.frame.setup.clock, Live):
            continue
        left = sum(ticking.left)
        if before is not None and left < before[1]:
            yield (before[0] / SECOND, now / SECOND), (before[1] - left) / SECOND
        before = now, left


def count_joined(records: Iterable[Record], tables: dict[str, Stored]) -> int:
    """Count the commands of which nothing had to be stored."""
    stored = find_commands(tables)
    return sum(
        cid not in stored and has_joined(record, cid, tables)
        for record in records
        for cid in record.done
    )
