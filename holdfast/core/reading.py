"""How the words of a game read a record: each field once, and numbers as Python's own.

A table is described anew after each move to those who watch it. NumPy finds the attribute of a
record slowly, and compares its numbers with those of an enumeration more slowly still: that alone
took half of the time of a server under load.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

_NUMBERS: Final = "biuf"  # the kinds of NumPy's types that Python has too


def read(cell: np.ndarray, i: int = 0) -> Any:
    """Return a record of a batch as one that is only read, and quickly."""
    return _reader(cell.dtype)(cell, i)


@cache
def _reader(dtype: np.dtype[Any]) -> Callable[[np.ndarray, int], Any]:
    """Return what reads a record of this type."""
    fields: dict[str, Any] = {name: _field(name, dtype[name]) for name in dtype.names or ()}
    fields["dtype"] = dtype  # of the records that are made from it: those are written to as well
    face = np.dtype((type("Record", (np.void,), fields), dtype))

    def read_one(cell: np.ndarray, i: int) -> Any:
        source = cell[i : i + 1]
        found = np.ndarray(1, face, source)[0]
        # NumPy finds a field of a batch six times as fast as one of a record.
        found._source = source
        return found

    return read_one


class _Number:
    """A field with a number, which is read at the first time and then kept."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: Any, _owner: type) -> Any:
        found = record.__dict__[self._name] = record._source[self._name].item()
        return found


class _Array:
    """A field with anything else, which is read at the first time and then kept."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: Any, _owner: type) -> Any:
        # An array knows the batch that it is from, not this record, which keeps it: that circle
        # would have to be found by the collector of garbage.
        found = record.__dict__[self._name] = record._source[self._name][0]
        return found


def _field(name: str, dtype: np.dtype[Any]) -> _Number | _Array:
    return _Number(name) if dtype.kind in _NUMBERS else _Array(name)
