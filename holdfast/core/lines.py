"""Lines of a position's text that games share: numbers, options, seats, the turn, dice.

A function whose name ends in ``_reader`` returns how a field is read from its line. The number of
players stands in the record before other lines are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import hexdigits
from typing import Any, Final

import numpy as np

from holdfast.core.errors import BadOption, UnreadableState
from holdfast.core.option import Option
from holdfast.core.seats import read_seat
from holdfast.core.words import count_of

Reader = Callable[[Any, str], None]

_DICE_DIGITS: Final = 16  # 64 bits
_LONGEST_NUMBER: Final = 20


def split_lines(
    text: str, least: str, seated: Sequence[str] = (), placed: Sequence[str] = ()
) -> dict[str, str]:
    """Return what the lines say, by their keys; raise ``UnreadableState``.

    The key of a line for a seat has its letter too, as in ``hand A``, and that of a place what
    stands before the colon, as in ``stone 3: …``. A text without lines lacks the ``least`` they
    could say.
    """
    given: dict[str, str] = {}
    for line in text.splitlines():
        key, _, value = " ".join(line.split()).partition(" ")
        key = key.lower()
        if not key:
            continue
        if key in seated:
            seat, _, value = value.partition(" ")
            key = f"{key} {seat.upper()}"
        elif key in placed:
            place, _, value = value.partition(":")
            key = f"{key} {place}"
        if key in given:
            raise UnreadableState(f"the position has two lines {key!r}; each may stand once", key)
        given[key] = value.strip()
    if not given:
        raise UnreadableState(f"the position is empty; it needs at least {least}")
    return given


def write_numbers(numbers: Iterable[int]) -> str:
    """Return whole numbers with spaces between them."""
    return " ".join(str(int(number)) for number in numbers)


def read_numbers(text: str, count: int, most: int = np.iinfo(np.int8).max) -> list[int]:
    """Return so many whole numbers, none larger than ``most``; raise ``ValueError``."""
    parts = text.split()
    if len(parts) != count or not all(_is_number(part) for part in parts):
        raise ValueError(f"it needs {count_of(count, 'whole number')}")
    numbers = [int(part) for part in parts if len(part) <= _LONGEST_NUMBER]
    if len(numbers) < count or max(numbers) > most:
        raise ValueError(f"no number here can be larger than {most}")
    return numbers


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def number_reader(field: str, most: int = np.iinfo(np.int8).max) -> Reader:
    """Return how a whole number is read."""

    def read(state: Any, text: str) -> None:
        state[field] = read_numbers(text, 1, most)[0]

    return read


def each_reader(field: str, most: int = np.iinfo(np.int8).max) -> Reader:
    """Return how whole numbers are read, one for every player."""

    def read(state: Any, text: str) -> None:
        seats = int(state.seats)
        state[field][:seats] = read_numbers(text, seats, most)

    return read


def players_reader(players: range) -> Reader:
    """Return how the number of players is read; so many can play."""

    def read(state: Any, text: str) -> None:
        number = read_numbers(text, 1)[0]
        if number not in players:
            raise ValueError(f"it can be {players[0]} to {players[-1]}")
        state.seats = number

    return read


def seat_reader(field: str) -> Reader:
    """Return how a seat is read."""

    def read(state: Any, text: str) -> None:
        state[field] = read_seat(text, int(state.seats))

    return read


def turn_reader(phases: Mapping[str, int]) -> Reader:
    """Return how the turn is read: a seat and what it has to do, ``play`` if that is left out."""

    def read(state: Any, text: str) -> None:
        seat, _, name = text.partition(" ")
        phase = name.lower() or "play"
        state.turn = read_seat(seat, int(state.seats))
        if phase not in phases:
            raise ValueError(f"{name!r} is no phase; phases are {', '.join(phases)}")
        state.phase = phases[phase]

    return read


def write_options(options: Sequence[Option], state: Any) -> str:
    """Return the options of a record that differ from the defaults; ``-`` if none do."""
    pairs = [(option, option.value(int(state[option.name]))) for option in options]
    changed = [f"{o.name}={Option.write(value)}" for o, value in pairs if value != o.default]
    return " ".join(changed) or "-"


def read_options(options: Sequence[Option], state: Any, text: str) -> None:
    """Fill the options of a record; raise ``UnreadableState``."""
    known = {option.name: option for option in options}
    for option in options:
        state[option.name] = option.code(option.default)
    for item in text.split() if text != "-" else []:
        name, _, setting = item.partition("=")
        if name not in known:
            raise UnreadableState(
                f"there is no option {name!r}; there are {', '.join(known)}", "options"
            )
        try:
            state[name] = known[name].code(known[name].read(setting))
        except BadOption as mistake:
            raise UnreadableState(str(mistake), "options") from None


def write_dice(state: Any) -> str:
    """Return the dice of a record in hexadecimal."""
    return f"{int(state.dice[0]):016x}"


def read_dice(state: Any, text: str) -> None:
    """Fill the dice of a record; raise ``ValueError``."""
    if len(text) > _DICE_DIGITS or any(digit not in hexdigits for digit in text):
        raise ValueError(f"it needs up to {_DICE_DIGITS} hexadecimal digits")
    state.dice[0] = np.uint64(int(text or "0", 16))


def read_line(key: str, text: str, read: Callable[[str], None]) -> None:
    """Read a line; say which one it was if it cannot be read (``UnreadableState``)."""
    try:
        read(text)
    except (ValueError, OverflowError) as mistake:
        if isinstance(mistake, UnreadableState):
            raise
        raise UnreadableState(f"the line {key!r} says {text!r}: {mistake}", key) from None
