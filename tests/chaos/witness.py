"""The witness: what anybody was shown of any table, at each version."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

Json = dict[str, Any]
#: What of a table depends on who looks, and not on the eyes with which they see it.
_PERSONAL = ("host", "yours", "kept", "barred", "agreed")


class Witness:
    """Remembers a digest of each table that was shown, and notices one that differs."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.compared = 0  # how often a table was shown that somebody with these eyes had seen
        self.shown: dict[tuple[str, int], dict[str, str]] = {}  # by table and version, to whom
        self._by_eyes: dict[tuple[str, int, str], tuple[str, str]] = {}

    def see(self, table: Json, person: str, where: str) -> None:
        """Note that a person was shown a table; ``where`` says by which way."""
        digest = digest_of(table)
        place = (table["id"], table["version"])
        self.shown.setdefault(place, {}).setdefault(person, digest)
        eyes = repr([table[key] for key in _PERSONAL])
        known, first = self._by_eyes.setdefault((*place, eyes), (digest, where))
        self.compared += first != where
        if known != digest:
            self.problems.append(
                f"table {place[0]} at version {place[1]} was shown in two ways to the same eyes: "
                f"one to {first}, the other to {where}"
            )


def digest_of(table: Json) -> str:
    """Return a short name for what a table looks like."""
    text = msgspec.json.encode(table, order="deterministic")
    return hashlib.blake2b(text, digest_size=8).hexdigest()
