"""Drawings in a terminal of 80 columns: they fit or fold, and nothing is cut."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rich.text import Text

import holdfast
from holdfast.cli.terminal.folding import fold
from holdfast.cli.terminal.prompt import COMMANDS
from holdfast.search import make_player
from holdfast.search.player import choose_move

from .conftest import Holdfast

WIDTH = 80
TABLES = [(name, seats) for name in holdfast.game_names() for seats in holdfast.game(name).seats]


def folded(drawing: str, width: int = WIDTH) -> list[str]:
    return [line.plain for line in fold(Text(drawing), width)]


def letters(lines: list[str]) -> Counter[str]:
    """Count all that is drawn."""
    return Counter("".join("".join(line.split()) for line in lines))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("width", [80, 60])
def test_every_table_fits_and_nothing_of_it_is_lost(game: str, seats: int, width: int) -> None:
    match = holdfast.new(game, players=seats, seed=seats)
    player = make_player("random", seats)
    while match.turn is not None:
        if len(match.moves) % 7 == 0:
            drawing = Text.from_markup(match.draw(match.turn))
            lines = fold(drawing, width)
            assert max(line.cell_len for line in lines) <= width
            whole = [line.plain for line in drawing.split(allow_blank=True)]
            assert letters([line.plain for line in lines]) == letters(whole)
        match.play(choose_move(player, match))


def test_what_fits_is_left_as_it_is() -> None:
    drawing = "a b\n\n  c   d\n"
    assert "\n".join(folded(drawing)) == drawing


def test_a_list_beside_another_one_goes_below_it() -> None:
    assert folded("name  points    hand\nA          3    R1 R2\nB          4    G1", 18) == [
        *("name  points", "A          3", "B          4"),
        *("", "hand", "R1 R2", "G1"),
    ]


def test_a_map_goes_on_below() -> None:
    assert folded("1 ~~~ 2 ~~~ 3 ~~~ 4\n  ═══ A ═══ B", 14) == [
        *("1 ~~~ 2 ~~~", "  ═══ A ═══"),
        *("", "3 ~~~ 4", "B"),
    ]


def test_a_sentence_is_broken_between_its_words() -> None:
    assert folded("one: the first   two: the second of them", 20) == [
        *("one: the first", "    two: the second", "    of them"),
    ]
    assert folded("a" * 25, 20) == ["a" * 20, "    aaaaa"]


def test_colours_survive_folding() -> None:
    lines = fold(Text.from_markup("[red]one two three[/] four"), 9)
    assert [line.plain for line in lines] == ["one two", "    three", "    four"]
    assert lines[1].spans and not lines[2].spans


def test_help_is_broken_beside_its_terms(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    shown = holdfast("play", "nim", "--seed", 3, typed="help\n").out
    lines = shown[shown.index("  a move, as") : shown.rindex("A> ")].splitlines()
    assert max(map(len, lines)) <= WIDTH
    wide = lines[0].index("make it")
    assert len(lines) > len(COMMANDS) + 1
    for line in lines:
        assert re.match(rf".{{{wide - 2}}}  \S", line), line
