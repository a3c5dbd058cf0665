"""What every seat can hope for, for those who watch."""

from __future__ import annotations

from typing import Literal

import msgspec


class OutlookPoint(msgspec.Struct, frozen=True):
    """The chance to win of each seat after ``ply`` moves, with their standard errors."""

    ply: int
    wins: list[float]
    errors: list[float]


class OutlookShown(msgspec.Struct, frozen=True):
    """The chances of all seats over a match, as far as they are known.

    ``ply`` is how many moves the match has now. ``points`` are those that were asked for, in order;
    some may be missing that are thought about now (``going``), or that wait until less is followed
    (``busy``) or the game is compiled (``warming``).
    """

    state: Literal["going", "busy", "warming", "done"]
    ply: int
    points: list[OutlookPoint]
