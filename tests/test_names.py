"""No game is named outside its own folders, but for a line in each of the two lists of games.

A new game needs no other line anywhere: what knows one game by its name would not know the next.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.games import registry

ROOT = Path(__file__).parents[1]
#: What is not written by hand, or not kept.
OTHERS = ("node_modules", "__pycache__", "holdfast/server/page", "dist")
#: The lists of games, and what a line of each looks like.
LISTS = {
    "holdfast/games/__init__.py": r"registry\.add\(.*\)",
    "web/src/games/index.ts": r'  \S+: "(offered|example)",',
}
ARTICLE = re.compile(r"^\w{1,3} ")


def forms(name: str) -> set[str]:
    """Return how a game could be named, with its article or without."""
    title = registry.get(name).title
    short = ARTICLE.sub("", title)
    found = {name, registry.python_name(name), name.replace("-", " "), title, short}
    return found | {_plain(form) for form in found}


def _plain(text: str) -> str:
    """Return a text without the dots on its letters."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


NAMES = {form for name in registry.names() for form in forms(name)}
#: As a word, or a part of one that is put together: ``nim_server`` names a game, ``animal`` none.
NAMED = re.compile(rf"(?<![^\W_])({'|'.join(map(re.escape, sorted(NAMES)))})(?![^\W_])", re.I)


def named_in(path: str, text: str) -> list[str]:
    """Return the lines of a file, or its own path, that name a game and should not."""
    allowed = re.compile(LISTS.get(path, r"(?!)"))
    lines = [path, *text.splitlines()]
    return [line for line in lines if NAMED.search(line) and not allowed.fullmatch(line)]


def files() -> Iterator[tuple[str, str]]:
    """Yield the texts of the program and the page that are no game's."""
    games = registry.names()
    own = [f"holdfast/games/{registry.python_name(name)}/" for name in games]
    own += [f"web/src/games/{name}/" for name in games]
    for folder in ("holdfast", "web"):
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if any(other in name for other in OTHERS) or name.startswith(tuple(own)):
                continue
            if path.is_file():
                yield name, path.read_text(encoding="utf-8", errors="replace")


def test_no_game_is_named_outside_its_folders() -> None:
    found = {path: lines for path, text in files() if (lines := named_in(path, text))}
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        'if game == "rheinlander":',
        "of Rheinländer",
        "import SchottenTotten from '../games/schotten-totten';",
        "game-fellowship = X",
        "Die Gefährten",
        "NIM_SERVER = 1",
        "holdfast.games.schotten_totten",
    ],
)
def test_a_name_would_be_found(line: str) -> None:
    assert named_in("holdfast/core/game.py", line) == [line]
    assert named_in("holdfast/games/__init__.py", line) == [line]


def test_what_only_sounds_like_a_name_is_none() -> None:
    assert named_in("a.py", "animal minimum; wer nimmt; a fellow; die Karten") == []


def test_the_lists_may_name_every_game_in_a_line() -> None:
    line = 'registry.add("nim", "holdfast.games.nim", example=True)'
    assert named_in("holdfast/games/__init__.py", line) == []
    assert named_in("holdfast/core/registry.py", line) == [line]
    assert named_in("web/src/games/index.ts", '  "schotten-totten": "offered",') == []


def test_the_page_lists_the_games_that_the_program_lists() -> None:
    text = (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8")
    listed = re.findall(r'^  "?([a-z0-9-]+)"?: "(offered|example)",$', text, re.M)
    assert [name for name, _ in listed] == list(registry.names())
    assert [name for name, how in listed if how == "offered"] == list(registry.offered())
