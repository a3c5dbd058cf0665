"""Records whose fields are attributes, uncompiled as compiled.

    class State(Record, fields=_FIELDS):
        turn: int

    STATE = np.dtype((State, _FIELDS))

The class tells NumPy how to read a record that is taken out of an array, and people and type
checkers what is in it. ``np.record`` would do the former as well, but looks each attribute up in
Python: seven times slower, and rules that are not compiled do hardly anything else.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:

    class _Void:  # NumPy's own types let nobody inherit from it
        dtype: np.dtype[Any]

        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
else:
    _Void = np.void

_NOTHING: Final[np.dtype[Any]] = np.dtype([])


class _Fields(type):
    """Makes an attribute of every field, and lets a record have no others."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], fields: Any = _NOTHING
    ) -> Any:
        attributes = {field: _attribute(field) for field in fields.names}
        return super().__new__(cls, name, bases, {**body, **attributes, "__slots__": ()})


def _attribute(name: str) -> property:
    def write(record: Record, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


class Record(_Void, metaclass=_Fields):
    """One record of an array; what is written into it is written into the array."""
