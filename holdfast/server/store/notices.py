"""What the processes that share a database tell each other, by LISTEN and NOTIFY of PostgreSQL.

A notice is a hint and nothing more: it wakes whoever would otherwise find out by looking, a moment
later. That of a change carries what was stored, if there is room for it, so that whoever knows all
that was before need not read it. So it is sent after, and beside, the transaction that it tells of.
PostgreSQL lets only one transaction at a time commit with a notice in it; to wait there for the
disk would let all processes wait for each other.

Whoever may connect to a database may listen and notify there, even if they may read none of its
tables. What processes tell each other is not for everybody: the name of their channel is random,
and stands in a table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import URL, Connection

from holdfast.server.store.link import driver_of
from holdfast.server.store.log import StoredEvent

_CHANNEL: Final = "holdfast"  # how the name of the channel begins
_CHANNEL_BYTES: Final = 16
# The first one chooses the name, for all and for ever. Nobody listens where there is none.
_CHOOSE: Final = "INSERT INTO meta (key, value) VALUES ('channel', %s) ON CONFLICT DO NOTHING"
_CHOSEN: Final = "SELECT value FROM meta WHERE key = 'channel'"
_SEND: Final = "SELECT pg_notify(value, %s) FROM meta WHERE key = 'channel'"
#: PostgreSQL takes less than 8000 bytes at a time.
_MOST: Final = 7900
_AGAIN: Final = 0.5  # seconds until a connection that was lost is tried again
_PATIENCE: Final = 5  # seconds for connecting
#: How a network that has gone silent is noticed, in seconds; until then there are the looks.
_KEEPALIVE: Final = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}


class Notice(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Something that the other processes should know."""


class Changed(Notice, frozen=True):
    """A table has come from a version to another; these people sit there.

    With the events that were stored, or with none of them where they are too long.
    """

    table: str
    since: int
    version: int
    people: list[str]
    events: list[StoredEvent] = []

    def follows(self, version: int) -> bool:
        """Tell whether it has all that was stored after a version, and nothing else."""
        numbers = [event.seq for event in self.events]
        return bool(numbers) and numbers == [*range(version + 1, self.version + 1)]


class Came(Notice, frozen=True):
    """Somebody is connected to the sender now; its people are of this edition."""

    person: str
    edition: int


class Went(Notice, frozen=True):
    """Somebody is connected to the sender no longer."""

    person: str
    edition: int


class Stirred(Notice, frozen=True):
    """Somebody who is not connected has made a request."""

    person: str
    edition: int


class ToPerson(Notice, frozen=True):
    """A message to somebody, wherever they look."""

    person: str
    message: str


class ToRoom(Notice, frozen=True):
    """A message to all who watch a table."""

    table: str
    message: str


class SignedOut(Notice, frozen=True):
    """A session of somebody has ended."""

    person: str


class Hello(Notice, frozen=True):
    """The sender has just started, and wants to know which games are played already."""


class Playing(Notice, frozen=True):
    """The answer to one who has just started; nobody played a game in its gap, before that."""

    to: str
    games: list[str]
    gaps: dict[str, tuple[int, int]] = {}  # from when to when, in milliseconds


class Bye(Notice, frozen=True):
    """The sender stops."""


class ToThink(Notice, frozen=True):
    """To workers: there is something to think about, or something that was is so no longer."""


class Found(Notice, frozen=True):
    """From a worker: what was thought about is answered, or left to others."""

    thoughts: list[str]


AnyNotice = (
    Changed
    | Came
    | Went
    | Stirred
    | ToPerson
    | ToRoom
    | SignedOut
    | Hello
    | Playing
    | Bye
    | ToThink
    | Found
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[str, list[AnyNotice]]).decode


def _write(notice: AnyNotice) -> bytes:
    """Return what is sent of a notice: a change that is too long says only that it is there."""
    text = _encode(notice)
    if isinstance(notice, Changed) and len(text) > _MOST // 2:
        return _encode(replace(notice, events=[]))
    return text


def announce(conn: Connection, notice: AnyNotice) -> None:
    """Tell all processes of something in the transaction in which it is stored."""
    if conn.dialect.name == "postgresql":
        driver_of(conn).execute(_SEND, [_encode(("", [notice])).decode()])


async def _listen_to_all(connection: Any) -> None:
    """Let a connection hear what the processes of its database say."""
    from psycopg import sql  # noqa: PLC0415

    await connection.execute(_CHOOSE, [f"{_CHANNEL}_{secrets.token_hex(_CHANNEL_BYTES)}"])
    ((channel,),) = await (await connection.execute(_CHOSEN)).fetchall()
    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))


class Line:
    """The connections by which a process hears the others and tells them something."""

    def __init__(
        self,
        url: URL,
        me: str,
        hear: Callable[[str, AnyNotice], None],
        on_gap: Callable[[], None],
    ) -> None:
        """Say who we are; ``hear`` is called with who says what.

        ``on_gap`` is called when something may have been missed.
        """
        self.listening = False
        self._url = url
        self._me = me
        self._opening: Final = f'["{me}",'  # of all that we say
        self._hear = hear
        self._on_gap = on_gap
        self._waiting: deque[AnyNotice] = deque()
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._began = asyncio.Event()

    async def open(self) -> None:
        """Begin, and listen already unless that takes long."""
        self._tasks = [asyncio.create_task(each) for each in (self._listen(), self._send())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._began.wait(), _PATIENCE)

    async def close(self) -> None:
        """Say what waits to be said, if it takes no long, and end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, notice: AnyNotice) -> None:
        """Tell the other processes something, soon."""
        self._waiting.append(notice)
        self._stirred.set()

    async def _listen(self) -> None:
        import psycopg  # noqa: PLC0415 : whoever has no PostgreSQL does not need it

        while True:
            with suppress(psycopg.Error, OSError):
                async with await self._connect() as connection:
                    await _listen_to_all(connection)
                    self.listening = True
                    self._began.set()
                    self._on_gap()
                    async for notify in connection.notifies():
                        self._take(notify.payload)
            self.listening = False
            await asyncio.sleep(_AGAIN)

    def _take(self, payload: str) -> None:
        if payload.startswith(self._opening):  # we hear ourselves too
            return
        try:
            sender, notices = _decode(payload)
        except msgspec.MsgspecError:  # of another version, say; what it meant is found by looking
            self._on_gap()
            return
        for notice in notices:
            self._hear(sender, notice)

    async def _send(self) -> None:
        import psycopg  # noqa: PLC0415

        while True:
            with suppress(psycopg.Error, OSError):
                async with await self._connect() as connection:
                    # Nobody relies on a notice, so that nobody need wait for the disk.
                    await connection.execute("SET synchronous_commit = off")
                    while True:
                        await self._stirred.wait()
                        self._stirred.clear()
                        while self._waiting:
                            await connection.execute(_SEND, [self._take_some()])
            await asyncio.sleep(_AGAIN)

    def _take_some(self) -> str:
        """Return as much of what waits as can be told at a time."""
        texts: list[bytes] = []
        size = len(self._me)
        while self._waiting:
            text = _write(self._waiting[0])
            size += len(text) + 1
            if size > _MOST and texts:
                break
            self._waiting.popleft()
            if size <= _MOST:
                texts.append(text)
        return f"{self._opening}[{b','.join(texts).decode()}]]"

    async def _connect(self) -> Any:
        import psycopg  # noqa: PLC0415

        _, given = self._url.get_dialect()().create_connect_args(self._url)
        return await psycopg.AsyncConnection.connect(
            **{"connect_timeout": _PATIENCE, **_KEEPALIVE, **given},
            autocommit=True,
            application_name="holdfast notices",
        )
