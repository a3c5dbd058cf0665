"""What the tests in a browser look for at a table of this game."""

from __future__ import annotations

from typing import Any, Final

#: What the table is made of: some of it comes later than the board.
PARTS: Final = ".stone"
#: What a player holds.
HAND: Final = ".hand .held"
#: What the match is about: where it lies, and how many of its parts must be in sight.
FIELD: Final = (".st-board .row", 9)
#: How many moves a table has in the middle of a game.
MIDDLE: Final = 30
#: Cards are dragged from the hand to where they are played.
DRAGS: Final = True


def pointing(parts: dict[str, Any]) -> list[str]:
    """Return what one points at, one thing after the other, to make a move with these parts."""
    card = f".hand [data-card='{parts.get('card')}']"
    match parts["kind"]:
        case "place":
            return [card, f"[data-column='{parts['stone']}'] [data-can=move]"]
        case "wail":
            return [card, f"[data-column='{parts['at']}'] [data-card='{parts['taken']}']"]
        case "claim":
            return [f"[data-column='{parts['stone']}'] .stone"]
        case _:
            return [f".pile[data-deck='{parts['deck']}']"]
