"""Files that people name."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.files import BadFile, check_place, make_folder, read_text, write_text


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "ű\n")
    assert read_text(path, "a letter") == "ű\n"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


def test_a_mark_at_the_start_is_not_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"\xef\xbb\xbfx")
    assert read_text(path, "a letter") == "x"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\0", "a.txt is not a text file; give a file with a letter"),
        (b"\xff", "a.txt is not a text file in UTF-8; give a file with a letter"),
        (b" " * (5 << 20), "a.txt is too long for a letter: it has more than 4 MB"),
    ],
)
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(content)
    with pytest.raises(BadFile) as refused:
        read_text(path, "a letter")
    assert str(refused.value) == f"{tmp_path}/{says}"


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file or directory; give a file with a letter"):
        read_text(tmp_path / "a.txt", "a letter")


def test_a_file_needs_a_place(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="it is not a file; give the name of a file"):
        check_place(tmp_path)
    with pytest.raises(BadFile, match=r"a\.txt: there is no folder "):
        check_place(tmp_path / "none" / "a.txt")


def test_a_file_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Not yours")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadFile, match=r"cannot write .*: not yours"):
        write_text(tmp_path / "a.txt", "x")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_made_once(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_a_folder_cannot_be_made_below_a_file(tmp_path: Path) -> None:
    write_text(tmp_path / "a.txt", "x")
    with pytest.raises(BadFile, match=r"cannot create .*a\.txt/b: Not a directory"):
        make_folder(tmp_path / "a.txt" / "b")
