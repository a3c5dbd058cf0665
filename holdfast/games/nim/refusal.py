"""Why a move is refused: the codes of the verdicts, and what is said of each."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Refusal(IntEnum):
    """What can be wrong with a move."""

    OVER = 1
    HEAP_TOO_SMALL = 2  # writes the heap and its stones
    RETURN_FIRST = 3  # stones are taken after the return
    NOT_IN_HAND = 4  # writes the token
    NOTHING_DRAWN = 5  # a token is returned only after a draw


#: For each of them: the rule, the sentence, and what the numbers that show it mean there.
REASONS: Final[dict[Refusal, tuple[str, str, tuple[str, ...]]]] = {
    Refusal.OVER: ("", "refused-over", ()),
    Refusal.HEAP_TOO_SMALL: ("2.2", "refused-heap-too-small", ("heap", "stones")),
    Refusal.RETURN_FIRST: ("3.2", "refused-return-first", ()),
    Refusal.NOT_IN_HAND: ("3.2", "refused-not-in-hand", ("token",)),
    Refusal.NOTHING_DRAWN: ("3.1", "refused-nothing-drawn", ()),
}
