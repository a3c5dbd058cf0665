"""What the tests in a browser look for at a table of this game."""

from __future__ import annotations

from typing import Any, Final

#: What the table is made of: some of it comes later than the board.
PARTS: Final = ".cell"
#: What a player holds.
HAND: Final = ".cards .card"
#: What the match is about: where it lies, and how many of its parts must be in sight.
FIELD: Final = (".map .frame", 8)
#: How many moves a table has in the middle of a game.
MIDDLE: Final = 40
#: Cards are dragged from the hand to where they are played.
DRAGS: Final = True

#: How the label of a card begins in English.
_COLOURS: Final = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}


def pointing(parts: dict[str, Any]) -> list[str]:
    """Return what one points at, one thing after the other, to make a move with these parts."""
    if parts["kind"] == "end":
        return [".tray .act button"]
    at = ",".join(map(str, parts["at"]))
    if parts["kind"] == "site":
        return [f".site[data-stop='{at}']"]
    colour, value = parts["card"]
    end = "Nazgûl" if value == "N" else value
    card = f".cards .card[aria-label^='{_COLOURS[colour]}'][aria-label$='{end}']"
    ring = [".tray .ring"] if parts["ring"] else []
    return [*ring, card, f".cell[data-place='{at}']"]
