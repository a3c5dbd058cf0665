"""A move is one int with a stable meaning. This table is the whole of it.

======================  =========================  ==============================================
first number            how many                   meaning
======================  =========================  ==============================================
``PLAY``                54 cards x 162 spaces      bring a knight onto the space with the card
``DROP``                54 cards                   discard the card: no knight can be brought
``BUILD``               108 land spaces            place a bastion
``DONE``                1                          place none
``GARRISON``            1                          put a knight into the castle
``REFUSE``              1                          leave it empty
======================  =========================  ==============================================

A knight that goes to a space of the card's own region is placed there, or exchanged for the rival's
knight that stands there; on any other space it is a reinforcement.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.rheinlander.board import LAND, SPACES
from holdfast.games.rheinlander.tables import CARDS, HAND

PLAY: Final = 0
DROP: Final = PLAY + CARDS * SPACES
BUILD: Final = DROP + CARDS
DONE: Final = BUILD + LAND
GARRISON: Final = DONE + 1
REFUSE: Final = GARRISON + 1
MOVES: Final = REFUSE + 1

#: No position has more legal moves: every card to all land and a river, and bastions before it.
MOST: Final = HAND * (LAND + 1) + LAND
#: The list has room for the spaces of a reinforcement behind the moves; see ``legal_play``.
WIDEST: Final = MOST + LAND
