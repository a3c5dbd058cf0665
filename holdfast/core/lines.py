"""Lines of a position's text that all games share: numbers, options, dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import hexdigits
from typing import Any, Final

import numpy as np

from holdfast.core.errors import BadOption, UnreadableState
from holdfast.core.game import Option

_DICE_DIGITS: Final = 16  # 64 bits
_LONGEST_NUMBER: Final = 20


def write_numbers(numbers: Iterable[int]) -> str:
    """Return whole numbers with spaces between them."""
    return " ".join(str(int(number)) for number in numbers)


def read_numbers(text: str, count: int, most: int = np.iinfo(np.int8).max) -> list[int]:
    """Return so many whole numbers, none larger than ``most``; raise ``ValueError``."""
    parts = text.split()
    if len(parts) != count or not all(_is_number(part) for part in parts):
        raise ValueError(f"it needs {count} whole number{'s' if count > 1 else ''}")
    numbers = [int(part) for part in parts if len(part) <= _LONGEST_NUMBER]
    if len(numbers) < count or max(numbers) > most:
        raise ValueError(f"no number here can be larger than {most}")
    return numbers


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


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
            raise UnreadableState(f"there is no option {name!r}; there are {', '.join(known)}")
        try:
            state[name] = known[name].code(known[name].read(setting))
        except BadOption as mistake:
            raise UnreadableState(str(mistake)) from None


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
        raise UnreadableState(f"the line {key!r} says {text!r}: {mistake}") from None
