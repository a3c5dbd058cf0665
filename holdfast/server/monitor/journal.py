"""The journal: what happens on the server, written down without anybody's secrets.

A line of it is one JSON object. What the server says of itself has a fixed set of fields, none of
which can hold a token, a name, a hand, a move or a text. Libraries log sentences made of whatever
they have at hand, so of theirs only the place in the code is kept where they stand, and of an error
only its type and its places.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
import traceback
from contextlib import nullcontext
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final, TextIO

import msgspec

_log = logging.getLogger("holdfast.server")

#: Ids, kinds, codes and names of events are of this form. What is not was not meant to be written
#: down; tokens are longer.
_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:-]{0,39}")
_HIDDEN: Final = "?"

_SOON: Final = 0.1  # seconds until what is routine is written
_FRAMES: Final = 8  # places in the code, the last ones
_REMEMBERED: Final = 4096  # ids and codes whose form is known


def note(
    event: str,
    *,
    level: int = logging.INFO,
    who: str | None = None,
    table: str | None = None,
    kind: str | None = None,
    code: str | None = None,
    seconds: float | None = None,
) -> None:
    """Write down what happened: by whom (an id), at which table, which command, how it ended."""
    if not _log.isEnabledFor(level):
        return
    words = {"who": who, "table": table, "kind": kind, "code": code}
    facts: dict[str, object] = {name: word_or_mark(it) for name, it in words.items() if it}
    if seconds is not None:
        facts["ms"] = round(seconds * 1000, 3)
    journal = next(iter(logging.getLogger().handlers), None)
    if isinstance(journal, _Journal):
        # A record, which knows where in the code it was made, takes several times as long.
        journal.put(_write_line(time.time(), level, {"event": word_or_mark(event), **facts}), level)
    else:
        _log.log(level, word_or_mark(event), extra={"facts": facts})


def start_journal(stream: TextIO, level: int) -> None:
    """Write the journal to a stream: ours from this level on, libraries' from warnings on."""
    lines = _Journal(stream)
    lines.setFormatter(_Lines())
    # Nobody reads of a line which thread and process it is from; to find that out takes long.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_fault)
    _log.setLevel(level)


def _is_fault(record: logging.LogRecord) -> bool:
    """Tell whether what uvicorn says is a fault: a handshake that was refused is none.

    It tells nobody this from one that was left without an answer, which does not happen here.
    """
    return record.msg != "ASGI callable returned without completing handshake."


class _Journal(logging.StreamHandler[TextIO]):
    """Writes what is routine together with what comes right after it, and a fault at once."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._waiting: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.put(self.format(record), record.levelno)
        except Exception:
            self.handleError(record)

    def put(self, line: str, level: int) -> None:
        self._waiting.append(line)
        if level >= logging.WARNING or not (len(self._waiting) > 1 or self._will_flush()):
            self.flush()

    def _will_flush(self) -> bool:
        """Let the loop write what waits, where there is one."""
        try:
            asyncio.get_running_loop().call_later(_SOON, self.flush)
        except RuntimeError:
            return False
        return True

    def flush(self) -> None:
        with self.lock or nullcontext():
            waiting, self._waiting = self._waiting, []
            if waiting and not self.stream.closed:
                self.stream.write("".join(f"{line}\n" for line in waiting))
            super().flush()


@lru_cache(1)
def _write_second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


class _Lines(logging.Formatter):
    """Writes what was logged as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] | None = getattr(record, "facts", None)
        if facts is None:
            place = _place(record.pathname, record.lineno, record.funcName)
            said: dict[str, object] = {"event": "library", "logger": record.name, "place": place}
        else:
            said = {"event": record.msg, **facts}
        if record.exc_info and record.exc_info[1] is not None:
            said |= _describe(record.exc_info[1])
        return _write_line(record.created, record.levelno, said)


def _write_line(at: float, level: int, said: dict[str, object]) -> str:
    """Return one line of the journal."""
    second, rest = divmod(at, 1)
    when = f"{_write_second(int(second))}.{int(rest * 1000):03}+00:00"
    line = {"time": when, "level": logging.getLevelName(level).lower(), **said}
    return msgspec.json.encode(line).decode()


@lru_cache(_REMEMBERED)
def word_or_mark(word: str) -> str:
    """Return what has the form of a word, and a mark in place of anything else."""
    return word if _WORD.fullmatch(word) else _HIDDEN


def _describe(problem: BaseException) -> dict[str, object]:
    """Return the type of an error and where it happened; its text may quote what is secret."""
    frames = traceback.extract_tb(problem.__traceback__)[-_FRAMES:]
    places = [_place(frame.filename, frame.lineno, frame.name) for frame in frames]
    return {"error": type(problem).__name__, "places": places}


def _place(file: str, line: int | None, function: str | None) -> str:
    return f"{Path(file).name}:{line} {function}"
