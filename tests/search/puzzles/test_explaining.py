"""What is said of a puzzle: complete, in every language, in the letters of its readers."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import holdfast
from holdfast.core.words import LANGUAGES
from holdfast.search.puzzles.explaining import (
    WORDS,
    ask,
    explain,
    object_to,
    of_the_day,
    praise,
    say,
)
from tests.search.puzzles.test_file import ONE

NIM = holdfast.game("nim")
ENDED = msgspec.structs.replace(ONE, proof="end", losses=[0.0, 0.0])


def ids(language: str) -> list[str]:
    text = (WORDS.folder / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_every_language_says_the_same_and_nothing_that_nobody_says() -> None:
    said = {
        sentence.id
        for one in (ONE, ENDED)
        for sentence in (ask(one), *explain(one), *object_to(one, "1-1"))
    }
    for language in LANGUAGES:
        assert ids(language) == ids("en")
        assert set(ids(language)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_with_its_figures(language: str) -> None:
    told = " ".join(say(NIM, sentence, language) for sentence in explain(ONE))
    for figure in ("3-1", "2-1", " 1 %", "10", "98", "3-2", "40", "A 3-1, B 2-1"):
        assert figure in told
    proven = [say(NIM, sentence, language) for sentence in explain(ENDED)]
    assert WORDS.say(next(s for s in explain(ENDED) if s.id == "puzzle-proven"), language) in proven


def test_what_loses_little_does_not_lose_nothing() -> None:
    little = msgspec.structs.replace(ONE, losses=[0.0, 0.004])
    assert " 1 %" in " ".join(say(NIM, sentence) for sentence in explain(little))


def test_an_accepted_move_is_praised_for_what_it_is() -> None:
    best = [(said.id, said.args.get("move")) for said in praise(ONE, "3-1")]
    assert best[:2] == [("puzzle-right", "3-1"), ("puzzle-bound", None)]
    second = [(said.id, said.args.get("move")) for said in praise(ONE, "2-1")]
    assert second[:2] == [("puzzle-right", "3-1"), ("puzzle-also", "2-1")]
    assert [said.id for said in praise(ENDED, "2-1")][1:3] == ["puzzle-equal", "puzzle-proven"]


def test_what_is_not_right_is_objected_to_and_the_solution_not_told() -> None:
    (tempting,) = object_to(ONE, "3-2")
    assert (tempting.id, tempting.args) == ("puzzle-tempting", {"move": "3-2", "loss": 40})
    (other,) = object_to(ONE, "2-2")
    assert (other.id, other.args) == ("puzzle-worse", {"move": "2-2", "loss": 10})


def test_every_day_has_its_puzzle_the_same_for_everybody() -> None:
    puzzles = [msgspec.structs.replace(ONE, name=f"{n}-1") for n in range(30)]
    days = [date(2030, 1, 1) + timedelta(days=n) for n in range(60)]
    chosen = [of_the_day(puzzles, day).name for day in days]
    assert chosen == [of_the_day(puzzles, day).name for day in days]
    assert len(set(chosen)) > 15
