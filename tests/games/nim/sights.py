"""What the tests in a browser look for at a table of this game."""

from __future__ import annotations

from typing import Final

#: What the table is made of: some of it comes later than the board.
PARTS: Final = ".heap"
#: What a player holds.
HAND: Final = "section :is(button, [role=img])"
#: What the match is about: where it lies, and how many of its parts must be in sight.
FIELD: Final = (".heaps", 3)
#: How many moves a table has in the middle of a game.
MIDDLE: Final = 4
#: Cards are dragged from the hand to where they are played.
DRAGS: Final = False
