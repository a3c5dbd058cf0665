"""What bots do without thinking: they claim, and they win where they can."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast import Match
from holdfast.core import kernels
from holdfast.search.hint import give_hint
from holdfast.search.ismcts import Ismcts
from tests.search.levels import ABOVE, choices

from .build import play, table
from .test_passing import WEAK

#: A can claim stone 5 by proof, and, if there is one, stone 2 by comparison.
PROVEN = "5: R7 R8 R9 | B9 | first A"
COMPARED = "2: G9 G8 V9 | O1 B5 V6 | first B"


def sifted(match: Match, *, thorough: bool = True) -> list[str]:
    kept = kernels.sift_moves(match.seen(match.turn or 0), match.legal_ids, thorough)
    return [match.game.text.write_move(match.state, move) for move in kept]


def claiming(*stones: str, owned: str = "", expert: bool = False) -> Match:
    """A has played a card, owns some stones, and may claim."""
    weak = iter(WEAK)
    taken = [f"{n}: {next(weak)} | - | first A, owner A" for n in owned.split()]
    if expert:
        return table(*stones, *taken, a="Y1", b="Y2", options="expert=on", turn="A claim")
    return play(table(*stones, *taken, a="Y1", b="Y2"), "Y1@9")


def test_where_nothing_can_be_claimed_everything_is_worth_a_thought() -> None:
    match = table(a="Y1 Y5", b="Y2")
    assert sifted(match) == match.legal_moves


def test_a_claim_is_never_declined() -> None:
    """4.3, 4.4"""
    assert sifted(claiming(PROVEN)) == ["claim 5"]
    assert sifted(claiming(PROVEN, COMPARED)) == ["claim 2"]
    assert sifted(claiming(PROVEN, expert=True)) == ["claim 5"]


def test_a_beginner_need_not_see_a_proof() -> None:
    """4.4"""
    assert sifted(claiming(PROVEN), thorough=False) == ["claim 5", "done"]
    assert sifted(claiming(PROVEN, COMPARED), thorough=False) == ["claim 2"]


@pytest.mark.parametrize(
    ("owned", "claim"),
    [("", "2"), ("4 6", "5"), ("3 4", "2"), ("6 7", "5"), ("1 3", "2"), ("4 7", "2")],
)
def test_the_claim_that_wins_comes_first(owned: str, claim: str) -> None:
    """5.1"""
    assert sifted(claiming(PROVEN, COMPARED, owned=owned)) == [f"claim {claim}"]


def test_the_fifth_stone_wins_wherever_it_is() -> None:
    """5.1"""
    match = claiming("8: R7 R8 R9 | B9 | first A", owned="1 2 4 6")
    play(match, sifted(match)[0])
    assert match.winners == (0,)


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_every_level_claims_two_stones_that_make_five(level: str) -> None:
    match = claiming(PROVEN, COMPARED, owned="1 7 8")
    for _ in range(2):
        [claim] = choices(level, match)
        assert claim.startswith("claim")
        play(match, claim)
    assert match.winners == (0,)


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
@pytest.mark.parametrize("expert", [False, True])
def test_every_level_claims_what_is_proven(level: str, expert: bool) -> None:
    assert choices(level, claiming(PROVEN, expert=expert)) == {"claim 5"}


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_every_level_plays_the_card_that_wins(level: str) -> None:
    weak = iter(WEAK)
    stones = [f"{n}: {next(weak)} | - | first A, owner A" for n in (4, 6)]
    match = table(*stones, "5: R7 R8 | -", "1: G7 G8 | -", a="R9 G9 B1 B2 B3 B4", b="Y2")
    assert choices(level, match) == {"R9@5"}


@pytest.mark.only_compiled
def test_the_apprentice_claims_what_it_has_won_but_overlooks_proofs() -> None:
    """4.3, 4.4"""
    assert choices("apprentice", claiming(COMPARED), 30) == {"claim 2"}
    assert choices("apprentice", claiming(PROVEN), 30) == {"claim 5", "done"}


@pytest.mark.only_compiled
def test_a_hint_never_advises_to_decline_a_claim() -> None:
    hint = give_hint(claiming(PROVEN), lambda seed: Ismcts(seed, iterations=5))
    assert [one.text for one in hint.moves] == ["claim 5"]


def look(match: Match, move: str) -> float:
    """How a move of A looks to a beginner."""
    moves = np.array([match.read_move(move)], dtype=np.int32)
    dice = np.zeros(1, dtype=np.uint64)
    return float(kernels.glance_at_moves(match.seen(0), 0, moves, dice)[0])


def test_a_beginner_likes_big_numbers() -> None:
    match = table(a="R9 G2", b="Y2")
    assert look(match, "R9@5") > look(match, "G2@5")


def test_a_beginner_forgets_what_the_rival_may_get() -> None:
    """To the greedy eye the start of a colour run is worth an answer, its sum is not."""
    run = table("4: - | O7 O8", "6: - | O6 G9", a="R9 Y1", b="Y2")
    assert look(run, "R9@4") == pytest.approx(look(run, "R9@6"))
    complete = table("4: - | O7 O8 O9 | first B", "6: - | O6 G9", a="R9 Y1", b="Y2")
    assert look(complete, "R9@4") < look(complete, "R9@6")


def test_a_beginner_sees_what_is_won() -> None:
    match = claiming(COMPARED)
    assert look(match, "claim 2") > look(match, "done")
    won = table("3: JK R9 R8 | G1 G2 B5 | first A", a="Y1", b="Y2", played="1 0", joker="A")
    assert look(won, "Y1@1") > look(table(a="Y1", b="Y2"), "Y1@1")
