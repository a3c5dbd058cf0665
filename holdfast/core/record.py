"""Records: one class says what is in them, for arrays, for rules and for type checkers.

    class State(Record):
        dice: Annotated[Dice, 1]
        turn: Int8  # who decides
        heap: Annotated[Int8s, HEAPS]
        misere: Annotated[Int8, Option(False, "who takes the last stone loses it")]

    STATE = type_of(State)
    OPTIONS = options_of(State)

Fields lie in the record one after the other as they are declared, without gaps: records are
compared byte by byte. So the widest come first, each where the processor likes it, and the last
fills the record to a whole number of words.

The class also tells NumPy how to read a record that is taken out of an array. ``np.record`` would
do that too, but looks each attribute up in Python: seven times slower, and rules that are not
compiled do hardly anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from operator import itemgetter
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from holdfast.core.option import Option

# A field that is a number. An array of numbers is ``Annotated`` with its length or shape.
Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
UInt64 = Annotated[int, np.uint64]
Float32 = Annotated[float, np.float32]
Float64 = Annotated[float, np.float64]

Int8s = NDArray[np.int8]
Int16s = NDArray[np.int16]
Int64s = NDArray[np.int64]

if TYPE_CHECKING:

    class _Void:  # NumPy's own types let nobody inherit from it
        dtype: np.dtype[Any]

        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...
else:
    _Void = np.void


class _Declared(type):
    """Makes an attribute of every field that a class declares, and lets it have no others."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        fields = body.get("__annotations__", {})
        attributes = {field: _attribute(field) for field in fields}
        return super().__new__(cls, name, bases, {**body, **attributes, "__slots__": ()})


def _attribute(name: str) -> property:
    def write(record: Record, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


class Record(_Void, metaclass=_Declared):
    """One record of an array; what is written into it is written into the array."""


def type_of(record: type[Record]) -> np.dtype[Any]:
    """Return the type of arrays of such records; raise ``TypeError`` for what is no field."""
    fields = [(name, *_numbers(record, name, hint)) for name, hint in _hints(record).items()]
    return np.dtype((record, fields))


def copy_of(records: np.ndarray, where: Any = slice(None)) -> np.ndarray:
    """Return a copy of some records of an array.

    Records have no gaps: a copy of the bytes is one of the records. NumPy would copy each field by
    itself, which takes thirty times as long.
    """
    whole = np.dtype((np.void, records.dtype.itemsize))
    copied: np.ndarray = records.view(whole)[where].copy().view(records.dtype)
    return copied


def spans_of(record: np.dtype[Any]) -> dict[str, slice]:
    """Return where each field is among the bytes of a record of this type."""
    fields: Mapping[str, Any] = record.fields or {}
    return {name: slice(at, at + kind.itemsize) for name, (kind, at, *_) in fields.items()}


def options_of(record: type[Record]) -> tuple[Option, ...]:
    """Return the options among the fields, in their order, with the fields' names."""
    return tuple(
        replace(note, name=name)
        for name, hint in _hints(record).items()
        for note in get_args(hint)
        if isinstance(note, Option)
    )


def _hints(record: type[Record]) -> dict[str, Any]:
    return get_type_hints(record, include_extras=True)


def _numbers(record: type[Record], name: str, hint: Any) -> tuple[Any, Any]:
    """Return which numbers a field holds, and in which shape."""
    kind, *notes = get_args(hint) or [hint]
    if get_origin(kind) is np.ndarray and notes:
        _shape, numbers = get_args(kind)
        return get_args(numbers)[0], notes[0]
    if notes and isinstance(notes[0], type) and issubclass(notes[0], np.generic):
        return notes[0], ()
    raise TypeError(
        f"{record.__name__}.{name} is declared as {hint}; "
        "a field is declared as Int8 or another number, or as Annotated[Int8s, its length or shape]"
    )
