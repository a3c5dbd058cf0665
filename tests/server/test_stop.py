"""A server that is stopped as one should: its people are told, and go on when it is back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx

from holdfast.server.store import Store, url_of
from holdfast.server.table import events as ev
from holdfast.testing.amount import amount, first_seed
from tests.server.checking import check_commands, check_pictures, read_tables
from tests.server.clients import Client, connected, set_up, sign_in
from tests.server.playing import is_quiet, play
from tests.server.serving import PATIENCE, ROOT, serving

PAIR = [{"who": "me"}, {"who": "open"}]
BANK = 20  # seconds
CLOCK = {"kind": "live", "bank": BANK, "increment": 0}
SEED, STOPS = 4 + first_seed(), amount(quick=3, full=8)
BETWEEN = 2  # commands, at least, that are acknowledged before each stop
AWAY = 2.0  # seconds for which the server is not there


def test_people_are_told_of_the_stop_and_come_back_within_five_seconds(tmp_path: Path) -> None:
    async def run() -> tuple[str, list[Client], float, float]:
        async with serving(tmp_path) as server, httpx.AsyncClient() as http:
            await server.start()
            ann, bob = [await sign_in(server, http, name) for name in ("Ann", "Bob")]
            table = await set_up(ann, http, seats=PAIR, clock=CLOCK)
            await bob.watch(table)
            async with connected(ann, bob):
                await bob.until(lambda: bool(bob.pictures[table].table))
                assert await bob.carry_out(table, "sit", seat=1) is None
                await server.stop()
                await asyncio.gather(hear_goodbye(ann), hear_goodbye(bob))
                await asyncio.sleep(AWAY)
                await server.start()
                began = time.monotonic()
                assert await ann.carry_out(table, "say", text="here I am") is None
                assert await bob.carry_out(table, "say", text="so am I") is None
                back = time.monotonic() - began
                await ann.until(lambda: ann.pictures[table].story[-1].get("text") == "so am I")
            await server.stop()
            return table, [ann, bob], back, sum(end - start for start, end in server.up)

    table, people, back, up = asyncio.run(run())
    assert back < 5
    tables = read_tables(tmp_path)
    check_commands(people, tables)
    check_pictures(people, tables)
    ticking = tables[table].table.frame.ticking
    assert ticking is not None
    assert 0 < sum(BANK - left / 1000 for left in ticking.left) <= up
    (lost,) = [event.body["lost"] for event in tables[table].events if event.kind == "outage"]
    assert lost >= AWAY * 1000


async def hear_goodbye(client: Client) -> None:
    """Check that a page is told of the end, and with the code that says: come back."""
    await client.until(lambda: bool(client.codes))
    assert client.messages[-1] == {"type": "stopping"}
    assert client.codes == [1012]


async def wait_for_answers(people: list[Client], count: int) -> None:
    """Wait until so many more commands are acknowledged, of whomever."""
    enough = sum(len(client.done) for client in people) + count
    await people[0].until(lambda: sum(len(client.done) for client in people) >= enough)


def test_killed_while_it_stops_the_server_loses_nothing(tmp_path: Path) -> None:
    dice, stop = random.Random(SEED), asyncio.Event()

    async def run() -> tuple[list[Client], list[int]]:
        codes = []
        async with serving(tmp_path) as server, httpx.AsyncClient() as http:
            await server.start()
            people = [await sign_in(server, http, name) for name in ("Ann", "Bob")]
            for host, guest in (people, people[::-1]):
                await guest.watch(await set_up(host, http, seats=PAIR, clock=CLOCK))
            async with connected(*people) as group:
                for client in people:
                    group.create_task(play(client, random.Random(dice.random()), stop))
                for _ in range(STOPS):
                    await wait_for_answers(people, BETWEEN)
                    await asyncio.sleep(dice.uniform(0, 0.3))
                    os.kill(server.process, signal.SIGTERM)
                    await asyncio.sleep(dice.uniform(0, 0.25))
                    codes.append(await server.send(signal.SIGKILL))
                    await server.start()
                stop.set()
                for client in people:
                    await client.until(lambda client=client: is_quiet(client))  # type: ignore[misc]
            await server.stop()
            assert "Traceback" not in server.said()
        return people, codes

    people, codes = asyncio.run(run())
    tables = read_tables(tmp_path)
    assert check_commands(people, tables) > STOPS
    check_pictures(people, tables)
    assert -signal.SIGKILL in codes
    kinds = {type(entry.what) for t in tables.values() for entry in t.table.log}
    assert ev.Flagged not in kinds


def test_the_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--port", "0", "--no-browser"]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "HOLDFAST_JIT": "off"}

    async def make() -> None:
        store = Store(url_of(tmp_path / "holdfast.db"))
        await store.open()
        await store.close()

    asyncio.run(make())
    with closing(sqlite3.connect(tmp_path / "holdfast.db")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    done = subprocess.run(
        [*command, "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env=env,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    *logged, sentence = done.stderr.splitlines()
    assert all(line.startswith('{"time"') for line in logged)
    assert "revision 9999, which this Holdfast does not know; use the newer version" in sentence
