"""What bots do without thinking: they throw no Nazgûl and no ring away, and win where they can."""

from __future__ import annotations

import pytest

from holdfast import Match
from holdfast.core import kernels
from tests.search.levels import ABOVE, choices

from .build import play, ring, table
from .test_end import NINE


def sifted(match: Match) -> list[str]:
    kept = kernels.sift_moves(match.seen(match.turn or 0), match.legal_ids, thorough=True)
    return [match.game.text.write_move(match.state, move) for move in kept]


def dropped(match: Match) -> set[str]:
    return set(match.legal_moves) - set(sifted(match))


# Nazgûls


def test_without_nazgul_and_rings_everything_is_worth_a_thought() -> None:
    match = table("0,2: b5", a="r1 r2 r4 r4 r0")
    assert dropped(match) == set()
    placing = play(table(*NINE, a="r1"), "r1@1,2")
    assert dropped(placing) == set()


def test_a_nazgul_with_a_target_is_not_thrown_on_an_empty_cell() -> None:
    """4.1, 4.3"""
    match = table("0,2: b5", a="rN r1 r2 r4 r4 r0")
    assert [move for move in sifted(match) if move.startswith("rN")] == ["rN@0,2"]


def test_a_nazgul_is_not_thrown_instead_of_ending_the_turn() -> None:
    """4.3, 2.1"""
    match = play(table(a="rN r2 r4"), "r4@0,2")
    assert not [move for move in sifted(match) if move.startswith("rN")]
    assert "end" in sifted(match)


def test_a_nazgul_may_be_a_way_to_leave_the_last_cell_empty() -> None:
    """One cell is as good as another (4.3)."""
    match = table(*ring("b3 b3 b3 b3 g3 g3 g3 g3 y3"), a="rN r4 r4 r2")
    assert [move for move in sifted(match) if move.startswith("rN")] == ["rN@1,2"]


def test_who_has_nothing_else_throws_it() -> None:
    """2.1"""
    match = table(hand="gN yN", decks={"A": ""}, players=2)
    assert sifted(match) == [match.legal_moves[0]]


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
@pytest.mark.parametrize("players", [2, 4])
def test_no_level_throws_a_nazgul_away(level: str, players: int) -> None:
    own, theirs = ("g", "r") if players == 2 else ("r", "b")
    cards = " ".join(own + value for value in "N11244")
    target = table(f"0,2: {theirs}5", a=cards, players=players)
    empty = {f"{own}N@{cell.partition(':')[0]}" for cell in ring("x " * 10)} - {f"{own}N@0,2"}
    assert not choices(level, target) & empty
    middle = play(table(a=cards, players=players), f"{own}4@0,2")
    assert not choices(level, middle) & empty


# Rings


def rings_of(match: Match, token: str) -> list[str]:
    """What of the moves with a ring is worth a thought."""
    return [move for move in sifted(match) if move.endswith(f"*{token}")]


def test_weathertops_ring_does_nothing_at_the_ford() -> None:
    """5.1, 7.7"""
    cards = "r4 r4 r2 r1 r0"
    assert not rings_of(table(place="Ford", a=cards, rings="we=A"), "we")
    strict = "ford_any_two=off"
    assert rings_of(table(place="Ford", a=cards, rings="we=A", options=strict), "we")
    second = play(table(place="Ford", a=cards, rings="we=A", options=strict), "r0@0,2")
    assert not rings_of(second, "we")


def test_weathertops_ring_needs_a_second_card_that_could_not_follow() -> None:
    """7.7, 2.2, 5.2"""
    match = table(place="Rivendell", hand="r5 r4 r4 r1 r1 r0", rings="we=A")
    assert {move.partition("@")[0] for move in rings_of(match, "we")} == {"r4"}
    match = table(place="Caradhras", hand="r5 r4 r1 r1 r0 r2", rings="we=A")
    assert {move.partition("@")[0] for move in rings_of(match, "we")} == {"r1"}


def test_weathertops_ring_does_nothing_for_the_last_card_of_a_ring() -> None:
    """2.4, 7.7"""
    match = table(*ring("b3 b3 b3 b3 g3 g3 g3 g3 y3"), place="Rivendell", a="r4 r4", rings="we=A")
    assert not rings_of(match, "we")


def test_bag_ends_ring_does_nothing_for_the_last_card_of_a_ring() -> None:
    """2.4, 7.5"""
    cards = "b3 b3 b3 b3 g3 g3 g3 g3 y2"
    match = table(*ring(cards), place="Rivendell", a="r4 r4", rings="be=A")
    assert [move for move in rings_of(match, "be") if move.startswith("r4@1,2")] == []
    assert rings_of(table(place="Rivendell", a="r4 r4", rings="be=A"), "be")


def test_rivendells_ring_adds_nothing_where_every_card_counts_one() -> None:
    """7.6, 7.8"""
    match = table("0,2: b1*br", place="Caradhras", a="r4 r4", rings="r1=A")
    assert not rings_of(match, "r1")
    assert rings_of(table("0,2: b1", place="Caradhras", a="r4 r4", rings="r1=A"), "r1")


def test_a_ring_that_only_protects_is_for_cards_that_need_it() -> None:
    """Not for a 0, and not for a Hobbit (7.9, 3.3)."""
    match = table(place="Caradhras", hand="r0 r3 r4 r4 r1 r1", rings="r2=A")
    assert {move.partition("@")[0] for move in rings_of(match, "r2")} == {"r4", "r1"}
    assert rings_of(table(place="Caradhras", hand="r0 r4 r4 r1 r1 r1", rings="br=A"), "br")


def test_at_the_last_location_every_ring_may_go() -> None:
    match = table(place="Amon Hen", hand="r0 r4 r4 r1 r1 r1", rings="we=A")
    assert dropped(match) == set()


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_no_level_spends_weathertops_ring_at_the_ford(level: str) -> None:
    lying = ring("b4 b2 b1 g1 g4 y2")
    match = table(*lying, place="Ford", a="r5 r4 r4 r2 r2 r1", rings="we=A")
    assert not any(move.endswith("*we") for move in choices(level, match))


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_no_level_spends_a_ring_on_a_0(level: str) -> None:
    match = table("0,2: b4", place="Caradhras", hand="r0 r1", rings="r2=A we=A", decks={"A": ""})
    assert not any(move.startswith("r0") and "*" in move for move in choices(level, match))


# Winning


@pytest.mark.only_compiled
@pytest.mark.parametrize("level", ABOVE)
def test_every_level_fills_the_last_ring_if_that_wins(level: str) -> None:
    match = table(*NINE, place="Amon Hen", a="r1 r2 r0", points="20 10 0 0")
    for move in choices(level, match):
        assert play(match, move).winners == (0,)
        match.undo()
