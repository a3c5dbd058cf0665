"""What the editor offers: cards, stones, hands; and what follows from a change."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.editing import CannotEdit, Edit, edit, lay_out, read_record
from holdfast.games.schotten_totten.editing import EDITING

GAME = holdfast.game("schotten-totten")
PLAIN = "hand A R1 R2 R3\nhand B G1 G2 G3"
TACTICS = f"options tactics=on\n{PLAIN}"


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


def test_a_card_comes_from_the_deck_and_goes_back_under_it() -> None:
    """1.3."""
    text = made(PLAIN, put("V9", "stone 4 A"))
    assert "stone 4: V9 | - | -" in text
    assert said(text) == []
    back = made(text, take("V9", "stone 4 A"))
    assert back.splitlines()[-2].endswith(" V9")


def test_a_side_that_is_completed_was_complete_first() -> None:
    """3.7."""
    text = made(PLAIN, *(put(f"V{n}", "stone 1 B") for n in (7, 8, 9)))
    assert "first B" in text
    text = made(text, put("claim B", "stone 1"))
    assert "owner B, first B" in text
    assert said(text) == []
    with pytest.raises(CannotEdit, match="full"):
        made(text, put("claim A", "stone 1"))
    with pytest.raises(CannotEdit, match="full"):
        made(text, put("V1", "stone 1 B"))
    assert said(made(text, take("V7", "stone 1 B"))) == ["owner-incomplete"]


def test_tactics_that_lie_open_were_played() -> None:
    """6.4, 7.3."""
    text = made(TACTICS, put("JK", "stone 1 A"), put("BB", "stone 2"), put("JK", "discard"))
    assert "played 2 1" in text or "played 1 2" in text
    assert "joker A B" in text
    assert "mud" not in text
    state = read_record(GAME, text)[0]
    assert GAME.text.problems(state)[0].id == "troops-discarded"
    assert EDITING.where(state, GAME.text.problems(state)[0]) == ["discard"]


def test_without_tactics_there_are_none_anywhere() -> None:
    """6.1."""
    text = made(
        TACTICS,
        put("SP", "stone 1 A"),
        put("MF", "stone 2"),
        put("TR", "hand A"),
        put("BA", "discard"),
        set_to("tactics", "off"),
    )
    assert said(text) == []
    assert not {"SP", "MF", "TR", "BA", "discard"} & set(text.replace("\n", " ").split())


def test_a_phase_brings_what_is_due_and_an_end_its_rounds() -> None:
    """5.1, 6.3, 9.2."""
    drawing = made(TACTICS, set_to("phase", "draw"))
    assert "due 1" in drawing
    assert "due" not in made(drawing, set_to("phase", "play"))
    over = made("options rounds=3\n" + PLAIN, set_to("phase", "over"))
    assert "round 3 A" in over
    assert "last A five" in over
    ended = made(over, set_to("ending", "three"), set_to("winner", "B"))
    assert "last B three" in ended
    assert "last - three" in made(ended, set_to("winner", "-"))
    assert "points 7 0" in made(ended, set_to("points A", "7"))


def test_cards_that_nobody_sees_stay_hidden() -> None:
    hidden = GAME.text.write_state(holdfast.new("schotten-totten", seed=1).seen(0)[0])
    state = read_record(GAME, hidden)[0]
    assert [each.holds for each in lay_out(GAME, state).places if each.name == "hand B"] == [
        ["?"] * 6
    ]
    assert "hand B ? ? ? ? ?\n" in made(hidden, take("?", "hand B"))


@pytest.mark.parametrize(
    ("problem", "text", "expected"),
    [
        ("card-count", "hand A R1 R1\nhand B R2", ["hand A"]),
        ("hand-size", "hand A R1\nhand B R2 R3 R4 R5 R6 R7 R8", ["hand B"]),
        ("side-first", f"{PLAIN}\nstone 3: V1 V2 V3 | - | -", ["stone 3"]),
        ("side-size", f"{PLAIN}\nstone 3: V1 V2 V3 V4 | - | first A", ["stone 3 A"]),
        ("no-claim", f"{PLAIN}\nturn A claim", []),
    ],
)
def test_a_problem_says_where_it_is(problem: str, text: str, expected: list[str]) -> None:
    state = read_record(GAME, text)[0]
    (found,) = (each for each in GAME.text.problems(state) if each.id == problem)
    assert list(EDITING.where(state, found)) == expected
    assert found.rule
