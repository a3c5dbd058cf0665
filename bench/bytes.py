"""What a move weighs: the bytes that each who watches is sent, and what the store grows by.

    python -m bench.bytes
    python -m bench.bytes --games 20 --json

People make random moves at tables without a network, and each of them watches: so many games of
each kind, to their end. ``opened`` is what somebody is sent who comes to a table; sockets do not
compress. The processor's time is that of everything but the network: the rules, what each is shown,
and the store (SQLite), one table at a time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from holdfast.games import registry
from holdfast.server.table import commands as c
from tests.server.house import House, open_house
from tests.server.sitting import ANN, BOB, CYD, NAMES, START

PEOPLE: Final = (ANN, BOB, CYD)
_MICRO: Final = 1e6


@dataclass(frozen=True)
class Weight:
    """What a game and its moves weigh, on average; bytes, and microseconds of the processor."""

    game: str
    people: int
    moves: float  # in a game
    message: float  # to each who watches, for a move
    opened: float  # to somebody who comes
    stored: float  # for a move
    processor: float  # for a move


class Scales:
    """Somebody who watches, and weighs what they are sent."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.bytes = 0

    def send(self, message: bytes) -> None:
        """Weigh a message."""
        self.bytes += len(message)


async def play(house: House, game: str, dice: random.Random) -> tuple[int, list[int], list[int]]:
    """Play a game; return the moves, and the bytes that each was sent at first and then."""
    people, cids = PEOPLE[: max(2, min(registry.get(game).seats))], itertools.count()
    table = await house.set_up("me", *["open"] * (len(people) - 1), game=game)
    for seat, person in enumerate(people[1:], 1):
        await house.do(table, person, c.Sit, seat=seat)
    watchers = [Scales(person) for person in people]
    opened = [
        len(msgspec.json.encode(await house.tables.watch(table, each, 0))) for each in watchers
    ]
    room, moves = house.tables.rooms.find(table), 0
    while room and room.table and room.table.match and room.table.turn is not None:
        person, match = people[room.table.turn], room.table.match
        move = c.Move(
            cid=f"{next(cids)}",
            v=room.table.frame.version,
            move=dice.choice(match.legal_ids),
        )
        await house.tables.do(table, person, NAMES[person], move)
        moves += 1
    return moves, opened, [each.bytes for each in watchers]


async def weigh(game: str, games: int) -> Weight:
    """Play so many games in a store of their own, and weigh them."""
    dice, played = random.Random(1), []
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(Path(folder), [START]) as house:
            await play(house, game, dice)  # what is made once is made now
            began = time.process_time()
            for _ in range(games):
                played.append(await play(house, game, dice))
            spent = time.process_time() - began
        stored = sum(file.stat().st_size for file in Path(folder).glob("*.db"))
    moves = sum(count for count, _, _ in played)
    people = len(played[0][1])
    return Weight(
        game,
        people,
        moves / games,
        sum(sum(sent) for _, _, sent in played) / moves / people,
        sum(sum(opened) for _, opened, _ in played) / games / people,
        stored / moves * games / (games + 1),
        spent / moves * _MICRO,
    )


def main(given: Sequence[str] | None = None) -> None:
    """Weigh all games of the lobby, and print."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--games", type=int, default=10, help="of each kind (default: 10)")
    reader.add_argument("--only", action="append", choices=registry.names(), help="this game")
    reader.add_argument("--json", action="store_true", help="print JSON only")
    asked = reader.parse_args(given)
    chosen = asked.only or registry.offered()
    found = [asyncio.run(weigh(game, asked.games)) for game in chosen]
    if asked.json:
        print(json.dumps([asdict(each) for each in found], indent=2))
        return
    table = Table("game", box=None, pad_edge=False)
    for name in ("people", "moves", "message", "opened", "stored", "µs"):
        table.add_column(name, justify="right")
    for each in found:
        figures = (each.people, each.moves, each.message, each.opened, each.stored, each.processor)
        table.add_row(each.game, *(f"{figure:,.0f}" for figure in figures))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
