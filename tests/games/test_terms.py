"""The terms of the editions: what words, rulebooks and page do not say, and one name per language.

Each game has a list beside its tests, ``forbidden.toml``; what holds for all is beside this file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import holdfast
import holdfast.server
from holdfast import Game
from holdfast.core.words import LANGUAGES, Sentence

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web" / "src"
SERVER = Path(holdfast.server.__file__).parent
GAMES = [holdfast.game(name) for name in holdfast.game_names()]
CASES = [(game, language) for game in GAMES for language in LANGUAGES]

every_file = pytest.mark.parametrize(
    ("game", "language"), CASES, ids=[f"{game.name}-{language}" for game, language in CASES]
)


def forbidden(folder: Path, language: str) -> dict[str, str]:
    """Return what is not said, as regular expressions, and what is said instead."""
    path = folder / "forbidden.toml"
    lists = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    words: dict[str, str] = lists.get(language, {})
    return words


def table_words(game: Game, language: str) -> Path:
    return WEB / "games" / game.name / "words" / f"{language}.ftl"


def texts_of(game: Game, language: str) -> Iterator[str]:
    """Yield all words of a game: of positions, lessons, screens and its table, and its rulebook."""
    yield (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    yield (game.folder / "positions" / f"{language}.ftl").read_text(encoding="utf-8")
    for kind in ("lessons", "howto"):
        yield (game.folder / kind / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    yield table_words(game, language).read_text(encoding="utf-8")
    yield game.rulebook(language)


def found(words: dict[str, str], text: str) -> list[str]:
    """Return the lines in which something is said that is not to be said, and why."""
    lines = [line for line in text.splitlines() if not line.startswith("# ")]
    return [
        f"{line.strip()[:90]} … {why}"
        for pattern, why in words.items()
        for line in lines
        if re.search(pattern, line)
    ]


@every_file
def test_a_game_is_told_in_the_terms_of_its_editions(game: Game, language: str) -> None:
    words = forbidden(HERE, language) | forbidden(HERE / game.folder.name, language)
    assert [line for text in texts_of(game, language) for line in found(words, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_server_keep_to_the_terms_of_all_games(language: str) -> None:
    paths = [*(WEB / "words" / language).iterdir(), SERVER / "words" / f"{language}.ftl"]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    assert [line for text in texts for line in found(forbidden(HERE, language), text)] == []


@every_file
def test_a_game_has_one_name_in_a_language(game: Game, language: str) -> None:
    title = game.words.say(Sentence("title"), language)
    shown = re.search(r"^table-title = (.+)$", table_words(game, language).read_text("utf-8"), re.M)
    heading = game.rulebook(language).splitlines()[0]
    assert shown
    assert {shown[1], heading.removeprefix("# ").partition(":")[0]} == {title}


def test_what_is_forbidden_would_be_found() -> None:
    words = {r"\bFolge\b": "Lauf", "'": "’"}
    text = "# l'elenco\nformation-run = Folge\nwon = l'ultima\nrest = Reihenfolge"
    assert found(words, text) == ["formation-run = Folge … Lauf", "won = l'ultima … ’"]


def test_every_list_is_of_a_language_that_there_is() -> None:
    paths = [*HERE.rglob("forbidden.toml")]
    assert len(paths) > 1
    for path in paths:
        assert set(tomllib.loads(path.read_text(encoding="utf-8"))) <= set(LANGUAGES)
