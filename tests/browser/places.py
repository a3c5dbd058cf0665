"""Tables at every stage of a game, and the pages that there are."""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from playwright.sync_api import Page

from holdfast.games import registry
from tests.browser.house import FEWEST, GAMES, House, Json, play_on
from tests.browser.people import wait_until_still

#: What shows that a page is there.
LAID: Final = ".room .board > *"
#: How many moves a table has early in a game.
EARLY: Final = 4
END: Final = 100_000

NAMES: Final = ("Bence", "Chiara", "Dorle")
STAGES: Final = ("early", "middle", "end")


def sights(game: str) -> Any:
    """Return what to look for at a table of the game: a module beside the tests of its rules."""
    return import_module(f"tests.games.{registry.python_name(game)}.sights")


@dataclass(frozen=True)
class Place:
    """A page: its name, its address, and what shows that it is there."""

    name: str
    path: str
    sign: str


class Gallery:
    """Tables at every stage of every game, each set up when it is first asked for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.owner = house.welcome("Anna")
        self._tables: dict[tuple[str, str], str] = {}

    def find(self, game: str, stage: str) -> str:
        """Return a table of people at a stage; the owner is to play a card, or it is over."""
        if (game, stage) not in self._tables:
            self._tables[game, stage] = self._settle(game, stage)
        return self._tables[game, stage]

    def _settle(self, game: str, stage: str) -> str:
        others = [self.house.welcome(name) for name in NAMES[: FEWEST[game] - 1]]
        seats: list[Json] = [{"who": "me"}, *[{"who": "open"}] * len(others)]
        table: str = self.owner.set_up(game, seats)["id"]
        for seat, other in enumerate(others, start=1):
            other.act(table, "sit", seat=seat)
        players = [self.owner, *others]
        usual = self.owner.table(table)["match"]["table"]["phase"]
        dice = random.Random(f"{game} {stage}")
        until = {"early": EARLY, "middle": sights(game).MIDDLE, "end": END}[stage]
        play_on(players, table, until=until, dice=dice)
        while (seen := self.owner.table(table))["status"] == "playing":
            match = seen["match"]
            if len(match["moves"]) > 1 and match["table"]["phase"] == usual:
                break
            play_on(players, table, until=seen["match"]["ply"] + 1, dice=dice)
        return table


def wait_until_laid(page: Page, game: str) -> None:
    """Wait until a whole table is there, and at rest."""
    page.wait_for_selector(LAID)
    page.wait_for_selector(f".board {sights(game).PARTS}", state="attached")
    wait_until_still(page)


def plain_places() -> list[Place]:
    """Return the pages that are about no table."""
    return [
        Place("start", "/", "h2"),
        Place("settings", "/settings", "h2"),
        Place("nowhere", "/nowhere", "h1"),
        *[Place(f"new {game}", f"/new/{game}", "form") for game in GAMES],
        *[Place(f"how {game}", f"/how/{game}", "figure .table") for game in GAMES],
        *[Place(f"rules {game}", f"/rules/{game}", "article") for game in GAMES],
    ]
