"""What has to be compiled before a player can search; see ``holdfast.core.warm``."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.core.game import Game
from holdfast.core.match import new_match
from holdfast.core.warm import Step
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.solver import has_open_endings, solve_open


def search_steps(game: Game) -> Iterator[Step]:
    """Yield what a player needs that searches, beyond what every match needs."""
    yield "search", lambda: choose_move(Ismcts(0, iterations=1), new_match(game, seed=0))
    if has_open_endings(game):
        yield "endgames", lambda: _prove(game)


def _prove(game: Game) -> None:
    match = new_match(game, seed=0)
    solve_open(game, match.position(0), 0, match.legal_ids, 0, one_is_enough=True)
