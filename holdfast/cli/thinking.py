"""Who thinks about moves for people: the searching player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.search.thinker import Thinker


def make_thinker(seed: int, *, iterations: int = 0, milliseconds: int = 0) -> Thinker:
    """Return a thinker that tries moves so often, or for so long."""
    from holdfast.search.ismcts import Ismcts

    return Ismcts(seed, iterations=iterations, milliseconds=milliseconds)
