"""Encodings: rows of numbers, cut into planes with names."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast.core.encoding import NUMBER, Encoding, Plane, mark, relative
from holdfast.core.fingerprint import fingerprint

GRID = Plane("grid", (2, 3), -1, 4, "a grid")
ONE = Plane("one", (), 0, 9, "a number")


def test_planes_lie_one_after_the_other() -> None:
    encoding = Encoding(GRID, ONE)
    assert (encoding.at.grid, encoding.at.one, encoding.size) == (0, 6, 7)
    assert encoding.low.tolist() == [-1] * 6 + [0]
    assert encoding.high.tolist() == [4] * 6 + [9]
    assert encoding.low.dtype == NUMBER


def test_planes_are_read_by_name_without_a_copy() -> None:
    encoding = Encoding(GRID, ONE)
    row = np.arange(7, dtype=NUMBER)
    planes = encoding.read(row)
    assert planes["grid"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert planes["one"] == 6
    assert all(np.shares_memory(plane, row) for plane in planes.values())


def test_two_planes_need_two_names() -> None:
    with pytest.raises(ValueError, match="one"):
        Encoding(ONE, ONE)


def test_seats_are_counted_from_the_observer() -> None:
    assert [relative(seat, 1, 3) for seat in range(3)] == [2, 0, 1]


def test_a_mark_is_set_only_where_there_is_room_for_it() -> None:
    row = np.zeros(4, dtype=NUMBER)
    for number in (-1, 1, 2):
        mark(row, 1, number, 2)
    assert row.tolist() == [0, 0, 1, 0]


def test_compiled_code_has_another_name_when_planes_change_places() -> None:
    """The numbers are the same, and mean something else."""
    names = []
    for planes in ((Plane("a", (), 0, 1, ""), ONE), (ONE, Plane("a", (), 0, 1, ""))):
        at = Encoding(*planes).at

        def read(row: np.ndarray, at: tuple[int, ...] = at) -> int:
            return int(row[at[0]])

        names.append(fingerprint([read], {}))
    assert names[0] != names[1]
