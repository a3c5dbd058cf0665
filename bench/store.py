"""Measure what it costs to store a move: an event of a table's log, and the change of its row.

    python -m bench.store
    python -m bench.store --url postgresql://localhost/empty --json

Every move is stored for good before the next at its table. `together` lets 32 tables move at the
same time, so that their moves share a transaction; `alone` has one table. `plain` is the least that
can be: the same statements, 32 in a transaction and each in a savepoint, by the driver of SQLite
without a thread. Processor time is that of this process; a server of PostgreSQL has its own.

To compare with another checkout, run this file there in turn:
``PYTHONPATH=. python …/bench/store.py``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection

from holdfast.server.store import Store, StoredEvent, url_of
from holdfast.server.store.log import append, create_table
from holdfast.server.store.people import add_person

TOGETHER: Final = 32  # tables that move at the same time
_SEAT: Final = {"who": "person", "name": "Somebody", "level": None, "person": "p", "present": True}
_CHANGES: Final = {
    "status": "playing",
    "public": True,
    "due": 1_800_000_000_000,
    "summary": {
        "seats": [_SEAT, _SEAT],
        "clock": None,
        "paused": None,
        "version": 1,
        "note": "x" * 200,
    },
}
_PLAIN: Final = (
    "UPDATE tables SET version = ?, updated = ?, status = ?, public = ?, due = ?, summary = ? "
    "WHERE id = ? AND version = ?",
    "SELECT mark FROM events WHERE table_id = ? AND seq = ?",
    "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
)


@dataclass(frozen=True)
class Cost:
    """What a move costs, in microseconds: of the processor, and until it is stored."""

    what: str
    processor: float
    waiting: float


async def measure(url: str, moves: int) -> list[Cost]:
    """Return what a move at one table and at many costs in a store."""
    store = Store(url)
    await store.open()
    try:
        await store.write(_set_up)
        await _play(store, range(TOGETHER), 1)  # what is made once is not measured
        return [
            await _time("together", store, range(TOGETHER), 1, max(1, moves // TOGETHER)),
            await _time("alone", store, range(TOGETHER, TOGETHER + 1), 0, moves),
        ]
    finally:
        await store.close()


def measure_plain(file: Path, moves: int) -> Cost:
    """Return what the statements of a move cost where nothing else is done."""
    rounds = max(1, moves // TOGETHER)
    with closing(sqlite3.connect(file, isolation_level=None)) as conn:
        conn.execute("PRAGMA synchronous = FULL")
        first = 1 + int(conn.execute("SELECT version FROM tables WHERE id = 't0'").fetchone()[0])
        wall, processor = time.perf_counter(), time.process_time()
        for seq in range(first, first + rounds):
            conn.execute("BEGIN IMMEDIATE")
            for number in range(TOGETHER):
                _move_plainly(conn, f"t{number}", seq)
            conn.execute("COMMIT")
        return _cost("plain", processor, wall, rounds * TOGETHER, rounds)


def _move_plainly(conn: sqlite3.Connection, table: str, seq: int) -> None:
    change, find, add = _PLAIN
    summary = json.dumps(_CHANGES["summary"], separators=(",", ":"))
    conn.execute("SAVEPOINT work")
    conn.execute(change, (seq, seq, "playing", True, _CHANGES["due"], summary, table, seq - 1))
    (mark,) = conn.execute(find, (table, seq - 1)).fetchone()
    conn.execute(add, (table, seq, seq, "move", "p", f"c{seq}", '{"move":17,"seat":1}', mark))
    conn.execute("RELEASE SAVEPOINT work")


def _set_up(conn: Connection) -> None:
    add_person(conn, "p", "Somebody", 1)
    for number in range(TOGETHER + 1):
        row = {"id": f"t{number}", "game": "nim", "rules": 1, "host": "p", "created": 1}
        create_table(conn, {**row, "updated": 1, "seed": "1", "salt": "s", **_CHANGES}, [])


async def _time(what: str, store: Store, tables: Sequence[int], since: int, rounds: int) -> Cost:
    wall, processor = time.perf_counter(), time.process_time()
    await _play(store, tables, rounds, since)
    return _cost(what, processor, wall, rounds * len(tables), rounds)


async def _play(store: Store, tables: Sequence[int], rounds: int, since: int = 0) -> None:
    async def at(table: str) -> None:
        for seq in range(since + 1, since + rounds + 1):
            body: dict[str, Any] = {"move": 17, "seat": 1}
            event = StoredEvent(seq, seq, "move", "p", f"c{seq}", body)
            work: Callable[[Connection], None] = partial(
                append, table_id=table, version=seq - 1, events=[event], changes=_CHANGES
            )
            await store.write(work)

    await asyncio.gather(*(at(f"t{number}") for number in tables))


def _cost(what: str, processor: float, wall: float, moves: int, rounds: int) -> Cost:
    used, waited = time.process_time() - processor, time.perf_counter() - wall
    return Cost(what, 1e6 * used / moves, 1e6 * waited / rounds)


def main(given: Sequence[str] | None = None) -> int:
    """Measure, and print."""
    reader = argparse.ArgumentParser(
        prog="bench.store", description=(__doc__ or "").partition("\n")[0]
    )
    reader.add_argument("--moves", type=int, default=20_000, help="how many in each measurement")
    reader.add_argument("--url", default="", help="an empty database; by default one of SQLite")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    args = reader.parse_args(given)
    if args.moves < TOGETHER:
        reader.error(f"--moves is {args.moves}; it can be a whole number from {TOGETHER}")
    with tempfile.TemporaryDirectory(prefix="holdfast-bench-") as folder:
        file = Path(folder) / "holdfast.db"
        costs = asyncio.run(measure(args.url or url_of(file), args.moves))
        if not args.url:
            costs.append(measure_plain(file, args.moves))
    if args.json:
        print(json.dumps([asdict(cost) for cost in costs]))
        return 0
    table = Table("moves", "processor, µs each", "until it is stored, µs")
    for cost in costs:
        table.add_row(cost.what, f"{cost.processor:,.1f}", f"{cost.waiting:,.0f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
