"""How a stone stands, for whoever asks: what each side lacks, or what could still beat it."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from holdfast.core.errors import BadOption
from holdfast.core.words import Sentence
from holdfast.games.schotten_totten import text
from holdfast.games.schotten_totten.moves import CLAIM
from holdfast.games.schotten_totten.sides import is_unclaimed
from holdfast.games.schotten_totten.state import NEVER, PLAYERS, STATE, Phase, State


def explain(state: State, what: str) -> list[Sentence]:
    """Tell of each side of ``stone 4`` why it cannot be claimed, or that it could be (4.7).

    All of it is on the table for everybody to see (4.5), so that it does not matter who asks. Of a
    stone that is claimed, there is only that to tell.
    """
    named = re.fullmatch(r"stone ([1-9])", what)
    if named is None:
        raise BadOption(
            f"{what!r} cannot be explained; a stone can be, from 'stone 1' to 'stone 9'"
        )
    stone = int(named[1]) - 1
    told = [_explain_side(state, stone, seat) for seat in range(PLAYERS)]
    return told if is_unclaimed(state, stone) else told[:1]


def _explain_side(state: State, stone: int, seat: int) -> Sentence:
    """Tell what would be said to the seat if it claimed the stone at a time for something else."""
    cell = np.array([state], dtype=STATE)
    cell["turn"], cell["phase"] = seat, Phase.PLAY
    sentence = text.why(cell[0], CLAIM + stone)
    if not sentence.id.startswith("claim-"):
        return sentence
    proof = state.power[stone, 1 - seat] == NEVER
    return replace(sentence, id="claimable", rule="4.4" if proof else "4.3")
