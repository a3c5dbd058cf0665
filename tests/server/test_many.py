"""Several processes on one database: people on different ones play with each other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.table import events as ev
from holdfast.testing.amount import amount, first_seed
from tests.server.checking import check_commands, check_pictures, read_tables
from tests.server.clients import Client, Json, Picture, connected, get_page, set_up, sign_in
from tests.server.playing import is_quiet, play
from tests.server.running import Running, running
from tests.server.serving import Server, serving
from tests.server.test_kill import BETWEEN, HONEST, gather_people

pytestmark = pytest.mark.usefixtures("lent")

PAIR = [{"who": "me"}, {"who": "open"}]
BOT = {"who": "bot", "level": "apprentice"}
SEED = 7 + first_seed()
KILLS = amount(quick=4, full=30)


class Film(Picture):
    """A picture that keeps all that it has been."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: dict[int, Json] = {}

    def add(self, table: Json, story: list[Json]) -> None:
        """Take in a message, and keep what is seen now."""
        super().add(table, story)
        self.frames[table["version"]] = table


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Have two processes with nim that answer."""
    async with serving(folder / "one") as one, serving(folder / "two") as two:
        await one.start()
        await two.start()
        yield one, two


async def play_to_the_end(client: Client, table: str, dice: random.Random) -> None:
    """Move whenever it is one's turn, until the match is over."""
    picture = client.pictures[table]
    while True:
        await client.until(lambda: is_up(client, picture))
        if picture.table["status"] == "over":
            return
        moves = picture.table["match"]["moves"]
        assert await client.carry_out(table, "move", move=dice.choice(moves)["id"]) is None


def is_up(client: Client, picture: Picture) -> bool:
    """Ask whether somebody is to move, or there is nothing to do any more."""
    table = picture.table
    if not table or client.waiting or table["status"] == "gathering":
        return False
    return table["status"] == "over" or table["match"]["turn"] in table["yours"]


def is_over(picture: Picture) -> bool:
    """Ask whether a page shows the end."""
    return bool(picture.table["status"] == "over")


def test_a_match_of_schotten_totten_between_people_on_two_processes(tmp_path: Path) -> None:
    async def run(one: Running, two: Running) -> list[Client]:
        dice = random.Random(SEED)
        async with httpx.AsyncClient(timeout=60) as http:
            ann, cat = [await sign_in(one, http, name) for name in ("Ann", "Cat")]
            bob, dan = [await sign_in(two, http, name) for name in ("Bob", "Dan")]
            async with connected(ann, bob, cat, dan):
                table = await set_up(ann, http, game="schotten-totten", seats=PAIR)
                for each in (bob, cat, dan):
                    each.pictures[table] = Film()
                    await each.watch(table)
                await bob.until(lambda: bool(bob.pictures[table].table))
                assert await bob.carry_out(table, "sit", seat=1) is None
                await asyncio.gather(*(play_to_the_end(each, table, dice) for each in (ann, bob)))
                for each in (cat, dan):
                    await each.until(partial(is_over, each.pictures[table]))
                    page = await get_page(each, http, table)
                    assert page["table"] == each.pictures[table].table
            films = [each.pictures[table] for each in (cat, dan)]
            check_films(*films)
        return [ann, bob, cat, dan]

    how = {"game": "schotten-totten"}
    with running(tmp_path / "one", **how) as one, running(tmp_path / "two", **how) as two:
        people = asyncio.run(run(one, two))
        assert one.stop() == two.stop() == 0
    tables = read_tables(tmp_path)
    assert check_commands(people, tables) > 40
    check_pictures(people, tables)


def check_films(*films: Any) -> None:
    """Check that onlookers at different processes saw the same table at each version."""
    one, two = films
    both = one.frames.keys() & two.frames.keys()
    assert len(both) > 0.9 * len(one.frames)
    assert all(one.frames[version] == two.frames[version] for version in both)


def test_an_owner_that_is_killed_is_replaced_and_its_bots_go_on(tmp_path: Path) -> None:
    async def run() -> tuple[list[Client], float]:
        async with two_servers(tmp_path) as (one, two), httpx.AsyncClient(timeout=60) as http:
            ann = await sign_in(one, http, "Ann")
            table = await set_up(ann, http, seats=[{"who": "me"}, BOT, BOT])
            ann.server = two  # where nobody owns the table
            async with connected(ann):
                await ann.until(lambda: is_up(ann, ann.pictures[table]))
                await one.kill()
                began = time.monotonic()
                await play_to_the_end(ann, table, random.Random(SEED))
                took = time.monotonic() - began
            await two.stop()
            assert "Traceback" not in one.said() + two.said()
            return [ann], took

    people, took = asyncio.run(run())
    assert took < 20
    check_commands(people, read_tables(tmp_path))


def test_who_signs_out_at_one_is_cut_off_at_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (one, two), httpx.AsyncClient(timeout=60) as http:
            ann = await sign_in(two, http, "Ann")
            async with asyncio.TaskGroup() as group:
                running = group.create_task(ann.run())
                await ann.until(lambda: bool(ann.messages))
                headers = {**ann.headers, "Origin": one.url or ""}
                answer = await http.delete(f"{one.url}/api/session", headers=headers)
                assert answer.is_success, answer.text
                await ann.until(lambda: ann.codes[:1] == [4401])
                running.cancel()

    asyncio.run(run())


def test_the_list_of_tables_shows_those_of_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (one, two), httpx.AsyncClient(timeout=60) as http:
            ann, bob = await sign_in(one, http, "Ann"), await sign_in(two, http, "Bob")
            async with connected(ann, bob):
                await bob.until(lambda: bool(bob.messages))
                await bob.send({"do": "look"})
                await bob.until(lambda: any(m["type"] == "lobby" for m in bob.messages))
                known = len(bob.messages)
                table = await set_up(ann, http, seats=PAIR, public=True)
                await bob.until(lambda: table in str(bob.messages[known:]))

    asyncio.run(run())


async def kill_in_turn(servers: list[Server], clients: list[Client], dice: random.Random) -> None:
    """Kill one process after the other while people play; they go on at the one that is left."""
    for kill in range(KILLS):
        gone, left = servers[kill % 2], servers[1 - kill % 2]
        enough = sum(len(client.done) for client in clients) + BETWEEN
        await clients[0].until(lambda: sum(len(c.done) for c in clients) >= enough)  # noqa: B023
        await asyncio.sleep(dice.uniform(0, 0.4))
        for client in clients:
            client.server = left
        await gone.kill()
        await gone.start()
        for client in clients[::2]:
            client.server = gone  # where they come back to when the other is killed


async def play_under_kills(folder: Path) -> list[Client]:
    dice, stop = random.Random(SEED), asyncio.Event()
    async with two_servers(folder) as servers, httpx.AsyncClient(timeout=60) as http:
        clients = await gather_people(servers[0], http)
        clients[1].server = servers[1]
        async with connected(*clients) as group:
            for client in clients:
                group.create_task(play(client, random.Random(dice.random()), stop))
            await kill_in_turn(list(servers), clients, dice)
            stop.set()
            for client in clients:
                await client.until(partial(is_quiet, client))
        for server in servers:
            await server.stop()
            assert "Traceback" not in server.said()
    return clients


def test_processes_are_killed_in_turn_and_nothing_is_lost(tmp_path: Path) -> None:
    clients = asyncio.run(play_under_kills(tmp_path))
    tables = read_tables(tmp_path)
    assert check_commands(clients, tables) > BETWEEN * KILLS
    refused = {refusal["code"] for client in clients for refusal in client.refused.values()}
    assert refused <= HONEST
    kinds = {type(entry.what) for t in tables.values() for entry in t.table.log}
    assert ev.Flagged not in kinds
