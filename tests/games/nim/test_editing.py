"""What the editor offers: stones, tokens and where they lie."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.editing import Edit, edit, lay_out, read_record
from tests.games.nim.positions import AFTER_RETURN, DRAWN, write

GAME = holdfast.game("nim")


def places_of(problem: str, text: str) -> list[str]:
    state = read_record(GAME, text)[0]
    (found,) = (each for each in GAME.text.problems(state) if each.id == problem)
    return list(GAME.editing.where(state, found))


def test_the_tokens_that_went_back_follow_from_the_heaps() -> None:
    """A token goes under the pile for every heap that becomes empty (3.1, 3.2)."""
    text = write(heaps="1 4 5", taken="2 0")
    emptied = edit(GAME, text, Edit("take", "stone", "heap 1"))
    assert "pile 4A 1 3 0" in emptied
    taken = edit(GAME, emptied, Edit("put", "stone", "taken A"))
    assert holdfast.read("nim", taken).turn == 0


def test_a_drawn_token_is_one_that_did_not_go_back() -> None:
    """3.1."""
    lifted = edit(GAME, write(**AFTER_RETURN), Edit("take", "token 4", "pile"))
    drawn = edit(GAME, lifted, Edit("put", "token 4", "drawn"))
    assert drawn == write(**DRAWN | {"turn": "B"})


def test_nobody_sees_a_hidden_token_but_it_can_be_taken() -> None:
    hidden = write(tokens="? 5")
    state = read_record(GAME, hidden)[0]
    assert lay_out(GAME, state).places[4].holds == ["token ?"]
    assert "tokens - 5" in edit(GAME, hidden, Edit("take", "token ?", "hand A"))
    assert "pile 4 ? 3" in edit(GAME, write(pile="4 ? 3 0"), Edit("take", "token 0", "pile"))


@pytest.mark.parametrize(
    ("problem", "lines", "expected"),
    [
        ("heap-grown", {"heaps": "5 2 5"}, ["heap 1"]),
        ("no-token", {"tokens": "- 5", "pile": "4 1 3 0 2"}, ["hand A"]),
        ("tokens-drawn", {"pile": "4A 1 3 0"}, ["drawn", "pile"]),
        ("over-token", {"heaps": "0 0 0", "drawn": "3", "pile": "4A 1B 0"}, ["drawn"]),
        ("tokens-not-lowest", {"pile": "4 1A 3 0"}, []),
    ],
)
def test_a_problem_says_where_it_is(
    problem: str, lines: dict[str, str], expected: list[str]
) -> None:
    assert places_of(problem, write(**lines)) == expected


def test_a_token_that_is_there_twice_is_shown_wherever_it_lies() -> None:
    assert places_of("pieces", write(tokens="4 5", pile="4 1 3 0 2")) == ["hand A", "pile"]
