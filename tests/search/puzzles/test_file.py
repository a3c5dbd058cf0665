"""Files of puzzles: what is written is read again, and what is said of a file that is none."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.core.errors import HoldfastError
from holdfast.search.puzzles.file import (
    Puzzle,
    PuzzleFile,
    UnreadablePuzzles,
    parse,
    read_file,
    read_puzzles,
    save,
    write,
)

NIM = holdfast.game("nim")
ONE = Puzzle(
    name="1-4",
    seat="A",
    kind="take",
    level="master",
    proof="deals",
    accept=["3-1", "2-1"],
    losses=[0.0, 0.011],
    tempting="3-2",
    loss=0.4,
    bound=0.1,
    right=98,
    solution=["A 3-1", "B 2-1"],
    refutation=["A 3-2"],
    position="players 2\nheaps 0 1 3\n",
    deal='players 2\nheaps 0 1 3\n"quoted" é\n',
)
FILE = PuzzleFile("nim", NIM.rules_version, "holdfast puzzles make nim --seed 0", 0, 7, [], [ONE])


def changed(**what: object) -> str:
    return write(msgspec.structs.replace(FILE, puzzle=[msgspec.structs.replace(ONE, **what)]))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    save(tmp_path / "p.toml", FILE)
    assert read_file(NIM, tmp_path / "p.toml") == FILE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "Invalid value"),
        ('game = "nim"\n', "required field `rules`"),
        (write(FILE).replace('seat = "A"', 'seat = "F"'), "Invalid enum value 'F'"),
        (write(FILE).replace("loss = ", "lost = "), "unknown field `lost`"),
        (write(msgspec.structs.replace(FILE, game="go")), "it has puzzles of 'go', not of nim"),
        (write(msgspec.structs.replace(FILE, rules=99)), "was made for version 99 of the rules"),
        (write(msgspec.structs.replace(FILE, puzzle=[ONE, ONE])), "2 (1-4): there is another"),
        (changed(losses=[0.0]), "1 (1-4): it needs moves to accept, and a loss for each"),
        (changed(accept=[], losses=[]), "it needs moves to accept"),
        (changed(tempting="3-1"), "3-1 tempts and is right"),
        (changed(solution=["B 3-1"]), "its solution does not begin with"),
        (changed(refutation=[]), "its refutation does not begin with"),
    ],
)
def test_what_is_no_file_of_puzzles_is_refused_in_a_sentence(text: str, says: str) -> None:
    with pytest.raises(UnreadablePuzzles) as refused:
        parse(NIM, text, "p.toml")
    assert str(refused.value).startswith("p.toml: ")
    assert says in str(refused.value)


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="give a file with puzzles"):
        read_file(NIM, tmp_path / "none.toml")


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert read_puzzles(NIM).puzzle == []
