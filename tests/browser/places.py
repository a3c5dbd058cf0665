"""Tables at every stage of a game, and the pages that there are."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from tests.browser.house import FEWEST, GAMES, Caller, House, Json, play_on

#: What shows that a page is there.
LAID: Final = ".room .board > *"
#: How many moves a table has early and in the middle of a game.
EARLY: Final = 4
MIDDLE: Final = {"schotten-totten": 30, "rheinlander": 36, "fellowship": 40}
END: Final = 100_000

STAGES: Final = ("early", "middle", "end")


@dataclass(frozen=True)
class Place:
    """A page: its name, its address, and what shows that it is there."""

    name: str
    path: str
    sign: str


def settle(house: House, owner: Caller, game: str, stage: str, **setup: object) -> str:
    """Return a table of people that was played up to a stage; it is the owner's turn, or over."""
    others = [Caller(house, name) for name in ("Bence", "Chiara", "Dorle")[: FEWEST[game] - 1]]
    seats: list[Json] = [{"who": "me"}, *[{"who": "open"}] * len(others)]
    table: str = owner.set_up(game, seats, **setup)["id"]
    for seat, other in enumerate(others, start=1):
        other.act(table, "sit", seat=seat)
    players = [owner, *others]
    dice = random.Random(f"{game} {stage}")
    until = {"early": EARLY, "middle": MIDDLE[game], "end": END}[stage]
    play_on(players, table, until=until, dice=dice)
    while (shown := owner.table(table))["status"] == "playing" and not shown["match"]["moves"]:
        play_on(players, table, until=shown["match"]["ply"] + 1, dice=dice)
    for other in others:
        other.close()
    return table


def plain_places() -> list[Place]:
    """Return the pages that are about no table."""
    return [
        Place("start", "/", "h2"),
        Place("settings", "/settings", "h2"),
        Place("nowhere", "/nowhere", "h1"),
        *[Place(f"new {game}", f"/new/{game}", "form") for game in GAMES],
        *[Place(f"rules {game}", f"/rules/{game}", "article") for game in GAMES],
    ]
