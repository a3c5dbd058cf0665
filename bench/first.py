"""Measure the first minute: from the click on "Play now" to a move, with an empty cache.

    python -m bench.first
    python -m bench.first --runs 1 --game rheinlander --json

For each game and run, a server is started with nothing compiled and no map drawn. As soon as its
page is open in Chromium, "Play now" is clicked. Timed are the click to the first move that can be
made, and that move to the bot's answer; with `--compiled`, also how long it takes until everything
is compiled. The page must be built (`make web`). A busy machine makes all times longer.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

from tests.browser.house import GAMES, House
from tests.browser.people import arrive, open_chromium
from tests.browser.player import Player

LIMIT: Final = 5.0  # seconds, for the first move and for the answer
_PAUSE: Final = 20  # milliseconds between two looks


@dataclass(frozen=True)
class First:
    """The first minute of one game, in seconds."""

    game: str
    move: float  # from the click to the first move that can be made
    answer: float  # from that move to the next one
    compiled: float | None  # from the click until all games are compiled


class ColdHouse(House):
    """A server that is used as soon as it answers."""

    def get_ready(self) -> None:
        """Wait for nothing."""

    def wait_until_compiled(self) -> None:
        """Wait until all games are compiled."""
        self._wait_for_games()


def measure(browser: Browser, game: str, compiled: bool) -> First:
    """Start a server with an empty cache, and play a move."""
    with tempfile.TemporaryDirectory(prefix="holdfast-") as folder:
        os.environ["HOLDFAST_CACHE"] = f"{folder}/cache"
        (Path(folder) / "data").mkdir()
        house = ColdHouse(Path(folder) / "data")
        try:
            house.open()
            return play(house, browser, game, compiled)
        finally:
            house.close()


def play(house: ColdHouse, browser: Browser, game: str, compiled: bool) -> First:
    """Click, move, wait for the answer."""
    person = arrive(house, browser, "Anna")
    page, player = person.page, Player(person)
    person.go("/")
    button = page.locator(f"section[aria-labelledby=game-{game}] .button.main")
    button.wait_for()
    start = time.perf_counter()
    button.click()
    wait_for_turn(player)
    move = time.perf_counter() - start
    player.play_if_my_turn()
    moved = time.perf_counter()
    while player.look()["mine"]:  # a turn may have several moves
        player.play_if_my_turn()
        moved = time.perf_counter()
    wait_for_turn(player)
    answer = time.perf_counter() - moved
    if compiled:
        house.wait_until_compiled()
    whole = time.perf_counter() - start if compiled else None
    person.close()
    return First(game, move, answer, whole)


def wait_for_turn(player: Player) -> None:
    """Wait until there is something to point at."""
    while True:
        seen = player.look()
        if seen["status"] == "over" or (seen["status"] and seen["mine"] and seen["targets"]):
            return
        player.page.wait_for_timeout(_PAUSE)


def summarise(firsts: Sequence[First]) -> Table:
    """Return the medians by game."""
    table = Table("game", "runs", "first move, s", "answer, s", "all compiled, s")
    for game in dict.fromkeys(first.game for first in firsts):
        mine = [first for first in firsts if first.game == game]
        waited = [first.compiled for first in mine if first.compiled is not None]
        values = ([f.move for f in mine], [f.answer for f in mine], waited)
        medians = [f"{statistics.median(each):.1f}" if each else "" for each in values]
        table.add_row(game, str(len(mine)), *medians)
    return table


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print; return 0 if every median is within the limit."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--game", choices=GAMES, action="append", help="one game; may be repeated")
    reader.add_argument("--runs", type=int, default=3, help="so many for each game; default: 3")
    reader.add_argument("--compiled", action="store_true", help="wait for the compiler too")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    args = reader.parse_args(given)
    firsts: list[First] = []
    with open_chromium() as browser:
        for run in range(args.runs):
            for game in args.game or GAMES:
                firsts.append(measure(browser, game, args.compiled))
                last = firsts[-1]
                print(
                    f"{game}, run {run + 1}: {last.move:.1f} s, {last.answer:.1f} s",
                    file=sys.stderr,
                )
    if args.json:
        print(json.dumps([asdict(first) for first in firsts]))
    else:
        Console().print(summarise(firsts))
    games = {first.game for first in firsts}
    return int(
        any(
            statistics.median(getattr(f, what) for f in firsts if f.game == game) > LIMIT
            for game in games
            for what in ("move", "answer")
        )
    )


if __name__ == "__main__":
    sys.exit(main())
