"""Seats: who sits where, in numbers. Players are people or bots; seats are 0 to n-1."""

from __future__ import annotations

from typing import Final

#: Nobody is to move: the game is over. Also the owner of what nobody owns.
NOBODY: Final = -1

#: Somebody who watches: sees what is open to all, and no hand.
SPECTATOR: Final = -2

_LETTERS: Final = "ABCDE"


def write_seat(seat: int) -> str:
    """Return the letter of a seat: A, B, C and so on."""
    return "-" if seat == NOBODY else _LETTERS[seat]


def read_seat(text: str, seats: int) -> int:
    """Return the seat of a letter; raise ``ValueError`` if it is none of these seats."""
    letters = _LETTERS[:seats]
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    raise ValueError(f"{text!r} is no seat; the seats are {', '.join(letters)}")
