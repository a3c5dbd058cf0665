"""Positions for tests, written with only what matters in each."""

from __future__ import annotations

import holdfast
from holdfast import Match

#: Heap 1 is empty: A took it, drew a token and put token 4 under the pile (3.2).
AFTER_RETURN = {"heaps": "0 4 5", "taken": "3 0", "pile": "4A 1 3 0", "turn": "B"}

#: Heap 1 is empty and A still has to return a token (3.1).
DRAWN = {"heaps": "0 4 5", "taken": "3 0", "drawn": "4", "pile": "1 3 0"}

#: One stone is left (4.1).
LAST_STONE = {"heaps": "0 0 1", "taken": "6 5", "pile": "4B 1A 3 0"}

_START = {
    "players": "2",
    "misere": "off",
    "heaps": "3 4 5",
    "taken": "0 0",
    "tokens": "2 5",
    "drawn": "-",
    "pile": "4 1 3 0",
    "turn": "A",
    "dice": "17",
}


def write(**lines: str) -> str:
    """Return the text of a position that differs from the start in these lines."""
    return "\n".join(f"{key} {value}" for key, value in (_START | lines).items())


def position(**lines: str) -> Match:
    """Return a match at a position that differs from the start in these lines."""
    return holdfast.read("nim", write(**lines))
