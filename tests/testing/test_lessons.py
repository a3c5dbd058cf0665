"""The check of lessons finds what is wrong: it is shown lessons of a small game that are."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import holdfast
from holdfast.testing import Nonconformance, check_howto, check_lessons

NIM = holdfast.game("nim")


def spoilt(folder: Path, file: str, old: str, new: str, kind: str = "lessons") -> holdfast.Game:
    """Return the small game with lessons in which something stands otherwise."""
    for name in ("lessons", "howto", "words", "positions"):
        shutil.copytree(NIM.folder / name, folder / name)
    shutil.copy(NIM.folder / "RULES.md", folder)
    path = folder / kind / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return replace(NIM, folder=folder)


def test_the_lessons_of_the_small_game_are_in_order() -> None:
    check_lessons(NIM)


def test_a_game_without_lessons_is_in_order(tmp_path: Path) -> None:
    for name in ("RULES.md", "words"):
        source = NIM.folder / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name)
    shutil.copy(NIM.folder / "RULES.md", tmp_path)
    check_lessons(replace(NIM, folder=tmp_path))


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("1-first.toml", 'accept = ["2-4"]', 'accept = ["2-5"]', "2-5 is accepted, and no such"),
        ("1-first.toml", 'accept = ["2-4"]', 'accept = ["moon"]', "moon is accepted, and no such"),
        ("1-first.toml", "heap = [0, 2]", "heap = 7", "taking-heap answers no legal move"),
        ("1-first.toml", 'rule = "3.1"', 'rule = "9.9"', "there is no rule 9.9"),
        ("1-first.toml", 'light = ["2-4"]', 'light = ["moon"]', "moon"),
        ("1-first.toml", '"B 3-2"', '"B 3-9"', "tokens-say"),
        ("1-first.toml", '"B 3-2"', '"A 3-2"', "it is the turn of B"),
        ("1-first.toml", 'seat = "A"', 'seat = "B"', "it is not the learner's turn"),
        ("1-first.toml", "heaps 3 4 5", "heaps 3 4 9", "9"),
        ("1-first.toml", "heaps 3 4 5", "heaps 3 4 4", "impossible position"),
        ("words/hu.ftl", "last-done", "last-doner", "hu.ftl lacks last-done"),
        ("words/hu.ftl", "last-done", "last-doner", "hu.ftl has last-doner, which nobody says"),
        (
            "words/de.ftl",
            "So bleiben Steine liegen. Nimm alle vier.",
            "That leaves stones in the heap. Take all four.",
            "de.ftl says taking-few in English",
        ),
        ("1-first.toml", 'told = ["drew"]', 'told = ["flew"]', "remark-emptied: 24 matches"),
        ("1-first.toml", 'kind = "return"', 'kind = "moon"', "remark-returned: 24 matches"),
        ("words/hu.ftl", "remark-returned", "remark-x", "hu.ftl lacks remark-returned"),
        ("words/it.ftl", "taking = Prendere", "taking = { $what }", "taking"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    with pytest.raises((Nonconformance, KeyError)) as found:
        check_lessons(spoilt(tmp_path, file, old, new))
    assert says in str(found.value)


def test_too_many_ways_are_refused(tmp_path: Path) -> None:
    """Steps that go on from each other are looked at by every way that a learner can take."""
    many = '\n[[chapter.step]]\nsay = "tokens-say"\naccept = [{}]\ndone = "tokens-done"\n'
    many += '[[chapter.step.otherwise]]\nsay = "tokens-better"\n'
    game = spoilt(tmp_path, "1-first.toml", 'accept = ["2-4"]', "accept = [{}]")
    path = tmp_path / "lessons" / "1-first.toml"
    text = path.read_text(encoding="utf-8")
    opening = text[: text.index('[[chapter]]\ntitle = "tokens"')]
    opening = opening.replace(
        'when = [{ kind = "take", heap = [0, 2] }]\nsay', "when = [{ heap = 9 }]\nsay"
    )
    path.write_text(opening + many.replace("tokens", "taking") * 2, encoding="utf-8")
    with pytest.raises(Nonconformance, match="ways lead through it"):
        check_lessons(game)


def test_the_screens_of_the_small_game_are_in_order() -> None:
    check_howto(NIM)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("1-play.toml", 'rule = "2.2"', 'rule = "9.9"', "there is no rule 9.9"),
        ("1-play.toml", 'light = ["2-4"]', 'light = ["moon"]', "moon"),
        ("1-play.toml", "heaps 3 4 5", "heaps 3 4 4", "impossible position"),
        ("1-play.toml", '"A 2-4"', '"B 2-4"', "it is the turn of A"),
        ("1-play.toml", '\n[[chapter]]\ntitle = "tokens"\n', "", "2 screens are not three to five"),
        ("words/it.ftl", "tokens-say", "token-say", "it.ftl lacks tokens-say"),
    ],
)
def test_wrong_screens_are_found(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    with pytest.raises(Nonconformance, match=says):
        check_howto(spoilt(tmp_path, file, old, new, "howto"))


def test_nobody_plays_after_a_screen(tmp_path: Path) -> None:
    remark = '[[remark]]\nsay = "taking-say"\nwhen = [{}]\n\n[[chapter]]\ntitle = "taking"'
    game = spoilt(tmp_path, "1-play.toml", '[[chapter]]\ntitle = "taking"', remark, "howto")
    with pytest.raises(Nonconformance, match="nobody plays after it"):
        check_howto(game)


def test_nobody_is_asked_for_a_move_on_a_screen(tmp_path: Path) -> None:
    step = """light = ["2-4"]
accept = ["2-4"]
done = "taking-say"
otherwise = [{ say = "taking-say" }]"""
    game = spoilt(tmp_path, "1-play.toml", 'light = ["2-4"]', step, "howto")
    with pytest.raises(Nonconformance, match="nobody moves here"):
        check_howto(game)
