"""A record's fields are attributes, and it is a part of its array."""

from __future__ import annotations

import copy
import pickle
import types
from typing import Annotated, Any

import numpy as np
import pytest

from holdfast.core.option import Option
from holdfast.core.record import Float64, Int8, Int8s, Int16s, Record, options_of, spans_of, type_of


class Sample(Record):
    chance: Float64
    points: Annotated[Int16s, 2]
    turn: Int8
    fast: Annotated[Int8, Option(True, "no pauses")]
    board: Annotated[Int8s, (2, 3)]
    mode: Annotated[Int8, Option("low", "which way", ("low", "high"))]


SAMPLE = type_of(Sample)


@pytest.fixture
def array() -> Any:
    return np.zeros(3, dtype=SAMPLE)


def test_fields_lie_one_after_the_other_as_they_are_declared() -> None:
    fields = [("chance", "f8"), ("points", "i2", 2), ("turn", "i1"), ("fast", "i1")]
    assert np.dtype([*fields, ("board", "i1", (2, 3)), ("mode", "i1")]) == SAMPLE
    assert SAMPLE.itemsize == 8 + 4 + 1 + 1 + 6 + 1


def test_the_bytes_of_a_field_are_found() -> None:
    cell = np.frombuffer(bytes(range(SAMPLE.itemsize)), SAMPLE)
    found = {name: cell.tobytes()[span] for name, span in spans_of(SAMPLE).items()}
    assert found == {name: cell[name].tobytes() for name in SAMPLE.names or ()}


def test_options_are_fields_and_have_their_names() -> None:
    assert options_of(Sample) == (
        Option(True, "no pauses", (False, True), "fast"),
        Option("low", "which way", ("low", "high"), "mode"),
    )


@pytest.mark.parametrize("hint", [int, Int8s, Any, Annotated[int, 3], Int8 | None])
def test_what_is_no_field_is_refused(hint: Any) -> None:
    body = {"__annotations__": {"turn": hint}}
    wrong = types.new_class("Wrong", (Record,), exec_body=lambda given: given.update(body))
    with pytest.raises(TypeError, match=r"^Wrong\.turn is declared as .*; a field is declared as"):
        type_of(wrong)


def test_what_is_taken_out_of_an_array_is_such_a_record(array: Any) -> None:
    assert isinstance(array[1], Sample)
    assert array[1].dtype == SAMPLE


def test_what_is_written_into_a_record_is_in_the_array_and_nowhere_else(array: Any) -> None:
    record: Sample = array[1]
    record.turn = 7
    record.points[1] = -3
    assert array["turn"].tolist() == [0, 7, 0]
    assert array["points"].tolist() == [[0, 0], [0, -3], [0, 0]]
    record.points = np.array([5, 6], dtype=np.int16)
    assert array["points"][1].tolist() == [5, 6]
    array["turn"][1] = 2
    assert (record.turn, record["turn"]) == (2, 2)


def test_a_copy_is_on_its_own(array: Any) -> None:
    record, other = array[0], array[0].copy()
    other.turn = 1
    assert (record.turn, other.turn) == (0, 1)
    assert isinstance(other, Sample)


def test_there_are_no_other_attributes(array: Any) -> None:
    with pytest.raises(AttributeError, match="hand"):
        _ = array[0].hand
    with pytest.raises(AttributeError, match="hand"):
        array[0].hand = 1


def test_a_field_holds_only_what_fits(array: Any) -> None:
    with pytest.raises(OverflowError, match="128"):
        array[0].turn = 128


@pytest.mark.parametrize("same", [copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_records_can_be_sent_to_another_process(array: Any, same: Any) -> None:
    array[2].turn = 4
    again = same(array)
    assert again.tobytes() == array.tobytes()
    assert isinstance(again[2], Sample)
    assert again[2].turn == 4
