"""What leaves a game: the types of its view and of the parts of its moves.

A game declares them in its module ``wire``, as structs. The documentation of the API and the types
of the page are made from them, and the conformance suite holds the game to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True, kw_only=True)
class Wire:
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
