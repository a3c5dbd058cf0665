"""What goes wrong, and when: all of it follows from a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """What can go wrong."""

    KILL = "server killed"
    KILL_ALL = "all servers killed at once"
    KILL_STARTING = "server killed while it starts"
    END = "server ended in good order"
    STOP = "server stopped and continued"
    KILL_WORKER = "worker killed"
    BACKENDS = "database connections ended"
    KILL_BACKEND = "database backend killed"
    RESTART = "database restarted"
    FULL = "disk full"
    PULL = "connections pulled"
    CUT = "connections cut and mended"
    DELAY = "connections slow"


#: What kills, and how many processes; all of them are as many as there are.
KILLS: Final = {Kind.KILL: 1, Kind.KILL_STARTING: 2, Kind.KILL_WORKER: 1, Kind.KILL_BACKEND: 1}
#: What happens between clients and servers.
OF_CABLES: Final = (Kind.PULL, Kind.CUT, Kind.DELAY)
#: How often each happens, compared with the others.
_WEIGHTS: Final = {
    Kind.KILL: 60,
    Kind.KILL_STARTING: 8,
    Kind.END: 3,
    Kind.STOP: 3,
    Kind.PULL: 6,
    Kind.CUT: 4,
    Kind.DELAY: 4,
}
_OF_SEVERAL: Final = {Kind.KILL_ALL: 4}
_OF_A_DISK: Final = {Kind.FULL: 3}
_OF_WORKERS: Final = {Kind.KILL_WORKER: 30}
_OF_A_DATABASE: Final = {Kind.BACKENDS: 8, Kind.KILL_BACKEND: 6, Kind.RESTART: 4}
#: For how many seconds each lasts.
_LASTS: Final = {
    Kind.KILL: (0.0, 0.2),  # until it is started again
    Kind.KILL_ALL: (0.5, 3.0),
    Kind.KILL_STARTING: (0.0, 0.4),  # until it is killed
    Kind.STOP: (0.2, 2.6),
    Kind.KILL_WORKER: (0.0, 2.0),  # until it is started again
    Kind.RESTART: (0.0, 0.5),
    Kind.FULL: (0.5, 1.5),
    Kind.CUT: (0.2, 2.0),
    Kind.DELAY: (0.5, 2.0),
}
_AT_ONCE: Final = (0.0, 0.0)
#: Seconds of play before it.
_PLAY: Final = (0.2, 1.0)


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong after ``play`` seconds, for ``lasts`` seconds.

    ``whom`` is a number by which a process, or a client, is chosen.
    """

    kind: Kind
    play: float
    lasts: float
    whom: int


def count_kills(kind: Kind, processes: int) -> int:
    """Return how many processes are killed by what goes wrong."""
    return processes if kind is Kind.KILL_ALL else KILLS.get(kind, 0)


def make_plan(
    seed: int,
    kills: int,
    *,
    postgresql: bool,
    disk: bool,
    processes: int = 1,
    workers: bool = False,
) -> list[Fault]:
    """Return what goes wrong until there were so many kills; each kind happens at least once.

    ``disk`` says that there is a disk that can be filled, ``workers`` that there are some.
    """
    dice = random.Random(seed)
    weights = {
        **_WEIGHTS,
        **(_OF_SEVERAL if processes > 1 else {}),
        **(_OF_A_DISK if disk else {}),
        **(_OF_A_DATABASE if postgresql else {}),
        **(_OF_WORKERS if workers else {}),
    }
    kinds = [*weights]
    dice.shuffle(kinds)
    left = kills - sum(count_kills(kind, processes) for kind in kinds)
    while left > 0:
        kinds += dice.choices([*weights], [*weights.values()])
        left -= count_kills(kinds[-1], processes)
    return [_make_fault(kind, dice) for kind in kinds]


def _make_fault(kind: Kind, dice: random.Random) -> Fault:
    lasts = dice.uniform(*_LASTS.get(kind, _AT_ONCE))
    return Fault(kind, dice.uniform(*_PLAY), lasts, dice.randrange(1 << 30))
