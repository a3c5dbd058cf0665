"""Positions of nim in which the theory of the game decides, whatever the tokens are."""

from __future__ import annotations

from typing import Any

import numpy as np

import holdfast
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.games.nim.moves import RETURN, heap_of, stones_of
from holdfast.search.thought import Thought

#: Who holds the 5 wins with the last stone, and can at best draw without it.
_POSITION = """players 2
misere off
heaps {heaps}
taken {taken}
tokens 5 {token}
drawn -
pile 0A {pile}
turn A
dice 7"""


def nim_at(heaps: str, token: int = 2, pile: str = "1 3 4") -> Match:
    """Return a match with one heap empty and A to move; A knows only the 5 and the 0."""
    taken = 12 - sum(int(stones) for stones in heaps.split())
    return holdfast.read(
        "nim", _POSITION.format(heaps=heaps, taken=f"{taken} 0", token=token, pile=pile)
    )


class Theory:
    """Knows what the heaps say: who leaves them balanced takes the last stone."""

    def __init__(self, _seed: int = 0, **_budget: int) -> None:
        pass

    def think(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> Thought:
        heaps = [int(stones) for stones in seen["heap"][0]]
        values = np.array([_balances(heaps, move) for move in moves], dtype=np.float64)
        tried = np.ones(len(moves), dtype=np.int64)
        return Thought(tuple(moves), tried, values, np.zeros(len(moves)), exact=True)

    weigh = think


def _balances(heaps: list[int], move: int) -> bool:
    left = heaps.copy()
    if move < RETURN:
        left[heap_of(move)] -= stones_of(move)
    return left[0] ^ left[1] ^ left[2] == 0
