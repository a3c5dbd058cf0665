"""What comes in on a socket: which table to watch, and commands for it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from holdfast.server.table.commands import AnyCommand

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class Call(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A message on a socket, to the server."""


class Watch(Call, frozen=True):
    """Tell me about a table; I know what happened up to this version."""

    table: TableId
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Unwatch(Call, frozen=True):
    """Do not tell me about a table any more."""

    table: TableId


class Act(Call, frozen=True):
    """Carry out a command at a table."""

    table: TableId
    command: AnyCommand


class Look(Call, frozen=True):
    """Tell me about the open tables and the games, now and whenever they change."""


class Ping(Call, frozen=True):
    """Are you there?"""


AnyCall = Watch | Unwatch | Act | Look | Ping
