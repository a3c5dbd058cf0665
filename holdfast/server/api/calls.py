"""What comes in on a socket: which table to watch, and commands for it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from holdfast.server.table.commands import AnyCommand

#: So many pages of open tables are told on a socket; what comes then is asked for.
MOST_PAGES: Final = 10

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
    """Tell me about the games, my tables and some open ones, now and whenever they change.

    Whoever looks for other tables says so again.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    clock: Literal["live", "slow", "none"] | None = None
    free: bool = False
    pages: Annotated[int, msgspec.Meta(ge=1, le=MOST_PAGES)] = 1


class Unlook(Call, frozen=True):
    """Do not tell me about games and lists of tables any more."""


class Ping(Call, frozen=True):
    """Are you there?"""


AnyCall = Watch | Unwatch | Act | Look | Unlook | Ping
