"""The office: what whoever runs the server asks of it while it runs.

They ask through a socket in the data folder, which only the server's own user can open; nothing of
it can be reached over a network. A request is one line of JSON, and so is the answer. Where no
server runs, the same is done to its database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from holdfast.core.errors import HoldfastError
from holdfast.server.monitor.journal import note

SOCKET: Final = "admin.sock"
_PATIENCE: Final = 20.0  # seconds


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Something to be done."""


class Shut(Request, frozen=True):
    """Close a table."""

    table: str


class Ban(Request, frozen=True):
    """Do not let a person in any more."""

    person: str


class Reply(msgspec.Struct, frozen=True):
    """What became of a request: nothing to say, or why it was not carried out."""

    problem: str = ""


class NotDone(HoldfastError):
    """The server did not carry out what it was asked for."""


class NobodyThere(NotDone):
    """No server takes requests in this folder."""


Doer = Callable[[Shut | Ban], Awaitable[None]]

_encode = msgspec.json.Encoder().encode
_read_request = msgspec.json.Decoder(Shut | Ban).decode
_read_reply = msgspec.json.Decoder(Reply).decode


class Office:
    """The server's end of the socket."""

    def __init__(self, folder: Path, do: Doer) -> None:
        """Name the data folder, and what carries out requests."""
        self._folder = folder
        self._do = do
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to take requests. A folder that cannot have sockets is no reason not to serve."""
        try:
            self._server = await asyncio.start_unix_server(self._talk, sock=_bind(self._folder))
        except OSError:
            note("no_office", level=logging.WARNING)

    async def close(self) -> None:
        """Take no more requests."""
        if self._server is not None:
            self._server.close()
            (self._folder / SOCKET).unlink(missing_ok=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                writer.write(_encode(await self._answer(await reader.readline())) + b"\n")
                await writer.drain()
        writer.close()

    async def _answer(self, line: bytes) -> Reply:
        try:
            request = _read_request(line)
            await self._do(request)
        except HoldfastError as mistake:
            return Reply(str(mistake))
        except msgspec.MsgspecError as mistake:
            return Reply(f"the server does not know this request: {mistake}")
        facts = msgspec.to_builtins(request)
        note("office", kind=facts["do"], table=facts.get("table"), who=facts.get("person"))
        return Reply()


def ask(folder: Path, request: Shut | Ban) -> None:
    """Ask the server of a data folder for something, and wait until it is done.

    Raises:
        NobodyThere: No server runs there.
        NotDone: It does not answer, or says why it did not do it.
    """
    with socket.socket(socket.AF_UNIX) as line:
        _connect(line, folder)
        try:
            line.sendall(_encode(request) + b"\n")
            with line.makefile("rb") as replies:
                reply = _read_reply(replies.readline())
        except (OSError, msgspec.MsgspecError):
            raise NotDone(
                f"the server of {folder} does not answer; try again, or stop it first"
            ) from None
    if reply.problem:
        raise NotDone(reply.problem)


def _connect(line: socket.socket, folder: Path) -> None:
    line.settimeout(_PATIENCE)
    try:
        with _way_to(folder) as path:
            line.connect(path)
    except (FileNotFoundError, ConnectionRefusedError):
        raise NobodyThere(f"no server runs in {folder}") from None
    except OSError as mistake:
        raise NotDone(
            f"the server of {folder} cannot be asked: {mistake.strerror}; "
            "be the user who has started it"
        ) from None


def _bind(folder: Path) -> socket.socket:
    """Make the socket; whoever has the lock of the database may replace one that was left."""
    (folder / SOCKET).unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX)
    try:
        with _way_to(folder) as path:
            made.bind(path)
            os.chmod(path, 0o600)  # nobody can have come in yet: it does not listen
    except OSError:
        made.close()
        raise
    return made


@contextmanager
def _way_to(folder: Path) -> Iterator[str]:
    """Make a short path to the socket: an address of a socket has room for about 100 bytes."""
    with tempfile.TemporaryDirectory(prefix="holdfast-") as way:
        link = Path(way) / "data"
        link.symlink_to(folder.absolute())
        yield str(link / SOCKET)
