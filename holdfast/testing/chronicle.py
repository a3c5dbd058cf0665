"""Checks of what a game tells statistics."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from holdfast.core.match import Match
from holdfast.core.reading import read
from holdfast.testing.cases import Case


def check_chronicle(case: Case, seed: int = 0) -> None:
    """Prizes go to seats, and moves are made at places that there are."""
    whole = case.whole(seed)
    chronicle, sheet = case.game.chronicle, whole.position(0)[0]
    names = [ground.name for ground in chronicle.grounds(sheet)]
    case.demand(len(set(names)) == len(names), whole, f"two places have one name: {names}")
    points = [point for path in chronicle.outline(sheet) for point in path]
    case.demand(bool(np.isfinite(points).all()), whole, "the outline leaves the sheet")
    for ply in range(whole.ply):
        made = whole.made(ply)
        place = chronicle.ground(made.before[0], made.move)
        known = place is None or place in names
        case.demand(known, whole, f"ply {ply} is made at {place!r}, which is not there")
    _check_prizes(case, whole)


def _check_prizes(case: Case, whole: Match) -> None:
    prizes = 0
    for ply in range(whole.ply):
        made = whole.made(ply)
        trail = made.trail
        steps = [read(made.before), *(read(trail, step) for step in range(made.steps))]
        for before, after in pairwise(steps):
            for name, holder in case.game.chronicle.won(before, after):
                prizes += 1
                seated = bool(name) and 0 <= holder < case.players
                case.demand(seated, whole, f"ply {ply} gives {name!r} to seat {holder}")
    named = not prizes or bool(case.game.chronicle.prizes)
    case.demand(named, whole, f"{prizes} prizes were won, and nothing says what they are")
