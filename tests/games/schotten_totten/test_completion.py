"""Who was complete first (3.7, 8.4, 9.7, E17 to E22)."""

from __future__ import annotations

from .build import first, phase, play, refusal, side, table


def test_the_side_that_gets_its_third_card_earlier_is_first() -> None:
    """3.7"""
    match = table("5: G7 V4 | R7 O4", a="B3 Y1", b="B2 Y2", top="V1 V2 V3 V5")
    assert first(match, 5) == "-"
    assert first(play(match, "B3@5"), 5) == "A"
    assert first(play(match, "B2@5"), 5) == "A"


def test_equal_sides_go_to_the_first_and_to_nobody_else() -> None:
    """3.7, 4.3"""
    match = table("5: G9 V4 | R8 O5", a="B3 Y1", b="Y3 Y2", top="V1 V2 V3 V5")
    play(match, "B3@5,Y3@5")
    assert phase(match) == "A play"  # B, who was second, was not asked
    assert play(match, "Y1@1").legal_moves == ["claim 5", "done"]
    match.undo()
    match.undo()
    assert refusal(play(match, "Y2@5"), "claim 5").rule == "4.1"  # and A is first of 16 and 15


def test_under_mud_fight_the_fourth_card_counts() -> None:
    """3.7, 8.2, E17"""
    match = table(
        "5: G7 V4 B3 | R7 O4 | mud",
        a="Y1 Y3",
        b="B2 Y2",
        top="V1 V2 V3 V5 V6",
        played="1 0",
        tactics_top="SP",
    )
    play(match, "Y1@1,draw clan,B2@5,draw clan")
    assert first(match, 5) == "-"
    play(match, "Y3@5,draw clan")
    assert first(match, 5) == "A"


def test_mud_fight_makes_complete_sides_incomplete() -> None:
    """8.4, E18, E47"""
    match = table(
        "5: G7 V4 B3 | R7 O4 B2 | first A", a="Y1 Y9", b="MF Y2 V9", turn="B", top="V1 V2 V3 V5 V6"
    )
    play(match, "MF@5,draw clan")
    assert first(match, 5) == "-"
    assert match.state.power[4].tolist() == [-1, -1]
    assert refusal(match, "claim 5").rule == "4.2"
    play(match, "Y1@1,draw clan,V9@5,draw clan,Y9@5")
    assert first(match, 5) == "B"  # A had the third card first, B the fourth


def test_mud_fight_on_a_stone_that_could_have_been_claimed() -> None:
    """8.3, 8.4, E47"""
    match = table("5: G7 G8 G9 | R1 | first A", a="Y1 Y9", b="MF Y2", top="V1 V2 V3 V5")
    play(match, "Y1@1,done,draw clan")
    assert phase(match) == "B play"
    play(match, "MF@5,draw clan")
    assert refusal(match, "claim 5").rule == "4.2"
    assert "Y9@5" in match.legal_moves


def test_blind_mans_bluff_leaves_who_was_first_as_it_is() -> None:
    """8.4, E20"""
    match = table(
        "5: G7 V4 B3 | R7 O4 V3 | first A", a="Y1 Y9", b="BB Y2", turn="B", top="V1 V2 V5"
    )
    play(match, "BB@5,draw clan")
    assert first(match, 5) == "A"
    play(match, "Y1@1")
    assert match.legal_moves == ["claim 5", "done"]  # 14 against 14


def test_a_side_that_lost_a_card_begins_anew() -> None:
    """3.7, 9.7, E19"""
    match = table(
        "5: G9 V4 B3 | R8 O5 Y3 | first A", a="Y1 V9", b="BA Y2", top="V1 V2 V5 V6", turn="B"
    )
    play(match, "BA G9,draw clan")
    assert first(match, 5) == "B"
    play(match, "V9@5,draw clan")
    assert first(match, 5) == "B"
    play(match, "Y2@1")  # A was not asked; B is
    assert match.legal_moves == ["claim 5", "done"]


def test_when_the_only_complete_side_loses_a_card_nobody_is_first() -> None:
    """9.7, E19"""
    match = table("5: G9 V4 B3 | R8 O5 | first A", a="Y1 V9", b="BA Y2", turn="B")
    play(match, "BA V4")
    assert first(match, 5) == "-"


def test_a_side_that_was_not_first_can_lose_a_card_too() -> None:
    """9.7, E19"""
    match = table("5: G9 V4 B3 | R8 O5 Y3 | first A", a="BA Y1", b="Y2")
    play(match, "BA O5")
    assert first(match, 5) == "A"


def test_taking_ones_own_card_away_breaks_completeness() -> None:
    """9.4, 9.7, E19"""
    match = table("5: G9 V4 B3 | R8 O5 Y3 | first A", a="ST V9", b="Y2", top="V1 V2 V5 V6")
    play(match, "ST G9>1,draw clan")
    assert (first(match, 5), side(match, 1, 0)) == ("B", ["G9"])


def test_a_traitor_can_complete_one_side_and_break_the_other() -> None:
    """9.6, 9.7, E19, E22"""
    match = table("5: G9 V4 | R8 O5 Y3 | first B", a="TR Y1", b="Y2 V9", top="V1 V2 V5 V6")
    play(match, "TR Y3>5")
    assert first(match, 5) == "A"
    assert (side(match, 5, 0), side(match, 5, 1)) == (["G9", "V4", "Y3"], ["R8", "O5"])


def test_a_card_laid_last_need_not_complete_a_side() -> None:
    """3.7, 4.4, E22"""
    match = table("5: G7 G8 G9 | R8 | first A", a="Y1 Y9", b="R9 Y2", turn="B", top="V1 V2 V3 V5")
    play(match, "R9@5,Y1@1")
    assert match.legal_moves == ["claim 5", "done"]  # R7 would only make it equal


def test_an_elite_troop_completes_a_side_like_any_card() -> None:
    """7.1, E21"""
    match = table("5: G9 V4 | R8 O5", a="SP Y1", b="Y2", top="V1 V2")
    play(match, "SP@5")
    assert first(match, 5) == "A"
