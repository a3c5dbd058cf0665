"""Who is here, on a real server: everybody knows within five seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.api import socket
from tests.server.cable import laying
from tests.server.tabs import Page, Person, Served, gather_people, serve

#: Seconds within which presence has to be right.
SOON = 5.0

Visit = Callable[[Page, Person, str], Awaitable[None]]


def with_ann(data: Path, visit: Visit) -> None:
    """Let Ann wait at a table of hers, with its page; somebody else comes."""

    async def run(served: Served) -> None:
        async with AsyncExitStack() as stack:
            ann, bob = await gather_people(stack, served, "Ann", "Bob")
            table = await ann.set_up("nim", [{"who": "me"}, {"who": "open"}], grace=10)
            page = await stack.enter_async_context(ann.page(table))
            await visit(page, bob, table)

    serve(data, ["nim"], run)


async def sees(page: Page, *seats: int) -> None:
    """Wait until a page shows that these are here, which may not take long."""
    begun = time.monotonic()
    await page.wait(lambda: page.here == list(seats))
    assert time.monotonic() - begun < SOON


def test_presence_is_right_within_five_seconds(tmp_path: Path) -> None:
    async def visit(ann: Page, bob: Person, table: str) -> None:
        async with laying(bob.served.port) as cable:
            page = Page(bob, table)
            await page.connect(cable.port)
            await page.do("sit", seat=1)  # after the connection has begun
            await sees(ann, 0, 1)
            await page.disconnect()
            await sees(ann, 0)
            await page.connect(cable.port)
            await sees(ann, 0, 1)
            cable.cut()  # as with a laptop that is closed: nobody says goodbye
            await sees(ann, 0)
            again = Page(bob, table)
            await again.connect()
            await sees(ann, 0, 1)
            await again.disconnect()
            await page.disconnect()

    with_ann(tmp_path, visit)


def test_a_page_that_answers_stays_here_however_little_it_does(tmp_path: Path) -> None:
    async def visit(ann: Page, bob: Person, table: str) -> None:
        async with bob.page(table) as page:
            await page.do("sit", seat=1)
            await sees(ann, 0, 1)
            ann.raw.clear()
            await asyncio.sleep(6)
            assert [text for text in ann.raw if '"here"' in text] == []

    with_ann(tmp_path, visit)


async def move(person: Person, table: str, cid: str) -> None:
    """Let somebody make the first legal move by requests."""
    shown = (await person.get(f"/api/tables/{table}"))["table"]
    chosen = shown["match"]["moves"][0]["id"]
    command = {"do": "move", "cid": cid, "v": shown["version"], "move": chosen}
    await person.post(f"/api/tables/{table}/commands", command)


def test_who_plays_by_requests_alone_is_here_as_soon_as_they_sit_down(tmp_path: Path) -> None:
    async def visit(ann: Page, bob: Person, table: str) -> None:
        sit = {"do": "sit", "cid": "sit", "seat": 1}
        await bob.post(f"/api/tables/{table}/commands", sit)
        await sees(ann, 0, 1)
        ann.raw.clear()
        for made in range(4):
            if ann.choices:
                await ann.play(lambda moves: moves[0]["id"], 1)
            else:
                await move(bob, table, str(made))
                await ann.wait(lambda: ann.is_up_to_date and bool(ann.choices))
        assert [text for text in ann.raw if '"here"' in text] == []

    with_ann(tmp_path, visit)


def test_a_ping_is_answered_while_a_command_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asyncio.Event()

    async def slow(*_: Any, **__: Any) -> Any:
        await waits.wait()

    async def visit(ann: Page, _bob: Person, _table: str) -> None:
        monkeypatch.setattr(socket, "act", slow)
        await ann.act("say", text="is this stored?")
        await ann.act("say", text="and this?")
        await ann._socket.send(socket.PING)
        await ann.wait(lambda: any('"pong"' in text for text in ann.raw))
        assert len(ann.unanswered) == 2

    with_ann(tmp_path, visit)
