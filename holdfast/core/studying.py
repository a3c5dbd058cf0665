"""Studies: a position to begin with, and the moves that are tried from there.

A study is data. Its root is a position as text; all that is hidden in it is hidden cards of the
text, so that whoever has the text has the study. What nobody may find out in a study stands nowhere
in it: where a seat's knowledge is the point, the root is dealt anew from that knowledge alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import BadOption, HoldfastError
from holdfast.core.game import Game
from holdfast.core.match import Match, read_match
from holdfast.core.seats import write_seat

#: A move of the tree that comes from the root itself.
ROOT = -1


class Branch(NamedTuple):
    """A move of a tree: after which other one, by its number, and its notation."""

    after: int
    move: str


def root_of(match: Match, ply: int) -> str:
    """Return the position before the move of this number as it was, with everything open."""
    return match.game.text.write_state(match.position(ply)[0])


def root_seen(match: Match, ply: int, seat: int, deal: int) -> str:
    """Return that position as the seat knew it; what it did not know is dealt anew.

    Nothing of the true hidden cards has a part in it, nor the dice of the match.
    """
    if not 0 <= seat < match.players:
        raise BadOption(
            f"there is no seat {seat}; the seats are {write_seat(0)} to "
            f"{write_seat(match.players - 1)}"
        )
    cell = match.position(ply)
    kernels.hide_each(cell, seat)
    kernels.redeal_each(cell, seat, np.array([deal], dtype=np.uint64))
    return match.game.text.write_state(cell[0])


def match_after(game: Game, root: str, path: Sequence[str]) -> Match:
    """Return the match that begins with a position, after these moves."""
    match = read_match(game, root)
    for move in path:
        match.play(move)
    return match


def check_tree(game: Game, root: str, tree: Sequence[Branch]) -> None:
    """Make sure that a study can be read: each move comes after one before it, and is legal.

    Raises ``BadOption`` for a tree that is none, and whatever is wrong with the root or a move.
    """
    follow: dict[int, list[int]] = {}
    for number, branch in enumerate(tree):
        if not ROOT <= branch.after < number:
            raise BadOption(f"move {number} of the study comes after move {branch.after}")
        follow.setdefault(branch.after, []).append(number)
    match = read_match(game, root)
    for number, depth in _in_order(follow):
        while match.ply > depth:
            match.undo()
        try:
            match.play(tree[number].move)
        except HoldfastError as mistake:
            raise BadOption(f"move {number} of the study cannot be made: {mistake}") from None


def _in_order(follow: dict[int, list[int]]) -> Iterator[tuple[int, int]]:
    """Yield each move of a tree and how many come before it, line by line."""
    waiting = [(number, 0) for number in reversed(follow.get(ROOT, []))]
    while waiting:
        number, depth = waiting.pop()
        yield number, depth
        waiting += [(each, depth + 1) for each in reversed(follow.get(number, []))]
