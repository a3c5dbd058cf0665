"""A move is one int with a stable meaning. This table is the whole of it.

======================  =========================  ==============================================
first number            how many                   meaning
======================  =========================  ==============================================
``PLACE``               59 kinds x 9 stones        play a clan card, elite troop or combat mode
``RECRUIT``             1                          play the Recruiter
``STRATEGY``            36 spots x 10 goals        move one's own card to a stone, or discard it
``WAIL``                36 spots                   Banshee: discard an opposing card
``BETRAY``              36 spots x 9 stones        Traitor: take an opposing clan card
``CLAIM``               9 stones                   claim a stone
``DONE``                1                          claim no more
``DRAW_CLAN``           1                          draw from the clan deck
``DRAW_TACTIC``         1                          draw from the tactics deck
``RETURN``              63 kinds                   put a card of the hand under its deck
``PASS``                1                          play nothing
======================  =========================  ==============================================

A *spot* is a place on a side: stone x 4 + position in order of arrival.
``RETURNED_CLAN`` and ``RETURNED_TACTIC`` are never played: they are how a ``RETURN`` reads in the
log for those who saw only the back of the card.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.jit import rule
from holdfast.games.schotten_totten.tables import (
    BANSHEE,
    KINDS,
    MUD_SIDE,
    RECRUITER,
    STONES,
    STRATEGIST,
    TO_STONE,
    TRAITOR,
)

SPOTS: Final = STONES * MUD_SIDE
#: The goal of a Strategist that is no stone.
TO_DISCARD: Final = STONES
GOALS: Final = STONES + 1

PLACE: Final = 0
RECRUIT: Final = PLACE + TO_STONE * STONES
STRATEGY: Final = RECRUIT + 1
WAIL: Final = STRATEGY + SPOTS * GOALS
BETRAY: Final = WAIL + SPOTS
CLAIM: Final = BETRAY + SPOTS * STONES
DONE: Final = CLAIM + STONES
DRAW_CLAN: Final = DONE + 1
DRAW_TACTIC: Final = DRAW_CLAN + 1
RETURN: Final = DRAW_TACTIC + 1
PASS: Final = RETURN + KINDS
MOVES: Final = PASS + 1

RETURNED_CLAN: Final = MOVES
RETURNED_TACTIC: Final = MOVES + 1

#: No position has more legal moves: seven cards to nine stones, and each ruse on every spot.
WIDEST: Final = 7 * STONES + SPOTS * GOALS + SPOTS + SPOTS * STONES + 2


@rule
def played_kind(move: int) -> int:
    """Return the kind of card that a move of the play phase puts down."""
    if move < RECRUIT:
        return (move - PLACE) // STONES
    if move < STRATEGY:
        return RECRUITER
    if move < WAIL:
        return STRATEGIST
    return BANSHEE if move < BETRAY else TRAITOR
