"""A server in a process of its own that offers one game: Nim, uncompiled, unless it is said.

Run as a program, this file is ``holdfast`` with that change, and with looser rates where a test
does in a moment what takes people an evening.
"""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from holdfast.server.guard import Rate

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds; a loaded machine is slow
#: What is ``holdfast`` on the command line, with Nim alone.
PROGRAM = (sys.executable, __file__)
ALONE = [{"who": "me"}, {"who": "bot", "level": "apprentice"}]


def environment() -> dict[str, str]:
    """Return the environment in which the program finds this tree, and compiles nothing."""
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "HOLDFAST_JIT": "off", "TEST_GAME": "nim"}


class Running:
    """A server that runs."""

    def __init__(
        self,
        data: Path,
        *options: str,
        game: str = "nim",
        jit: str = "off",
        files: int | None = None,
    ) -> None:
        self.data = data
        self.game = game
        self.clients: list[httpx.Client] = []
        limit = [] if files is None else ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"]
        serve = ("serve", "--no-browser", "--data", str(data), *(options or ("--port", "0")))
        self.process = subprocess.Popen(
            [*limit, *PROGRAM, *serve],
            env={**environment(), "HOLDFAST_JIT": jit, "TEST_GAME": game},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.url = self._wait_for("On this machine:")

    def visit(self, name: str) -> httpx.Client:
        """Return a browser in which somebody has chosen a name."""
        browser = self._connect(Origin=self.url)
        browser.post("/api/session", json={"name": name}).raise_for_status()
        return browser

    def play_for(self, browser: httpx.Client) -> httpx.Client:
        """Return a program that plays for whoever has this browser."""
        token = browser.post("/api/tokens", json={}).raise_for_status().json()["token"]
        return self._connect(Authorization=f"Bearer {token}")

    def set_up(self, browser: httpx.Client, seats: list[dict[str, str]]) -> str:
        """Return the id of a new table, as soon as the game is ready."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = browser.post("/api/tables", json={"game": self.game, "seats": seats})
            # Not ready yet, or asked so often meanwhile that it is too often.
            if answer.status_code not in (429, 503) or time.monotonic() > end:
                table_id: str = answer.raise_for_status().json()["table"]["id"]
                return table_id
            time.sleep(0.1)

    def stop(self) -> int:
        """Stop the server in good order, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def _connect(self, **headers: str) -> httpx.Client:
        client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, verify=False)
        self.clients.append(client)
        return client

    def _wait_for(self, begin: str) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(begin):
                return line.removeprefix(begin).strip()
        raise AssertionError(f"the server ended: {self.process.communicate()[1]}")


@contextmanager
def running(data: Path, *options: str, **how: Any) -> Iterator[Running]:
    """Hold a server that runs, and let nothing of it stay."""
    server = Running(data, *options, **how)
    try:
        yield server
    finally:
        for client in server.clients:
            client.close()
        server.process.kill()
        server.process.communicate()


def table_of(browser: httpx.Client, table: str) -> Any:
    """Return a table as somebody sees it."""
    return browser.get(f"/api/tables/{table}").raise_for_status().json()["table"]


def play_on(browser: httpx.Client, table: str) -> Any:
    """Make the first legal move whenever it is one's turn; return the table at the end."""
    end = time.monotonic() + PATIENCE
    while (seen := table_of(browser, table))["status"] == "playing":
        assert time.monotonic() < end
        for move in seen["match"]["moves"][:1]:
            command = {"do": "move", "cid": f"{seen['version']}", "v": seen["version"]}
            address = f"/api/tables/{table}/commands"
            browser.post(address, json={**command, "move": move["id"]}).raise_for_status()
    return seen


def _loosen(guard: Any) -> Any:
    often = Rate(burst=1000, per_second=1000)
    return dataclasses.replace(
        guard,
        requests_per_address=often,
        requests_per_session=often,
        commands=often,
        tables=often,
    )


if __name__ == "__main__":
    from holdfast.cli import main
    from holdfast.games import registry
    from holdfast.server import guard

    game, guard_for = os.environ["TEST_GAME"], guard.guard_for
    registry.offered = lambda: (game,)
    if game != "nim":
        vars(guard).update(guard_for=lambda *where, **how: _loosen(guard_for(*where, **how)))
    main()
