"""``holdfast new-game``: a new game in a checkout, to be changed into what it is to be."""

from __future__ import annotations

import keyword
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from holdfast.core.errors import HoldfastError
from holdfast.games import registry

EXAMPLE = f"holdfast new-game my-{registry.examples()[0]}"

#: The lists of games: one of the program, one of the page.
_GAMES: Final = Path("holdfast/games/__init__.py")
_TABLES: Final = Path("web/src/games/index.ts")
#: What the program and the page are written in.
_TEXTS: Final = {"holdfast": (".py", ".ftl"), "web/src": (".ts", ".svelte", ".ftl", ".css")}
_LONGEST: Final = 40  # characters of a name, as the server takes them
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TITLE: Final = re.compile(r"[^\W_][\w ',.!?&–-]*")


class CannotBegin(HoldfastError):
    """A game of this name cannot be written here."""


@dataclass(frozen=True)
class Names:
    """What a game is called: its public name, and what people read."""

    name: str
    title: str

    @property
    def package(self) -> str:
        """The name that Python knows."""
        return registry.python_name(self.name)

    def places(self) -> dict[Path, str]:
        """Return where a game lives, and what is there."""
        return {
            Path("holdfast/games") / self.package: "rules and sentences",
            Path("tests/games") / self.package: "tests",
            Path("web/src/games") / self.name: "the page",
            Path("docs/games") / f"{self.name}.md": "documentation",
        }


def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Its public name: small letters, digits, hyphens.")
    ],
    title: Annotated[
        str | None,
        typer.Option("--title", metavar="TITLE", help="What people read. Default: made of NAME."),
    ] = None,
) -> None:
    """Write a new game into a checkout of Holdfast: rules, sentences, page, tests, documentation.

    It can be played and tested at once: it is a copy of the small game that shows how games are
    written. Then change it, file by file, into the game that it is to be.
    """
    root = Path(__file__).parents[2]
    game = Names(name, title_of(name) if title is None else title)
    check(root, game)
    write(root, game)
    print(f"Wrote {game.title}:")
    for path, what in game.places().items():
        print(f"  {path}  {what}")
    print(f"and a line in {_GAMES} and in {_TABLES}.\n")
    print(
        "Next:\n"
        f"  make terminal GAME={name}             play it as it is\n"
        f"  .venv/bin/pytest tests/games/{game.package} tests/testing\n"
        f"  holdfast/games/{game.package}/RULES.md  write what the game is; CONTRIBUTING.md goes on"
    )


def title_of(name: str) -> str:
    """Return the title that a name suggests: ``some-game`` is Some Game."""
    return " ".join(word.capitalize() for word in name.split("-"))


def check(root: Path, game: Names) -> None:
    """Make sure that the game can be written here; raise ``CannotBegin``."""
    if not _NAME.fullmatch(game.name) or len(game.name) > _LONGEST:
        raise CannotBegin(
            f"{game.name!r} is no name for a game; it can have up to {_LONGEST} small letters, "
            "digits and single hyphens, and begins with a letter"
        )
    if keyword.iskeyword(game.package):
        raise CannotBegin(f"{game.name!r} is a word of Python; give the game another name")
    if not _TITLE.fullmatch(game.title) or len(game.title) > _LONGEST:
        raise CannotBegin(
            f"{game.title!r} is no title; it can have up to {_LONGEST} letters, digits, spaces "
            "and - ' , . ! ? &, and begins with a letter or a digit"
        )
    needed = [*Names(registry.examples()[0], "").places(), _GAMES, _TABLES]
    missing = [path for path in needed if not (root / path).exists()]
    if missing:
        raise CannotBegin(
            f"{root} is no checkout of Holdfast: it has no {missing[0]}; run the program of a "
            "checkout, as CONTRIBUTING.md says"
        )
    if game.name in registry.names():
        raise CannotBegin(f"there is a game {game.name!r} already; give yours another name")
    for path in _in_the_way(root, game):
        raise CannotBegin(f"there is {path} already; give the game another name, or remove it")
    for path in _mentions(root, game):
        raise CannotBegin(
            f"{game.name!r} has a meaning in {path} already; give the game a name of its own"
        )


def _in_the_way(root: Path, game: Names) -> Iterator[Path]:
    """Find what has the place of the game, or the name of its package."""
    for path in game.places():
        yield from (each for each in (path, path.with_suffix(".py")) if (root / each).exists())


def _mentions(root: Path, game: Names) -> Iterator[Path]:
    """Find where the program or the page says the name, of which one could not tell the game."""
    either = "|".join(re.escape(form) for form in (game.name, game.package, game.title))
    said = re.compile(rf"(?<![^\W_])({either})(?![^\W_])", re.IGNORECASE)
    games = [place for name in registry.names() for place in Names(name, "").places()]
    for folder, suffixes in _TEXTS.items():
        for path in sorted((root / folder).rglob("*")):
            short = path.relative_to(root)
            if path.suffix not in suffixes or any(map(short.is_relative_to, games)):
                continue
            if said.search(path.read_text(encoding="utf-8")):
                yield short


def write(root: Path, game: Names) -> None:
    """Write the files of the game, and a line in each list: all of it, or nothing."""
    example = registry.examples()[0]
    model = Names(example, title_of(example))
    lists = {
        _GAMES: _add_game((root / _GAMES).read_text(encoding="utf-8"), game),
        _TABLES: _add_table((root / _TABLES).read_text(encoding="utf-8"), game),
    }
    with tempfile.TemporaryDirectory(prefix=".new-game-", dir=root) as folder:
        for old, new in zip(model.places(), game.places(), strict=True):
            _copy(root / old, Path(folder) / new, model, game)
        _format(Path(folder))
        _move_in(root, Path(folder), game, lists)


def _copy(old: Path, new: Path, model: Names, game: Names) -> None:
    """Copy a file, or a folder with all that is in it, under the names of the new game."""
    if old.is_file():
        new.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(rename(old.read_text(encoding="utf-8"), model, game), encoding="utf-8")
        return
    for each in sorted(old.iterdir()):
        if each.name != "__pycache__":
            _copy(each, new / each.name, model, game)


def rename(text: str, model: Names, game: Names) -> str:
    """Return a text of one game as a text of another, which is no example."""
    forms = {
        f"holdfast/games/{model.package}": f"holdfast/games/{game.package}",
        f"tests/games/{model.package}": f"tests/games/{game.package}",
        f"games.{model.package}": f"games.{game.package}",
        model.title: game.title,
        model.name: game.name,
        "Stage.EXAMPLE": "Stage.ALPHA",
    }
    either = "|".join(re.escape(form) for form in forms)
    return re.sub(rf"\b({either})\b", lambda found: forms[found[1]], text)


def _format(folder: Path) -> None:
    """Break lines anew, which have other names in them, if the tool for it is installed."""
    if find_spec("ruff"):
        ruff = [sys.executable, "-m", "ruff", "format", "--no-cache", "--quiet", str(folder)]
        subprocess.run(ruff, check=False)


def _add_game(text: str, game: Names) -> str:
    line = f'registry.add("{game.name}", "holdfast.games.{game.package}")\n'
    return _insert(text, line, r"^registry\.add\(.*example=True")


def _add_table(text: str, game: Names) -> str:
    key = game.name if game.name.isidentifier() else f'"{game.name}"'
    return _insert(text, f'  {key}: "offered",\n', r'^  \S+: "example",$')


def _insert(text: str, line: str, before: str) -> str:
    """Return a list of games with one more: behind those that are offered, before the examples."""
    found = re.search(before, text, re.MULTILINE)
    assert found, f"a list of games without an example: {text}"
    return text[: found.start()] + line + text[found.start() :]


def _move_in(root: Path, folder: Path, game: Names, lists: Mapping[Path, str]) -> None:
    """Put everything in its place; take it all back if something cannot be put there."""
    before = {path: (root / path).read_text(encoding="utf-8") for path in lists}
    try:
        for path in game.places():
            (folder / path).rename(root / path)
        for path, text in lists.items():
            (root / path).write_text(text, encoding="utf-8")
    except BaseException:
        for path in game.places():
            if (root / path).is_dir():
                shutil.rmtree(root / path)
            else:
                (root / path).unlink(missing_ok=True)
        for path, text in before.items():
            (root / path).write_text(text, encoding="utf-8")
        raise
