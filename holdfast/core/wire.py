"""What leaves a game for pages and programs: its view, the parts of its moves, its handouts.

A game declares their types in its module ``wire``, as structs. The documentation of the API and the
types of the page are made from them, and the conformance suite holds the game to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from holdfast.core.handout import Handout

State = Any


@dataclass(frozen=True, kw_only=True)
class Types:
    """The types of what leaves a game.

    A move is one of several structs, whose tag ``kind`` says what is done; the other fields say
    with what and where. A field is null where the move is shown to somebody who may not know it.
    """

    view: type[msgspec.Struct]
    move: Any  # a union of structs
    question: Any = None  # what can be asked about; as ``move`` if no more than that
    box: msgspec.Struct | None = None  # what is always the same: the cards, say, and their faces

    def __post_init__(self) -> None:
        """Let moves be asked about, if nothing else is said."""
        if self.question is None:
            object.__setattr__(self, "question", self.move)


@dataclass(frozen=True, kw_only=True)
class Wire:
    """What leaves a game, and how it is made."""

    types: Types
    view: Callable[[State, int], Any]  # (hidden record, seat): what a seat sees, a ``types.view``
    parts: Callable[[State, int], Any]  # (state before, move): what it does, a ``types.move``
    # All moves that parts, or a ``types.question``, could mean; none if there are no such things.
    read_parts: Callable[[State, Any], list[int]]
    hide_move: Callable[[State, int, int], int]  # (state before, move, seat): as the log shows it
    # Whether a move has the same notation and parts in every position, so that they are made once.
    is_steady: Callable[[int], bool] = lambda _move: False
    handouts: Mapping[str, Handout] = field(default_factory=dict)  # what a page can ask for


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its number, its notation, and its parts as the game declares them."""

    id: int
    text: str
    parts: Any
