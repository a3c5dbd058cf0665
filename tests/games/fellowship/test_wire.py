"""What leaves the game: the box, and the parts of moves."""

from __future__ import annotations

import pytest

from holdfast import IllegalMove, UnreadableMove
from holdfast.games.fellowship.tables import KIND_TEXTS
from holdfast.games.fellowship.wire import BOX, At, Card, End, Lay, Move, Retake, Site

from .build import deal, look


def test_the_box_says_what_the_cards_are() -> None:
    """1.1"""
    assert [card.id for card in BOX.cards] == list(KIND_TEXTS)
    by_id = {card.id: card for card in BOX.cards}
    assert by_id["r4"] == Card("r4", "red", "4", "companion")
    assert by_id["b3"].figure == "hobbit"
    assert (by_id["yN"].colour, by_id["yN"].value, by_id["yN"].figure) == ("yellow", "N", "nazgul")
    assert [(colour.name, colour.letter) for colour in BOX.colours][3] == ("yellow", "y")
    assert (BOX.hand, len(BOX.colours)) == (6, 4)
    assert BOX.rings == ["be", "br", "we", "r1", "r2", "lo"]


def test_three_locations_are_special() -> None:
    """5.1, 5.2, 5.3"""
    locations = look(deal())["locations"]
    special = [location["id"] for location in locations if location["special"]]
    assert special == ["ford", "caradhras", "moria"]


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        (Lay("r4", At(-1, 2), None), "r4@-1,2"),
        (Lay("r4", At(-1, 2), "be"), "r4@-1,2*be"),
        (Retake(At(1, 2), At(0, 2), "lo"), "lo 1,2>0,2"),
        (Site(At(-2, 0), "above"), "site -2,0"),
        (End(), "end"),
    ],
)
def test_parts_are_read(parts: Move, expected: str) -> None:
    match = deal()
    move = match.read_parts(parts)
    assert match.game.text.write_move(match.state, move) == expected
    assert match.game.wire.parts(match.state, move) == parts


def test_a_place_elsewhere_is_refused_by_its_rule() -> None:
    """2.1"""
    with pytest.raises(IllegalMove, match="not one of the ten cells"):
        deal().read_parts(Lay("r4", At(9, 9), None))


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnreadableMove, match="is no move"):
        deal().read_parts(Lay("x4", At(-1, 2), None))
