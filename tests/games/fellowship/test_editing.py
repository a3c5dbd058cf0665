"""What the editor offers: cards, rings, locations; and what follows from a change."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.editing import CannotEdit, Edit, edit, lay_out, read_record
from holdfast.games.fellowship.editing import EDITING

GAME = holdfast.game("fellowship")
HANDS = "hand A g1 g1 g2 g3 y1 y2\nhand B r1 r1 r2 r3 b1 b2"
TEXT = f"players 2\nturn A play\n{HANDS}"


def made(text: str, *changes: Edit) -> str:
    for change in changes:
        text = edit(GAME, text, change)
    return text


def put(thing: str, place: str) -> Edit:
    return Edit("put", thing, place)


def take(thing: str, place: str) -> Edit:
    return Edit("take", thing, place)


def set_to(name: str, value: str) -> Edit:
    return Edit("set", name, value=value)


def said(text: str) -> list[str]:
    return [each.id for each in GAME.text.problems(read_record(GAME, text)[0])]


def holds(text: str, place: str) -> list[str]:
    places = lay_out(GAME, read_record(GAME, text)[0]).places
    return next(each.holds for each in places if each.name == place)


def test_cards_lie_on_each_other_and_a_ring_on_the_upper_one() -> None:
    """3.2, 7.2."""
    text = made(TEXT, put("b2", "cell 0,2"), put("r4", "cell 0,2"), put("ring br", "cell 0,2"))
    assert "cell 0,2: r4*br b2" in text
    assert said(text) == []
    with pytest.raises(CannotEdit, match="full"):
        made(text, put("ring be", "cell 0,2"))
    with pytest.raises(CannotEdit, match="not-here"):
        made(text, put("ring be", "cell 0,-1"))
    bare = made(text, take("r4", "cell 0,2"))
    assert "cell 0,2: b2*br" in bare
    assert "cell" not in made(bare, take("b2", "cell 0,2"))


def test_what_is_covered_by_nothing_stays_covered() -> None:
    """3.5."""
    text = f"{TEXT}\ncell 0,2: - r4 r4"
    assert "cell 0,2: - r4\n" in made(text, take("r4", "cell 0,2"))
    assert "cell 0,2: b1 r4 r4" in made(text, put("b1", "cell 0,2"))


def test_a_hand_has_cards_of_its_own_colours() -> None:
    """1.4, 1.5."""
    text = made(TEXT, take("g1", "hand A"), put("gN", "hand A"))
    assert "hand A g1 g2 g3 gN y1 y2" in text
    with pytest.raises(CannotEdit, match="not-here"):
        made(text, put("rN", "hand A"))
    assert "box rN" in made(text, put("rN", "box"))


def test_rings_are_won_lost_and_given_back() -> None:
    """6.4, 7.1."""
    text = made(TEXT, put("ring be", "rings B"), put("ring lo", "lost"))
    assert "rings be=B lo=x" in text
    assert "rings lo=x" in made(text, take("ring be", "rings B"))


def test_a_location_is_placed_beside_a_card_and_taken_away_with_its_cards() -> None:
    """8.2, 8.4."""
    text = made(TEXT, put("r4", "cell 0,2"))
    spot = next(
        each.name
        for each in lay_out(GAME, read_record(GAME, text)[0]).places
        if each.name.startswith("site") and not each.holds
    )
    two = made(text, put("location", spot))
    assert "scored 1" in two
    cells = [each.name for each in lay_out(GAME, read_record(GAME, two)[0]).places]
    new = [name for name in cells if name.startswith("cell")][-1]
    laid = made(two, put("g5", new), put("ring we", new))
    assert made(laid, take("location", spot)) == text
    with pytest.raises(CannotEdit, match="full"):
        made(two, take("location", "site 0,0"))


def test_there_are_ten_locations_and_no_more() -> None:
    """1.2."""
    columns = [0, 4, 8, 12, 16, 20, -4, -8, -12, -16]
    text = f"{TEXT}\nsites {' '.join(f'0,{column}' for column in columns)}\nscored 9"
    places = lay_out(GAME, read_record(GAME, text)[0]).places
    assert [each.holds for each in places if each.name.startswith("site")] == [["location"]] * 10


def test_who_and_what_does_not_play_is_nowhere() -> None:
    """1.5."""
    four = made(TEXT, set_to("players", "4"))
    full = made(four, put("y4", "cell 0,2"), put("y3", "box"), put("ring be", "rings D"))
    three = made(full, set_to("turn", "D"), set_to("players", "3"))
    assert "y" not in three.split("\nturn")[1].replace("play", "")
    assert "turn C play" in three
    assert "rings -" in three


def test_how_the_match_stands_is_set() -> None:
    text = made(TEXT, set_to("points A", "4"), set_to("played", "1"), set_to("last", "B"))
    assert "points 4 0" in text
    assert "last A" in text  # whoever has laid a card in this turn
    over = made(TEXT, set_to("phase", "over"), set_to("last", "B"))
    assert "turn A over\nlast B" in over
    minus = made(TEXT, set_to("allow_negative_vp", "on"), set_to("points A", "-3"))
    assert "points -3 0" in minus


def test_cards_that_nobody_sees_stay_hidden() -> None:
    hidden = GAME.text.write_state(holdfast.new("fellowship", seed=1).seen(0)[0])
    assert holds(hidden, "hand B") == ["?"] * 6
    assert "hand B 5x?" in made(hidden, take("?", "hand B"))
    assert "hand B rN" in made(hidden, put("rN", "hand B"))


@pytest.mark.parametrize(
    ("problem", "text", "expected"),
    [
        ("hand-size", "players 2\nhand A g1\nhand B r1 r1 r2 r3 b1 b2", ["hand A"]),
        ("card-count", f"{TEXT}\ncell 0,2: r0\nbox r0", ["cell 0,2", "box"]),
        ("covered-open", f"options covered_cards_return=on\n{TEXT}\ncell 0,2: - r4", ["cell 0,2"]),
        ("site-apart", f"{TEXT}\nsites 0,0 5,5\nscored 1", ["site 5,5"]),
        ("ring-twice", f"{TEXT}\ncell 0,2: r4*be\ncell 0,-1: r4*be", ["cell 0,-1", "cell 0,2"]),
        ("points-gained", f"{TEXT}\ngained 99 0", []),
    ],
)
def test_a_problem_says_where_it_is(problem: str, text: str, expected: list[str]) -> None:
    state = read_record(GAME, text)[0]
    found = next(each for each in GAME.text.problems(state) if each.id == problem)
    assert list(EDITING.where(state, found)) == expected


def test_a_ring_that_is_full_is_shown_whole() -> None:
    state = read_record(GAME, TEXT.replace("A play", "A site"))[0]
    found = next(each for each in GAME.text.problems(state) if each.id == "ring-not-full")
    assert len(EDITING.where(state, found)) == 10
