"""What a game gives to its page besides views: maps, say. A handout is the same for everybody.

A handout takes time to make. So it is made once, and kept while it would come out the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True, kw_only=True)
class Handout:
    """A kind of thing that a page can ask a game for, each by its name."""

    shape: type[msgspec.Struct]  # what it is, for those who read it
    # What the thing of this name is made from; None if there is no such thing. Beside it, only the
    # game's own code may decide what comes out.
    find: Callable[[str], Any]
    make: Callable[[Any], msgspec.Struct]  # of what was found, a ``shape``
