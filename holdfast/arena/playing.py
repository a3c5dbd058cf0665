"""One game of an arena, from the deal to the end."""

from __future__ import annotations

import time
from dataclasses import dataclass

import holdfast
from holdfast.arena.plan import Job
from holdfast.arena.played import Played, shares_of
from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.replay import write_names, write_replay
from holdfast.core.seats import write_seat
from holdfast.search import Player, make_player
from holdfast.search.player import choose_move


class GameFailed(HoldfastError):
    """A player made a move that is none, or broke down."""


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end."""

    job: Job
    played: Played
    replay: str


@dataclass(frozen=True)
class Failed:
    """A game that could not be played to its end, and why.

    It comes from another process, perhaps from another machine: text travels where errors do not.
    """

    sentence: str


@dataclass(frozen=True)
class Broken:
    """A game that ended in a mistake of ours, and where."""

    trace: str


Outcome = Finished | Failed | Broken


def play_job(job: Job) -> Finished | Failed:
    """Play a game to its end; a player's mistake ends it before."""
    players: list[Player] = []
    seat = 0
    try:
        match = holdfast.new(job.game, players=len(job.specs), seed=job.seed, **job.options)
        for spec, dice in zip(job.specs, job.dice, strict=True):
            seat = len(players)
            players.append(make_player(spec, dice))
        start = time.perf_counter()
        while match.turn is not None:
            seat = match.turn
            match.play(choose_move(players[seat], match))
        seconds = time.perf_counter() - start
    except (HoldfastError, OSError) as mistake:
        return Failed(
            f"{job.names[seat]}, on seat {write_seat(seat)} of the game with seed {job.seed}, "
            f"could not go on: {mistake}"
        )
    finally:
        for player in players:
            player.close()
    return Finished(job, _sum_up(job, match, seconds), write_replay(match, write_names(job.names)))


def _sum_up(job: Job, match: Match, seconds: float) -> Played:
    return Played(
        deal=job.deal,
        rotation=job.rotation,
        seed=job.seed,
        seating=job.names,
        shares=shares_of(match),
        points=match.scores,
        first=match.mover_at(0),
        decisions=len(match.moves),
        seconds=seconds,
    )
