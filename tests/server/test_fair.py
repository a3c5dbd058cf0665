"""A server that many use: whoever asks for much leaves the others their share."""

from __future__ import annotations

import os
import resource
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.running import ALONE, Running, running, table_of

GAME = "schotten-totten"
#: Connections that send half a request.
HALVES = 1300
#: Tables at which a grandmaster thinks for two seconds each.
GREEDY = 20
#: Ours is a few hundredths of a second. A busy machine gets far more, but not what it was when all
#: waited in one line: twenty seconds on two cores.
BOUND = 3.0


def seats(level: str) -> list[dict[str, str]]:
    return [{"who": "me"}, {"who": "bot", "level": level}]


def wait_until_warm(server: Running) -> None:
    end = time.monotonic() + 600  # compiled for the first time
    with httpx.Client(base_url=server.url, timeout=60) as client:
        while client.get("/api/health").json()["games"][GAME]["phase"] != "ready":
            assert time.monotonic() < end
            time.sleep(0.2)


def move(browser: httpx.Client, table: str) -> bool:
    """Make a move if it is one's turn; tell whether the bot is to move then."""
    seen = table_of(browser, table)
    if seen["match"]["moves"]:
        command = {"do": "move", "cid": f"c{seen['version']}", "v": seen["version"]}
        chosen = {**command, "move": seen["match"]["moves"][0]["id"]}
        browser.post(f"/api/tables/{table}/commands", json=chosen).raise_for_status()
        seen = table_of(browser, table)
    return not seen["match"]["moves"]


def wait_for_the_bot(browser: httpx.Client, table: str) -> float:
    """Return how many seconds it takes until one is to move again."""
    start = time.monotonic()
    while not table_of(browser, table)["match"]["moves"]:
        assert time.monotonic() < start + 60
        time.sleep(0.01)
    return time.monotonic() - start


@pytest.mark.skipif(
    os.environ.get("HOLDFAST_JIT") == "off", reason="a grandmaster searches with compiled code only"
)
def test_twenty_grandmasters_of_one_guest_leave_anothers_apprentice_quick(tmp_path: Path) -> None:
    with running(tmp_path, game=GAME, jit=os.environ.get("HOLDFAST_JIT", "fast")) as server:
        wait_until_warm(server)
        greedy, modest = server.visit("Greedy"), server.visit("Modest")
        tables = [server.set_up(greedy, seats("grandmaster")) for _ in range(GREEDY)]
        mine = server.set_up(modest, seats("apprentice"))
        waits: list[float] = []
        while len(waits) < 5:
            thinking = sum(move(greedy, table) for table in tables)
            while not move(modest, mine):
                pass
            waits.append(wait_for_the_bot(modest, mine))
        print(f"{thinking} grandmasters think; the apprentice took {[round(w, 3) for w in waits]}")
        assert thinking > GREEDY / 2
        assert max(waits) < BOUND


def test_half_requests_stop_nobody(tmp_path: Path) -> None:
    """A server with the usual number of files, and more connections than that from one address."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with running(tmp_path, files=1024) as server, ExitStack() as held:
        anna = server.visit("Anna")
        table = server.set_up(anna, ALONE)
        place = ("127.0.0.1", httpx.URL(server.url).port or 0)
        for _ in range(min(HALVES, hard - 200)):
            half = held.enter_context(socket.create_connection(place, timeout=10))
            half.sendall(b"GET / HTTP/1.1\r\nHost: ")
        begun = time.monotonic()
        with httpx.Client(base_url=server.url, timeout=10) as stranger:
            assert stranger.get("/api/health").status_code == 200
        assert table_of(anna, table)["id"] == table
        bob = server.visit("Bob")  # somebody who has not been here
        assert server.set_up(bob, ALONE)
        assert time.monotonic() - begun < BOUND
