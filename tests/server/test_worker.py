"""``holdfast worker`` beside a server: who moves, and who takes over."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.site.thinking import Worker as Thinking
from holdfast.server.store import BadStore, StoreFailed
from tests.server.brooding_worker import LEASE
from tests.server.cluster import Cluster
from tests.server.running import PATIENCE, Running, environment, running, table_of

#: Seconds; who looks more often is refused by the server.
GLANCE = 0.2
PROGRAM = (sys.executable, str(Path(__file__).with_name("brooding_worker.py")))


class Worker:
    """A worker in a process of its own."""

    def __init__(self, words: Path) -> None:
        self._words = words
        with words.open("w") as said:
            self.process = subprocess.Popen(
                [*PROGRAM, "worker", "--threads", "1"],
                env=environment(),
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )

    @property
    def thoughts(self) -> int:
        """How often it has thought about something to the end."""
        return self._words.read_text().count('"event":"thought"')

    def wait(self) -> None:
        """Wait until it takes turns."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Thinking for "), self._words.read_text()

    def end(self, how: signal.Signals) -> int:
        """End it; return its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def working(words: Path) -> Iterator[Worker]:
    """Have a worker, of which nothing stays."""
    worker = Worker(words)
    try:
        yield worker
    finally:
        worker.process.kill()
        worker.process.communicate()


class Table:
    """A table at which somebody plays with a bot."""

    def __init__(self, server: Running, browser: httpx.Client, level: str) -> None:
        self._browser = browser
        self.id = server.set_up(browser, [{"who": "me"}, {"who": "bot", "level": level}])

    def move_on(self, until: Callable[[], Any]) -> None:
        """Make the first legal move whenever it is one's turn, until something is so."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end
            seen = table_of(self._browser, self.id)
            for move in seen["match"]["moves"][:1]:
                command = {"do": "move", "cid": f"c{seen['version']}", "v": seen["version"]}
                address = f"/api/tables/{self.id}/commands"
                self._browser.post(address, json={**command, "move": move["id"]})
            time.sleep(GLANCE)

    def is_thought_about(self) -> bool:
        """Ask whether the bot is to move."""
        seen = table_of(self._browser, self.id)
        return seen["status"] == "playing" and not seen["match"]["moves"]


def wait_for(true: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(GLANCE)


def count_workers(server: Running) -> int:
    told = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    return int(float(told.partition("\nholdfast_workers ")[2].split()[0]))


def test_a_worker_moves_and_when_it_is_killed_the_server_does(
    lent: str, cluster: Cluster, tmp_path: Path
) -> None:
    database = lent.partition("@/")[2].partition("?")[0]

    def is_taken() -> bool:
        return bool(cluster.execute("SELECT 1 FROM thoughts WHERE worker IS NOT NULL", database))

    with working(tmp_path / "said") as worker, running(tmp_path / "data") as server:
        worker.wait()
        wait_for(lambda: count_workers(server) == 1)
        browser = server.visit("Ann")
        Table(server, browser, "journeyman").move_on(lambda: worker.thoughts)
        table, done = Table(server, browser, "grandmaster"), worker.thoughts
        table.move_on(is_taken)
        assert worker.end(signal.SIGKILL) == -signal.SIGKILL
        killed = time.monotonic()
        wait_for(lambda: not table.is_thought_about())
        # Its lease, a look that finds it ended, and a busy machine.
        assert time.monotonic() - killed < LEASE / 1000 + 1 + 10
        wait_for(lambda: count_workers(server) == 0)
        alone = Table(server, browser, "grandmaster")
        alone.move_on(lambda: table_of(browser, alone.id)["status"] == "over")
        assert worker.thoughts <= done + 1  # of the first table
        assert cluster.execute("SELECT * FROM thoughts", database) == []
        assert server.stop() == 0


@pytest.mark.usefixtures("lent")
def test_a_worker_ends_in_good_order(tmp_path: Path) -> None:
    with working(tmp_path / "said") as worker:
        worker.wait()
        assert worker.end(signal.SIGTERM) == 0
        assert "Traceback" not in (tmp_path / "said").read_text()


def refuse(url: str) -> str:
    """Return what a worker says that cannot begin."""

    async def run() -> None:
        await Thinking(url, ["nim"], 1, lambda: None).run(asyncio.Event())

    with pytest.raises((BadStore, StoreFailed)) as refused:
        asyncio.run(run())
    return str(refused.value)


def test_a_database_that_cannot_be_reached_is_told(tmp_path: Path) -> None:
    told = refuse(f"postgresql://nobody@/none?host={tmp_path}")
    assert "postgresql://nobody@/none: it cannot be reached; check that it runs" in told


def test_a_database_that_is_not_of_this_version_is_refused(cluster: Cluster, lent: str) -> None:
    name = cluster.make_database()
    where = f"postgresql://holdfast@/{name}"
    assert refuse(cluster.url_of(name)) == f"{where} is not a Holdfast database; choose another"
    cluster.execute("CREATE TABLE alembic_version AS SELECT '0003' AS version_num", name)
    assert refuse(cluster.url_of(name)) == (
        f"{where} is of an older version; start a server of this version, which migrates it"
    )
    cluster.drop_database(name)
