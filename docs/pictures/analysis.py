"""Draw the picture of an analysed match: ``python docs/pictures/analysis.py``.

Plays Schotten Totten between a searching and a random player, and writes ``analysis.svg``.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import holdfast
from holdfast.core.kernels import all_cores
from holdfast.drawing.chances import draw_chances
from holdfast.search import make_player
from holdfast.search.analysis import analyse
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move

PLAYERS = ("ismcts:400", "random")


def draw() -> str:
    """Return the picture as SVG."""
    match = holdfast.new("schotten-totten", seed=9)
    players = [make_player(spec, seed) for seed, spec in enumerate(PLAYERS)]
    while match.turn is not None:
        match.play(choose_move(players[match.turn], match))
    analysis = analyse(match, partial(Ismcts, iterations=1000), cores=all_cores())
    return draw_chances(analysis, " ".join(f"{a}={b}" for a, b in zip("AB", PLAYERS, strict=True)))


if __name__ == "__main__":
    Path(__file__).with_name("analysis.svg").write_text(draw(), encoding="utf-8")
