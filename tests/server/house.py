"""Tables over a real store, with a clock that is moved by hand."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

import holdfast
from holdfast.core.game import Game
from holdfast.server import messages as m
from holdfast.server.live.tables import Tables
from holdfast.server.site.house import choose_url
from holdfast.server.store import log
from holdfast.server.store.engine import Store
from holdfast.server.store.people import add_person, find_person
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import Setup
from holdfast.server.table.table import Table
from tests.server.merging import merge
from tests.server.sitting import ANN, BOB, NAMES, PAIR, START, places

Run = Callable[..., None]

#: No test waits longer for anything.
PATIENCE = 60.0


class Games:
    """All games; they are compiled unless it is said that they are not."""

    def __init__(self, *, warm: bool = True) -> None:
        self.warm = warm

    def find(self, name: str) -> Game:
        return holdfast.game(name)

    def is_warm(self, _name: str) -> bool:
        return self.warm


class Ear:
    """Somebody who is told what happens, and keeps it."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.bytes: list[bytes] = []
        self.joined: m.TableShown | None = None

    def send(self, message: bytes) -> None:
        self.bytes.append(message)

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(each) for each in self.bytes]

    @property
    def seen(self) -> dict[str, Any]:
        """The table that they joined, as far as they know it from what they were told."""
        table: dict[str, Any] = msgspec.to_builtins(self.joined, str_keys=True)
        for told in self.heard_of("happened"):
            assert told["since"] == table["version"]
            table = merge(table, told["changed"])
        return table

    def heard_of(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of a kind."""
        return [each for each in self.heard if each["type"] == kind]


class House:
    """A server without a network."""

    def __init__(self, store: Store, now: list[int]) -> None:
        self.store = store
        self.clock = now
        self.tables = Tables(store, Games(), now=lambda: now[0])
        self._cids = itertools.count()

    def pass_seconds(self, seconds: float) -> None:
        """Move the clock on, at a server that is awake all the time."""
        self.clock[0] += round(seconds * 1000)
        self.tables.faults.wake()

    async def set_up(self, *seats: str, game: str = "nim", host: str = ANN, **setup: Any) -> str:
        """Set up a table and return its id."""
        return await self.tables.create(
            host, NAMES[host], Setup(game, places(*(seats or PAIR)), **setup)
        )

    async def do(self, table: str, person: str, kind: type[c.Command], **fields: Any) -> m.Done:
        """Carry out a command that knows the present version, under an id of its own."""
        if "v" not in fields:
            fields["v"] = (await self.tables.answers.page(table, person, 10**6)).table.version
        command = kind(**{"cid": f"c{next(self._cids)}", **fields})
        return await self.tables.act(table, person, NAMES[person], command)

    async def refuse(self, table: str, person: str, kind: type[c.Command], **fields: Any) -> Code:
        """Return the code with which a command is refused."""
        with pytest.raises(Refused) as refused:
            await self.do(table, person, kind, **fields)
        return refused.value.code

    async def shown(self, table: str, person: str | None = None) -> m.TableShown:
        """Return a table as a person sees it."""
        return (await self.tables.answers.page(table, person, 10**6)).table

    async def mover(self, table: str, *people: str) -> str:
        """Return who of these people is to move."""
        for person in people:
            match = (await self.shown(table, person)).match
            if match is not None and match.moves:
                return person
        raise AssertionError("nobody is to move")

    async def move(self, table: str, *people: str, move: int | str | None = None) -> m.Done:
        """Let whoever of these people is to move do so; by default the first legal move."""
        person = await self.mover(table, *people)
        match = (await self.shown(table, person)).match
        assert match is not None
        return await self.do(
            table, person, c.Move, move=match.moves[0].id if move is None else move
        )

    async def stored(self, table: str) -> list[log.StoredEvent]:
        """Return the log of a table as the store has it."""
        return await self.store.read(lambda conn: log.read_events(conn, table))

    def loaded(self, table: str) -> Table | None:
        """Return the table in memory, if it is there."""
        room = self.tables.rooms.find(table)
        return room.table if room else None


async def until(true: Callable[[], bool | Coroutine[Any, Any, bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = true()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.01)


def _settle(conn: Connection) -> None:
    for person, name in NAMES.items():
        if find_person(conn, person) is None:
            add_person(conn, person, name, START)


@asynccontextmanager
async def open_house(folder: Path, now: list[int]) -> AsyncIterator[House]:
    """Start a server without a network on the data in a folder."""
    store = Store(choose_url(folder))
    await store.open()
    await store.write(_settle)
    house = House(store, now)
    await house.tables.open()
    try:
        yield house
    finally:
        await house.tables.close()
        await store.close()


async def start_pair(house: House, **setup: Any) -> str:
    """Set up a table for Ann and Bob, who sit down."""
    table = await house.set_up(**setup)
    await house.do(table, BOB, c.Sit, seat=1)
    return table
