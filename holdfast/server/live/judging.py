"""How a match is judged, piece by piece: its decisions, and of one that is over luck and fog too.

Each piece is about one move and needs nothing of the others, so that they can be done in any order,
and gone on with where somebody has stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

import msgspec
import numpy as np

from holdfast.core.match import Match
from holdfast.search.analysis import weigh_decision
from holdfast.search.fortune import Sampled, nothing, sample_deal, sample_move
from holdfast.search.ismcts import Ismcts
from holdfast.search.thinker import View
from holdfast.search.valuation import Chances
from holdfast.server import messages as m
from holdfast.server.live.depths import ITERATIONS, WORLDS, Depth
from holdfast.server.view.analyses import show_balances, show_decision

#: So many moves that a search likes are compared with the one that was played.
COMPARED: Final = 2
#: In place of the number of a move: the deal.
DEAL: Final = -1

#: What every seat can hope for, and the standard errors.
Pair = tuple[list[float], list[float]]


class Sample(msgspec.Struct, frozen=True):
    """What was sampled about a move, or about the deal, as it is stored."""

    position: Pair | None
    moved: Pair | None
    fog: Pair


class Findings(msgspec.Struct):
    """What was found out so far, of how many decisions."""

    of: int = 0
    decisions: list[m.DecisionShown] = []
    #: By the number of the move, until all are there and the balances can be drawn up.
    samples: dict[int, Sample] = {}
    balances: list[m.BalanceShown] = []


class Finding(NamedTuple):
    """What was found about a move: its decision, if it was one, and luck and fog if asked for."""

    ply: int
    decision: m.DecisionShown | None
    sample: Sample | None


Piece = Callable[[], Finding]


def has_luck(match: Match, *, over: bool) -> bool:
    """Tell whether luck and fog can be told apart: of a match that the rules have ended."""
    return over and match.turn is None


def drop_old(findings: Findings, match: Match, views: dict[int, View], *, lucky: bool) -> None:
    """Forget what was taken back since, or played otherwise, and what was left half done."""
    findings.of = len(views)
    findings.decisions = [
        each
        for each in findings.decisions
        if each.ply in views
        and each.played.id == match.moves[each.ply]
        and (not lucky or findings.balances or each.ply in findings.samples)
    ]


def pieces_of(
    match: Match, views: dict[int, View], findings: Findings, depth: Depth, *, lucky: bool
) -> Iterator[Piece]:
    """Return what is still to be done: the decisions, then what else luck needs."""
    known = {each.ply for each in findings.decisions}
    pieces = [
        partial(_judge, match, view, ply, depth, lucky=lucky)
        for ply, view in views.items()
        if ply not in known
    ]
    if lucky and not findings.balances:
        rest = [ply for ply in range(match.ply) if ply not in views]
        pieces += [
            partial(_sample, match, ply, depth)
            for ply in (*rest, DEAL)
            if ply not in findings.samples
        ]
    return iter(pieces)


def take(findings: Findings, found: Finding) -> None:
    """Keep what was found about a move."""
    if found.decision is not None:
        findings.decisions.append(found.decision)
    if found.sample is not None:
        findings.samples[found.ply] = found.sample


def draw_up(findings: Findings, match: Match) -> None:
    """Draw up the balances of all seats; what they were drawn up from is not needed any more."""
    if findings.balances:
        return
    sampled = [_read(findings.samples[ply]) for ply in range(match.ply)]
    deal = _read(findings.samples[DEAL]).position
    assert deal is not None
    findings.balances = show_balances(match, deal, sampled, findings.decisions)
    findings.samples = {}


def _judge(match: Match, view: View, ply: int, depth: Depth, *, lucky: bool) -> Finding:
    thinkers = partial(Ismcts, iterations=ITERATIONS[depth])
    played = match.moves[ply]
    decision = weigh_decision(view, ply, played, thinkers, compared=COMPARED, rated=lucky)
    shown = show_decision(view, decision)
    if not lucky:
        return Finding(ply, shown, None)
    sampled = sample_move(match, ply, decision.best.move, WORLDS[depth])
    return Finding(ply, shown, _write(sampled))


def _sample(match: Match, ply: int, depth: Depth) -> Finding:
    """Sample a move that nobody chose, or the deal."""
    if ply == DEAL:
        deal = sample_deal(match, WORLDS[depth])
        return Finding(ply, None, _write(Sampled(deal, None, nothing(match.players))))
    return Finding(ply, None, _write(sample_move(match, ply, match.moves[ply], WORLDS[depth])))


def _write(sampled: Sampled) -> Sample:
    return Sample(
        position=_pair(sampled.position) if sampled.position else None,
        moved=_pair(sampled.moved) if sampled.moved else None,
        fog=_pair(sampled.fog),
    )


def _pair(chances: Chances) -> Pair:
    return chances.wins.tolist(), chances.errors.tolist()


def _read(sample: Sample) -> Sampled:
    return Sampled(
        position=_chances(sample.position) if sample.position else None,
        moved=_chances(sample.moved) if sample.moved else None,
        fog=_chances(sample.fog),
    )


def _chances(pair: Pair) -> Chances:
    wins, errors = pair
    return Chances(np.array(wins), np.array(errors))
