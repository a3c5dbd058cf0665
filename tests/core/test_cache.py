"""Where compiled code is kept."""

from __future__ import annotations

import os
import tempfile
import time
from importlib import metadata
from pathlib import Path

import pytest

from holdfast.core import cache

LONG_AGO = time.time() - 31 * 24 * 3600


def test_versions_machine_and_mode_name_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [cache.folder_name("fast"), cache.folder_name("checked"), cache.folder_name("fast")]
    assert names[0] == names[2] != names[1]
    monkeypatch.setattr(metadata, "version", lambda _name: "99")
    assert cache.folder_name("fast") not in names


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOLDFAST_CACHE", str(tmp_path / "here"))
    assert cache.cache_root() == tmp_path / "here"
    assert cache.make_folder("a") == tmp_path / "here" / "a"
    assert (tmp_path / "here" / "a").is_dir()


def test_the_cache_is_in_the_users_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDFAST_CACHE", raising=False)
    assert cache.cache_root().parts[-2:] == ("holdfast", "compiled")


def test_without_a_place_for_the_cache_it_lasts_for_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("HOLDFAST_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = cache.make_folder("a")
    assert folder.is_dir()
    assert folder.parent == tmp_path


def test_what_is_kept_is_read_again_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    assert cache.read_kept(path) is None
    cache.keep(path, b"code")
    assert cache.read_kept(path) == b"code"
    assert [file.name for file in path.parent.iterdir()] == ["file"]


def test_what_is_read_is_still_used(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"code")
    os.utime(path, (LONG_AGO, LONG_AGO))
    cache.read_kept(path)
    assert time.time() - path.stat().st_mtime < 60


def test_a_full_disk_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache.keep(tmp_path / "file" / "below", b"code")
    assert cache.read_kept(tmp_path / "file" / "below") is None


def test_only_old_files_in_our_own_folders_are_removed(tmp_path: Path) -> None:
    names = [
        "a" * 20 + "/old",
        "a" * 20 + "/new",
        "b" * 20 + "/x/old",
        "handouts/old",
        "photos/old",
    ]
    for name in names:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        if path.name == "old":
            os.utime(path, (LONG_AGO, LONG_AGO))
    (tmp_path / ("c" * 20)).symlink_to(tmp_path / "photos")
    assert cache.prune(tmp_path) == ["old"] * 3
    left = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"a" * 20 + "/new", "photos/old"}
    assert not (tmp_path / ("b" * 20) / "x").exists()
    assert cache.prune(tmp_path / "nowhere") == []
