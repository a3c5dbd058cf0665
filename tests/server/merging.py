"""What a client does with a difference: the fields that it names are put into what is known."""

from __future__ import annotations

from typing import Any


def merge(table: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Return a table as it is after a difference."""
    new = {**table, **changed}
    if table["match"] is not None and "match" in changed:
        new["match"] = {**table["match"], **changed["match"]}
        if "table" in changed["match"]:
            new["match"]["table"] = {**table["match"]["table"], **changed["match"]["table"]}
    return new
