"""Castles: who garrisons them, when they stay empty, how they change hands (chapter 8)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holdfast import Match

from .build import (
    coins,
    dukes,
    garrison,
    held,
    is_lone,
    knights,
    look,
    owner,
    phase,
    play,
    play_on,
    refusal,
    stands,
    supply,
    table,
    value,
    write,
)

#: Slot 11 lies between L25 and L26.
CASTLE = {11: "c"}
OPTIONAL = "castle_optional=on"
#: The last round, in which somebody may be without knights: A plays, then B.
LAST: dict[str, Any] = {"ended": 1, "opener": "C"}
#: B owns a duchy with two castles, 4 to 4; A overtakes B with a knight on L27.
TAKEOVER: dict[str, Any] = {
    "garrisons": "9B 11B",
    "slots": {9: "c", 11: "c"},
    "duchies": "L21=B",
    "hand": "27",
}


def whole(match: Match, space: str) -> tuple[str, str, list[int]]:
    """Who owns a duchy, its knights, and the coins of everybody."""
    return owner(match, space), knights(match, space), coins(match)


# Who garrisons a new castle


@pytest.mark.parametrize("space", ["L25", "L26"])
def test_the_first_knight_on_either_space_brings_a_garrison(space: str) -> None:
    """With nobody near, knight and garrison are a new duchy (8.1, 8.3, 8.8, R51, R63)."""
    match = table(hand=space[1:], slots=CASTLE)
    play(match, f"{space[1:]}@{space}")
    assert garrison(match, 11) == "A"
    assert whole(match, space) == ("A", "A2", [0, 0, 0])
    assert (value(match, space), supply(match)) == (2, [23, 25, 25])


def test_a_castle_with_a_garrison_needs_none() -> None:
    """8.1, 8.8"""
    match = table("B L25", garrisons="11B", slots=CASTLE, hand="26")
    play(match, "26@L26")
    assert garrison(match, 11) == "B"
    assert knights(match, "L26") == "A1 B2"


def test_the_owner_of_the_duchy_garrisons_out_of_turn() -> None:
    """8.2, R50"""
    match = table("B L23 L24", hand="25", slots=CASTLE, options=OPTIONAL)
    play(match, "25@L25")
    assert (phase(match), garrison(match, 11)) == ("A bastion", "B")  # nobody was asked
    assert knights(match, "L25") == "A1 B3"
    assert supply(match) == [24, 22, 25]


def test_a_placer_who_owns_the_duchy_garrisons() -> None:
    """8.2, R50"""
    match = table("A L23 L24", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert (garrison(match, 11), knights(match, "L25")) == ("A", "A4")


def test_the_garrison_comes_before_the_majority() -> None:
    """With the garrison of B it is 3 to 3 and not 3 to 2 (2.2, 8.1, 8.2)."""
    match = table("B L21 L22", "A L23 L24", duchies="L21=B", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert whole(match, "L25") == ("B", "A3 B3", [0, 0, 0])


def test_beside_a_duchy_without_a_duke_the_placer_garrisons() -> None:
    """8.3, R50"""
    match = table("B L23", "C L24", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert garrison(match, 11) == "A"
    assert whole(match, "L25") == ("A", "A2 B1 C1", [0, 0, 0])


def test_the_placer_may_garrison_and_not_win_the_duchy() -> None:
    """8.3, 5.7, R50"""
    match = table("B L21 L22", "C L23 L24", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert garrison(match, 11) == "A"
    assert whole(match, "L25") == ("-", "A2 B2 C2", [0, 0, 0])


def test_beside_a_lone_knight_of_a_rival_the_placer_garrisons() -> None:
    """8.3, R52"""
    match = table("B L24", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert garrison(match, 11) == "A"
    assert whole(match, "L25") == ("A", "A2 B1", [0, 0, 0])


def test_between_dukes_of_different_players_the_placer_garrisons() -> None:
    """All are counted afterwards; here nobody leads (8.3, 6.5, R53)."""
    match = table("B L23 L24", "C L26 L27", hand="25", slots={9: "2", 11: "c"})
    play(match, "25@L25")
    assert garrison(match, 11) == "A"
    assert whole(match, "L25") == ("-", "A2 B2 C2", [0, 3, 2])


def test_between_ones_own_duke_and_a_rivals_the_placer_garrisons() -> None:
    """8.3, R53"""
    match = table("A L23 L24", "B L26 L27 L28", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert garrison(match, 11) == "A"
    assert whole(match, "L25")[:2] == ("A", "A4 B3")


def test_between_two_dukes_of_one_player_that_player_garrisons() -> None:
    """8.2, R53"""
    match = table("B L23 L24 L26 L27", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert garrison(match, 11) == "B"
    assert whole(match, "L25") == ("B", "A1 B5", [0, 2, 0])


def test_a_duchy_without_a_duke_beside_it_does_not_matter() -> None:
    """8.2, R53"""
    match = table("B L23 L24", "A L26", "C L27", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert garrison(match, 11) == "B"
    assert whole(match, "L25") == ("B", "A2 B3 C1", [0, 0, 0])


def test_an_empty_castle_that_was_touched_before_is_garrisoned_like_a_new_one() -> None:
    """8.1, 8.3"""
    match = table("A L25", hand="26", slots=CASTLE)
    assert is_lone(match, "L25")
    play(match, "26@L26")
    assert garrison(match, 11) == "A"
    assert knights(match, "L25") == "A3"


# Refusing


def test_garrisoning_is_compulsory() -> None:
    """8.4, R50"""
    match = table(hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert (phase(match), garrison(match, 11)) == ("A bastion", "A")


def test_the_placer_may_say_yes_where_that_is_agreed() -> None:
    """8.4"""
    match = play(table(hand="25", slots=CASTLE, options=OPTIONAL), "25@L25")
    assert (phase(match), match.legal_moves) == ("A castle", ["garrison", "refuse"])
    assert look(match)["spot"] == "L25"
    assert refusal(match, "done").sentence == "now say garrison or refuse"
    play(match, "garrison")
    assert (phase(match), garrison(match, 11), owner(match, "L25")) == ("A bastion", "A", "A")


def test_a_knight_beside_a_refused_castle_stays_lone() -> None:
    """8.4"""
    match = play(table(hand="25", slots=CASTLE, options=OPTIONAL), "25@L25,refuse")
    assert (phase(match), garrison(match, 11)) == ("A bastion", "-")
    assert is_lone(match, "L25")
    assert supply(match) == [24, 25, 25]


def test_a_refused_castle_is_not_garrisoned_in_that_turn_but_later() -> None:
    """8.4, 8.6"""
    match = table("A L27", "C L24", hand="26", hand_b="28", slots=CASTLE, options=OPTIONAL)
    play(match, "26@L26,refuse")
    assert (garrison(match, 11), whole(match, "L26")) == ("-", ("A", "A2", [0, 0, 0]))
    play(match, "done,28@L28")
    assert (garrison(match, 11), knights(match, "L26")) == ("A", "A3 B1")  # nobody was asked
    assert phase(match) == "B bastion"


def test_nobody_else_garrisons_a_refused_castle_in_that_turn() -> None:
    """B owns the merged duchy, and the castle waits for the next judgement (8.4, 8.6)."""
    match = table(
        *("B L22 L23 L24", "C L26 L27"), hand="25", hand_b="28", slots=CASTLE, options=OPTIONAL
    )
    play(match, "25@L25")
    assert phase(match) == "A castle"
    play(match, "refuse")
    assert (owner(match, "L25"), garrison(match, 11)) == ("B", "-")
    play(match, "done,28@L28")
    assert garrison(match, 11) == "B"


def test_other_castles_of_the_duchy_cannot_be_refused() -> None:
    """8.4, 8.6"""
    match = table(
        *("C L23", "A L22 L24"),
        garrisons="9C",
        slots={9: "c", 11: "c"},
        duchies="L23=-",
        hand="25",
        options=OPTIONAL,
    )
    play(match, "25@L25,refuse")
    assert owner(match, "L25") == "A"
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "-")


def test_who_has_no_knight_left_is_not_asked() -> None:
    """8.4, 8.5, R55"""
    match = table(left="A1", hand="25", slots=CASTLE, options=OPTIONAL)
    play(match, "25@L25")
    assert (phase(match), garrison(match, 11)) == ("A bastion", "-")


# No knight left


def test_the_last_knight_beside_a_castle_stays_lone() -> None:
    """8.5, 5.2, R55"""
    match = table(left="A1", hand="25", slots=CASTLE)
    before = dukes(match)
    play(match, "25@L25")
    assert is_lone(match, "L25")
    assert (garrison(match, 11), supply(match)[0], dukes(match)) == ("-", 0, before)
    told = "The castle of Mainz (L25, L26) stays empty: who would garrison it has no knight left."
    assert told in match.tell(0)


def test_the_last_knight_beside_a_castle_and_a_lone_rival_founds_a_level_duchy() -> None:
    """8.5, 5.5, R52, R55"""
    match = table("B L24", left="A1", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert (garrison(match, 11), knights(match, "L25"), owner(match, "L25")) == ("-", "A1 B1", "-")
    assert held(match, "L25") == [11]


def test_the_last_knight_beside_ones_own_founds_a_duchy_with_an_empty_castle() -> None:
    """The castle counts all the same (8.5, 7.1, R55)."""
    match = table("A L24", left="A1", hand="25", slots=CASTLE)
    play(match, "25@L25")
    assert (garrison(match, 11), owner(match, "L25"), value(match, "L25")) == ("-", "A", 2)


def test_an_owner_without_knights_leaves_the_castle_empty() -> None:
    """8.5, R55"""
    match = table("B L23 L24", left="B0", hand="25", slots={9: "2", 11: "c"}, **LAST)
    play(match, "25@L25")
    assert (garrison(match, 11), supply(match)[1]) == ("-", 0)
    assert whole(match, "L25") == ("B", "A1 B2", [0, 0, 0])
    assert value(match, "L25") == 1 + 2 + 1


def test_the_placer_does_not_step_in_for_an_owner_without_knights() -> None:
    """8.2, 8.5, R55"""
    match = table("B L23 L24", left="B0", hand="25", slots=CASTLE, options=OPTIONAL, **LAST)
    play(match, "25@L25")
    assert (phase(match), garrison(match, 11)) == ("A bastion", "-")


def test_an_old_owner_who_cannot_garrison_and_loses_leaves_the_castle_to_the_new_one() -> None:
    """8.5, 8.6, R55"""
    match = table(
        *("B L21 L22", "A L23 L24"),
        left="B0",
        duchies="L21=B",
        hand="25",
        slots={9: "2", 11: "c"},
        **LAST,
    )
    play(match, "25@L25")
    assert (owner(match, "L25"), garrison(match, 11)) == ("A", "A")
    assert knights(match, "L25") == "A4 B2"
    assert coins(match)[1] == 3  # the duke and the city of slot 9, not the new castle


def test_a_new_owner_without_knights_leaves_it_empty_too() -> None:
    """8.5, 8.6, R55"""
    match = table(
        "B L21 L22",
        "A L23 L24",
        left="A1 B0",
        players=5,
        duchies="L21=B",
        hand="25",
        slots=CASTLE,
        **LAST,
    )
    play(match, "25@L25")
    assert (owner(match, "L25"), garrison(match, 11)) == ("A", "-")


def test_a_rival_takes_the_castle_beside_a_lone_last_knight() -> None:
    """8.3, 8.5, R52, R55"""
    match = table(left="A1", hand="25", hand_b="26", slots=CASTLE)
    play(match, "25@L25,done,26@L26")
    assert (garrison(match, 11), owner(match, "L25"), knights(match, "L25")) == ("B", "B", "A1 B2")


# Offered again


def test_an_empty_castle_is_offered_again_when_the_duchy_grows() -> None:
    """8.6, R55"""
    match = table("B L25 L26", "C L24", hand="27", slots=CASTLE)
    assert garrison(match, 11) == "-"
    play(match, "27@L27")
    assert (garrison(match, 11), knights(match, "L25")) == ("B", "A1 B3 C1")
    assert supply(match) == [24, 22, 24]


def test_it_is_offered_again_after_the_majority() -> None:
    """Far from the castle A takes over first, and then garrisons it (8.6, R55)."""
    match = table("B L25 L26", "A L27 L28", duchies="L25=B", hand="29", slots={11: "c", 13: "2"})
    play(match, "29@L29")
    assert (garrison(match, 11), whole(match, "L25")) == ("A", ("A", "A4 B2", [0, 4, 0]))


def test_beside_the_new_knight_it_is_offered_before_the_majority() -> None:
    """At the castle B garrisons first, and it is 3 to 3 (8.1, 8.2, R55)."""
    match = table("B L26 L27", "A L28 L29", duchies="L26=B", hand="25", slots={11: "c", 13: "2"})
    play(match, "25@L25")
    assert (garrison(match, 11), whole(match, "L25")) == ("B", ("B", "A3 B3", [0, 0, 0]))


def test_it_is_offered_again_after_an_exchange() -> None:
    """8.6, 9.6, R55"""
    match = table("A R53 R54", "B L24 L25 L26", "C L27", hand="27", slots={11: "c", 26: "b"})
    play(match, "27xL27")
    assert (garrison(match, 11), owner(match, "L25")) == ("B", "B")


def test_it_is_not_offered_while_nobody_owns_the_duchy() -> None:
    """8.7, R55"""
    match = table("B L25", "C L26", hand="27", slots=CASTLE)
    play(match, "27@L27")
    assert (garrison(match, 11), knights(match, "L25")) == ("-", "A1 B1 C1")


def test_a_lone_knight_that_joins_brings_its_empty_castle() -> None:
    """8.6, R55"""
    match = table("A L23", "B L26", hand="24", hand_b="25", slots={9: "2", 11: "c"})
    play(match, "24@L24,done,25@L25")
    assert (garrison(match, 11), knights(match, "L25")) == ("A", "A3 B2")


def test_an_owner_with_one_knight_garrisons_the_lowest_of_two_empty_castles() -> None:
    """8.6, R55"""
    match = table(*("B L22 L24 L25", "C L23"), left="B1", hand="21", slots={9: "c", 11: "c"})
    play(match, "21@L21")
    assert (garrison(match, 9), garrison(match, 11), supply(match)[1]) == ("B", "-", 0)


# Two castles at one space, on a board that has such a space

#: Slot 9 lies between L24 and L25: now L25 touches slots 9 and 11.
TWICE = {'touches = ["L22", "L23"]': 'touches = ["L24", "L25"]'}


def test_a_space_may_touch_two_castles(tmp_path: Path) -> None:
    """8.1, R54"""
    text = write(slots={9: "c", 11: "c"}, hand="25", options="board=own")
    assert "garrisons 9A 11A" in play_on(tmp_path, TWICE, text, "25@L25")


def test_with_one_knight_for_two_castles_the_lowest_slot_comes_first(tmp_path: Path) -> None:
    """8.1, 8.5, R54, R55"""
    text = write(slots={9: "c", 11: "c"}, left="A2", hand="25", options="board=own")
    assert "garrisons 9A" in play_on(tmp_path, TWICE, text, "25@L25")


def test_castles_are_refused_one_by_one(tmp_path: Path) -> None:
    """8.4"""
    options = f"board=own {OPTIONAL}"
    text = write(slots={9: "c", 11: "c"}, hand="25", options=options)
    asked = play_on(tmp_path, TWICE, text, "25@L25,refuse")
    assert ("turn A castle" in asked, asked[-2:]) == (True, ["garrison", "refuse"])
    settled = play_on(tmp_path, TWICE, text, "25@L25,refuse,garrison")
    assert {"turn A bastion", "garrisons 11A", "duchies L25=A"} <= set(settled)


# How castles change hands


def test_a_new_owner_garrisons_every_castle() -> None:
    """Knights that are replaced come home at once (8.6, R57, R60)."""
    match = table("A L21 L22 L24 L26", "B L23 L25", **TAKEOVER)
    play(match, "27@L27")
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "A")
    assert supply(match) == [25 - 4 - 3, 25 - 2, 25]


@pytest.mark.parametrize(
    ("left", "first", "second", "counts"),
    [
        (1, "B", "B", "A5 B4"),
        (2, "A", "B", "A6 B3"),
        (3, "A", "A", "A7 B2"),
        (4, "A", "A", "A7 B2"),
    ],
)
def test_too_few_knights_replace_garrisons_in_the_order_of_slots(
    left: int, first: str, second: str, counts: str
) -> None:
    """The rest keep theirs, and the majority stands as judged (8.6, R56)."""
    match = table("A L21 L22 L24 L26", "B L23 L25", **TAKEOVER, left=f"A{left}")
    play(match, "27@L27")
    assert (garrison(match, 9), garrison(match, 11)) == (first, second)
    assert (owner(match, "L21"), knights(match, "L21"), coins(match)[1]) == ("A", counts, 3)
    assert supply(match)[0] == max(left - 3, 0)


def test_a_castle_that_kept_its_garrison_is_taken_at_the_next_judgement() -> None:
    """Not before: a knight elsewhere changes nothing here (8.6, R56)."""
    match = table(
        *("A L21 L22 L24 L26", "B L23 L25"),
        garrisons="9A 11B",
        slots={9: "c", 11: "c"},
        turn="B",
        hand="27 54",
    )
    play(match, "54@L54")
    assert garrison(match, 11) == "B"
    match.undo()
    play(match, "27@L27")
    assert (garrison(match, 11), knights(match, "L21")) == ("A", "A6 B3")


def test_an_empty_castle_comes_before_a_rivals_if_its_slot_does() -> None:
    """8.6, R55, R56"""
    match = table(
        *("A L21 L22 L24", "B L23 L25"),
        garrisons="11B",
        slots={9: "c", 11: "c"},
        duchies="L21=B",
        left="A2",
        hand="26",
    )
    play(match, "26@L26")
    assert (owner(match, "L21"), supply(match)[0]) == ("A", 0)
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "B")


def test_a_rivals_castle_comes_before_an_empty_one_if_its_slot_does() -> None:
    """8.6, R55, R56"""
    match = table(
        *("A L21 L22 L24", "B L23 L25"),
        garrisons="9B",
        slots={9: "c", 11: "c"},
        duchies="L21=B",
        left="A2",
        hand="18",
    )
    play(match, "18@L18")
    assert (owner(match, "L21"), supply(match)[0]) == ("A", 0)
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "-")


@pytest.mark.parametrize(("left", "third", "fifth"), [(1, "B", "C"), (2, "A", "C"), (3, "A", "A")])
def test_too_few_knights_after_a_merger(left: int, third: str, fifth: str) -> None:
    """8.6, R56, R60"""
    match = table(
        *("B L6 L7", "C L11 L12", "A L4 L5 L8 L10 L13"),
        garrisons="3B 5C",
        slots={3: "c", 5: "c"},
        duchies="L6=B",
        left=f"A{left}",
        hand="9",
    )
    play(match, "9@L9")
    assert (garrison(match, 3), garrison(match, 5)) == (third, fifth)
    assert (owner(match, "L9"), coins(match)[1:]) == ("A", [2, 2])


def test_a_player_without_knights_can_win_a_duchy_but_no_castle_of_it() -> None:
    """A exchanges a knight of B's, and C leads (8.6, R33, R56)."""
    match = table(
        *("A R53 R54", "B L25 L26", "C L24 L27 L28"),
        garrisons="11B",
        duchies="R53=A L25=B",
        slots={11: "c", 26: "b"},
        left="C0",
        hand="26",
        **LAST,
    )
    play(match, "26xL26")
    assert (owner(match, "L25"), knights(match, "L25")) == ("C", "A1 B2 C3")
    assert garrison(match, 11) == "B"


def test_garrisons_of_several_players_come_home() -> None:
    """8.6, R57, R60"""
    match = table(
        *("A L21 L24 L26", "B L22 L23", "C L25"),
        garrisons="9B 11C",
        slots={9: "c", 11: "c"},
        duchies="L21=-",
        hand="27",
    )
    play(match, "27@L27")
    assert owner(match, "L21") == "A"
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "A")
    assert supply(match) == [25 - 6, 25 - 2, 25 - 1]


def test_knights_that_come_home_can_be_used_in_the_next_turn() -> None:
    """B had none, gets two back and is not skipped (8.6, R57)."""
    match = table("A L21 L22 L24 L26", "B L23 L25", **TAKEOVER, left="B0", **LAST)
    play(match, "27@L27,done")
    assert (phase(match), supply(match)[1]) == ("B play", 2)


def test_a_duchy_that_was_without_a_duke_gives_all_castles_to_its_owner() -> None:
    """8.6, R37, R60"""
    match = table("B L25", "A L26 L27", garrisons="11B", slots={11: "c", 13: "2"}, hand="28")
    assert owner(match, "L25") == "-"
    play(match, "28@L28")
    assert (garrison(match, 11), whole(match, "L25")) == ("A", ("A", "A4 B1", [0, 0, 0]))


def test_the_duchy_is_not_judged_again_after_the_castles() -> None:
    """With 1 to 3 to 3 A stays; A's garrison for B's then leaves C ahead (8.6, 5.7, R30, R56)."""
    match = table(
        *("D R53 R54", "A L22 L23", "B L24 L25", "C L26 L27 L28"),
        garrisons="11B",
        players=4,
        turn="D",
        duchies="R53=D L22=A",
        slots={11: "c", 26: "b"},
        hand="22",
    )
    play(match, "22xL22")
    assert garrison(match, 11) == "A"
    assert whole(match, "L22") == ("A", "A2 B2 C3 D1", [0, 0, 0, 0])


# Without an owner, and what a garrison is


@pytest.mark.parametrize("players", [3, 4, 5])
def test_garrisons_stay_when_a_duchy_has_no_owner_any_more(players: int) -> None:
    """They count for their colours as before (8.7, 8.8, R59)."""
    match = table(
        *("A L23 L24", "B L26 L27 L28"),
        garrisons="9A 11B",
        slots={9: "c", 11: "c", 13: "2"},
        players=players,
        hand="25",
    )
    play(match, "25@L25")
    assert whole(match, "L25") == ("-", "A4 B4", [2, 4, 0, 0, 0][:players])
    assert (garrison(match, 9), garrison(match, 11)) == ("A", "B")


def test_a_garrison_counts_for_size_and_majority() -> None:
    """Knight and garrison keep the duchy against two knights (8.8, R63)."""
    match = table("B L25", "A L27", garrisons="11B", slots=CASTLE, hand="26")
    assert (owner(match, "L25"), knights(match, "L25")) == ("B", "B2")
    play(match, "26@L26")
    assert (owner(match, "L25"), knights(match, "L25")) == ("B", "A2 B2")


def test_a_garrison_is_nobodys_target() -> None:
    """8.8, 9.5, R62"""
    match = table("A R53 R54", "B L25", garrisons="11B", slots={11: "c", 26: "b"}, hand="25")
    play(match, "25xL25")
    assert (stands(match, "L25"), garrison(match, 11)) == ("A", "B")
    assert whole(match, "L25") == ("B", "A1 B1", [0, 0, 0])


def test_a_bastion_claims_no_castle() -> None:
    """10.3, R61"""
    match = table(hand="1", slots=CASTLE)
    play(match, "1@L1,B@L25")
    assert (garrison(match, 11), dukes(match)) == ("-", [0, 0, 0])
    match = table("A L24", towers="L25 L26", hand="27", slots=CASTLE)
    play(match, "27@L27")
    assert garrison(match, 11) == "-"
