"""Sentences, the view and the drawing."""

from __future__ import annotations

from holdfast import SPECTATOR
from tests.games.nim.positions import AFTER_RETURN, DRAWN, LAST_STONE, position


def test_the_log_tells_what_happened() -> None:
    match = position(tokens="2 5", pile="4 1 3 0")
    for move in ("3-1", "1-3", "r0"):
        match.play(move)
    told = ["A takes one stone of heap 3.", "B takes 3 stones of heap 1.", "B draws a token."]
    assert match.tell(1) == [*told, "B puts token 0 under the pile."]
    assert match.tell(0) == [*told, "B puts a token under the pile."]
    assert match.tell(SPECTATOR) == match.tell(0)


def test_the_log_tells_the_points_at_the_end() -> None:
    """(4.2, 4.3)."""
    match = position(**LAST_STONE | {"tokens": "2 1", "pile": "4B 5A 3 0"})
    match.play("3-1")
    assert match.tell(0)[1:] == [
        "A turns up token 2 and has 7 points.",
        "B turns up token 1 and has one point.",
    ]


def test_the_view_shows_what_is_open_and_the_own_token() -> None:
    """(3.3)."""
    assert position(tokens="2 5", **AFTER_RETURN).view(0)["table"] == {
        "misere": False,
        "phase": "take",
        "heaps": [0, 4, 5],
        "taken": [3, 0],
        "tokens": [2, None],
        "drawn": None,
        "pile": [
            {"token": 4, "put_by": "A"},
            {"token": None, "put_by": None},
            {"token": None, "put_by": None},
            {"token": None, "put_by": None},
        ],
    }


def test_the_drawing_shows_heaps_hands_and_pile() -> None:
    match = position(tokens="2 5", **DRAWN)
    assert match.draw(0) == "1\n2  oooo\n3  ooooo\n*A has 2 and 4\n B has ?\npile ? ? ?"
    assert str(match) == "1\n2  oooo\n3  ooooo\n*A has 2 and 4\n B has 5\npile 1 3 0"


def test_nobody_is_marked_at_the_end() -> None:
    match = position(tokens="2 5", **LAST_STONE)
    match.play("3-1")
    assert "*" not in match.draw(0)
