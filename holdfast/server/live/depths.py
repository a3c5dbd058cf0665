"""How long is thought about a decision that is analysed."""

from __future__ import annotations

from typing import Final, Literal

Depth = Literal["standard", "deep"]
#: How often each move is tried that is compared, by each of several searches.
ITERATIONS: Final[dict[Depth, int]] = {"standard": 1500, "deep": 10_000}
#: In so many imagined worlds at most luck and fog of a move are told apart.
WORLDS: Final[dict[Depth, int]] = {"standard": 400, "deep": 2000}
