"""What a seat sees as numbers (4.5, 6.6, 9.3)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.core.seats import NOBODY
from holdfast.games.schotten_totten.observe import COMPACT, RICH
from holdfast.games.schotten_totten.tables import CLAN_CARDS, CLANS, KIND_TEXTS, STRENGTHS
from holdfast.testing import Case
from holdfast.testing.amount import amount
from holdfast.testing.lab import number, observe

from .build import full, table

GAME = holdfast.game("schotten-totten")
CASES = [Case(GAME, 2, options) for options in GAME.samples]


def test_a_side_is_seen_by_both_oneself_first() -> None:
    match = holdfast.new("schotten-totten", seed=3)
    played = match.legal_moves[0]
    mover = match.turn
    assert mover is not None
    match.play(played)
    kind = KIND_TEXTS.index(played.split("@")[0])
    case = Case(GAME, 2)
    for seat in range(2):
        side = 0 if seat == mover else 1
        here = match.position(len(match.moves))
        compact = COMPACT.read(observe(case, here, seat, rich=False))
        assert compact["cards"][side, 0, 0] == 1 + kind
        rich = RICH.read(observe(case, here, seat, rich=True))
        assert rich["cards"][side, 0, kind] == rich["count"][side, 0] == 1
        assert rich["unseen"].sum() == CLAN_CARDS - 1
        hand = [kind for kind, count in enumerate(compact["hand"]) for _ in range(count)]
        assert hand == match.state.hand[seat][: len(hand)].tolist()


def test_what_lies_under_the_decks_is_seen_by_who_put_it_there() -> None:
    """(9.3)."""
    closed = full("AABBAABB", without="Y1 Y2 Y3 Y4 Y5 Y6")
    match = table(
        *(*closed, "9: Y1 | JK | mud, blind"),
        a="Y2 ST",
        b="Y3 SP",
        deck="Y4 Y5 Y6",
        tactics="JK SH",
        discard="RE BA TR",
        played="3 3",
        joker="B",
        buried="B 1 1 1",
    )
    case = Case(GAME, 2, {"tactics": True})
    here = match.position(0)
    clan, tactic = KIND_TEXTS.index("Y6"), KIND_TEXTS.index("SH")
    for seat, known in ((0, False), (1, True)):
        compact = COMPACT.read(observe(case, here, seat, rich=False))
        assert compact["bottom_clans"].tolist() == [(1 + clan) * known, 0]
        assert compact["bottom_tactics"].tolist() == [(1 + tactic) * known, 0]
        rich = RICH.read(observe(case, here, seat, rich=True))
        assert np.flatnonzero(rich["bottom"]).tolist() == ([clan, tactic] if known else [])


def turned(cell: Any) -> Any:
    """Return the position with the players on each other's seats."""
    there = cell.copy()
    for name in (
        "points",
        "full",
        "hand",
        "held",
        "clans",
        "played",
        "joker_played",
        "joker_shown",
    ):
        there[name] = cell[name][:, ::-1]
    for name in ("power", "count", "cards"):
        there[name] = cell[name][:, :, ::-1]
    for name in ("opener", "turn"):
        there[name] = 1 - cell[name]
    for name in ("winner", "owner", "first", "buried_by"):
        there[name] = np.where(cell[name] == NOBODY, NOBODY, 1 - cell[name])
    return there


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_makes_no_difference_where_one_sits(case: Case) -> None:
    """With seats exchanged: the same numbers, and the same actions."""
    for seed in range(amount(2, 20, 1)):
        for match in case.sample(seed, amount(12, 30, 5)):
            here = match.position(len(match.moves))
            there = turned(here)
            assert number(case, there) == number(case, here)
            for seat in range(2):
                for rich in (False, True):
                    mine = observe(case, here, seat, rich)
                    assert (mine == observe(case, there, 1 - seat, rich)).all()


#: Which clan each one is called in the other world, and the same of kinds.
OTHER = np.array([(clan + 1) % CLANS for clan in range(CLANS)])
KIND = np.array(
    [
        OTHER[kind // STRENGTHS] * STRENGTHS + kind % STRENGTHS if kind < CLAN_CARDS else kind
        for kind in range(len(KIND_TEXTS))
    ]
)


def dyed(cell: Any) -> Any:
    """Return the position with other clans in place of the clans."""
    there = cell.copy()
    for name in ("cards", "deck", "discard", "tactics_deck"):
        there[name] = np.where(cell[name] < 0, cell[name], KIND[cell[name]])
    hands = np.where(cell["hand"] < 0, len(KIND), KIND[cell["hand"]])
    hands = np.sort(hands, axis=2)
    there["hand"] = np.where(hands == len(KIND), -1, hands)
    there["unseen"][:, OTHER] = cell["unseen"]
    return there


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clans_are_alike(case: Case) -> None:
    """With clans exchanged the planes by kind are exchanged likewise, and no other number."""
    for match in case.sample(1, amount(12, 30, 5)):
        here = match.position(len(match.moves))
        there = dyed(here)
        for seat in range(2):
            for rich, encoding in ((False, COMPACT), (True, RICH)):
                mine = encoding.read(observe(case, here, seat, rich))
                theirs = encoding.read(observe(case, there, seat, rich))
                for name, plane in mine.items():
                    assert (_dye(name, plane, rich) == theirs[name]).all(), name


def _dye(name: str, plane: Any, rich: bool) -> Any:
    """Return what a plane is with clans exchanged."""
    kinds = name in ("hand", "cards", "unseen", "discard", "bottom") and (rich or name == "hand")
    if kinds:
        other = plane.copy()
        size = plane.shape[-1]
        other[..., KIND[:size]] = plane
        return other
    if name in ("cards", "discard", "bottom_clans", "bottom_tactics"):
        return np.where(plane == 0, 0, 1 + KIND[plane - 1])
    return plane
