"""Seats: who sits where, in numbers. Players are people or bots; seats are 0 to n-1."""

from __future__ import annotations

from numbers import Integral
from typing import Any, Final

from holdfast.core.errors import BadOption

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


def check_seat(seat: Any, seats: int) -> int:
    """Return one of these seats, or somebody who watches; raise ``BadOption`` for anything else."""
    whole = isinstance(seat, Integral)
    if not whole or (seat != SPECTATOR and not 0 <= seat < seats):
        raise BadOption(
            f"there is no seat {seat!r}; the seats are 0 to {seats - 1}, and {SPECTATOR} for "
            "somebody who watches"
        )
    return int(seat)


def read_names(text: str, seats: int) -> dict[int, str]:
    """Return who sits where, of those seats that a text like ``A=human B=greedy`` names."""
    pairs = [item.partition("=") for item in text.split()]
    letters = {write_seat(seat): seat for seat in range(seats)}
    return {letters[seat]: name for seat, _, name in pairs if seat in letters and name}
