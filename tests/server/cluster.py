"""A server of PostgreSQL for the tests of one process, started when the first asks for it.

A database that a test is done with is emptied for the next: to make one takes 40 times as long.
Nothing is flushed to the disk (``fsync=off``): what is
tested is that we ask for it, and that what PostgreSQL has taken is there; that a disk keeps what it
was told to keep through a power cut is PostgreSQL's own to test, and would cost a minute here.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg

from holdfast.server.store import Store
from holdfast.server.store.schema import metadata

_USER: Final = "postgres"
_PATIENCE: Final = 60.0  # seconds
_SETTINGS: Final = {
    "listen_addresses": "",  # a socket in its folder is enough
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "100",
    "autovacuum": "off",
    "timezone": "UTC",
}
#: As PostgreSQL comes: what it has taken is on the disk.
DURABLE: Final = {"listen_addresses": "", "timezone": "UTC"}


class Cluster:
    """A server that runs, and its databases."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = _SETTINGS) -> None:
        """Make one in an empty folder, and start it."""
        self.folder = folder
        self._settings = settings
        self._numbers = itertools.count()
        self._free: list[str] = []
        if os.getuid() == 0:  # PostgreSQL does not run as root
            shutil.chown(folder, _USER, _USER)
        _run("initdb", "-D", folder / "data", "-U", "holdfast", "-A", "trust", "-E", "UTF8",
             "--locale=C", "--no-sync")  # fmt: skip
        self.start()
        self._make_template()

    def start(self) -> None:
        """Start the server, and wait until it answers; it ends with the thread that has done so."""
        settings = [f"-c{name}={value}" for name, value in self._settings.items()]
        command = _command("postgres", "-D", self.folder / "data", "-k", self.folder, *settings)
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        assert self.wait(), (self.folder / "log").read_text()

    def start_again(self) -> None:
        """Wait until the server answers; start it if it has ended by itself."""
        if not self.wait():
            self.start()

    def wait(self) -> bool:
        """Wait until the server answers; return whether it does, and has not ended instead."""
        end = time.monotonic() + _PATIENCE
        while self._process.poll() is None:
            try:
                self.execute("SELECT 1")
                return True
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)
        return False

    def stop(self) -> None:
        """Stop the server at once; whoever is connected is cut off."""
        self._process.send_signal(signal.SIGQUIT if self._process.poll() is None else 0)
        self._process.wait(_PATIENCE)

    @property
    def pid(self) -> int:
        """The process that has started all others of the server."""
        return self._process.pid

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement in a database."""
        with psycopg.connect(self.url_of(database), autocommit=True) as connection:
            done = connection.execute(statement)
            return done.fetchall() if done.description else []

    def url_of(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://holdfast@/{database}?host={self.folder}"

    def make_database(self, template: str = "template0") -> str:
        """Make a database, and return its name; by default nothing is in it."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def lend_database(self) -> str:
        """Return the name of a database with our tables and nothing in them."""
        return self._free.pop() if self._free else self.make_database("migrated")

    def take_back(self, name: str) -> None:
        """Empty a database, whoever is still connected, and keep it for another test."""
        self.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )
        tables = reversed(metadata.sorted_tables)
        self.execute(";".join(f"DELETE FROM {each.name}" for each in tables), name)
        self._free.append(name)

    def drop_database(self, name: str) -> None:
        """Remove a database, whoever is connected."""
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _make_template(self) -> None:
        async def migrate() -> None:
            store = Store(self.url_of("migrated"))
            await store.open()
            await store.close()

        self.execute("CREATE DATABASE migrated")
        asyncio.run(migrate())


@contextmanager
def running_cluster(settings: Mapping[str, str] = _SETTINGS) -> Iterator[Cluster]:
    """Have a cluster in a folder of its own, of which nothing stays."""
    folder = Path(tempfile.mkdtemp(prefix="holdfast-pg-"))
    cluster = None
    try:
        cluster = Cluster(folder, settings)
        yield cluster
    finally:
        if cluster is not None:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _run(program: str, *given: str | Path) -> None:
    done = subprocess.run(
        _command(program, *given), capture_output=True, text=True, check=False, cwd="/"
    )
    assert done.returncode == 0, done.stderr


def _command(program: str, *given: str | Path) -> list[str]:
    """Return a command, to be run by somebody who is not root and ends with this process."""
    user = ["--reuid", _USER, "--regid", _USER, "--clear-groups"] if os.getuid() == 0 else []
    path = _find_programs() / program
    return ["setpriv", *user, "--pdeathsig", "QUIT", str(path), *map(str, given)]


def _find_programs() -> Path:
    """Return where the programs of the newest PostgreSQL are."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    path = found[-1] if found else shutil.which("initdb")
    assert path, "there is no PostgreSQL; install the package postgresql"
    return Path(path).parent
