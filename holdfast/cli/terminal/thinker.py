"""Who thinks about moves for people: the searching player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.search.thinker import Thinker


def make_thinker(seed: int, *, iterations: int = 0, milliseconds: int = 0) -> Thinker:
    """Return a thinker that tries moves so often, or for so long."""
    from holdfast.search.ismcts import Ismcts

    return Ismcts(seed, iterations=iterations, milliseconds=milliseconds)


def get_ready(game: Game) -> None:
    """Compile what thinking needs, with a progress bar, before anybody looks at the clock."""
    from holdfast.cli.terminal.screen import prepare
    from holdfast.search.compiled import search_steps

    prepare(game.title, search_steps(game))


def get_ready_for_luck(game: Game) -> None:
    """Compile what an analysis needs beyond that, in the same way."""
    from holdfast.cli.terminal.screen import prepare
    from holdfast.search.compiled import analysis_steps

    prepare(game.title, analysis_steps(game))
