from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from holdfast.server.store import Store
from holdfast.server.store.log import read_events
from holdfast.testing.amount import amount
from tests.server.store.conftest import Opening

ROOT = Path(__file__).parents[3]
TABLES = 8
#: After so many moves in all the process is killed, each time.
LINES = (1, 17, 60, 150, 400)[: amount(quick=3, full=5)]

# A server in small: several tables at once, and a line for each move that was acknowledged.
PLAYING = """
import asyncio, sys
from holdfast.server.store import Store
from holdfast.server.store.log import append, create_table, load_row
from holdfast.server.store.people import add_person, find_person
from tests.server.store.conftest import event, row

async def play(store, table_id):
    known = await store.read(lambda conn: load_row(conn, table_id))
    if known is None:
        await store.write(lambda conn: create_table(conn, row(table_id), []))
    version = 0 if known is None else known["version"]
    while True:
        fresh = event(version + 1, cid=f"c{version + 1}")
        await store.write(lambda conn: append(conn, table_id, version, [fresh], {}))
        version += 1
        print(table_id, version, flush=True)

async def run():
    store = Store(sys.argv[1])
    await store.open()
    if await store.read(lambda conn: find_person(conn, "ann")) is None:
        await store.write(lambda conn: add_person(conn, "ann", "Ann", 1))
    await asyncio.gather(*(play(store, f"t{n}") for n in range(int(sys.argv[2]))))

asyncio.run(run())
"""


def play_until_killed(url: str, lines: int) -> list[tuple[str, int]]:
    """Return the acknowledged moves of a process that is killed after so many of them."""
    command = [sys.executable, "-c", PLAYING, url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        text = "".join(process.stdout.readline() for _ in range(lines))
        os.kill(process.pid, signal.SIGKILL)
        text += process.stdout.read()
    whole = text[: text.rfind("\n") + 1]
    return [(table, int(version)) for table, version in map(str.split, whole.splitlines())]


async def count_stored(store: Store) -> dict[str, int]:
    """Count the moves of each table, which also checks that none is missing or there twice."""
    return {
        f"t{n}": len(await store.read(lambda conn, n=n: read_events(conn, f"t{n}")))  # type: ignore[misc]
        for n in range(TABLES)
    }


def test_what_was_acknowledged_survives_a_kill(database: str, opened: Opening) -> None:
    async def look() -> dict[str, int]:
        async with opened() as store:
            return await count_stored(store)

    stored = dict.fromkeys((f"t{n}" for n in range(TABLES)), 0)
    for lines in LINES:
        told = dict(stored)
        for table, version in play_until_killed(database, lines):
            assert version == told[table] + 1
            told[table] = version
        stored = asyncio.run(look())
        # What was stored when the kill came, but not yet told, may be there too.
        assert all(told[table] <= stored[table] <= told[table] + 1 for table in told)
    assert sum(stored.values()) >= sum(LINES)
