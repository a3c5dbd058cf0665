"""What is answered to questions that change nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.server.messages.refusal import Refusal
from holdfast.server.messages.tables import Parts, Told


class HintMove(msgspec.Struct, frozen=True):
    """A move and the chance to win with it, with the error of that figure."""

    id: int
    text: str
    parts: Parts
    win: float
    error: float


class HintShown(msgspec.Struct, frozen=True):
    """The best moves, the best first; ``exact`` if they are proven."""

    moves: list[HintMove]
    exact: bool


class WhyShown(msgspec.Struct, frozen=True):
    """Whether a move could be made now, and why not."""

    legal: bool
    refusal: Refusal | None


class Preview(msgspec.Struct, frozen=True):
    """What a move would tell and how the table would look then, as far as that is certain.

    The table is as the game declares it, with null, at any depth, for what is not certain.
    """

    told: list[Told]
    scores: list[int | None]
    table: dict[str, Any]


class Explained(msgspec.Struct, frozen=True):
    """What the game has to say about something on the table."""

    told: list[Told]
