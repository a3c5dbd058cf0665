"""``holdfast serve`` with nim, for tests that kill it often: run this file with the data folder.

Each byte on its input starts a server, one at a time, in a process of its own that need not import
anything any more. It says ``process`` and the number, what the server prints, and ``ended`` and the
exit code. A file ``full`` in the folder lets the database grow no further.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from holdfast.cli.serve import serve
from holdfast.server.api import app
from holdfast.server.guard import guard_for
from holdfast.server.site import house
from holdfast.server.store import Store, engine
from holdfast.server.store.link import Link, driver_of

GAMES: Final = ("nim",)
#: Seconds for which a locked database is waited for: a test has less time than a server.
PATIENCE: Final = 0.5
#: What a server imports only when it has begun.
_LATE: Final = (
    "holdfast.cli.terminal.qr",
    "holdfast.cli.terminal.screen",
    "holdfast.games.nim",
    "holdfast.server.live.tables",
    "holdfast.server.site.run",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
_BOUNDLESS: Final = 2**32 - 2  # pages, the most that SQLite knows


class Limited(Link):
    """A link whose database is full while there is a file ``full`` beside it."""

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Have a transaction, in which the file may grow or not."""
        full = Path(sys.argv[1], "full").exists()
        pages = 1 if full else _BOUNDLESS  # at least what is in use
        if self.connect().dialect.name == "sqlite":
            driver_of(self.connect()).execute(f"PRAGMA max_page_count = {pages}")
        with super().transaction() as connection:
            yield connection


def prepare(data: Path, games: tuple[str, ...] = GAMES) -> None:
    """Put what tests need in place, and import what a server needs."""
    for name in _LATE:
        import_module(name)
    vars(app).update(create_app=partial(app.create_app, games=games))
    vars(house).update(Store=partial(Store, patience=PATIENCE))
    vars(engine).update(Link=Limited)
    app.create_app(data, guard_for("127.0.0.1", 1))  # imports more, and opens nothing


def start_servers(data: Path, port: int = 0) -> None:
    """Start a server for each byte on the input, when the one before it has ended."""
    while os.read(sys.stdin.fileno(), 1):
        child = os.fork()
        if child == 0:
            print("process", os.getpid(), flush=True)
            serve(port=port, data=data, browser=False, quiet=True)
            return
        _, status = os.waitpid(child, 0)
        # What the server printed last may be half a line.
        print(f"\nended {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
    start_servers(Path(sys.argv[1]))
