"""A server that many use: whoever asks for much leaves the others their share."""

from __future__ import annotations

import os
import time
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running, running, table_of

GAME = "schotten-totten"
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
