"""``holdfast serve --workers``: a parent, and the processes that it looks after."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.running import PROGRAM, Running, environment, play_on, running

WORKERS = ("--port", "0", "--workers", "2", "--quiet")


def children(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    return [
        int(each) for each in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    ]


def is_running(process: int) -> bool:
    with suppress(OSError):
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    return False


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def answers(server: Running) -> bool:
    with suppress(httpx.HTTPError), httpx.Client(verify=False) as client:
        return client.get(f"{server.url}/api/health").status_code in (200, 503)
    return False


@pytest.mark.usefixtures("lent")
def test_two_processes_serve_one_that_dies_is_replaced_and_all_end(tmp_path: Path) -> None:
    with running(tmp_path, *WORKERS) as server:
        wait_for(lambda: len(children(server.process.pid)) == 2)
        ann = server.visit("Ann")
        table = server.set_up(ann, [{"who": "me"}, {"who": "bot", "level": "apprentice"}])
        first = children(server.process.pid)
        os.kill(first[0], signal.SIGKILL)
        wait_for(lambda: len(set(children(server.process.pid)) - {first[0]}) == 2)
        assert first[1] in children(server.process.pid)
        wait_for(lambda: answers(server))
        with httpx.Client(
            base_url=server.url, headers=ann.headers, cookies=ann.cookies, timeout=60, verify=False
        ) as again:
            wait_for(lambda: again.get(f"/api/tables/{table}").is_success)
            assert play_on(again, table)["status"] == "over"
        last = children(server.process.pid)
        assert server.stop() == 0
        assert not any(map(is_running, last))


@pytest.mark.usefixtures("lent")
def test_they_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, *WORKERS) as server:
        wait_for(lambda: len(children(server.process.pid)) == 2)
        both = children(server.process.pid)
        server.process.kill()
        wait_for(lambda: not any(map(is_running, both)))


def serve(tmp_path: Path, **changes: str) -> tuple[int, str]:
    """Return the exit code of a server that cannot start, and what it says."""
    done = subprocess.run(
        [*PROGRAM, "serve", "--no-browser", "--data", str(tmp_path), *WORKERS],
        env={**environment(), **changes},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stderr


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    code, said = serve(tmp_path, DATABASE_URL="")
    assert code == 2
    assert said == (
        "holdfast: --workers is 2, and the database is a file, which is for one process; give one "
        "PostgreSQL for all by DATABASE_URL, or leave --workers out\n"
    )


def test_what_is_wrong_with_all_of_them_is_said_once(tmp_path: Path) -> None:
    code, said = serve(tmp_path, DATABASE_URL=f"postgresql://nobody@/none?host={tmp_path}")
    assert code == 2
    assert said.count("holdfast: the server could not start") == 1
