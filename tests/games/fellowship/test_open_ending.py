"""When everything that matters is known (2.5, 2.7)."""

from __future__ import annotations

import random

import holdfast
from holdfast.core import kernels


def test_all_is_known_as_soon_as_no_deck_has_a_card() -> None:
    match = holdfast.new("fellowship", players=2, seed=1)
    dice = random.Random(1)
    known = 0
    while match.turn is not None:
        empty = not match.state.left.any()
        assert kernels.is_open(match.seen(0), 0) == empty
        known += empty
        match.play(dice.choice(match.legal_ids))
    assert known > 0
