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
    both is better. ``exact``: the chances are proven. ``stake`` is what a move drawn at random
    loses; it is known of matches that are over.
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
    stake: float | None = None


class AccuracyShown(msgspec.Struct, frozen=True):
    """How well a seat played: from 0 to 100, with its standard error; null without decisions.

    ``share`` is what it got of the win in the end, null if the match is not over. ``rating`` is the
    rating of its decisions, 100 for nothing lost and 0 for as much as moves at random lose; null
    where the stakes are not known.
    """

    seat: int
    decisions: int
    accuracy: float | None
    error: float
    share: float | None
    rating: float | None = None
    rating_error: float = 0.0


class TermShown(msgspec.Struct, frozen=True):
    """A part of a result, in shares of the win, with its standard error."""

    value: float
    error: float


class BalanceShown(msgspec.Struct, frozen=True):
    """Where the result of a seat came from: ``result`` - ``start`` is the sum of the next five.

    ``deal`` is how good the dealt cards were, ``luck`` what was drawn later, ``fog`` what came of
    own guesses that nobody could know, ``decisions`` what own moves lost as far as one could know,
    ``others`` what the others' moves gave or took. ``adjusted`` is the result without the first
    three, and without the others' fog. Nothing is rounded, so that it adds up.
    """

    seat: int
    start: float
    result: float
    deal: TermShown
    luck: TermShown
    fog: TermShown
    decisions: TermShown
    others: TermShown
    adjusted: TermShown


class AnalysisShown(msgspec.Struct, frozen=True):
    """An analysis as far as it has come.

    ``found`` decisions of ``of`` are judged; of these, ``decisions`` has those that were asked for,
    in the order in which they were found. Whoever has asked for it, ``yours``, may stop it.
    ``seats`` are those whose decisions are judged: all when the match is over, else one's own.
    ``balances`` are there when all is done, of a match that the rules have ended.
    """

    depth: Literal["standard", "deep"]
    state: Literal["none", "going", "stopped", "done"]
    yours: bool
    found: int
    of: int
    seats: list[int]
    accuracy: list[AccuracyShown]
    decisions: list[DecisionShown]
    balances: list[BalanceShown] = []
