"""The server is killed while people play, and loses nothing."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import httpx
import pytest

from holdfast.server.table import events as ev
from holdfast.testing.amount import amount, first_seed
from tests.server.checking import Stored, check_commands, check_pictures, read_tables
from tests.server.clients import Client, Json, connected, get_page, set_up, sign_in
from tests.server.playing import is_quiet, play
from tests.server.serving import Server, serving

KILLS = amount(quick=10, full=50)
SEED = 20250601 + first_seed()
BETWEEN = 13  # commands, at least, that are acknowledged before a server that answers is killed
#: What happens at tables that people play at long enough.
ALL_KINDS = {ev.Sat, ev.Moved, ev.Undone, ev.Said, ev.Outage, ev.Rematched}
BOT = {"who": "bot", "level": "apprentice"}
CLOCK = {"kind": "live", "bank": 30, "increment": 0}
#: What can be refused to people who all play by the rules, at the same time.
HONEST = {"stale", "not_your_turn", "nothing_to_undo", "needs_consent", "over", "seat_taken"}


async def gather_people(server: Server, http: httpx.AsyncClient) -> list[Client]:
    """Let three people set up tables of all kinds."""
    ann, bob, cat = [await sign_in(server, http, name) for name in ("Ann", "Bob", "Cat")]
    me, open_seat = {"who": "me"}, {"who": "open"}
    tables: list[tuple[Client, Client | None, Json]] = [
        (ann, bob, {"seats": [me, open_seat], "public": True}),
        (bob, cat, {"seats": [me, open_seat], "clock": CLOCK}),
        (cat, ann, {"seats": [open_seat, BOT, me], "clock": CLOCK}),
        (ann, None, {"seats": [me, BOT]}),
        (bob, None, {"seats": [BOT, me, BOT], "clock": CLOCK}),
        (cat, None, {"seats": [me, {"who": "hot", "name": "Dan"}], "options": {"misere": True}}),
    ]
    for host, guest, setup in tables:
        table = await set_up(host, http, **setup)
        if guest is not None:
            await guest.watch(table)
    return [ann, bob, cat]


async def kill_often(server: Server, clients: list[Client], dice: random.Random) -> None:
    """Kill the server again and again: while it starts, and while people play."""
    for kill in range(KILLS):
        if kill % 5 == 4:
            await server.begin()
            await asyncio.sleep(dice.uniform(0, 0.3))
        else:
            if kill:
                await server.start()
            enough = sum(len(client.done) for client in clients) + BETWEEN
            await clients[0].until(lambda: sum(len(c.done) for c in clients) >= enough)  # noqa: B023
            await asyncio.sleep(dice.uniform(0, 0.4))
        await server.kill()
    await server.start()


async def play_under_kills(data: Path) -> tuple[list[Client], Server]:
    dice, stop = random.Random(SEED), asyncio.Event()
    async with serving(data) as server, httpx.AsyncClient() as http:
        await server.start()
        clients = await gather_people(server, http)
        async with connected(*clients) as group:
            for client in clients:
                group.create_task(play(client, random.Random(dice.random()), stop))
            await kill_often(server, clients, dice)
            await clients[0].until(lambda: has_seen_everything(clients))
            stop.set()
            for client in clients:
                await client.until(lambda client=client: is_quiet(client))  # type: ignore[misc]
            for client in clients:
                await check_pages(client, http)
        await server.stop()
        assert "Traceback" not in server.said()
    return clients, server


def has_seen_everything(clients: list[Client]) -> bool:
    """Ask whether everything that can happen at a table has happened at one."""
    lines = (line for each in clients for shown in each.pictures.values() for line in shown.story)
    return {line["kind"] for line in lines} >= {kind.__name__.lower() for kind in ALL_KINDS}


async def check_pages(client: Client, http: httpx.AsyncClient) -> None:
    """Check that a person's pictures come to be what the server shows."""
    for table, picture in client.pictures.items():
        page = await get_page(client, http, table)
        # What PostgreSQL stores after the kill of who asked for it is found by the next look.
        await client.until(lambda: picture.table["version"] >= page["table"]["version"])  # noqa: B023 - waited for at once
        assert (page["table"], page["story"]) == (picture.table, picture.story)


def spent(stored: Stored) -> float:
    """Return the seconds that the clocks of a table have taken from its seats."""
    ticking = stored.table.frame.ticking
    if ticking is None:
        return 0
    return sum(30 - left / 1000 for left in ticking.left)


@pytest.mark.usefixtures("database")
def test_killed_often_under_load_the_server_loses_nothing(tmp_path: Path) -> None:
    began = time.monotonic()
    clients, server = asyncio.run(play_under_kills(tmp_path / "data"))
    tables = read_tables(tmp_path / "data")
    done = check_commands(clients, tables)
    check_pictures(clients, tables)
    refused = {refusal["code"] for client in clients for refusal in client.refused.values()}
    assert refused <= HONEST
    kinds = {type(entry.what) for t in tables.values() for entry in t.table.log}
    assert kinds >= ALL_KINDS
    assert ev.Flagged not in kinds
    up = sum(end - start for start, end in server.up)
    for stored in tables.values():
        assert spent(stored) <= up
    bots = sum(
        isinstance(entry.what, ev.Moved) and entry.what.bot
        for t in tables.values()
        for entry in t.table.log
    )
    print(
        f"{len(server.up) - 1} kills, {len(tables)} tables, {done} acknowledged commands, "
        f"{bots} moves of bots, {sum(len(t.events) for t in tables.values())} events, "
        f"{sum(len(c.refused) for c in clients)} refused, "
        f"{sum(c.connections for c in clients)} connections, "
        f"{time.monotonic() - began:.1f} s"
    )
    assert done > 10 * KILLS
