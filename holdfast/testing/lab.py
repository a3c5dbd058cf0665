"""Checks of what programs that learn are shown, and of the numbers that stand for moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.core import observing
from holdfast.core.encoding import NUMBER, Numbers
from holdfast.core.match import Match
from holdfast.testing.amount import amount
from holdfast.testing.cases import Case, Cell, Nonconformance
from holdfast.testing.hidden import hide, redeal

#: What a row holds before it is written: a number that stays is seen.
_UNWRITTEN = -30_000


def check_observations(case: Case, seed: int = 0) -> None:
    """A seat observes what it may see, by the declared planes, and nothing that it cannot know.

    The same numbers come from the position, from what ``hide`` leaves of it, and from any deal of
    the rest.
    """
    for match in case.sample(seed, amount(12, 40, 3, 6)):
        here = match.position(len(match.moves))
        for seat in range(case.players):
            for rich in (False, True):
                seen = observe(case, here, seat, rich)
                _check_bounds(case, match, seen, rich)
                same = (observe(case, hide(here, seat), seat, rich) == seen).all()
                case.demand(bool(same), match, f"seat {seat} observes what is hidden from it")
                for number in range(amount(2, 4, 1)):
                    world = redeal(here, seat, number)
                    differs = _planes(case, observe(case, world, seat, rich) != seen, rich)
                    case.demand(
                        not differs, match, f"seat {seat} observes what it cannot know: {differs}"
                    )


def _check_bounds(case: Case, match: Match, seen: Numbers, rich: bool) -> None:
    encoding = case.game.lab.rich if rich else case.game.lab.compact
    beyond = _planes(case, (seen < encoding.low) | (seen > encoding.high), rich)
    case.demand(not beyond, match, f"numbers beyond their bounds: {beyond}")


def _planes(case: Case, where: Any, rich: bool) -> str:
    """Return the names of the planes in which something is the case."""
    encoding = case.game.lab.rich if rich else case.game.lab.compact
    return ", ".join(name for name, part in encoding.read(where).items() if part.any())


def observe(case: Case, cell: Cell, seat: int, rich: bool) -> Numbers:
    """Return what a seat observes of a position (a batch of one)."""
    encoding = case.game.lab.rich if rich else case.game.lab.compact
    out = np.full((1, encoding.size), _UNWRITTEN, dtype=NUMBER)
    kernel = observing.observe_richly_each if rich else observing.observe_each
    kernel(cell.copy(), seat, out)
    seen: Numbers = out[0]
    return seen


def check_actions(case: Case, seed: int = 0) -> None:
    """Every legal move has an action of its own, which the mover can tell from what it sees.

    Where two positions look the same to those who move, they have the same actions.
    """
    known: dict[bytes, list[int]] = {}
    for match in case.sample(seed, amount(40, 200, 6, 12)):
        if match.turn is None:
            continue
        here = match.position(len(match.moves))
        moves, actions = number(case, here)
        case.demand(moves == match.legal_ids, match, f"{moves} have actions")
        case.demand(len(set(actions)) == len(moves), match, f"two moves have one action: {actions}")
        fit = all(0 <= action < case.game.lab.actions for action in actions)
        case.demand(
            fit, match, f"an action of {actions} is not from 0 to {case.game.lab.actions - 1}"
        )
        blind = number(case, hide(here, match.turn))
        case.demand(
            blind == (moves, actions), match, f"hidden, {moves} have the actions {blind[1]}"
        )
        for rich in (False, True):
            look = observe(case, here, match.turn, rich).tobytes()
            same = known.setdefault(look, sorted(actions)) == sorted(actions)
            case.demand(same, match, "a position looks like another, and has other actions")
    if not known:
        raise Nonconformance(f"{case}, seed {seed}: no position was looked at")


def number(case: Case, cell: Cell) -> tuple[list[int], list[int]]:
    """Return the legal moves of a position (a batch of one), and their actions."""
    moves = np.zeros((1, case.game.rules.widest), dtype=np.int32)
    actions, counts = moves.copy(), np.zeros(1, dtype=np.int32)
    observing.number_each(cell.copy(), moves, actions, counts)
    return moves[0, : counts[0]].tolist(), actions[0, : counts[0]].tolist()
