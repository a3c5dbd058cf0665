"""Saved matches are checked: the rules play them like that, and nobody chose the cards."""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.arena.sources import Bad, Saved, play_back
from holdfast.core.errors import HoldfastError, ReplayMismatch
from holdfast.core.match import Match, write_result
from holdfast.core.pledge import follow_from, make_pledge
from holdfast.core.replay import read_fact


@dataclass(frozen=True)
class Valid:
    """A saved match that the rules play like that."""

    where: str
    game: str
    moves: int
    result: str


def check_match(found: Saved, *, pledge: bool = False) -> Valid | Bad:
    """Return what a saved match is, or what is wrong with it, with its pledge too if it counts."""
    try:
        match = play_back(found)
        if pledge:
            check_pledge(match, found)
    except HoldfastError as mistake:
        return Bad.of(found.where, mistake)
    return Valid(found.where, match.game.name, match.ply, write_result(match))


def check_pledge(match: Match, found: Saved, shown: str = "") -> str:
    """Return the pledge that the seed of a replay fits; raise ``ReplayMismatch``.

    ``shown`` is the pledge that somebody was shown before the first move.
    """
    pledge, salt = read_fact(found.text, "pledge"), read_fact(found.text, "salt")
    if not pledge or not salt or match.seed is None:
        raise ReplayMismatch(
            f"{found.where} has no pledge to check; a replay from a table on a server has the "
            "lines seed, pledge and salt"
        )
    real = make_pledge(match.game.name, match.seed, salt)
    if real != pledge or real != (shown.strip().lower() or real):
        raise ReplayMismatch(
            f"the seed of {found.where} gives the pledge {real}, but "
            + (f"the replay says {pledge}" if real != pledge else f"you were shown {shown.strip()}")
        )
    if not follow_from(match.seed, salt, match.anew.values()):
        raise ReplayMismatch(
            f"a seed with which {found.where} deals anew does not follow from the pledge"
        )
    return real
