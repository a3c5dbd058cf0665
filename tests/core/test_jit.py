"""Compiling, and where compiled code is kept."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast.core import dice, jit, verbs


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package with a rule, a table and a bot."""
    for name in ("core/rule.py", "games/nim/data/heaps.toml", "search/bot.py"):
        path = tmp_path / "holdfast" / name
        path.parent.mkdir(parents=True)
        path.write_text("1\n", encoding="utf-8")
    return tmp_path / "holdfast"


def test_the_digest_of_the_same_sources_is_the_same(package: Path) -> None:
    assert jit.digest(package) == jit.digest(package)
    assert jit.digest() == jit.digest()
    assert jit.digest() != jit.digest(package)


@pytest.mark.parametrize("name", ["core/rule.py", "games/nim/data/heaps.toml", "search/bot.py"])
def test_a_changed_source_or_table_changes_the_digest(package: Path, name: str) -> None:
    before = jit.digest(package)
    (package / name).write_text("2\n", encoding="utf-8")
    assert jit.digest(package) != before


def test_a_new_or_renamed_source_changes_the_digest(package: Path) -> None:
    before = jit.digest(package)
    (package / "core" / "other.py").write_text("", encoding="utf-8")
    added = jit.digest(package)
    (package / "core" / "other.py").rename(package / "core" / "another.py")
    assert len({before, added, jit.digest(package)}) == 3


def test_what_is_never_compiled_does_not_change_the_digest(package: Path) -> None:
    before = jit.digest(package)
    (package / "core" / "rule.pyc").write_bytes(b"1")
    (package / "games" / "RULES.md").write_text("1", encoding="utf-8")
    (package / "cli").mkdir()
    (package / "cli" / "play.py").write_text("1", encoding="utf-8")
    assert jit.digest(package) == before


def test_a_file_that_a_person_has_added_changes_the_digest(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    names = [jit.digest(package)]
    for folder, name, text in (
        ("one", "a.toml", "1"),
        ("one", "a.toml", "2"),
        ("one", "b.toml", ""),
        ("two", "b.toml", ""),
    ):
        path = tmp_path / "data" / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        names.append(jit.digest(package))
    assert len(set(names)) == len(names)
    (tmp_path / "data" / "one" / "notes.txt").write_text("", encoding="utf-8")
    assert jit.digest(package) == names[-1]


def test_the_mode_changes_the_digest(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = set()
    for mode in jit.MODES:
        monkeypatch.setattr(jit, "MODE", mode)
        names.add(jit.digest(package))
    assert len(names) == len(jit.MODES)


def test_the_versions_change_the_digest(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.digest(package)
    monkeypatch.setattr(metadata, "version", lambda _name: "99")
    assert jit.digest(package) != before


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOLDFAST_CACHE", str(tmp_path / "here"))
    assert jit.cache_root() == tmp_path / "here"
    assert jit._make_cache() == tmp_path / "here" / jit.digest()
    assert (tmp_path / "here" / jit.digest()).is_dir()


def test_the_cache_is_in_the_users_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDFAST_CACHE", raising=False)
    assert jit.cache_root().parts[-2:] == ("holdfast", "compiled")


def test_without_a_place_for_the_cache_it_lasts_for_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("HOLDFAST_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = jit._make_cache()
    assert folder.is_dir()
    assert folder.parent == tmp_path


def test_this_run_has_a_cache_if_it_compiles() -> None:
    assert (jit.CACHE is not None) == jit.COMPILED == (jit.MODE != "off")


def test_an_unknown_mode_is_refused_in_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import holdfast; holdfast.game('nim')"],
        env={**os.environ, "HOLDFAST_JIT": "quick"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "BadOption: HOLDFAST_JIT is 'quick'; it can be fast, checked, off" in done.stderr


def test_a_mode_that_is_off_compiles_nothing_and_imports_no_compiler() -> None:
    code = "import sys, holdfast; holdfast.new('nim'); print('numba' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "HOLDFAST_JIT": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "False\n"


def test_meant_overflow_gives_no_warning() -> None:
    word = np.array([2**64 - 1], dtype=np.uint64)
    dice.word(word)
    assert int(word[0]) == 0x9E3779B97F4A7C14


def test_a_verb_is_chosen_by_the_type_of_the_record() -> None:
    nim = holdfast.new("nim", seed=1).state
    assert verbs.to_move(nim) == 0
    assert verbs.to_move.__name__ == "to_move"
    assert (
        verbs.to_move.__doc__
        == "Return the seat that decides now, or NOBODY when the game is over."
    )


def test_a_record_of_no_game_has_no_verbs() -> None:
    stranger = np.zeros(1, dtype=np.dtype((np.record, [("x", "i1")])))
    with pytest.raises(KeyError):
        verbs.to_move(stranger[0])


def test_every_verb_of_the_contract_is_there() -> None:
    assert all(callable(getattr(verbs, name)) for name in verbs.NAMES)
