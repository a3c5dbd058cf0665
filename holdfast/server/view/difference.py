"""What is different at a table: all that somebody is sent of it who was shown it before.

A difference is made from two things that were shown to the same person, and from nothing else, so
that it tells no more than they do.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

from holdfast.server import messages as m


def difference(had: m.TableShown, now: m.TableShown) -> dict[str, Any]:
    """Return the fields of a table that are different now.

    Of the match, and of the table of its game, only what is different is there as well; every
    other field is there whole or not at all.
    """
    changed = _fields(had, now)
    if had.match is not None and "match" in changed:
        match = changed["match"] = _fields(had.match, changed["match"])
        if "table" in match:
            match["table"] = _fields(had.match.table, match["table"])
    return changed


def _fields(had: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    fields = zip(now.__struct_fields__, astuple(had), astuple(now), strict=True)
    return {name: new for name, old, new in fields if new is not old and new != old}
