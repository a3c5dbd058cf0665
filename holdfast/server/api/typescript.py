"""The types of the protocol for the page: ``python -m holdfast.server.api.typescript``.

What we send has all its fields, but for those that are left out when they have their default. What
we receive may lack any field that has a default. A clock goes both ways; it is written as it is
sent, which is also a way to receive it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import inspect

from holdfast.server import messages
from holdfast.server.api import calls, routes
from holdfast.server.table import commands, setup
from holdfast.server.table.refusals import Code

WIDTH: Final = 100
#: Types that have a name of their own, beside those with fields.
NAMED: Final[dict[str, Any]] = {
    "Code": Code,
    "Level": setup.Level,
    "Wishable": commands.Wishable,
    "Value": messages.Value,
    "AnyMessage": messages.AnyMessage,
    "AnyCall": calls.AnyCall,
    "AnyCommand": commands.AnyCommand,
}
_PLAIN: Final = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
_HEAD: Final = """\
// The messages between the page and the server.
// Written by `python -m holdfast.server.api.typescript > web/src/lib/protocol.ts`; not by hand.
"""


def write_types() -> str:
    """Return all types of the protocol in TypeScript."""
    named = [f"export type {name} ={_union(_body(kind))};\n" for name, kind in NAMED.items()]
    received = [*structs_of(setup), *structs_of(commands), *structs_of(calls), *structs_of(routes)]
    sent = structs_of(messages)
    back = [kind for kind in received if _mentioned(kind, sent)]
    faces = [_interface(kind, sent=True) for kind in (*back, *sent)]
    faces += [_interface(kind, sent=False) for kind in received if kind not in back]
    return "\n".join([_HEAD, *named, *faces])


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the types with fields that a module defines and that are used as they are."""
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    return [
        kind
        for kind in found
        if kind.__module__ == module.__name__ and not any(kind in f.__bases__ for f in found)
    ]


def _interface(kind: type[msgspec.Struct], *, sent: bool) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    tag = [f"  {info.tag_field}: {json.dumps(info.tag)};\n"] if info.tag_field else []
    omits = kind.__struct_config__.omit_defaults if sent else True
    fields = [_field(field, sent=sent, omits=omits) for field in info.fields]
    return f"{_comment(kind)}export interface {kind.__name__} {{\n{''.join((*tag, *fields))}}}\n"


def _field(field: inspect.Field, *, sent: bool, omits: bool) -> str:
    optional = omits and not field.required
    parts = _parts(field.type)
    if optional and sent and field.default is None:
        parts = [part for part in parts if part != "null"]  # it is left out instead
    line = f"  {field.encode_name}{'?' if optional else ''}: {_joined(parts)};\n"
    assert len(line) <= WIDTH, f"{line.strip()!r} is too long; its type wants a name"
    return line


def _comment(kind: type) -> str:
    lines = (kind.__doc__ or "").strip().replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join(f" * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"/**\n{body} */\n"


def _union(parts: list[str]) -> str:
    """Return a union as it follows the sign ``=``: in one line if it is short."""
    line = f" {' | '.join(parts)}"
    return line if len(line) < WIDTH - 30 else "".join(f"\n  | {part}" for part in parts)


def _joined(parts: Iterable[str]) -> str:
    """Return a union by its name, if it has one; with null or without."""
    rest = list(parts)
    null = [part for part in rest if part == "null"]
    rest = [part for part in rest if part != "null"]
    for name, kind in NAMED.items():
        if sorted(_body(kind)) == sorted(rest):
            rest = [name]
    return " | ".join([*rest, *null])


@cache
def _body(kind: Any) -> list[str]:
    return _parts(inspect.type_info(kind))


def _parts(info: inspect.Type) -> list[str]:
    """Return what a type can be, each in TypeScript."""
    return list(dict.fromkeys(_each(info)))


def _each(info: inspect.Type) -> Iterator[str]:
    match info:
        case inspect.Metadata(type=inner):
            yield from _each(inner)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _each(each)
        case inspect.LiteralType(values=values):
            yield from (json.dumps(value) for value in values)
        case inspect.EnumType(cls=cls):
            yield from (json.dumps(member.value) for member in cls)
        case inspect.StructType(cls=cls):
            yield cls.__name__
        case inspect.ListType(item_type=item):
            each_item = _joined(_parts(item))
            yield f"({each_item})[]" if " " in each_item else f"{each_item}[]"
        case inspect.DictType(value_type=value):
            yield f"Record<string, {_joined(_parts(value))}>"  # the keys of JSON are texts
        case _:
            yield _PLAIN[type(info)]


def _mentioned(kind: type, where: Iterable[type[msgspec.Struct]]) -> bool:
    infos = (inspect.type_info(each) for each in where)
    fields = (
        field for info in infos if isinstance(info, inspect.StructType) for field in info.fields
    )
    return any(kind.__name__ in _parts(field.type) for field in fields)


if __name__ == "__main__":
    sys.stdout.write(write_types())
