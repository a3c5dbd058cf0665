"""What was found out about the decisions of a match."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.server.messages.tables import Parts


class WeighedMove(msgspec.Struct, frozen=True):
    """A move and the chance to win with it, with the standard error of that figure."""

    id: int
    text: str
    parts: Parts
    win: float
    error: float


class DecisionShown(msgspec.Struct, frozen=True):
    """A choice between several moves, judged by what its seat knew then.

    ``ply`` is how many moves were made before. ``favourite`` is the move that a search prefers,
    perhaps the one that was played; ``others`` are what else was compared with them. ``loss`` is
    what the move has cost, with its standard error; if it is ``close``, nobody can tell which of
    both is better. ``exact``: the chances are proven.
    """

    ply: int
    seat: int
    choices: int
    judgement: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    close: bool
    exact: bool
    loss: float
    error: float
    played: WeighedMove
    favourite: WeighedMove
    others: list[WeighedMove]


class AccuracyShown(msgspec.Struct, frozen=True):
    """How well a seat played: from 0 to 100, with its standard error; null without decisions.

    ``share`` is what it got of the win in the end, null if the match is not over.
    """

    seat: int
    decisions: int
    accuracy: float | None
    error: float
    share: float | None


class AnalysisShown(msgspec.Struct, frozen=True):
    """An analysis as far as it has come.

    ``found`` decisions of ``of`` are judged; of these, ``decisions`` has those that were asked for,
    in the order in which they were found. Whoever has asked for it, ``yours``, may stop it.
    ``seats`` are those whose decisions are judged: all when the match is over, else one's own.
    """

    depth: Literal["standard", "deep"]
    state: Literal["none", "going", "stopped", "done"]
    yours: bool
    found: int
    of: int
    seats: list[int]
    accuracy: list[AccuracyShown]
    decisions: list[DecisionShown]
