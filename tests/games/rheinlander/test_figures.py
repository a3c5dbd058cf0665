"""The 18 figures of the rulebooks, one test each: red is A, yellow is B, purple is C.

The captions name regions but no banks; the spaces are chosen so that the slots fit the picture.
"""

from __future__ import annotations

from .build import (
    archbishop,
    bastions,
    bishops,
    coins,
    discard,
    dukes,
    garrison,
    held,
    is_lone,
    knights,
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


def test_figure_01_card_23_goes_to_either_bank_of_region_23() -> None:
    """Red lays card 23 open and puts a knight on one bank of region 23 (1.1, 2.3, 3.1, 3.2)."""
    match = table(hand="23")
    assert moves_of(match, 23) == ["23@L23", "23@R23"]
    play(match, "23@L23")
    assert stands(match, "L23") == "A"
    assert is_lone(match, "L23")
    assert discard(match) == [23]
    assert supply(match) == [24, 25, 25]


def test_figure_02_a_second_knight_beside_the_first_founds_a_duchy() -> None:
    """A second knight of red's beside the first makes a duchy with a red duke (5.1, 5.3, 5.4)."""
    match = table("A L9", hand="10")
    assert is_lone(match, "L9")
    play(match, "10@L10")
    assert (owner(match, "L9"), knights(match, "L9")) == ("A", "A2")
    assert dukes(match) == [1, 0, 0]


def test_figure_03_the_second_red_knight_wins_a_duchy_without_a_duke() -> None:
    """Red plays 6: the duchy grows, and now red has two knights, more than others (5.6)."""
    match = table("A L4", "B L5", hand="6")
    assert owner(match, "L5") == "-"
    play(match, "6@L6")
    assert (owner(match, "L5"), knights(match, "L5")) == ("A", "A2 B1")
    assert coins(match) == [0, 0, 0]


def test_figure_04_a_new_duchy_with_one_knight_each_has_no_duke() -> None:
    """Red plays 14 beside yellow: a new duchy, level at the top, so no duke comes (5.5)."""
    match = table("B L13", hand="14")
    play(match, "14@L14")
    assert (owner(match, "L14"), knights(match, "L14")) == ("-", "A1 B1")
    assert dukes(match) == [0, 0, 0]


def test_figure_05_card_14_as_a_reinforcement_on_22() -> None:
    """Red plays 14 for 22, beside a red knight and beside no other (4.1, 4.2)."""
    match = table("A L23", "B L25", hand="14")
    play(match, "14+L22")
    assert (owner(match, "L22"), knights(match, "L22")) == ("A", "A2")
    assert discard(match) == [14]
    assert {stands(match, space) for space in ("L14", "R14")} == {"-"}


def test_figure_06_no_reinforcement_on_25_beside_a_rival() -> None:
    """A yellow knight beside 25 keeps red's reinforcement out; card 25 itself goes in (4.3)."""
    match = table("A L24", "B L26", hand="14 25")
    reason = refusal(match, "14+L25")
    assert reason.rule == "4.3"
    assert reason.sentence == "L25 borders B's knight on L26: no reinforcement here"
    play(match, "25@L25")
    assert knights(match, "L25") == "A2 B1"


def test_figure_07_the_bastion_on_23_comes_after_the_knight_on_25() -> None:
    """Yellow plays 25, then shuts red out of 23 with a bastion (10.1, 10.2)."""
    match = table("A L22", "B L24", turn="B", hand="25", hand_c="23 14")
    assert refusal(match, "B@L23").rule == "10.1"
    play(match, "25@L25")
    assert phase(match) == "B bastion"
    play(match, "B@L23")
    assert stands(match, "L23") == "bastion"
    assert bastions(match) == [3, 2, 3]
    assert phase(match) == "C play"
    assert refusal(match, "23 L23").rule == "10.2"


def test_figure_08_a_bishopric_is_added_to_a_city_of_4() -> None:
    """Red rules a city of 4; the knight on 25 adds the bishopric: 1 + 4 + 1 = 6 (7.1, 7.2, 9.1)."""
    match = table("A L23 L24", hand="25", slots={9: "4", 11: "b"})
    assert (value(match, "L24"), bishops(match)) == (5, [0, 0, 0])
    play(match, "25@L25")
    assert (value(match, "L24"), held(match, "L24")) == (6, [9, 11])
    assert (bishops(match), archbishop(match)) == ([1, 0, 0], "A")


def test_figure_09_a_reinforcement_takes_over_and_the_new_city_is_not_paid() -> None:
    """Yellow reinforces on 28 and leads 3 to 2; red gets 1 + 3, not the new 2 (5.6, 7.3, 7.4)."""
    match = table(
        *("A L24 L25", "B L26 L27"),
        duchies="L24=A",
        turn="B",
        hand="14",
        slots={11: "3", 13: "2"},
    )
    assert value(match, "L24") == 4
    play(match, "14+L28")
    assert (owner(match, "L24"), knights(match, "L24")) == ("B", "A2 B3")
    assert coins(match) == [4, 0, 0]
    assert value(match, "L24") == 6
    assert dukes(match) == [0, 1, 0]


def test_figure_10_a_merger_pays_the_rival_and_takes_the_bishop() -> None:
    """Red's 24 joins a red and a yellow duchy; yellow gets 2, red the bishop (6.2, 6.4, 9.1)."""
    match = table("A L22 L23", "B L25 L26", hand="24", slots={9: "2", 11: "b"})
    assert (bishops(match), archbishop(match)) == ([0, 1, 0], "B")
    play(match, "24@L24")
    assert (owner(match, "L24"), knights(match, "L24")) == ("A", "A3 B2")
    assert coins(match) == [0, 2, 0]
    assert (bishops(match), archbishop(match)) == ([1, 0, 0], "A")
    assert dukes(match) == [1, 0, 0]


def test_figure_11_of_two_own_dukes_the_more_valuable_stays() -> None:
    """Red's 23 joins two red duchies: the left one, 3, is paid; the right one, 5, stays (6.3)."""
    match = table("A L21 L22 L24 L25", hand="23", slots={9: "2", 11: "4"})
    assert (value(match, "L21"), value(match, "L25")) == (3, 5)
    play(match, "23@L23")
    assert (owner(match, "L23"), coins(match)) == ("A", [3, 0, 0])
    assert (value(match, "L23"), dukes(match)) == (7, [1, 0, 0])
    assert any("duke of Mainz stays" in line for line in match.tell(0))


def test_figure_12_a_level_merger_pays_everybody() -> None:
    """Red's 14 makes 3 against 3: yellow is paid 4, red 3, and nobody owns the whole (6.5)."""
    match = table("A L12 L13", "B L15 L16 L17", hand="14", slots={5: "2", 7: "3"})
    assert dukes(match) == [1, 1, 0]
    play(match, "14@L14")
    assert (owner(match, "L14"), knights(match, "L14")) == ("-", "A3 B3")
    assert coins(match) == [3, 4, 0]
    assert dukes(match) == [0, 0, 0]


def test_figure_13_yellow_connects_a_castle_with_a_red_duchy() -> None:
    """Yellow's knight on 11 touches the castle, but red owns the duchy and garrisons it (8.2)."""
    match = table("A L9 L10", turn="B", hand="11", slots={5: "c"})
    play(match, "11@L11")
    assert garrison(match, 5) == "A"
    assert (owner(match, "L11"), knights(match, "L11")) == ("A", "A3 B1")
    assert (supply(match), coins(match)) == ([22, 24, 25], [0, 0, 0])


def test_figure_14_a_castle_beside_a_duchy_without_a_duke_goes_to_the_placer() -> None:
    """Yellow's knight on 26 brings castle and unowned duchy together and wins both (8.1, 8.3)."""
    match = table("A L27", "B L28", turn="B", hand="26", slots={11: "c"})
    assert owner(match, "L27") == "-"
    play(match, "26@L26")
    assert garrison(match, 11) == "B"
    assert (owner(match, "L27"), knights(match, "L27")) == ("B", "A1 B3")
    assert (supply(match), coins(match)) == ([24, 22, 25], [0, 0, 0])


def test_figure_15_a_knight_beside_a_lonely_castle_founds_a_duchy() -> None:
    """Yellow plays 43 beside a castle far from all: knight and garrison are a duchy (8.3)."""
    match = table(turn="B", hand="43", slots={21: "c"})
    play(match, "43@L43")
    assert garrison(match, 21) == "B"
    assert (owner(match, "L43"), knights(match, "L43"), value(match, "L43")) == ("B", "B2", 2)
    assert supply(match) == [25, 23, 25]


def test_figure_16_the_owner_garrisons_first_and_keeps_a_level_duchy() -> None:
    """Red reinforces on 25; yellow's garrison comes first, then it is 3 to 3 (2.2, 5.7, 8.2)."""
    match = table("B L21 L22", "A L23 L24", duchies="L21=B", hand="14", slots={9: "2", 11: "c"})
    play(match, "14+L25")
    assert garrison(match, 11) == "B"
    assert (owner(match, "L25"), knights(match, "L25")) == ("B", "A3 B3")
    assert coins(match) == [0, 0, 0]


def test_figure_17_the_garrisons_count_for_the_old_owner_and_then_change() -> None:
    """Red's 27 makes it 5 to 4, garrisons counted; yellow gets 3, red both castles (8.6, 8.8)."""
    match = table(
        *("A L21 L22 L24 L26", "B L23 L25"),
        garrisons="9B 11B",
        duchies="L21=B",
        slots={9: "c", 11: "c"},
        hand="27",
    )
    assert knights(match, "L21") == "A4 B4"
    play(match, "27@L27")
    assert (owner(match, "L21"), coins(match)) == ("A", [0, 3, 0])
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "A")
    assert knights(match, "L21") == "A7 B2"
    assert supply(match) == [25 - 7, 25 - 2, 25]
    assert any("A 5, B 4" in line for line in match.tell(0))


def test_figure_18_the_archbishop_exchanges_a_knight_and_wins_the_duchy() -> None:
    """Red, archbishop, plays 7 for the purple knight there; purple is paid 7 (9.4, 9.6)."""
    match = table(
        *("A R8 L24 L25", "C R6 R7"),
        hand="7",
        slots={2: "2", 4: "4", 11: "b"},
    )
    assert archbishop(match) == "A"
    assert (owner(match, "R7"), value(match, "R7")) == ("C", 7)
    play(match, "7xR7")
    assert (owner(match, "R7"), knights(match, "R7")) == ("A", "A2 C1")
    assert coins(match) == [0, 0, 7]
    assert supply(match) == [21, 25, 24]
