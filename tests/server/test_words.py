"""The words of the server: the same in every language, for each code, none left over."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import holdfast.server
from holdfast.core.words import LANGUAGES, Sentence
from holdfast.server.store.failures import StoreFailed, Why
from holdfast.server.table.refusals import WORDS, Code, Refused
from holdfast.server.view.mistakes import refusal_of
from tests.games.sentences import full_variables, spare_attributes

FOLDER = Path(holdfast.server.__file__).parent
ENGLISH = full_variables(WORDS.folder / "en.ftl")
CODES = {code.replace("_", "-") for code in Code}
#: Where the words of a program are quoted: they are in English, and for those who write programs.
QUOTING = {"bad-message"}
REASONS: dict[Why, str] = {
    "full": "store-full",
    "locked": "store-locked",
    "damaged": "store-damaged",
    "other": "store-failed",
}


def said_besides() -> set[str]:
    """The ids that the source names: ``says="name-unseen"``."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "says":
                found |= {str(node.value.value)} if isinstance(node.value, ast.Constant) else set()
    return found


def test_there_is_a_file_for_each_language_and_no_other() -> None:
    found = {path.name for path in WORDS.folder.iterdir()}
    assert found == {f"{language}.ftl" for language in LANGUAGES}


def test_every_code_has_a_sentence_and_none_is_left_over() -> None:
    assert len(said_besides()) > 5
    assert set(ENGLISH) == CODES | said_besides() | set(REASONS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    path = WORDS.folder / f"{language}.ftl"
    assert full_variables(path) == ENGLISH
    assert spare_attributes(path) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_refusal_is_a_whole_sentence(language: str, number: int) -> None:
    for name, variables in ENGLISH.items():
        said = WORDS.say(Sentence(name, dict.fromkeys(variables, number)), language)
        assert said.endswith((".", "!"))
        assert not {"{", "}"} & set(said)
        english = WORDS.say(Sentence(name, dict.fromkeys(variables, number)))
        assert language == "en" or said != english, name


def test_only_what_is_for_programs_is_quoted() -> None:
    assert {name for name, variables in ENGLISH.items() if "detail" in variables} == QUOTING


def test_a_refusal_may_have_a_sentence_of_its_own() -> None:
    told = Refused(Code.BAD_MESSAGE, says="name-unseen").as_dict()
    assert (told["code"], told["sentence"], told["by"]) == ("bad_message", "name-unseen", "server")
    assert told["message"] == "A name needs a letter that can be seen."


@pytest.mark.parametrize("why", REASONS)
def test_a_failing_store_is_told_without_the_names_of_its_files(why: Why) -> None:
    told = refusal_of(StoreFailed(why, "/srv/tables.db: the disk is full"))
    assert (told.code, told.sentence, told.args) == (Code.STORE_FAILED, REASONS[why], {})
    assert "tables.db" not in told.message
