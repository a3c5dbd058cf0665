"""Files of an export, row by row: Parquet, CSV or JSON Lines, as their names end.

However long a table becomes, only a part of it is in memory.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, TextIO

from holdfast.arena.export.columns import Column, Kind
from holdfast.arena.export.rows import Block
from holdfast.core.errors import BadOption
from holdfast.core.files import check_place, writing

#: So many bytes of a Parquet file are kept back, and then written together, as a row group.
_GROUP: Final = 8 << 20
#: So many blocks become one: each has a price of its own, whatever is in it.
_MANY: Final = 256


class Sheet(Protocol):
    """A file that grows."""

    def add(self, block: Block) -> None:
        """Add rows."""
        ...


def check_table(path: Path) -> None:
    """Make sure that a table can be written there; raise ``BadOption`` or ``BadFile``."""
    if path.suffix not in _FORMATS:
        endings = ", ".join(_FORMATS)
        raise BadOption(f"the file is {str(path)!r}; its name says the format, by {endings}")
    check_place(path)
    if path.suffix == ".parquet":
        _load_arrow()


@contextmanager
def open_table(
    path: Path, columns: Sequence[Column], size: int, facts: Mapping[str, str]
) -> Iterator[Sheet]:
    """Give a table to add to; its file is there when it is whole.

    ``size`` is that of an observation; ``facts`` go into the head of a file that has one.
    """
    with writing(path) as half, _FORMATS[path.suffix](half, columns, size, facts) as table:
        yield table


class _Lines:
    """JSON Lines: an object for each row."""

    def __init__(self, file: TextIO, columns: Sequence[Column]) -> None:
        self._file = file
        self._names = [column.name for column in columns]

    def add(self, block: Block) -> None:
        for values in _rows(block, self._names):
            row = dict(zip(self._names, values, strict=True))
            self._file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


class _Comma:
    """CSV: lists are JSON, what is true or false is ``true`` or ``false``, nothing is empty."""

    def __init__(self, file: TextIO, columns: Sequence[Column]) -> None:
        self._names = [column.name for column in columns]
        self._writer = csv.writer(file, lineterminator="\n")
        self._writer.writerow(self._names)

    def add(self, block: Block) -> None:
        for values in _rows(block, self._names):
            self._writer.writerow([_cell(value) for value in values])


def _cell(value: Any) -> Any:
    if isinstance(value, list | bool):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return value


def _rows(block: Block, names: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    columns = [block[name] for name in names]
    plain = [column if isinstance(column, list) else column.tolist() for column in columns]  # type: ignore[union-attr]
    return zip(*plain, strict=True)


class _Parquet:
    """Parquet, by pyarrow: rows wait until there are enough for a row group."""

    def __init__(
        self, path: Path, columns: Sequence[Column], size: int, facts: Mapping[str, str]
    ) -> None:
        self._arrow = _load_arrow()
        types = _arrow_types(self._arrow, size)
        fields = [(column.name, types[column.kind]) for column in columns]
        self._schema = self._arrow.schema(fields, metadata=dict(facts))
        self._writer = import_module("pyarrow.parquet").ParquetWriter(
            path, self._schema, compression="zstd"
        )
        self._waiting: list[Any] = []
        self._gathered: list[Any] = []
        self._bytes = 0

    def add(self, block: Block) -> None:
        arrays = [self._array(field, block[field.name]) for field in self._schema]
        batch = self._arrow.RecordBatch.from_arrays(arrays, schema=self._schema)
        self._waiting.append(batch)
        self._bytes += batch.nbytes
        if self._bytes >= _GROUP:
            self._flush()
        elif len(self._waiting) >= _MANY:
            self._gather()

    def close(self) -> None:
        """Write what still waits, and the end of the file."""
        self._flush()
        self._writer.close()

    def _array(self, field: Any, values: Any) -> Any:
        if hasattr(values, "reshape"):
            flat = self._arrow.array(values.reshape(-1))
            return self._arrow.FixedSizeListArray.from_arrays(flat, type=field.type)
        return self._arrow.array(values, field.type)

    def _gather(self) -> None:
        table = self._arrow.Table.from_batches(self._waiting, self._schema)
        self._gathered += table.combine_chunks().to_batches()
        self._waiting = []

    def _flush(self) -> None:
        self._gather()
        table = self._arrow.Table.from_batches(self._gathered, self._schema)
        if len(table):
            self._writer.write_table(table, row_group_size=len(table))
        self._gathered = []
        self._bytes = 0


def _arrow_types(arrow: Any, size: int) -> dict[Kind, Any]:
    """Return the types of Arrow that stand for ours."""
    plain = {
        Kind.WHOLE: arrow.int64(),
        Kind.REAL: arrow.float64(),
        Kind.TEXT: arrow.string(),
        Kind.FLAG: arrow.bool_(),
    }
    return plain | {
        Kind.WHOLES: arrow.list_(arrow.int64()),
        Kind.REALS: arrow.list_(arrow.float64()),
        Kind.TEXTS: arrow.list_(arrow.string()),
        Kind.ROW: arrow.list_(arrow.int16(), size),
    }


def _load_arrow() -> Any:
    try:
        return import_module("pyarrow")
    except ImportError:
        raise BadOption(
            "Parquet needs pyarrow, which is not installed: pip install 'holdfast[data]' installs "
            "it; .csv and .jsonl need nothing"
        ) from None


@contextmanager
def _parquet(
    path: Path, columns: Sequence[Column], size: int, facts: Mapping[str, str]
) -> Iterator[Sheet]:
    table = _Parquet(path, columns, size, facts)
    try:
        yield table
    finally:
        table.close()


def _as_text(kind: Callable[[TextIO, Sequence[Column]], Sheet]) -> Callable[..., Any]:
    """Return what opens a table that is text."""

    @contextmanager
    def open_text(
        path: Path, columns: Sequence[Column], _size: int, _facts: Mapping[str, str]
    ) -> Iterator[Sheet]:
        with path.open("x", encoding="utf-8", newline="") as file:
            yield kind(file, columns)

    return open_text


_FORMATS: Final[dict[str, Callable[..., Any]]] = {
    ".parquet": _parquet,
    ".csv": _as_text(_Comma),
    ".jsonl": _as_text(_Lines),
}
