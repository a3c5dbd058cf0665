"""Pictures of tables: all of one size, and with everything in sight."""

from __future__ import annotations

import random

import numpy as np
import pytest
from rich.text import Text

import holdfast
from holdfast.envs.picture import COLUMNS, LINES, paint, render
from holdfast.testing.amount import amount


@pytest.mark.only_uncompiled
@pytest.mark.parametrize("game", holdfast.game_names())
def test_every_table_fits_into_the_picture(game: str) -> None:
    for players in holdfast.game(game).seats:
        match, choice = holdfast.new(game, players=players, seed=1), random.Random(1)
        while match.turn is not None:
            match.play(choice.choice(match.legal_ids))
            if match.ply % amount(20, 1) == 0:
                lines = Text.from_markup(match.draw(0)).plain.splitlines()
                assert len(lines) <= LINES - 2
                assert max(map(len, lines)) <= COLUMNS - 2


def test_pictures_have_one_size_and_show_what_is_drawn() -> None:
    empty, full = paint(Text("")), paint(Text.from_markup("[bold red]R7[/] [reverse]x[/]"))
    assert empty.shape == full.shape
    assert full.dtype == np.uint8
    assert len(np.unique(empty.reshape(-1, 3), axis=0)) == 1
    assert (190, 40, 40) in {tuple(each) for each in full.reshape(-1, 3)[::1].tolist()}


def test_letters_of_a_table_are_known() -> None:
    """A letter that is not in the font would be a box, the same for all of them."""
    marks = [paint(Text(letter)) for letter in "─═║╔╗╚╝╭╮╯╰►▲▼○×·»«–†ä…"]
    unknown = paint(Text("\uffff"))
    assert all((each != unknown).any() for each in marks)


def test_text_comes_without_markup(capsys: pytest.CaptureFixture[str]) -> None:
    assert render("[bold]a[/] b", "ansi") == "a b"
    assert render("[bold]a[/] b", "human") is None
    assert capsys.readouterr().out == "a b\n"
