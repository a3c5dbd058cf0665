"""A process with many clients: ``python -m bench.loading.client SERVER PORT GAME SEED``.

It reads orders from its input, one a line, and writes what came of them.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random

import msgspec
from websockets.exceptions import WebSocketException

from bench.loading.boardgame_io import BoardgamePair
from bench.loading.driver import Driver, Maker, Pace, Played
from bench.loading.holdfast import HoldfastPair
from bench.loading.limits import raise_open_files
from bench.loading.pairs import Listener, Pair


class Open(msgspec.Struct, tag="open"):
    """Set up more tables."""

    tables: int


class Play(msgspec.Struct, tag="play"):
    """Play at a rate; without one, as fast as it goes."""

    rate: float | None
    seconds: float


class Progress(msgspec.Struct, tag="progress"):
    """How many tables there are, or how many moves were made."""

    count: int


class Done(msgspec.Struct, tag="done"):
    """An order was carried out."""

    played: Played | None = None


class Failed(msgspec.Struct, tag="failed"):
    """An order could not be carried out."""

    why: str


Order = Open | Play
Report = Progress | Done | Failed


def maker(server: str, port: int, game: str) -> Maker:
    """Return what makes pairs for a server."""

    def make(chance: Random, listener: Listener) -> Pair:
        if server == "holdfast":
            return HoldfastPair(port, chance, listener, game)
        return BoardgamePair(port, chance, listener)

    return make


async def obey(driver: Driver) -> None:
    """Carry out orders until there are no more."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = msgspec.json.decode(line, type=Order)
        try:
            if isinstance(order, Open):
                await driver.open(order.tables, _tell)
                _report(Done())
            else:
                _report(Done(await driver.play(Pace(order.rate, order.seconds), _tell)))
        except (OSError, WebSocketException) as mistake:
            _report(Failed(str(mistake)))
            break
    driver.close()


def _tell(count: int) -> None:
    _report(Progress(count))


def _report(report: Report) -> None:
    print(msgspec.json.encode(report).decode(), flush=True)


async def main() -> None:
    """Be the clients of one server."""
    server, port, game, seed = sys.argv[1:]
    raise_open_files()
    await obey(Driver(maker(server, int(port), game), int(seed)))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
