"""Draw the picture of the terminal game: ``python docs/pictures/terminal.py``.

Plays a game between two greedy players to a telling position and writes ``terminal.svg``.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import holdfast
from holdfast.search import make_player
from holdfast.search.player import choose_move

PAPER = TerminalTheme(
    (246, 240, 225),
    (42, 36, 32),
    [
        (42, 36, 32),
        (163, 39, 31),
        (47, 107, 58),
        (150, 105, 0),
        (31, 78, 140),
        (107, 58, 125),
        (30, 110, 120),
        (120, 110, 100),
    ],
)

#: After so many moves the position has something of everything.
TELLING = 65


def draw() -> str:
    """Return the picture as SVG; it names no font that would have to be fetched."""
    match = holdfast.new("schotten-totten", seed=17, tactics=True)
    players = [make_player("greedy", seed) for seed in (3, 4)]
    while match.turn is not None and len(match.moves) < TELLING:
        match.play(choose_move(players[match.turn], match))
    console = Console(
        width=100, record=True, highlight=False, file=io.StringIO(), force_terminal=True
    )
    console.print(match.draw(0))
    console.print()
    for line in match.tell(0, since=len(match.moves) - 4):
        console.print(line)
    svg = console.export_svg(title="holdfast play schotten-totten --tactics", theme=PAPER)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(draw(), encoding="utf-8")
