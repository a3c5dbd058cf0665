"""What compiled code consists of, as a short text: its name in the cache.

The compiler turns a function into machine code together with every function it calls, and with the
values that their global names have at that moment: numbers, tables, the members of an enumeration.
Just these are read here, from the functions themselves and not from the files they stand in. So a
changed table in a data file is noticed, and a changed comment, docstring, sentence or drawing is
not.

Whatever is not known to be harmless is refused, so that nothing is left out in silence.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, Final, cast

import numpy as np

Function = Callable[..., Any]
#: What a function refers to: a text that stands for itself, or a function that is read too.
Reference = str | FunctionType

_ATTRIBUTES: Final = frozenset({"LOAD_ATTR", "LOAD_METHOD"})
_LENGTH: Final = 20  # hexadecimal digits


def fingerprint(
    functions: Iterable[Function], verbs: Mapping[str, Function], types: str = ""
) -> str:
    """Return a name for functions and all that is compiled with them.

    Verbs mean what is given, and ``types`` are those of the arguments.
    """
    seen: dict[FunctionType, None] = {}
    waiting = [plain(function) for function in functions]
    text = hashlib.sha256(types.encode())
    while waiting:
        reading = waiting.pop()
        if reading in seen:
            continue
        seen[reading] = None
        for reference in _references(reading):
            if isinstance(reference, str):
                text.update(reference.encode() + b"\0")
                continue
            name = verb_name(reference)
            called = plain(verbs[name] if name else reference)
            text.update(f"{called.__module__}.{called.__qualname__}\0".encode())
            waiting.append(called)
    return text.hexdigest()[:_LENGTH]


def plain(function: Function) -> FunctionType:
    """Return the Python function behind a compiled or decorated one."""
    found: Any = getattr(function, "py_func", function)
    return cast("FunctionType", getattr(found, "__wrapped__", found))


def verb_name(function: Function) -> str:
    """Return the name of the verb that a function stands for, or nothing if it is no verb."""
    return str(getattr(function, "verb", ""))


@cache
def _references(function: FunctionType) -> list[Reference]:
    """Return all that one function says, and what it refers to."""
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    defaults = [*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).items()]
    found: list[Reference] = [str(function.__code__.co_varnames), *_fields(function)]
    for value in [*cells, *defaults]:
        found += _describe(value)
    return [*found, *_read_code(function.__code__, function.__globals__)]


def _fields(function: FunctionType) -> Iterator[str]:
    """Yield the names in the named tuples that a function takes: their order is compiled too."""
    for hint in function.__annotations__.values():
        kind = function.__globals__.get(hint, hint) if isinstance(hint, str) else hint
        if hasattr(kind, "_fields"):
            yield str(kind._fields)


def _read_code(code: CodeType, names: Mapping[str, Any]) -> Iterator[Reference]:
    """Yield the instructions of a function, with what their constants and names stand for."""
    inside: Any = None  # the module that the instruction before has named
    for step in dis.get_instructions(code):
        yield step.opname
        # ``argval`` is not known for the names of keyword arguments, which are a constant too.
        is_constant = step.opcode in dis.hasconst
        value = code.co_consts[step.arg or 0] if is_constant else step.argval
        if step.opname == "LOAD_GLOBAL":
            value = _look_up(value, names)
            if isinstance(value, ModuleType):
                yield value.__name__
            else:
                yield from _describe(value)
        elif step.opname in _ATTRIBUTES:
            yield value
            if isinstance(inside, ModuleType):
                value = getattr(inside, value)
                yield from () if isinstance(value, ModuleType) else _describe(value)
        elif isinstance(value, CodeType):
            yield from _read_code(value, names)
        else:
            yield from _describe(value)
        inside = value


def _look_up(name: str, names: Mapping[str, Any]) -> Any:
    """Return what a global name means; a name that means nothing yet stands for itself."""
    builtins = names["__builtins__"]
    known = vars(builtins) if isinstance(builtins, ModuleType) else builtins
    return names.get(name, known.get(name, name))


def _describe(value: Any) -> list[Reference]:
    """Return what a value is, as texts and functions."""
    if isinstance(value, tuple | list):
        names = getattr(value, "_fields", len(value))  # of a named tuple the names are compiled too
        return [f"{names} values", *(part for item in value for part in _describe(item))]
    if _is_ours(value):
        return [value if verb_name(value) else plain(value)]
    return [_write(value)]


def _is_ours(value: Any) -> bool:
    """Tell whether a value is a function that is compiled from Python."""
    return isinstance(getattr(value, "py_func", value), FunctionType)


def _write(value: Any) -> str:
    """Return a value as text; raise ``TypeError`` if it cannot be told from others."""
    if isinstance(value, type) and issubclass(value, Enum):
        return f"{value.__qualname__} {[(m.name, m.value) for m in value]!r}"
    if isinstance(value, type | BuiltinFunctionType | np.ufunc):
        return f"{getattr(value, '__module__', '')}.{value.__name__}"
    if isinstance(value, np.ndarray):
        return _write_array(value)
    if isinstance(value, np.dtype):
        return f"dtype {value.descr!r}"
    if value is None or isinstance(value, bool | int | float | str | np.generic | Enum):
        return f"{type(value).__qualname__} {value!r}"
    if type(value).__module__.startswith("numpy"):  # a function of NumPy, which has a version
        return f"numpy {value!r}".partition(" at 0x")[0]
    raise TypeError(f"compiled code uses {value!r}, and nobody knows whether that has changed")


_arrays: dict[int, tuple[np.ndarray[Any, Any], str]] = {}


def _write_array(array: np.ndarray[Any, Any]) -> str:
    """Return an array as text, worked out once: a table is used by many functions."""
    if id(array) not in _arrays:
        contents = hashlib.sha256(np.ascontiguousarray(array).tobytes()).hexdigest()
        text = f"array {array.dtype.descr!r} {array.shape} {contents}"
        _arrays[id(array)] = array, text  # kept, so that nothing else gets its number
    return _arrays[id(array)][1]
