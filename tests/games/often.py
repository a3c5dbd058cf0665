"""What random games prove something about: only what happens in them often enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from holdfast.core.jit import COMPILED
from holdfast.testing.amount import chosen_amount

#: What is to be expected so often has to happen in few games, too.
SURE = 5


def lacking(seen: Counter[str], often: Mapping[str, float], games: int) -> dict[str, int]:
    """Return the events that happened more seldom than so often per game.

    The quick amount is too small to tell how often something rare happens: there, what is to be
    expected five times has to happen at all. Uncompiled there is hardly more than one game.
    """
    if not COMPILED:
        return {}
    if chosen_amount() == "full":
        return {what: seen[what] for what, share in often.items() if seen[what] < share * games}
    return {what: 0 for what, share in often.items() if share * games >= SURE and not seen[what]}
