"""Reading a database from outside, while a server may be using it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from holdfast.server.store.failures import BadStore, is_failure, tell_failure
from holdfast.server.store.migrate import check_revision
from holdfast.server.store.sqlite import make_engine

_PATIENCE: Final = 5.0  # seconds


@contextmanager
def reading(file: Path) -> Iterator[Connection]:
    """Hold one moment of a database, to read it; raise ``BadStore`` or ``StoreFailed``."""
    if not file.is_file():
        raise BadStore(f"there is no database {file}; give the folder of a server with --data")
    engine = make_engine(file, "read", connections=1, patience=_PATIENCE)
    try:
        with engine.connect() as connection:
            check_revision(connection, str(file))
            yield connection
    except Exception as error:
        if is_failure(error):
            raise tell_failure(error, str(file)) from error
        raise
    finally:
        engine.dispose()
