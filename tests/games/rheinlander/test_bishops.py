"""Bishops, the archbishop, and exchanges (chapter 9)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast import Match

from .build import (
    archbishop,
    bishops,
    coins,
    duchy,
    dukes,
    garrison,
    is_lone,
    knights,
    look,
    moves_of,
    owner,
    phase,
    play,
    refusal,
    stands,
    supply,
    table,
    value,
)

#: A is archbishop with a duchy at the mouth of the river.
SEAT = "A R53 R54"
BISHOPRIC = {26: "b"}
LAST: dict[str, Any] = {"ended": 1, "opener": "C"}


def whole(match: Match, space: str) -> tuple[str, str, list[int]]:
    """Who owns a duchy, its knights, and the coins of everybody."""
    return owner(match, space), knights(match, space), coins(match)


# Bishops


def test_a_duke_with_a_bishopric_has_a_bishop_at_once() -> None:
    """9.1, R66"""
    match = play(table("A L1", hand="2", slots={1: "b"}), "2@L2")
    assert (bishops(match), archbishop(match)) == ([1, 0, 0], "A")


def test_a_lone_knight_that_joins_brings_its_bishopric() -> None:
    """9.1, 5.8"""
    match = play(table("A L2", hand="1", slots={1: "b"}), "1@L1")
    assert (bishops(match), archbishop(match)) == ([1, 0, 0], "A")


def test_one_bishop_for_any_number_of_bishoprics() -> None:
    """9.1, R64"""
    match = table("A L25 L26 L27 L28", "B L1 L2 L10 L11", slots={1: "b", 5: "b", 11: "b", 13: "b"})
    assert duchy(match, "L25")["slots"] == [11, 13]
    assert (bishops(match), archbishop(match)) == ([1, 2, 0], "B")


def test_seven_bishops_are_enough() -> None:
    """9.1, R65"""
    slots = dict.fromkeys((1, 3, 5, 7, 9, 11, 13), "b")
    match = table("A L1 L2 L5 L6 L11 L10 L16 L17 L22 L21 L26 L25 L28", slots=slots, hand="29")
    play(match, "29@L29")
    assert bishops(match) == [7, 0, 0]


def test_a_lone_knight_and_a_duchy_without_a_duke_have_no_bishop() -> None:
    """9.1, 9.2"""
    match = table("A L2 L25", "B L26", slots={1: "b", 11: "b"})
    assert owner(match, "L25") == "-"
    assert (bishops(match), archbishop(match)) == ([0, 0, 0], "-")


# The archbishop


def test_on_a_tie_the_archbishop_loses_the_office() -> None:
    """9.2, 9.3, R67"""
    match = table(SEAT, "B L1", turn="B", hand="2", slots={1: "b", 26: "b"})
    assert archbishop(match) == "A"
    play(match, "2@L2")
    assert (bishops(match), archbishop(match)) == ([1, 1, 0], "-")
    assert (
        "Nobody has more bishops than all others: there is no archbishop any more." in match.tell(0)
    )


def test_the_office_passes_to_who_has_more() -> None:
    """9.2, 9.3"""
    match = table(SEAT, "B L1 L2 L10", turn="B", hand="11", slots={1: "b", 5: "b", 26: "b"})
    assert archbishop(match) == "-"
    play(match, "11@L11")
    assert (bishops(match), archbishop(match)) == ([1, 2, 0], "B")


def test_without_bishops_there_is_no_archbishop() -> None:
    """The only duke with a bishopric leaves, and nobody owns the whole (9.2, R67)."""
    match = table("A L24 L25", "B L27 L28 L29", hand="26", slots={11: "b", 13: "2"})
    assert archbishop(match) == "A"
    play(match, "26@L26")
    assert (owner(match, "L26"), bishops(match), archbishop(match)) == ("-", [0, 0, 0], "-")


def test_merging_ones_own_bishoprics_can_cost_the_office() -> None:
    """9.1, 9.3, R64, R68"""
    match = table(*("A L7 L8 L10 L11", "B L25 L26"), hand="9", slots={3: "b", 5: "b", 11: "b"})
    assert (bishops(match), archbishop(match)) == ([2, 1, 0], "A")
    play(match, "9@L9")
    assert (bishops(match), archbishop(match)) == ([1, 1, 0], "-")


def test_losing_the_office_by_ones_own_exchange_costs_nothing_in_that_turn() -> None:
    """The duchy falls to C, who has as many bishops as A then (9.3, R68)."""
    match = table(*(SEAT, "B L7 L8", "C L9 L10"), hand="8", slots={3: "b", 26: "b"}, duchies="L7=-")
    assert archbishop(match) == "A"
    play(match, "8xL8")
    assert (owner(match, "L8"), stands(match, "L8")) == ("C", "A")
    assert (bishops(match), archbishop(match), phase(match)) == ([1, 0, 1], "-", "A bastion")


# Exchanges: which


@pytest.mark.parametrize("space", ["L8", "R8", "W8"])
def test_any_rival_in_the_region_can_be_exchanged(space: str) -> None:
    """Land or river (9.4, R69)."""
    match = table(SEAT, "B L8 R8", "C W8", slots=BISHOPRIC, hand="8")
    assert moves_of(match, 8)[:3] == ["8xL8", "8xR8", "8+R52"]
    assert supply(match) == [23, 23, 24]
    play(match, f"8x{space}")
    assert stands(match, space) == "A"
    assert supply(match) == ([22, 24, 24] if space != "W8" else [22, 23, 25])


@pytest.mark.parametrize("card", [31, 34])
def test_a_knight_on_an_island_can_be_exchanged_with_either_card(card: int) -> None:
    """9.4, R69"""
    match = table(SEAT, "B I31", slots=BISHOPRIC, hand="31 34")
    play(match, f"{card}xI31")
    assert stands(match, "I31") == "A"


def test_free_spaces_do_not_prevent_an_exchange() -> None:
    """9.4, R69"""
    match = table(SEAT, "B L8", slots=BISHOPRIC, hand="8")
    assert [move for move in moves_of(match, 8) if "+" not in move] == ["8xL8", "8@R8"]


def test_ones_own_knights_are_not_exchanged() -> None:
    """3.1, 9.4"""
    match = table("A L8 R53 R54", slots=BISHOPRIC, hand="8")
    assert refusal(match, "8 L8").rule == "3.1"


def test_only_the_archbishop_exchanges() -> None:
    """9.4"""
    match = table("A R53 R54", "B L8", hand="8", slots={26: "2"})
    reason = refusal(match, "8xL8")
    assert reason.rule == "9.4"
    assert reason.sentence == ("B's knight stands on L8, and only the archbishop can exchange it")


def test_a_reinforcement_exchanges_nothing() -> None:
    """9.5, R69"""
    match = table("A R53 R54 L7", "B L8", slots=BISHOPRIC, hand="14")
    assert not any("x" in move for move in match.legal_moves)
    with pytest.raises(holdfast.UnreadableMove, match="L8 is not in region 14"):
        match.play("14xL8")
    assert refusal(match, "14+L8").rule == "3.1"


def test_bastions_are_not_exchanged() -> None:
    """9.5, R69"""
    match = table(SEAT, towers="L8", slots=BISHOPRIC, hand="8")
    assert refusal(match, "8xL8").rule == "10.2"
    assert "8@R8" in match.legal_moves


def test_garrisons_are_not_exchanged() -> None:
    """Only the knight beside it is, and the garrison stays (8.8, 9.5, R62)."""
    match = table(SEAT, "B L24 L25", garrisons="11B", slots={11: "c", 26: "b"}, hand="25")
    assert [move for move in moves_of(match, 25) if "x" in move] == ["25xL25"]
    play(match, "25xL25")
    assert (garrison(match, 11), knights(match, "L25")) == ("B", "A1 B2")


# Exchanges: what follows


def test_a_new_leader_takes_over_castles_and_all() -> None:
    """The exchanged knight and the garrison come home (9.6, 5.6, 8.6, R62)."""
    match = table(
        *("A R53 R54 L24 L23", "B L25 L26"), garrisons="11B", slots={11: "c", 26: "b"}, hand="25"
    )
    assert owner(match, "L25") == "B"
    worth = value(match, "L25")
    play(match, "25xL25")
    assert whole(match, "L25") == ("A", "A4 B1", [0, worth, 0])
    assert (garrison(match, 11), supply(match)) == ("A", [25 - 6, 25 - 1, 25])


def test_an_exchange_that_makes_a_tie_leaves_the_owner() -> None:
    """Conversions never merge, and a tie keeps the duke (9.6, 5.7, R49, R70)."""
    match = table("A R53 R54 L9", "B L7 L8 L10", slots=BISHOPRIC, hand="8")
    play(match, "8xL8")
    assert whole(match, "L8") == ("B", "A2 B2", [0, 0, 0])


def test_an_exchange_may_make_a_third_player_the_leader() -> None:
    """9.6, 5.6, R71"""
    match = table(
        SEAT, "B L8 L9", "C L10 L11", duchies="R53=A L8=B", slots={5: "3", 26: "b"}, hand="9"
    )
    play(match, "9xL9")
    assert whole(match, "L9") == ("C", "A1 B1 C2", [0, 4, 0])


def test_a_lone_knight_that_is_exchanged_stays_lone() -> None:
    """9.6, R72"""
    match = table(SEAT, "B L8", slots=BISHOPRIC, hand="8")
    before = dukes(match)
    play(match, "8xL8")
    assert is_lone(match, "L8")
    assert (stands(match, "L8"), dukes(match)) == ("A", before)


def test_an_exchange_beside_an_empty_castle_does_not_garrison_it() -> None:
    """9.6, 8.1, R72"""
    match = table(SEAT, "B L25", slots={11: "c", 26: "b"}, hand="25")
    play(match, "25xL25")
    assert garrison(match, 11) == "-"
    assert is_lone(match, "L25")


def test_in_a_duchy_an_exchange_offers_an_empty_castle_to_the_owner() -> None:
    """9.6, 8.6, R55"""
    match = table(SEAT, "B L25 L26 L27", slots={11: "c", 26: "b"}, hand="25")
    play(match, "25xL25")
    assert (garrison(match, 11), knights(match, "L25")) == ("B", "A1 B3")


def test_a_bastion_may_follow_an_exchange() -> None:
    """10.1, R73"""
    match = table(SEAT, "B L8", slots=BISHOPRIC, hand="8")
    play(match, "8xL8")
    assert phase(match) == "A bastion"
    play(match, "B@L9")
    assert stands(match, "L9") == "bastion"


def test_a_knight_that_comes_home_gives_its_owner_a_turn() -> None:
    """9.4, 2.6, R73"""
    match = table(SEAT, "B L8", left="B0", slots=BISHOPRIC, hand="8", **LAST)
    play(match, "8xL8,done")
    assert (phase(match), supply(match)[1]) == ("B play", 1)


def test_an_exchange_may_use_the_last_knight() -> None:
    """9.4, 11.1, R74"""
    match = table(SEAT, "B L8", left="A1", slots=BISHOPRIC, hand="8")
    play(match, "8xL8,done")
    assert (supply(match)[0], look(match)["ended"]) == (0, True)
