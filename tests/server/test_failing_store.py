"""A full disk, a locked database, a damaged row, a standstill: what people at tables see of it."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx

from tests.server.checking import check_commands, check_pictures, read_tables
from tests.server.clients import Client, Json, connected, get_page, set_up, sign_in
from tests.server.playing import is_quiet
from tests.server.serving import Server, serving

ALONE = [{"who": "me"}, {"who": "hot", "name": "Dan"}]
WITH_BOT = [{"who": "me"}, {"who": "bot", "level": "apprentice"}]
SHORT: Json = {"kind": "live", "bank": 10, "increment": 0}
MOST = 200  # moves there and back, after which the disk is full

Visit = Callable[[Server, httpx.AsyncClient, Client], Awaitable[None]]


def with_server(data: Path, visit: Visit) -> None:
    """Have a server and Ann, who is connected."""

    async def run() -> Client:
        async with serving(data) as server, httpx.AsyncClient() as http:
            await server.start()
            ann = await sign_in(server, http, "Ann")
            async with connected(ann):
                await visit(server, http, ann)
                await ann.until(lambda: is_quiet(ann))
            await server.stop()
            assert "Traceback" not in server.said()
            return ann

    ann = asyncio.run(run())
    tables = read_tables(data)
    check_commands([ann], tables)
    check_pictures([ann], tables)


async def move(client: Client, table: str) -> Json | None:
    """Make the first legal move; return the refusal, if it was refused."""
    picture = client.pictures[table]
    await client.until(lambda: bool(picture.table and picture.table["match"]["moves"]))
    return await client.carry_out(table, "move", move=picture.table["match"]["moves"][0]["id"])


def check_refusal(refusal: Json | None, words: str, data: Path) -> None:
    """Check that a refusal says why, and no more."""
    assert refusal is not None
    assert refusal["code"] == "store_failed"
    assert words in refusal["message"]
    assert str(data) not in str(refusal)
    assert "holdfast.db" not in str(refusal)


async def move_until_refused(client: Client, table: str) -> Json:
    """Move and take back until there is no room for more; return the refusal."""
    for _ in range(MOST):
        refusal = await move(client, table) or await client.carry_out(table, "undo")
        if refusal is not None:
            return refusal
    raise AssertionError("there is still room")


def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def visit(server: Server, http: httpx.AsyncClient, ann: Client) -> None:
        table = await set_up(ann, http, seats=ALONE)
        with_bot = await set_up(ann, http, seats=WITH_BOT)
        assert await move(ann, with_bot) is None
        (server.data / "full").touch()
        refusal = await move_until_refused(ann, table)
        check_refusal(refusal, "The disk of the server is full", server.data)
        page, picture = await get_page(ann, http, table), ann.pictures[table]
        assert page["table"] == picture.table
        # Where it took many moves to fill the disk, a page has the newest of them.
        assert page["story"] == picture.story[-len(page["story"]) :]
        answer = await http.post(
            f"{server.url}/api/tables",
            json={"game": "nim", "seats": ALONE, "options": {"misere": True}},
            headers=ann.headers,
        )
        assert answer.is_success or answer.json()["code"] == "store_failed"
        (server.data / "full").unlink()
        assert await move(ann, table) is None
        assert await ann.carry_out(table, "undo") is None
        assert await move(ann, with_bot) is None

    with_server(tmp_path / "data", visit)


def test_where_a_file_may_not_grow_it_is_told_and_goes_on_later(tmp_path: Path) -> None:
    async def visit(server: Server, http: httpx.AsyncClient, ann: Client) -> None:
        table = await set_up(ann, http, seats=ALONE)
        assert await move(ann, table) is None
        limits = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, (4096, limits[1]))
        refusal = await ann.carry_out(table, "undo")
        check_refusal(refusal, "The store of the server failed", server.data)
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, limits)
        assert await ann.carry_out(table, "undo") is None

    with_server(tmp_path / "data", visit)


def test_a_locked_database_is_told_and_works_again_later(tmp_path: Path) -> None:
    async def visit(server: Server, http: httpx.AsyncClient, ann: Client) -> None:
        table = await set_up(ann, http, seats=WITH_BOT, clock=SHORT)
        assert await move(ann, table) is None
        await ann.until(lambda: bool(ann.pictures[table].table["match"]["moves"]))
        file = server.data / "holdfast.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refusal = await move(ann, table)
            check_refusal(refusal, "The store of the server is busy", server.data)
            page = await get_page(ann, http, table)
            assert page["table"] == ann.pictures[table].table
            other.execute("ROLLBACK")
        assert await move(ann, table) is None
        assert given_back(ann, table) > 0  # at least what the move waited for before it was refused

    with_server(tmp_path / "data", visit)


def given_back(client: Client, table: str) -> int:
    """Return how many milliseconds of a fault of the server were given back at a table."""
    story = client.pictures[table].story
    return sum(line["lost"] for line in story if line["kind"] == "outage")


def test_a_server_that_is_stopped_for_a_while_takes_no_time_from_anybody(tmp_path: Path) -> None:
    async def visit(server: Server, http: httpx.AsyncClient, ann: Client) -> None:
        table = await set_up(ann, http, seats=ALONE, clock=SHORT)
        assert await move(ann, table) is None
        os.kill(server.process, signal.SIGSTOP)
        await asyncio.sleep(SHORT["bank"] + 0.5)
        os.kill(server.process, signal.SIGCONT)
        await ann.until(lambda: given_back(ann, table) > SHORT["bank"] * 1000)
        assert await move(ann, table) is None
        assert ann.pictures[table].table["status"] == "playing"

    with_server(tmp_path / "data", visit)


#: What can be wrong with a table; each of these changes one row.
DAMAGES = (
    "UPDATE events SET body = replace(body, 'nim', 'mim') WHERE seq = 1 AND table_id = ?",
    "DELETE FROM events WHERE seq = 2 AND table_id = ?",
    "UPDATE events SET seq = 50 WHERE seq = 2 AND table_id = ?",
    "UPDATE tables SET seed = '12345' WHERE id = ?",
    "UPDATE tables SET seed = 'x' WHERE id = ?",
    "UPDATE tables SET salt = 'x' WHERE id = ?",
)


def test_damaged_rows_close_their_tables_and_no_other(tmp_path: Path) -> None:
    data, clock = tmp_path / "data", {"kind": "live"}

    async def run() -> None:
        async with serving(data) as server, httpx.AsyncClient() as http:
            await server.start()
            ann = await sign_in(server, http, "Ann")
            bad = [await set_up(ann, http, seats=WITH_BOT, clock=clock) for _ in DAMAGES]
            good = await set_up(ann, http, seats=WITH_BOT, clock=clock, public=True)
            await server.kill()
            with closing(sqlite3.connect(data / "holdfast.db")) as file, file:
                for sql, table in zip(DAMAGES, bad, strict=True):
                    assert file.execute(sql, [table]).rowcount == 1
                    ann.watched.discard(table)
            await server.start()
            async with connected(ann):
                assert await move(ann, good) is None
                for table in bad:
                    refusal = await ann.carry_out(table, "say", text="hello?")
                    check_refusal(refusal, "stored of this table is damaged", data)
                    check_refusal(await get_page(ann, http, table), "is damaged", data)
                assert await move(ann, good) is None
                lobby = await http.get(f"{server.url}/api/tables", headers=ann.headers)
                assert [each["id"] for each in lobby.json()["tables"]] == [good]
            await server.stop()
            assert "Traceback" not in server.said()

    asyncio.run(run())


def test_a_summary_that_cannot_be_read_is_left_out_of_the_lobby(tmp_path: Path) -> None:
    async def visit(server: Server, http: httpx.AsyncClient, ann: Client) -> None:
        bad = await set_up(ann, http, seats=WITH_BOT, public=True)
        good = await set_up(ann, http, seats=WITH_BOT, public=True)
        await server.kill()
        with closing(sqlite3.connect(server.data / "holdfast.db")) as file, file:
            file.execute("UPDATE tables SET summary = '{\"id\": 5}' WHERE id = ?", [bad])
        await server.start()
        for url in ("/api/tables", "/api/tables/mine"):
            answer = await http.get(f"{server.url}{url}", headers=ann.headers)
            assert (good in answer.text, bad in answer.text) == (True, False)
        assert await move(ann, bad) is None  # its log is well, and so it is written again

    with_server(tmp_path / "data", visit)
