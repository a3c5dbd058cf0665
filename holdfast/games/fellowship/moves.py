"""A move is one int with a stable meaning. This table is the whole of it.

======================  ============================  ===========================================
first number            how many                      meaning
======================  ============================  ===========================================
``LAY``                 28 kinds x 10 places x 7      lay a card round the location, with a ring
``RETAKE``              100 cells x 10 places         Lothlórien: lay a card of the table again
``END``                 1                             end the turn
``SITE``                41 rows x 62 columns          place the next location by its left cell
======================  ============================  ===========================================

A *place* is one of the ten cells round the current location, as ``tables`` lists them. Of the seven
values for the ring the first is none. A cell of a retake is its number in the record.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.fellowship.tables import AROUND, CELLS, COLS, KINDS, LAID, RINGS, ROWS

WITH: Final = RINGS + 1  # no ring, or one of them

LAY: Final = 0
RETAKE: Final = LAY + KINDS * AROUND * WITH
END: Final = RETAKE + CELLS * AROUND
SITE: Final = END + 1
MOVES: Final = SITE + ROWS * COLS

#: No position has more legal moves: six kinds of cards in hand with all rings, and every retake;
#: a next location has one of eight spots round some laid card.
WIDEST: Final = 6 * AROUND * WITH + CELLS * AROUND + 1 + LAID * 8
