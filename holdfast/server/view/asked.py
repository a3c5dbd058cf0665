"""What can be asked about; beside ``questions``, which load the compiler."""

from __future__ import annotations

from typing import NamedTuple


class InParts(NamedTuple):
    """A move that is asked about by its parts, which are JSON as the game declares it."""

    text: str


#: A move that is asked about: in notation, by its number, or by its parts.
AskedMove = str | InParts
