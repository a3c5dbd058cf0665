"""What the levels do in a position: asked with few iterations, and with several seeds."""

from __future__ import annotations

import re

from holdfast.core.match import Match
from holdfast.search import make_player
from holdfast.search.levels import LEVELS, find_spec
from holdfast.search.player import choose_move
from holdfast.testing.amount import amount

#: Those who are not forgiven everything.
ABOVE = [level for level in LEVELS if level != "apprentice"]
#: No level thinks longer here; plain Python cannot afford more than a few iterations.
MOST = amount(200, 1000, 5)


def choices(level: str, match: Match, times: int = amount(8, 20, 2)) -> set[str]:
    """Return all that players of a level do in a position."""
    spec = _shorten(find_spec(match.game, level))
    return {_choose(spec, match, seed) for seed in range(times)}


def _choose(spec: str, match: Match, seed: int) -> str:
    player = make_player(spec, seed)
    move = match.game.text.write_move(match.state, choose_move(player, match))
    player.close()
    return move


def _shorten(spec: str) -> str:
    """Return a spec with a budget that a test can afford."""
    found = re.fullmatch(r"(ismcts):(\d+)(ms)?(.*)", spec)
    if found is None:
        return spec
    budget = MOST if found[3] else min(int(found[2]), MOST)
    return f"{found[1]}:{budget}{found[4]}"
