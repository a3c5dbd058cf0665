"""Files of lessons: what is read, and what is said of a file that is no lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.errors import UnreadableLesson
from holdfast.core.lesson import read_lesson, read_lessons

HEAD = 'title = "t"\nabout = "a"\n'
STEP = '[[chapter]]\ntitle = "c"\n[[chapter.step]]\nsay = "s"\nseat = "B"\nposition = "p"\n'
OTHER = '[[chapter.step.otherwise]]\nsay = "o"\n'
REMARK = '[[remark]]\nsay = "r"\n'
ASKS = f'accept = ["x"]\ndone = "d"\n{OTHER}'


def read(text: str, file: str = "1-first.toml") -> None:
    read_lesson(file, text)


def test_a_lesson_has_its_name_from_the_file_and_its_steps_in_a_row() -> None:
    more = '[[chapter]]\ntitle = "d"\n[[chapter.step]]\nsay = "last"\n'
    lesson = read_lesson("12-the-end.toml", HEAD + STEP + ASKS + more)
    assert lesson.name == "the-end"
    assert [step.say for step in lesson.steps] == ["s", "last"]
    assert lesson.seats == [1, 1]  # who is not seated anew stays
    assert list(lesson.said()) == ["t", "a", "c", "d", "s", "d", "o", "last"]


def test_a_lesson_may_have_remarks_on_the_game_after_it() -> None:
    text = HEAD + STEP + REMARK + 'told = ["won"]\n'
    lesson = read_lesson("1-first.toml", text)
    (remark,) = lesson.remarks
    assert (remark.say, remark.by, remark.when, remark.told) == ("r", "", [], ["won"])
    assert list(lesson.said())[-1] == "r"
    assert read_lesson("1-first.toml", HEAD + STEP).remarks == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("title = ", "Invalid value"),
        ('title = "t"\nabout = "a"\n', "required field `chapter`"),
        (HEAD + "chapter = []\n", "needs a chapter"),
        (HEAD + '[[chapter]]\ntitle = "c"\nstep = []\n', "each chapter a step"),
        (HEAD + '[[chapter]]\ntitle = "c"\n[[chapter.step]]\nsay = "s"\n', "needs a position"),
        (HEAD + STEP.replace('"B"', '"F"'), "Invalid enum value 'F'"),
        (HEAD + STEP + 'code = "1"\n', "unknown field `code`"),
        (HEAD + STEP + "accept = [7]\n", "`$.chapter[0].step[0].accept[0]`"),
        (HEAD + STEP + 'done = "d"\n', "step 1 (s): nothing is accepted"),
        (HEAD + STEP + ASKS.replace('done = "d"\n', ""), "it needs done"),
        (HEAD + STEP + ASKS + 'when = ["y"]\n', "so has no when"),
        (HEAD + STEP + 'accept = ["x"]\ndone = "d"\n', "the last otherwise"),
        (HEAD + STEP + ASKS + OTHER, "without when comes last"),
        (HEAD + STEP + REMARK, "remark r: it needs when or told"),
        (HEAD + STEP + REMARK + 'by = "judge"\n', "Invalid enum value 'judge'"),
        (HEAD + STEP + REMARK + 'when = ["2-4"]\n', "`$.remark[0].when[0]`"),
    ],
)
def test_what_is_no_lesson_is_refused_in_a_sentence(text: str, says: str) -> None:
    with pytest.raises(UnreadableLesson) as refused:
        read(text)
    assert str(refused.value).startswith("1-first.toml: ")
    assert says in str(refused.value)


@pytest.mark.parametrize("file", ["first.toml", "1-First.toml", "1-.toml"])
def test_the_name_of_a_file_says_the_order(file: str) -> None:
    with pytest.raises(UnreadableLesson, match="called like 1-first"):
        read(HEAD + STEP, file)


def test_lessons_come_in_the_order_of_their_numbers_and_a_game_may_have_none(
    tmp_path: Path,
) -> None:
    assert read_lessons(tmp_path / "nothing") == ()
    folder = tmp_path / "lessons"
    folder.mkdir()
    for file in ("2-then.toml", "1-first.toml"):
        (folder / file).write_text(HEAD + STEP, encoding="utf-8")
    assert [lesson.name for lesson in read_lessons(tmp_path)] == ["first", "then"]
