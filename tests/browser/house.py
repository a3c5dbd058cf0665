"""A server with the built page, in a process of its own, and people who need no browser."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from holdfast.games import registry
from holdfast.testing.amount import first_seed

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "holdfast" / "server" / "page" / "index.html"
PROGRAM: Final = Path(__file__).with_name("server.py")
GAMES: Final = registry.offered()
#: How many play where as few as possible do.
FEWEST: Final = {game: min(registry.get(game).seats) for game in GAMES}
PATIENCE: Final = 60.0  # seconds; a loaded machine is slow
COMPILING: Final = 1200.0  # seconds until all games are ready, if none was compiled before
PAUSE: Final = 0.05  # seconds between two looks

Json = dict[str, Any]


def page_is_built() -> bool:
    """Tell whether there is a page that the server could serve."""
    return PAGE.exists()


class House:
    """A server that runs; it can be stopped and started again where it was."""

    def __init__(self, data: Path, only: str = "") -> None:
        """Be a server that offers all games, or only one."""
        self.data = data
        self._only = only
        self.url = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._callers: list[Caller] = []

    def open(self) -> None:
        """Start, at the same address as before, and wait until all games are ready."""
        path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        with (self.data / "said").open("a") as said:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, str(PROGRAM), "serve", "--no-browser", "--quiet"),
                    *("--port", str(self._port), "--data", str(self.data)),
                ],
                env={
                    **os.environ,
                    "PYTHONPATH": path,
                    "HOLDFAST_ONLY": self._only,
                    "TEST_SEED": str(first_seed()),
                },
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        self.url = self._read_url()
        self._port = int(self.url.rpartition(":")[2])
        self.get_ready()

    def get_ready(self) -> None:
        """Wait until all games are compiled and all maps drawn."""
        self._wait_for_games()
        self._draw_maps()

    def welcome(self, name: str) -> Caller:
        """Return somebody new."""
        caller = Caller(self, name)
        self._callers.append(caller)
        return caller

    def close(self) -> None:
        """Stop for good."""
        for caller in self._callers:
            caller.close()
        self.stop()

    def stop(self) -> None:
        """Stop in good order, if it runs."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.communicate(timeout=PATIENCE)
            finally:
                self._process.kill()
                self._process.communicate()
                self._process = None

    def _read_url(self) -> str:
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("On this machine:"):
                return line.partition(":")[2].strip()
        raise AssertionError(f"the server ended: {(self.data / 'said').read_text()}")

    def _wait_for_games(self) -> None:
        end = time.monotonic() + COMPILING
        with httpx.Client(base_url=self.url, timeout=PATIENCE) as client:
            while True:
                games = client.get("/api/games").raise_for_status().json()
                if all(game["state"] == "ready" for game in games):
                    return
                broken = [game["name"] for game in games if game["state"] == "failed"]
                assert not broken, f"could not be compiled: {broken}"
                assert time.monotonic() < end, f"the games are not ready: {games}"
                time.sleep(PAUSE)

    def _draw_maps(self) -> None:
        """Let the server draw what takes it seconds the first time."""
        for game in GAMES if self._only == "" else (self._only,):
            for kind in registry.get(game).wire.handouts:
                address = f"{self.url}/api/games/{game}/handouts/{kind}/rhine"
                httpx.get(address, timeout=PATIENCE)


@contextmanager
def open_house(data: Path, only: str = "") -> Iterator[House]:
    """Hold a server that runs, with all games or one, and let nothing of it stay."""
    assert page_is_built(), "the page is not built; build it with: make web"
    house = House(data, only)
    try:
        house.open()
        yield house
    finally:
        house.close()


class Caller:
    """Somebody who plays by requests, without a page."""

    def __init__(self, house: House, name: str) -> None:
        self._client = httpx.Client(
            base_url=house.url,
            headers={"Origin": house.url},
            timeout=PATIENCE,
            verify=False,  # nothing is encrypted, and reading certificates takes long
        )
        self._client.post("/api/session", json={"name": name}).raise_for_status()

    @property
    def cookies(self) -> list[Json]:
        """What a browser needs to be the same person."""
        return [
            {"name": each.name, "value": each.value, "domain": each.domain, "path": each.path}
            for each in self._client.cookies.jar
        ]

    def set_up(self, game: str, seats: Sequence[Json], **setup: Any) -> Json:
        """Return a new table."""
        answer = self._client.post("/api/tables", json={"game": game, "seats": seats, **setup})
        assert answer.is_success, answer.text
        table: Json = answer.json()["table"]
        return table

    def table(self, table: str) -> Json:
        """Return a table as this person sees it."""
        page: Json = self.page(table)
        shown: Json = page["table"]
        return shown

    def page(self, table: str) -> Json:
        """Return a table with its log."""
        page: Json = self._client.get(f"/api/tables/{table}").raise_for_status().json()
        return page

    def act(self, table: str, do: str, **fields: Any) -> Json:
        """Carry out a command, which knows the present version unless it says otherwise."""
        fields = fields if "v" in fields else {"v": self.table(table)["version"], **fields}
        command = {"do": do, "cid": f"{random.getrandbits(64):x}", **fields}
        answer = self._client.post(f"/api/tables/{table}/commands", json=command)
        assert answer.is_success, answer.text
        done: Json = answer.json()
        return done

    def get(self, path: str) -> Any:
        """Return what an address answers."""
        return self._client.get(path).raise_for_status().json()

    def post(self, path: str, body: Json | None = None) -> Any:
        """Send something to an address, and return the answer."""
        answer = self._client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def close(self) -> None:
        """Go."""
        self._client.close()


def play_on(
    callers: Sequence[Caller],
    table: str,
    until: int = 10_000,
    dice: random.Random | None = None,
    rather: str = "",
) -> Json:
    """Make moves for people, any that are legal, until so many were made at the table in all.

    Moves of the kind `rather` are made wherever there are some.
    """
    dice = dice or random.Random(7)
    end = time.monotonic() + 2 * PATIENCE
    while True:
        waiting = True
        for caller in callers:
            while True:
                seen = caller.table(table)
                if seen["status"] != "playing" or seen["match"]["ply"] >= until:
                    return seen
                if not (moves := seen["match"]["moves"]):
                    break
                waiting = False
                wanted = [move for move in moves if move["parts"]["kind"] == rather] or moves
                caller.act(table, "move", v=seen["version"], move=dice.choice(wanted)["id"])
        assert time.monotonic() < end, f"nothing happens at table {table}"
        if waiting:
            time.sleep(PAUSE)


def play_until(caller: Caller, table: str, there: Callable[[Json], bool]) -> Json:
    """Make moves for somebody until a table looks as it should; it must before the end."""
    seen = caller.table(table)
    while not there(seen):
        assert seen["status"] == "playing", f"it never came to that at table {table}"
        seen = play_on([caller], table, until=seen["match"]["ply"] + 1)
    return seen
