"""One knight that joins several duchies (chapter 6)."""

from __future__ import annotations

import pytest

from holdfast import Match

from .build import coins, dukes, garrison, held, knights, owner, play, table, value

KEEP = "merge_tie_single_owner=keep"
#: Bastions that leave room for duchies on both arms of the river above W21.
ARMS = "L17 L18 I17 I18 R19 R20"


def whole(match: Match, space: str) -> tuple[str, str, list[int]]:
    """Who owns a duchy, its knights, and the coins of everybody."""
    return owner(match, space), knights(match, space), coins(match)


# A leader


def test_a_knight_beside_two_duchies_makes_them_one() -> None:
    """6.1"""
    match = table("A L7 L8 L10 L11", hand="9", slots={3: "2", 5: "3"})
    assert dukes(match) == [2, 0, 0]
    play(match, "9@L9")
    assert (knights(match, "L7"), held(match, "L7"), dukes(match)) == ("A5", [3, 5], [1, 0, 0])


def test_lone_knights_beside_the_new_knight_join_too() -> None:
    """They bring their centres, but not into what is paid (6.1, 7.4)."""
    match = table(
        *("A W17 W18", "B R15 R16", "C L16"), towers="L17 L18 I17 I18", hand="16", slots={7: "4"}
    )
    play(match, "16@W16")
    assert whole(match, "W16") == ("A", "A3 B2 C1", [0, 1, 0])
    assert value(match, "W16") == 5


def test_only_the_total_counts() -> None:
    """B and C lead an old duchy each, A leads the whole with a new duke (6.2, 6.3, R45, R48)."""
    match = table(
        *("B L5 L6 L7", "A L4 L8 L10 L13", "C L11 L12 L14"), hand="9", slots={3: "2", 5: "4"}
    )
    assert dukes(match) == [0, 1, 1]
    play(match, "9@L9")
    assert whole(match, "L9") == ("A", "A5 B3 C3", [0, 3, 5])


def test_a_leader_who_had_no_duke_there_brings_a_new_one() -> None:
    """6.3, 6.4, R45"""
    match = play(table(*("B L6 L7", "A L8 L10", "C L11 L12"), hand="9"), "9@L9")
    told = [line["id"] for line in match.log(0)[0]["told"]]
    assert told[1:] == ["merged", "merged-new", "paid", "paid"]
    assert dukes(match) == [1, 0, 0]


def test_a_leader_keeps_the_duke_and_the_rival_is_paid() -> None:
    """6.3, 6.4"""
    match = table("A L7 L8", "B L10 L11", hand="9", slots={3: "4", 5: "3"})
    play(match, "9@L9")
    assert whole(match, "L9") == ("A", "A3 B2", [0, 4, 0])


@pytest.mark.parametrize(("left", "right", "paid"), [("2", "4", 3), ("4", "2", 3), ("3", "3", 4)])
def test_of_several_own_dukes_the_most_valuable_stays(left: str, right: str, paid: int) -> None:
    """If they are equal, either may stay: the payment is the same (6.3, 6.4, R44)."""
    match = table("A L7 L8 L10 L11", hand="9", slots={3: left, 5: right})
    play(match, "9@L9")
    assert whole(match, "L9") == ("A", "A5", [paid, 0, 0])
    assert value(match, "L9") == 1 + int(left) + int(right)


def test_somebody_else_may_win_by_the_merger() -> None:
    """6.2, R33"""
    match = table("B L6 L7 L8 L10 L11", "C L5", hand="9", slots={3: "2", 5: "3"})
    play(match, "9@L9")
    assert whole(match, "L9") == ("B", "A1 B5 C1", [0, 3, 0])


def test_the_number_of_knights_does_not_decide_which_duke_stays() -> None:
    """6.3, R44"""
    match = table("A L5 L6 L7 L8 L10 L11", hand="9", slots={3: "2", 5: "4"})
    play(match, "9@L9")
    assert coins(match) == [3, 0, 0]


# Duchies without dukes


def test_an_owner_who_leads_after_joining_an_ownerless_duchy_is_not_paid() -> None:
    """6.3, R46"""
    match = play(table("A L7 L8 L10", "B L11", hand="9"), "9@L9")
    assert whole(match, "L9") == ("A", "A4 B1", [0, 0, 0])


def test_an_owner_who_does_not_lead_then_is_paid() -> None:
    """6.4, R46"""
    match = table("C L7 L8", "A L6 L10", "B L11", hand="9", slots={3: "3"})
    assert owner(match, "L7") == "C"
    play(match, "9@L9")
    assert whole(match, "L9") == ("A", "A3 B1 C2", [0, 0, 4])


def test_two_duchies_without_dukes_get_one_from_a_leader() -> None:
    """6.3, R46"""
    match = play(table("A L7 L10", "B L8", "C L11", hand="9"), "9@L9")
    assert whole(match, "L9") == ("A", "A3 B1 C1", [0, 0, 0])


def test_two_duchies_without_dukes_stay_without_on_a_tie() -> None:
    """6.5, R46"""
    match = play(table("B L7 L11", "C L8 L10", hand="9"), "9@L9")
    assert whole(match, "L9") == ("-", "A1 B2 C2", [0, 0, 0])


# Level at the top


@pytest.mark.parametrize("options", ["-", KEEP])
def test_two_dukes_of_different_players_leave_on_a_tie(options: str) -> None:
    """6.5, R43"""
    match = table("A L7 L8", "B L10 L11 L12", hand="9", slots={3: "2", 5: "4"}, options=options)
    play(match, "9@L9")
    assert whole(match, "L9") == ("-", "A3 B3", [3, 5, 0])


@pytest.mark.parametrize("options", ["-", KEEP])
def test_two_dukes_of_one_player_leave_on_a_tie(options: str) -> None:
    """6.5, R47"""
    match = table(
        *("B L6 L7 L11 L12", "A L5 L8 L10"),
        duchies="L6=B",
        hand="9",
        slots={3: "2", 5: "4"},
        options=options,
    )
    assert dukes(match) == [0, 2, 0]
    play(match, "9@L9")
    assert whole(match, "L9") == ("-", "A4 B4", [0, 3 + 5, 0])


def test_a_single_duke_leaves_on_a_tie() -> None:
    """6.5, R43"""
    match = table("B L7 L8", "A L10", "C L11", hand="9", slots={3: "4"})
    play(match, "9@L9")
    assert whole(match, "L9") == ("-", "A2 B2 C1", [0, 5, 0])


def test_a_single_duke_stays_on_a_tie_where_that_is_agreed() -> None:
    """6.5, R43"""
    match = table("B L7 L8", "A L10", "C L11", hand="9", slots={3: "4"}, options=KEEP)
    play(match, "9@L9")
    assert whole(match, "L9") == ("B", "A2 B2 C1", [0, 0, 0])


@pytest.mark.parametrize(("options", "kept", "paid"), [("-", "-", 3), (KEEP, "B", 0)])
def test_a_single_duke_behind_two_level_rivals(options: str, kept: str, paid: int) -> None:
    """6.5, R43"""
    match = table(
        *("B L6 L7", "C L8 L11 L12", "A L10 L13"), slots={3: "2"}, options=options, hand="9"
    )
    assert dukes(match) == [0, 1, 0]
    play(match, "9@L9")
    assert whole(match, "L9") == (kept, "A3 B2 C3", [0, paid, 0])


# Three and four at once


def test_three_duchies_of_three_players_level() -> None:
    """6.1, 6.5, R42"""
    match = table(
        *("A L21 L22", "B R21 R22 R23", "C W16 W17 W18"),
        towers="L16 R16 L17 L18 I17 I18",
        slots={9: "2", 10: "3"},
        hand="21",
    )
    play(match, "21@W21")
    assert whole(match, "W21") == ("-", "A3 B3 C3", [3, 4, 1])


def test_three_duchies_with_one_leader() -> None:
    """6.1, 6.3, 6.4, R42"""
    match = table(
        *("A L21 L22", "B R21 R22", "C W17 W18"),
        towers="L17 L18 I17 I18",
        slots={9: "2", 10: "3"},
        hand="21",
    )
    assert dukes(match) == [1, 1, 1]
    play(match, "21@W21")
    assert whole(match, "W21") == ("A", "A3 B2 C2", [0, 1, 1])
    assert dukes(match) == [1, 0, 0]


def test_four_duchies_of_which_the_winner_has_three() -> None:
    """The best of three stays, two are paid, and so is the rival (6.1, 6.3, 6.4, R42, R44)."""
    match = table(
        *("A L21 L22 W17 W18 W19 W20", "B R21 R22 R23"),
        towers=ARMS,
        slots={9: "4", 10: "3"},
        hand="21",
    )
    assert dukes(match) == [3, 1, 0]
    play(match, "21@W21")
    assert whole(match, "W21") == ("A", "A7 B3", [2, 4, 0])
    assert (dukes(match), value(match, "W21")) == ([1, 0, 0], 8)


def test_four_duchies_level_at_the_top() -> None:
    """Everybody is paid for every duke (6.1, 6.4, 6.5, R42, R47)."""
    match = table(
        *("A L21 L22 L23", "B R21 R22 W19 W20", "C W17 W18"),
        towers=ARMS,
        slots={9: "4", 10: "3"},
        hand="21",
    )
    assert dukes(match) == [1, 2, 1]
    play(match, "21@W21")
    assert whole(match, "W21") == ("-", "A4 B4 C2", [5, 1 + 1, 1])


# Castles


def test_the_winner_of_a_merger_gets_all_castles() -> None:
    """6.2, 8.6, R60"""
    match = table("A L7 L8", "B L10 L11", garrisons="3A 5B", slots={3: "c", 5: "c"}, hand="9")
    play(match, "9@L9")
    assert whole(match, "L9") == ("A", "A5 B2", [0, 2, 0])
    assert (garrison(match, 3), garrison(match, 5)) == ("A", "A")
