"""The page of observations says what the games declare."""

from __future__ import annotations

import holdfast
from holdfast.envs.page import PAGE, write_page


def test_the_page_is_as_the_games_declare() -> None:
    """If this fails: is the version raised? Then `python -m holdfast.envs.page` writes it anew."""
    text = PAGE.read_text(encoding="utf-8")
    assert text == write_page(text)


def test_the_example_on_the_page() -> None:
    lab = holdfast.game("nim").lab
    assert (lab.compact.size, lab.actions, lab.version) == (32, 21, 1)
    assert [plane.name for plane in lab.compact.planes][:3] == ["players", "misere", "mover"]


def test_every_plane_says_what_it_is() -> None:
    for name in holdfast.game_names():
        lab = holdfast.game(name).lab
        for plane in (*lab.compact.planes, *lab.rich.planes):
            assert plane.about
            assert "|" not in plane.about
            assert plane.low <= plane.high
