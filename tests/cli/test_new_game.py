"""A new game, written into a copy of the checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.cli.new_game import CannotBegin, Names, check, title_of, write
from holdfast.games import registry
from holdfast.testing.amount import amount
from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check as refuses

ROOT = Path(__file__).parents[2]
GAME = Names("hare-and-hounds", "Hare and Hounds")
MODEL = registry.examples()[0]


def copy_checkout(folder: Path) -> Path:
    """Copy what is kept of the checkout; tools are not copied, but used."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def snapshot(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with one more game."""
    copy = copy_checkout(tmp_path_factory.mktemp("copy"))
    (copy / ".venv").symlink_to(Path(sys.prefix))
    (copy / "web" / "npm.sh").chmod(0o755)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    said = run(copy, sys.executable, "-m", "holdfast.cli", "new-game", GAME.name)
    assert all(f"  {path}  " in said for path in GAME.places())
    return copy


def run(copy: Path, *command: str) -> str:
    """Run a command in the copy; return what it prints."""
    done = subprocess.run(
        command,
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "HOLDFAST_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def written_files(copy: Path) -> Iterator[Path]:
    for place in GAME.places():
        path = copy / place
        assert path.exists()
        yield from [path] if path.is_file() else (p for p in path.rglob("*") if p.is_file())


def test_a_new_game_says_nothing_of_the_one_that_it_was_made_from(written: Path) -> None:
    for path in written_files(written):
        if path.suffix != ".pyc":
            text = path.read_text(encoding="utf-8")
            assert not re.search(rf"\b{MODEL}(?![a-z])|_{MODEL}\b", text, re.I), path
            assert "teach" not in text, path
            assert "EXAMPLE" not in text, path


def test_a_new_game_is_listed_before_the_examples(written: Path) -> None:
    names = run(written, sys.executable, "-c", "import holdfast; print(*holdfast.game_names())")
    assert names.split() == [*registry.offered(), GAME.name, *registry.examples()]
    assert "alpha" in run(written, sys.executable, "-m", "holdfast.cli", "games")


def test_a_new_game_passes_its_tests_and_the_conformance_suite(written: Path) -> None:
    kinds = "tests/testing/test_conformance.py", "tests/games/test_words.py"
    more = "tests/games/test_rulebooks.py", "tests/test_names.py"
    pytest_ = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0")
    run(written, *pytest_, f"tests/games/{GAME.package}")
    said = run(written, *pytest_, *kinds, *more, "-k", f"{GAME.name} or test_names")
    assert int(re.findall(r"(\d+) passed", said)[0]) > 50


def test_a_new_game_is_written_as_we_write(written: Path) -> None:
    places = [str(path) for path in GAME.places() if path.suffix == ""]
    run(written, sys.executable, "-m", "ruff", "check", *places)
    run(written, sys.executable, "-m", "ruff", "format", "--check", *places)


def test_the_page_is_built_with_a_new_game(written: Path) -> None:
    assert (ROOT / "web" / "node_modules").is_dir(), "what the page is built with: make web"
    run(written, "web/npm.sh", "run", "--silent", "build", "--", "--logLevel", "error")
    page = written / "holdfast" / "server" / "page"
    assert list(page.glob(f"assets/{GAME.name}-*.js"))


@pytest.mark.skipif(amount(0, 1) == 0, reason="the quick amount builds the page, and is content")
def test_the_page_is_checked_and_tested_with_a_new_game(written: Path) -> None:
    run(written, "web/npm.sh", "run", "--silent", "check")
    run(written, "web/npm.sh", "test", "--silent")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Hare", "'Hare' is no name for a game; it can have up to 40 small letters"),
        ("hare--hounds", "is no name for a game"),
        ("2-hares", "is no name for a game"),
        ("hare_hounds", "is no name for a game"),
        ("h" * 41, "is no name for a game"),
        ("class", "'class' is a word of Python; give the game another name"),
        (MODEL, f"there is a game {MODEL!r} already; give yours another name"),
        ("fuzz", "there is tests/games/fuzz.py already"),
        ("table", "'table' has a meaning in holdfast/"),
    ],
)
def test_a_name_that_cannot_be_had_is_refused(holdfast: Holdfast, name: str, says: str) -> None:
    refuses(holdfast, "new-game", name, says=says)


@pytest.mark.parametrize("title", ["", '"', "{ $x }", "-", "x" * 41, "a\nb"])
def test_a_title_that_would_break_something_is_refused(holdfast: Holdfast, title: str) -> None:
    refuses(holdfast, "new-game", GAME.name, "--title", title, says="is no title; it can have")


def test_a_title_is_made_of_the_name() -> None:
    assert title_of("some-small-game") == "Some Small Game"


def test_only_a_checkout_can_be_written_into(tmp_path: Path) -> None:
    with pytest.raises(CannotBegin, match=r"is no checkout of Holdfast: it has no holdfast/games"):
        check(tmp_path, GAME)


def test_what_is_there_is_left_alone(tmp_path: Path) -> None:
    copy = copy_checkout(tmp_path)
    (copy / "docs" / "games" / f"{GAME.name}.md").write_text("mine", encoding="utf-8")
    with pytest.raises(CannotBegin, match=rf"there is docs/games/{GAME.name}\.md already"):
        check(copy, GAME)


def test_nothing_is_left_of_a_game_that_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copy_checkout(tmp_path)
    before = snapshot(copy)
    check(copy, GAME)
    move = Path.rename

    def fail(path: Path, to: Path) -> Path:
        if to.suffix == ".md":
            raise OSError(28, "No space left on device")
        return move(path, to)

    monkeypatch.setattr(Path, "rename", fail)
    with pytest.raises(OSError, match="No space left"):
        write(copy, GAME)
    assert snapshot(copy) == before
