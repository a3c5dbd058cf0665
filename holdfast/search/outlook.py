"""What every seat of a position can hope for, for somebody who watches: with the hands as they are.

It is the valuation that luck is measured by (``holdfast.search.valuation``), of a position as it
truly is: what somebody holds stays as it is, and what nobody knows yet, the order of a deck, say,
is dealt anew in every imagined game. All seats are seen in the same games, so that their chances
add up to 1.
"""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from holdfast.core.match import Match
from holdfast.search.valuation import EVERYBODY, STAY, Chances, mean_of, value_moves

#: So many games are imagined from a position: the standard error is at most 0.025.
WORLDS: Final = 400


def look_ahead(match: Match, ply: int, worlds: int = WORLDS) -> Chances:
    """Return the chances of all seats after so many moves; of a match that is over, its result."""
    cell = match.position(ply)
    if ply == match.ply and match.turn is None:
        winners = match.winners
        shares = [(seat in winners) / len(winners) for seat in range(match.players)]
        return Chances(np.array(shares), np.zeros(match.players))
    dice = np.array([_seed(cell.tobytes())], dtype=np.uint64)
    found = mean_of(value_moves(match.game, cell, EVERYBODY, [STAY], worlds, dice)[:, 0])
    # What was always so in these games may be otherwise in the next one.
    return Chances(found.wins, np.maximum(found.errors, 1 / worlds))


def _seed(known: bytes) -> int:
    """Return a seed that follows from the position, so that it is always worth the same."""
    return int.from_bytes(hashlib.blake2b(known, digest_size=8, person=b"outlook").digest())
