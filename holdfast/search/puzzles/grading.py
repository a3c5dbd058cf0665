"""How hard a puzzle is: the weakest player of the ladder that solves it; and what tempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from holdfast.search.ismcts import Ismcts
from holdfast.search.levels import LEVELS, find_spec
from holdfast.search.specs import make_player
from holdfast.search.thinker import View

#: A player solves what it solves in so many of so many tries, each with other dice.
NEEDED: Final = 4
_TRIES: Final = 5
#: The eye that looks one move ahead.
_EYE: Final = "greedy"
_LOOKS: Final = 3
_BEGINNER: Final = "novice"
#: The highest level thinks for a time; to be repeated, it gets so many iterations here.
_HIGHEST: Final = "ismcts:2000"
#: What is said where no player of the ladder solves it.
NOBODY_SOLVES: Final = "nobody"

GRADES: Final = (*LEVELS, NOBODY_SOLVES)


def find_tempting(view: View, seed: int) -> int:
    """Return the move that looks best at a glance."""
    looks = Counter(choose_by_eye(view, seed + turn) for turn in range(_LOOKS))
    return looks.most_common(1)[0][0]


def choose_by_eye(view: View, seed: int) -> int:
    """Return the move that looks best in a few deals of what is hidden."""
    return _choose(view, _EYE, seed)


def choose_as_beginner(view: View, seed: int) -> int:
    """Return a move of somebody who overlooks things."""
    return _choose(view, _BEGINNER, seed)


def grade(view: View, right: Collection[int], seed: int) -> str:
    """Return the lowest level whose player finds a right move nearly always."""
    for level in LEVELS:
        if _solves(view, _spec(view, level), right, seed):
            return level
    return NOBODY_SOLVES


def _spec(view: View, level: str) -> str:
    spec = find_spec(view.game, level)
    return _HIGHEST if spec.endswith("ms") else spec


def _solves(view: View, spec: str, right: Collection[int], seed: int) -> bool:
    failed = 0
    for turn in range(_TRIES):
        failed += _choose(view, spec, seed + turn) not in right
        if failed > _TRIES - NEEDED:
            return False
    return True


def _choose(view: View, spec: str, seed: int) -> int:
    """Return the move of a player. None calculates an end: it would find all that is proven."""
    player = make_player(spec, seed)
    if isinstance(player, Ismcts):
        player.proves = False
    try:
        return player.choose(view.game, view.seen.copy(), view.seat, list(view.moves))
    finally:
        player.close()
