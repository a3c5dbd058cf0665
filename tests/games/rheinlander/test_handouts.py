"""Maps, as the page of the game gets them."""

from __future__ import annotations

import pytest

from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.games.rheinlander.map.drawn import BoardDrawn

pytestmark = pytest.mark.only_uncompiled


@pytest.mark.parametrize("kind", GAME.handouts)
def test_the_map_of_a_board_is_handed_out_by_the_word_of_the_board(kind: str) -> None:
    handout = GAME.handouts[kind]
    assert handout.find("danube") is None
    assert handout.find("rhine") is SHIPPED
    drawn = handout.make(SHIPPED)
    assert isinstance(drawn, BoardDrawn)
    assert handout.shape is BoardDrawn
    assert (kind == "wide-map") == (drawn.width > drawn.height)
