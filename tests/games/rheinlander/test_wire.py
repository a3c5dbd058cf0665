"""What leaves the game: the spaces of the view, and the parts of moves."""

from __future__ import annotations

import pytest

from holdfast import IllegalMove, UnreadableMove
from holdfast.games.rheinlander import wire
from holdfast.games.rheinlander.wire import Question, Space, Try

from .build import look, table

L23 = Space("L23", "L", 23)


def test_the_view_says_where_the_spaces_lie_on_which_something_stands() -> None:
    """1.1, 1.2"""
    match = table("A L6 R6 W6", "B I17", towers="R20")
    assert look(match)["spaces"] == [
        {"name": "L6", "side": "L", "number": 6},
        {"name": "R6", "side": "R", "number": 6},
        {"name": "I17", "side": "I", "number": 17},
        {"name": "R20", "side": "R", "number": 20},
        {"name": "W6", "side": "W", "number": 6},
    ]


def test_what_a_card_does_on_a_space_is_told() -> None:
    """3.1, 4.1, 9.4"""
    match = table("A L22 R53 R54", "B R23", hand="23 14", slots={26: "b"})
    parts = {choice.text: choice.parts for choice in match.show(0).moves}
    assert parts["23@L23"] == wire.Place(23, L23)
    assert parts["14+L23"] == wire.Reinforce(14, L23)
    assert parts["23xR23"] == wire.Exchange(23, Space("R23", "R", 23))


def test_bastions_and_castles_have_parts() -> None:
    """8.4, 10.1"""
    match = table("A L5", turn="A bastion")
    parts = {choice.text: choice.parts for choice in match.show(0).moves}
    assert parts["B@L23"] == wire.Bastion(L23)
    assert parts["done"] == wire.Done()


def test_the_answers_about_a_castle_name_it() -> None:
    """8.4"""
    match = table("B L9", hand="26", slots={11: "c"}, options="castle_optional=on")
    match.play("26@L26")
    parts = {choice.text: choice.parts for choice in match.show(0).moves}
    name = look(match)["slots"][10]["name"]
    assert parts == {"garrison": wire.Garrison(name), "refuse": wire.Refuse(name)}
    assert match.read_parts(wire.Garrison()) == match.read_parts(wire.Garrison(name))
    assert match.read_parts(wire.Refuse()) == match.read_parts(wire.Refuse(name))
    with pytest.raises(UnreadableMove, match="is no move"):
        match.read_parts(wire.Refuse("Nowhere"))


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (Try("L23", 23), "23@L23"),
        (Try("L23", 14), "14+L23"),
        (Try("L23"), "B@L23"),
        (wire.Drop(14), "drop 14"),
        (wire.Garrison(), "garrison"),
        (wire.Done(), "done"),
    ],
)
def test_what_is_asked_about_is_read(asked: Question, expected: str) -> None:
    match = table("A L22", hand="23 14")
    move = match.read_parts(asked)
    assert match.game.text.write_move(match.state, move) == expected
    assert isinstance(asked, Try) or match.game.wire.parts(match.state, move) == asked


@pytest.mark.parametrize(
    "parts",
    [
        Try("Q1", 23),
        Try("L23", 55),
        wire.Drop(55),
        wire.Exchange(23, L23),
        wire.Place(14, L23),
        wire.Place(23, Space("L23", "R", 23)),
    ],
)
def test_parts_of_no_move_are_refused(parts: Question) -> None:
    with pytest.raises(UnreadableMove, match="is no move"):
        table("A L22", hand="23 14").read_parts(parts)


def test_a_bastion_on_the_river_is_refused_by_its_rule() -> None:
    """10.2"""
    with pytest.raises(IllegalMove, match="no bastion goes onto the river"):
        table("A L22").read_parts(Try("W23"))
