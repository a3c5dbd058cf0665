"""The types of the protocol for the page: ``python -m holdfast.server.api.typescript``.

One file has the messages, and one for each game its view and the parts of its moves, with what is
in its box and what it hands out. What we send has all its fields, but for those that are left out
when they have their default. What we receive may lack any field that has a default. A clock goes
both ways; it is written as it is sent, which is also a way to receive it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect

import holdfast
from holdfast.core import wire
from holdfast.core.game import Game
from holdfast.server import messages
from holdfast.server.api import calls
from holdfast.server.api.routes import people
from holdfast.server.table import commands, setup
from holdfast.server.table.refusals import Code

WIDTH: Final = 100
WEB: Final = Path(__file__).parents[3] / "web" / "src"
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
// {what}
// Written by `python -m holdfast.server.api.typescript`; not by hand.
"""


def write_files() -> dict[Path, str]:
    """Return all files that are written for the page, by their names."""
    games = [holdfast.game(name) for name in holdfast.game_names()]
    drawn = [game for game in games if wire_file(game).parent.exists()]
    return {WEB / "lib" / "protocol.ts": write_types()} | {
        wire_file(game): write_wire(game) for game in drawn
    }


def wire_file(game: Game) -> Path:
    """Return where the page has the types of what leaves a game."""
    return WEB / "games" / game.name / "wire.ts"


def write_types() -> str:
    """Return all types of the protocol in TypeScript."""
    writer = TypeWriter(NAMED)
    received = [*structs_of(setup), *structs_of(commands), *structs_of(calls), *structs_of(people)]
    sent = [*structs_of(wire), *structs_of(messages)]
    back = [kind for kind in received if writer.mentions(kind, sent)]
    faces = [writer.interface(kind, sent=True) for kind in (*back, *sent)]
    faces += [writer.interface(kind, sent=False) for kind in received if kind not in back]
    head = _HEAD.format(what="The messages between the page and the server.")
    return "\n".join([head, *writer.names(), *faces])


def write_wire(game: Game) -> str:
    """Return the types of what leaves a game in TypeScript, and what is in its box."""
    shapes = [game.wire.types.view, *(handout.shape for handout in game.wire.handouts.values())]
    modules = [sys.modules[name] for name in dict.fromkeys(kind.__module__ for kind in shapes)]
    members = {name: kind for module in modules for name, kind in vars(module).items()}
    writer = TypeWriter({name: kind for name, kind in members.items() if _is_union(kind)})
    asked = set(_structs_in(game.wire.types.question)) - set(_structs_in(game.wire.types.move))
    kinds = [kind for module in modules for kind in structs_of(module)]
    faces = [writer.interface(kind, sent=kind not in asked) for kind in kinds]
    head = _HEAD.format(what=f"What leaves {game.title}: its view, and the parts of its moves.")
    return "\n".join([head, *writer.names(), *faces, *_box(game)])


def _structs_in(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Literal, Union, UnionType)


def _box(game: Game) -> list[str]:
    """Return what is in the box of a game, a line for each thing."""
    if game.wire.types.box is None:
        return []
    fields = msgspec.to_builtins(game.wire.types.box)
    lines = [f"  {name}: {_value(value)},\n" for name, value in fields.items()]
    return [f"export const BOX: {type(game.wire.types.box).__name__} = {{\n{''.join(lines)}}};\n"]


def _value(things: Any) -> str:
    if not isinstance(things, list):
        return json.dumps(things)
    line = f"[{', '.join(_thing(thing) for thing in things)}]"
    if not isinstance(things[0], dict) and len(line) < WIDTH - 20:
        return line
    return f"[\n{''.join(f'    {_thing(thing)},{chr(10)}' for thing in things)}  ]"


def _thing(thing: Any) -> str:
    if not isinstance(thing, dict):
        return json.dumps(thing)
    return f"{{ {', '.join(f'{name}: {json.dumps(value)}' for name, value in thing.items())} }}"


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the types with fields that a module, or what is in it, defines for use as they are."""
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    return [
        kind
        for kind in found
        if f"{kind.__module__}.".startswith(f"{module.__name__}.")
        and not any(kind in f.__bases__ for f in found)
    ]


class TypeWriter:
    """Writes types in TypeScript; unions that have a name are called by it."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._named: dict[str, list[str]] = {}
        for name, kind in named.items():
            self._named[name] = self._parts(inspect.type_info(kind))

    def names(self) -> list[str]:
        """Return the unions that have a name."""
        return [_alias(name, self._folded(name)) for name in self._named]

    def _folded(self, name: str) -> list[str]:
        """Return what a union can be, with another one in it called by its name."""
        parts = self._named[name]
        for other, body in self._named.items():
            if len(body) > 1 and set(body) < set(parts):
                parts = [other, *(part for part in parts if part not in body)]
        return parts

    def interface(self, kind: type[msgspec.Struct], *, sent: bool) -> str:
        """Return a type with fields, as it is sent or received."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        if info.array_like:
            fields = [f"{f.encode_name}: {self._joined(self._parts(f.type))}" for f in info.fields]
            return f"{_comment(kind)}export type {kind.__name__} = [{', '.join(fields)}];\n"
        tag = [f"  {info.tag_field}: {json.dumps(info.tag)};\n"] if info.tag_field else []
        omits = kind.__struct_config__.omit_defaults if sent else True
        fields = [self._field(field, sent=sent, omits=omits) for field in info.fields]
        body = "".join((*tag, *fields))
        return f"{_comment(kind)}export interface {kind.__name__} {{\n{body}}}\n"

    def mentions(self, kind: type, where: Iterable[type[msgspec.Struct]]) -> bool:
        """Tell whether one of these types has a field of another one."""
        infos = (inspect.type_info(each) for each in where)
        fields = (
            field for info in infos if isinstance(info, inspect.StructType) for field in info.fields
        )
        return any(kind.__name__ in self._parts(field.type) for field in fields)

    def _field(self, field: inspect.Field, *, sent: bool, omits: bool) -> str:
        optional = omits and not field.required
        parts = self._parts(field.type)
        if optional and sent and field.default is None:
            parts = [part for part in parts if part != "null"]  # it is left out instead
        line = f"  {field.encode_name}{'?' if optional else ''}: {self._joined(parts)};\n"
        assert len(line) <= WIDTH, f"{line.strip()!r} is too long; its type wants a name"
        return line

    def _joined(self, parts: Iterable[str]) -> str:
        """Return a union by its name, if it has one; with null or without."""
        rest = list(parts)
        for name, body in self._named.items():
            if len(body) > 1 and set(body) <= set(rest) <= {*body, "null"}:
                rest = [name, *(part for part in rest if part not in body)]
        return " | ".join(sorted(rest, key=lambda part: part == "null"))

    def _parts(self, info: inspect.Type) -> list[str]:
        """Return what a type can be, each in TypeScript."""
        return list(dict.fromkeys(self._each(info)))

    def _each(self, info: inspect.Type) -> Iterator[str]:
        match info:
            case inspect.Metadata(type=inner):
                yield from self._each(inner)
            case inspect.UnionType(types=types):
                for each in types:
                    yield from self._each(each)
            case inspect.LiteralType(values=values):
                yield from (json.dumps(value) for value in values)
            case inspect.EnumType(cls=cls):
                yield from (json.dumps(member.value) for member in cls)
            case inspect.StructType(cls=cls):
                yield cls.__name__
            case inspect.ListType(item_type=item):
                each_item = self._joined(self._parts(item))
                yield f"({each_item})[]" if " " in each_item else f"{each_item}[]"
            case inspect.DictType(key_type=key, value_type=value):
                # The keys of JSON are texts.
                keys = self._joined(self._parts(key)) if _is_text(key) else "string"
                yield f"Record<{keys}, {self._joined(self._parts(value))}>"
            case _:
                yield _PLAIN[type(info)]


def _is_text(info: inspect.Type) -> bool:
    return isinstance(info, inspect.LiteralType)


def _comment(kind: type) -> str:
    lines = (kind.__doc__ or "").strip().replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join(f" * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"/**\n{body} */\n"


def _alias(name: str, parts: list[str]) -> str:
    """Return a union with its name: in one line if there is room."""
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def main() -> None:
    """Write all files."""
    for path, text in write_files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
