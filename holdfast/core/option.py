"""Choices that are made before a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from numbers import Integral
from typing import Any, Final

from holdfast.core.errors import BadOption

Options = Mapping[str, bool | int | str]
#: So much of a value that does not fit is quoted.
_QUOTED: Final = 60


@dataclass(frozen=True)
class Option:
    """A choice made before the game. It lives in a field of the record, which has its name.

    ``choices`` are ``(False, True)``, a range of whole numbers, or words; a word is stored as its
    place in the list.
    """

    default: bool | int | str
    help: str
    choices: tuple[bool, ...] | tuple[str, ...] | range = (False, True)
    name: str = ""  # given by the record

    def code(self, value: object) -> int:
        """Return the number that stands for a value in the record; raise ``BadOption``."""
        fits = type(value) is type(self.default) and value in self.choices
        if not fits:
            given = repr(value)[:_QUOTED]
            raise BadOption(f"option {self.name} is {given}; it can be {self.write_choices()}")
        return self.choices.index(value) if self.is_word else int(value)  # type: ignore[call-overload,arg-type]

    def value(self, code: int) -> bool | int | str:
        """Return the value that a number in the record stands for."""
        return self.choices[code] if not isinstance(self.choices, range) else int(code)

    def read(self, text: str) -> bool | int | str:
        """Return the value that is written like this; raise ``BadOption``."""
        for value in self.choices:
            if self.write(value) == text.lower():
                return value
        raise BadOption(f"option {self.name} is {text!r}; it can be {self.write_choices()}")

    @staticmethod
    def write(value: bool | int | str) -> str:
        """Return the text of a value."""
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    def write_choices(self) -> str:
        """Return what is accepted, for a message."""
        if isinstance(self.choices, range):
            return f"a whole number from {self.choices[0]} to {self.choices[-1]}"
        return " or ".join(self.write(choice) for choice in self.choices)

    @property
    def is_word(self) -> bool:
        """Tell whether the values are words."""
        return isinstance(self.default, str)


def flag(name: str) -> str:
    """Return how an option of a game is written on the command line."""
    return "--" + name.replace("_", "-")


def whole_number(given: Any, what: str, least: int, most: int | None = None) -> int:
    """Return a whole number that is given for something; raise ``BadOption``."""
    whole = isinstance(given, Integral) and not isinstance(given, bool)
    if not whole or given < least or (most is not None and given > most):
        reach = f"from {least}" + (f" to {most}" if most is not None else "")
        raise BadOption(f"{what} is {given!r}; it can be a whole number {reach}")
    return int(given)


def words_of(choices: type[IntEnum]) -> tuple[str, ...]:
    """Return the words for choices that rules know by their numbers, which are from 0 up."""
    return tuple(choices(number).name.lower() for number in range(len(choices)))
