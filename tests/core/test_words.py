"""Sentences and the files that turn them into language."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.words import Sentence, Words, count_of

ENGLISH = """
took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
plain = nothing happened
empty =
    .hint = only a hint
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text("plain = nichts geschah", encoding="utf-8")
    return Words(tmp_path)


def test_a_sentence_is_said_with_its_arguments(words: Words) -> None:
    assert words.say(Sentence("took", {"seat": "A", "stones": 1})) == "A takes one stone."
    assert words.say(Sentence("took", {"seat": "B", "stones": 3})) == "B takes 3 stones."


def test_a_sentence_without_arguments(words: Words) -> None:
    assert words.say(Sentence("plain")) == "nothing happened"
    assert Sentence("plain").rule == ""


def test_a_sentence_in_another_language(words: Words) -> None:
    assert words.say(Sentence("plain"), "de") == "nichts geschah"


@pytest.mark.parametrize("name", ["unknown", "empty"])
def test_a_sentence_that_is_not_there(words: Words, name: str) -> None:
    with pytest.raises(KeyError, match=f"no sentence '{name}' in .*en.ftl"):
        words.say(Sentence(name))


def test_an_argument_that_is_missing(words: Words) -> None:
    with pytest.raises(KeyError, match="sentence 'took' needs other arguments"):
        words.say(Sentence("took", {"seat": "A"}))


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (-1, "-1 cards")]
)
def test_there_are_so_many_of_a_thing(number: int, text: str) -> None:
    assert count_of(number, "card") == text
