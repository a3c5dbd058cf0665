"""Checks of the kinds of moves: each has its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from holdfast.core.game import Game
from holdfast.testing.cases import Nonconformance
from holdfast.testing.citations import rule_numbers


def check_kinds(game: Game) -> None:
    """Every kind of move has its rule; that each is said in words is held by ``check_howto``."""
    if faults := [*_rule_faults(game)]:
        raise Nonconformance(f"{game.name}: " + "; ".join(faults))


def kinds_of(game: Game) -> list[str]:
    """Return what kinds of moves a game declares."""
    moves = get_args(game.wire.types.move) or (game.wire.types.move,)
    return [str(move.__struct_config__.tag) for move in moves]


def _rule_faults(game: Game) -> Iterator[str]:
    """Find kinds without a rule, rules without a kind, and rules that there are not."""
    kinds, numbers = kinds_of(game), rule_numbers(game)
    yield from (f"{kind} has no rule" for kind in kinds if kind not in game.text.kinds)
    for kind, rule in game.text.kinds.items():
        if kind not in kinds:
            yield f"{kind} is no kind of move"
        if rule not in numbers:
            yield f"{kind}: there is no rule {rule}"
