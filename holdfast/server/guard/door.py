"""The door: how many connections there may be, and how long one may take to ask for something.

A connection that has not sent a whole head of a request yet only waits, and costs who opens it
nothing. Where there are too many, the one that has waited longest is closed: whoever means to play
has asked within a moment. A connection on which something is answered is never closed for another.
"""

from __future__ import annotations

import asyncio
import resource
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from holdfast.server.guard.addresses import UNKNOWN, write_address
from holdfast.server.guard.settings import Guard

#: So many files are for everything else: the database, the listener, what is read from the disk.
_OTHER_FILES: Final = 128


class Door:
    """Knows the connections, those that wait in the order in which they began to."""

    def __init__(self, guard: Guard, files: int) -> None:
        """Let in what the guard allows, as far as the process may have so many files."""
        self._most = max(1, min(guard.connections, files - _OTHER_FILES))
        # A proxy of ours brings everybody from one address; it counts them itself.
        self._most_of_address = self._most if guard.proxied else guard.connections_per_address
        self._waiting: dict[Connection, None] = {}
        self._of_address: dict[str, dict[Connection, None]] = {}

    def enter(self, one: Connection, others: int) -> None:
        """Count a connection in, beside so many others; close one if they are too many."""
        mine = self._of_address.setdefault(one.address, {})
        mine[one] = None
        self._waiting[one] = None
        if len(mine) > self._most_of_address:
            self._close_first([each for each in mine if each in self._waiting])
        elif others >= self._most:
            self._close_first(self._waiting)

    def ask(self, one: Connection) -> None:
        """Note that a connection has asked for something, and waits no more."""
        self._waiting.pop(one, None)

    def wait(self, one: Connection) -> None:
        """Note that a connection has got its answer, and may ask for something else."""
        self._waiting[one] = None

    def leave(self, one: Connection) -> None:
        """Count a connection out; doing so again changes nothing."""
        self._waiting.pop(one, None)
        mine = self._of_address.get(one.address, {})
        mine.pop(one, None)
        if not mine:
            self._of_address.pop(one.address, None)

    def _close_first(self, waiting: Any) -> None:
        first = next(iter(waiting))  # there is one at least: who has just come in
        self.leave(first)
        first.hang_up()


class Connection(H11Protocol):
    """A connection that is counted, and closed if it takes too long to ask for something."""

    guard: Guard
    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request."""
        super().connection_made(transport)
        self.address = write_address(self.client[0] if self.client else "") or UNKNOWN
        self._limit = self.loop.call_later(self.guard.head_seconds, self.hang_up)
        self.door.enter(self, len(self.connections) - 1)

    def handle_events(self) -> None:
        """Read what has come; with the whole head of a request the waiting ends."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:
            self._limit.cancel()
            self.door.ask(self)

    def on_response_complete(self) -> None:
        """Wait for another request."""
        if not self.transport.is_closing():
            self._limit = self.loop.call_later(self.guard.head_seconds, self.hang_up)
            self.door.wait(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the socket, which is counted by its person."""
        self._end()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._end()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def _end(self) -> None:
        self._limit.cancel()
        self.door.leave(self)


def make_connections(guard: Guard) -> type[Connection]:
    """Return the kind of connections of one server, which share a door."""
    return type("Connection", (Connection,), {"guard": guard, "door": Door(guard, open_files())})


def open_files() -> int:
    """Return how many files this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_files(guard: Guard) -> None:
    """Let this process have as many files open as there may be connections, as far as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(guard.connections + _OTHER_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
