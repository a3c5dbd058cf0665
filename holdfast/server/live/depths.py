"""How long is thought about a decision that is analysed."""

from __future__ import annotations

from typing import Final, Literal

Depth = Literal["standard", "deep"]
#: How often each move is tried that is compared, by each of several searches.
ITERATIONS: Final[dict[Depth, int]] = {"standard": 1500, "deep": 10_000}
