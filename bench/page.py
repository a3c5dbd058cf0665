"""Measure the page in Chromium: how much is loaded, how soon it can be used, how it moves.

    python -m bench.page
    python -m bench.page --json

The page must be built (`make web`), and the games should be compiled. A busy machine makes all
times longer; the sizes are the same everywhere.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

from tests.browser.house import FEWEST, GAMES, House, open_house, play_on
from tests.browser.people import PHONE, WIDE, Person, arrive, open_chromium
from tests.browser.places import LAID
from tests.browser.player import Player

START_BYTES: Final = 180_000
TABLE_BYTES: Final = 300_000
START_SECONDS: Final = 1.0
MOVE_SECONDS: Final = 0.1
SHIFT: Final = 0.1
ANALYSING: Final = 600.0  # seconds until an analysis is made, beside whatever else is done
#: Nobody moves before having looked at the table; how soon it is drawn is measured on its own.
LOOK_SECONDS: Final = 1.0
FRAME_SECONDS: Final = 1 / 60
MOVES: Final = 6  # so many are timed
BOT: Final = {"who": "bot", "level": "apprentice"}

#: Notes when there is first something to press, and how much the page jumps about.
_WATCH: Final = """
() => {
  window.noted = { ready: null, shift: 0, answers: [] };
  const look = () => {
    if (window.noted.ready === null && document.querySelector('button:enabled'))
      window.noted.ready = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
"""
#: Notes how long after a click the board is drawn anew.
_TIME_CLICKS: Final = """
() => {
  let clicked = null;
  addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (clicked === null) return;
    const began = clicked;
    clicked = null;
    requestAnimationFrame(() => window.noted.answers.push(performance.now() - began));
  }).observe(document.querySelector('.board'),
             { attributes: true, childList: true, subtree: true });
}
"""
#: Notes when each frame is drawn.
_FRAMES: Final = """
() => {
  window.frames_ = [];
  const note = (time) => { window.frames_.push(time); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}
"""


@dataclass(frozen=True)
class Loading:
    """What it takes to load a page for the first time."""

    page: str
    bytes: int
    goal_bytes: int
    seconds: float
    shift: float


@dataclass(frozen=True)
class Moving:
    """How long after a click something moves at a table: the middle and the slowest of them."""

    game: str
    seconds: float
    slowest: float
    shift: float


@dataclass(frozen=True)
class Panning:
    """How a map follows the pointer: the middle frame, and the share of frames that came late."""

    seconds: float
    late: float
    frames: int


def watch(person: Person) -> None:
    """Note what matters on every page that is loaded from now on."""
    person.context.add_init_script(f"({_WATCH})()")


def count_bytes(page: Page) -> list[float]:
    """Return a list that grows by the size of each answer as it is sent, headers included."""
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    return sizes


def noted(page: Page) -> Any:
    """Return what was noted."""
    return page.evaluate("window.noted")


def measure_loading(house: House, browser: Browser, name: str, path: str, goal: int) -> Loading:
    """Load a page with nothing in the browser's cache."""
    person = arrive(house, browser, "Anna", guest=True, size=WIDE, motion=True)
    watch(person)
    sizes = count_bytes(person.page)
    page = person.go(path)
    page.wait_for_selector("button:enabled", state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    found = noted(page)
    person.close()
    return Loading(name, round(sum(sizes)), goal, found["ready"] / 1000, found["shift"])


def measure_start(house: House, browser: Browser) -> Loading:
    """Load the start page."""
    return measure_loading(house, browser, "start", "/", START_BYTES)


def measure_table(house: House, browser: Browser, game: str) -> Loading:
    """Load a table at which somebody else plays."""
    owner = house.welcome("Anna")
    table = owner.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    return measure_loading(house, browser, game, f"/table/{table}", TABLE_BYTES)


def measure_analysis(house: House, browser: Browser, game: str) -> Loading:
    """Load the analysis of a match that is over, with all that it shows at first."""
    people = [house.welcome(f"Guest {number}") for number in range(FEWEST[game])]
    chairs = [{"who": "me"}, *[{"who": "open"}] * (len(people) - 1)]
    table: str = people[0].set_up(game, chairs)["id"]
    for seat, person in enumerate(people[1:], start=1):
        person.act(table, "sit", seat=seat)
    play_on(people, table)
    reader = arrive(house, browser, "Anna")
    page = reader.go(f"/replay/{table}?analysis")
    page.get_by_role("button", name="Analyse this match").click()
    page.get_by_role("button", name="Think longer about it").wait_for(timeout=ANALYSING * 1000)
    reader.close()
    path = f"/replay/{table}?analysis"
    return measure_loading(house, browser, f"{game}, analysed", path, TABLE_BYTES)


def measure_learning(house: House, browser: Browser, game: str) -> list[Loading]:
    """Load the pages on which one learns and studies a game, with their tables."""
    pages = ("learn", "how", "puzzles", "study/edit")
    return [
        measure_loading(house, browser, f"{game}, {page}", f"/{page}/{game}", TABLE_BYTES)
        for page in pages
    ]


def measure_moving(house: House, browser: Browser, game: str) -> Moving:
    """Make moves and look at how soon the table answers."""
    person = arrive(house, browser, "Anna", size=WIDE, motion=True, pace="normal")
    watch(person)
    table = person.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(person, seed=2)
    player.go(table)
    player.page.wait_for_selector(LAID)
    player.page.wait_for_timeout(LOOK_SECONDS * 1000)
    player.page.evaluate(_TIME_CLICKS)
    while player.moves < MOVES and not player.is_over():
        if not player.play_if_my_turn():
            player.page.wait_for_timeout(50)
    found = noted(player.page)
    person.close()
    answers = [each / 1000 for each in found["answers"]]
    return Moving(game, statistics.median(answers), max(answers), found["shift"])


def measure_panning(house: House, browser: Browser) -> Panning:
    """Drag the map of Rheinländer about, zoomed in."""
    person = arrive(house, browser, "Anna", size=PHONE, motion=True)
    table = person.caller.set_up("rheinlander", [{"who": "me"}, BOT, BOT])["id"]
    page = person.go(f"/table/{table}")
    page.wait_for_selector(".board svg [data-space]")
    page.wait_for_timeout(500)
    box = page.locator(".board .frame").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(300)
    page.mouse.down()
    page.evaluate(_FRAMES)
    for step in range(60):
        page.mouse.move(x + 90 * ((step % 20) / 10 - 1), y + 120 * ((step % 30) / 15 - 1))
    page.mouse.up()
    times: list[float] = page.evaluate("window.frames_")
    person.close()
    gaps = [(later - sooner) / 1000 for sooner, later in pairwise(times)]
    late = sum(gap > 1.5 * FRAME_SECONDS for gap in gaps) / len(gaps)
    return Panning(statistics.median(gaps), late, len(gaps))


def print_figures(loadings: Sequence[Loading], movings: Sequence[Moving], panning: Panning) -> None:
    """Print all figures as tables."""
    out = Console(width=100)
    table = Table(title="First load", title_justify="left")
    for column in ("page", "KB", "at most", "usable after s", "layout shift"):
        table.add_column(column, justify="left" if column == "page" else "right")
    for each in loadings:
        table.add_row(
            each.page,
            f"{each.bytes / 1000:.0f}",
            f"{each.goal_bytes / 1000:.0f}",
            f"{each.seconds:.2f}",
            f"{each.shift:.3f}",
        )
    out.print(table)
    table = Table(title="From a click to a change on the board, ms", title_justify="left")
    for column in ("game", "median", "slowest", "layout shift"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for one in movings:
        table.add_row(
            one.game, f"{one.seconds * 1000:.0f}", f"{one.slowest * 1000:.0f}", f"{one.shift:.3f}"
        )
    out.print(table)
    out.print(
        f"Panning the map: {1 / panning.seconds:.0f} frames a second, "
        f"{panning.late:.0%} of {panning.frames} frames late"
    )


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--json", action="store_true", help="print JSON only")
    asked = reader.parse_args(given)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        open_chromium() as browser,
    ):
        loadings = [measure_start(house, browser)]
        loadings += [measure_table(house, browser, game) for game in GAMES]
        loadings += [measure_analysis(house, browser, game) for game in GAMES]
        loadings += [each for game in GAMES for each in measure_learning(house, browser, game)]
        movings = [measure_moving(house, browser, game) for game in GAMES]
        panning = measure_panning(house, browser)
    if asked.json:
        figures = {
            "loading": [asdict(each) for each in loadings],
            "moving": [asdict(each) for each in movings],
            "panning": asdict(panning),
        }
        print(json.dumps(figures, indent=2))
    else:
        print_figures(loadings, movings, panning)
    return 0


if __name__ == "__main__":
    sys.exit(main())
