"""What the tests in a browser look for at a table of this game."""

from __future__ import annotations

from typing import Any, Final

#: What the table is made of: some of it comes later than the board.
PARTS: Final = "[data-space]"
#: What a player holds.
HAND: Final = ".hand .hold"
#: What the match is about: where it lies, and how many of its parts must be in sight.
FIELD: Final = (".map .frame", 54)
#: How many moves a table has in the middle of a game.
MIDDLE: Final = 36
#: Cards are dragged from the hand to where they are played.
DRAGS: Final = True


def pointing(parts: dict[str, Any]) -> list[str]:
    """Return what one points at, one thing after the other, to make a move with these parts."""
    space = f"[data-space='{parts['space']['name']}']"
    if parts["kind"] == "bastion":
        return [space]
    if parts["kind"] != "place":  # a card is taken for its number, unless one begins with the space
        return [space, "button.button.small[data-can=move]"]
    card = parts["card"]
    called = f":is([aria-label='Card {card}'], [aria-label^='Card {card},'])"
    return [f".hand .hold{called}", space]
