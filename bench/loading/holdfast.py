"""Two clients at a table of Holdfast."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import websockets.asyncio.client as ws

from bench.loading.pairs import Listener, Pair


class _Choice(msgspec.Struct):
    id: int


class _Match(msgspec.Struct):
    moves: list[_Choice] | msgspec.UnsetType = msgspec.UNSET


class _Seat(msgspec.Struct):
    who: str


class _Table(msgspec.Struct):
    """A table, or of a difference what has changed of it."""

    version: int
    id: str = ""
    status: str | msgspec.UnsetType = msgspec.UNSET
    seats: list[_Seat] | msgspec.UnsetType = msgspec.UNSET
    match: _Match | msgspec.UnsetType | None = msgspec.UNSET
    next: str | msgspec.UnsetType | None = msgspec.UNSET


class _Page(msgspec.Struct):
    table: _Table


class _Message(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Opened(_Message):
    """The table that a client watches from now on."""

    page: _Page


class Happened(_Message):
    """Something happened at the table."""

    since: int
    changed: _Table


class Rejected(_Message):
    """A command was not carried out."""

    refusal: dict[str, Any]


class Welcome(_Message):
    """Only its type matters."""


class Here(_Message):
    """Only its type matters."""


class Acknowledged(_Message):
    """Only its type matters."""


class Invited(_Message):
    """Only its type matters: both know that they play again."""


_decode = msgspec.json.Decoder(
    Opened | Happened | Rejected | Welcome | Here | Acknowledged | Invited
).decode


class HoldfastPair(Pair):
    """Two clients at one table; after the end they play again, one seat further."""

    def __init__(self, port: int, chance: Random, listener: Listener, game: str) -> None:
        """Name the game."""
        super().__init__(port, chance, listener)
        self._game = game
        self._sockets: list[ws.ClientConnection] = []
        self._tables: list[_Table | None] = [None, None]  # as each client knows it
        self._mover = 0
        self._count = 0

    async def open(self) -> None:
        """Make two people and a table; sit down."""
        origin = {"Origin": f"http://127.0.0.1:{self.port}"}
        headers = []
        for name in ("Anna", "Bert"):
            answer = await self.post("/api/session", {"name": name}, origin)
            cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
            headers.append({**origin, "Cookie": cookie})
        setup = {"game": self._game, "seats": [{"who": "me"}, {"who": "open"}]}
        made = await self.post("/api/tables", setup, headers[0])
        self._sockets = await self.connect("/ws", headers)
        table = made.body["table"]["id"]
        for seat in (0, 1):
            await self._say(seat, {"do": "watch", "table": table})

    async def move(self) -> None:
        """Send one of the moves that the server listed."""
        table = self._tables[self._mover]
        assert table is not None
        choice = self.chance.choice(_moves(table)).id
        self.start()
        await self._act(self._mover, {"do": "move", "v": table.version, "move": choice})

    async def hear(self, seat: int, text: str) -> None:
        """Take note of the table as a client sees it, and do what it asks for."""
        message = _decode(text)
        if isinstance(message, Rejected):
            raise ConnectionError(f"a command was refused: {message.refusal}")
        if isinstance(message, Opened):
            await self._see(seat, message.page.table)
        elif isinstance(message, Happened):
            if seat != self._mover:
                self.heard()
            table = self._tables[seat]
            assert table is not None
            if table.version != message.since:
                raise ConnectionError(f"{message.since} comes after {table.version}")
            await self._see(seat, _merge(table, message.changed))

    async def _see(self, seat: int, table: _Table) -> None:
        self._tables[seat] = table
        if table.status == "over":
            await self._play_again(seat, table)
        elif table.status == "gathering":
            await self._sit(seat, table)
        elif self._agree():
            self._go_on()

    def _agree(self) -> bool:
        """Tell whether both clients see the same moment of the same table."""
        one, two = self._tables
        return (
            one is not None and two is not None and (one.id, one.version) == (two.id, two.version)
        )

    def _go_on(self) -> None:
        for seat, table in enumerate(self._tables):
            if table is not None and _moves(table):
                self._mover = seat
        self.ready()

    async def _play_again(self, seat: int, table: _Table) -> None:
        if table.next:
            self._tables[seat] = None
            await self._say(seat, {"do": "unwatch", "table": table.id})
            await self._say(seat, {"do": "watch", "table": table.next})
        elif seat == 0:
            await self._act(0, {"do": "rematch", "v": table.version})

    async def _sit(self, seat: int, table: _Table) -> None:
        seats = table.seats or []
        free = [i for i, each in enumerate(seats) if each.who in ("open", "invited")]
        if seat == 1 and free:
            await self._act(1, {"do": "sit", "v": table.version, "seat": free[0]})

    async def _act(self, seat: int, command: dict[str, Any]) -> None:
        table = self._tables[seat]
        assert table is not None
        self._count += 1
        command["cid"] = str(self._count)
        await self._say(seat, {"do": "act", "table": table.id, "command": command})

    async def _say(self, seat: int, call: dict[str, Any]) -> None:
        await self._sockets[seat].send(json.dumps(call))


def _moves(table: _Table) -> list[_Choice]:
    """Return the moves that a client may make now."""
    return (table.match.moves or []) if table.match else []


def _merge(had: _Table, changed: _Table) -> _Table:
    """Return a table as it is after a difference: what that does not name is as before."""
    if had.match and changed.match and changed.match.moves is msgspec.UNSET:
        changed.match.moves = had.match.moves
    for name in ("id", "status", "seats", "match", "next"):
        if getattr(changed, name) in (msgspec.UNSET, ""):
            setattr(changed, name, getattr(had, name))
    return changed
