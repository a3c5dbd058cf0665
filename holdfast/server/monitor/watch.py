"""The watch: what happens on the server, counted and written down, without anybody's secrets.

A line of the log is one JSON object. What the server says of itself has a fixed set of fields,
none of which can hold a token, a name, a hand, a move or a text. Libraries log sentences made of
whatever they have at hand, so of theirs only the place in the code is kept where they stand, and of
an error only its type and its places.
"""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from holdfast import __version__
from holdfast.server.site.kitchen import Phase, State

_log = logging.getLogger("holdfast.server")

#: Ids, kinds, codes and names of events are of this form. What is not was not meant to be logged;
#: tokens are longer.
_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:-]{0,39}")
_HIDDEN: Final = "?"

_FRAMES: Final = 8  # places in the code, the last ones

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)  # seconds
_GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128)  # writes


class Watch:
    """Counts what happens, for Prometheus, and logs what somebody may ask about later.

    Kinds, codes, statuses and games must come from closed lists: each becomes a series of numbers.
    """

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._tables = Gauge("holdfast_tables", "Tables.", ["status"], registry=registry)
        self._sockets = Gauge("holdfast_sockets", "Open sockets.", registry=registry)
        self._commands = Counter(
            "holdfast_commands", "Commands answered.", ["kind", "code"], registry=registry
        )
        self._latency = Histogram(
            "holdfast_command_seconds",
            "From a command's arrival to its answer.",
            ["kind"],
            buckets=_QUICK,
            registry=registry,
        )
        self._thinking = Histogram(
            "holdfast_bot_thinking_seconds",
            "How long a bot thought about a move.",
            ["game"],
            buckets=_SLOW,
            registry=registry,
        )
        self._writes = Counter("holdfast_store_writes", "Writes to the store.", registry=registry)
        self._groups = Histogram(
            "holdfast_store_group_size",
            "Writes that were committed together.",
            buckets=_GROUPS,
            registry=registry,
        )
        self._events = Counter("holdfast_events_sent", "Events sent to clients.", registry=registry)

    def command(
        self,
        kind: str,
        code: str,
        seconds: float,
        *,
        who: str | None = None,
        table: str | None = None,
    ) -> None:
        """Count and log a command that was answered."""
        self._commands.labels(_word(kind), _word(code)).inc()
        self._latency.labels(_word(kind)).observe(seconds)
        log("command", who=who, table=table, kind=kind, code=code, seconds=seconds)

    def tables(self, by_status: Mapping[str, int]) -> None:
        """Take note of how many tables there are, by status; a status not named has none."""
        self._tables.clear()
        for status, count in by_status.items():
            self._tables.labels(_word(status)).set(count)

    def socket_opened(self) -> None:
        """Count a socket that was opened."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """Count a socket that was closed."""
        self._sockets.dec()

    def thought(self, game: str, seconds: float) -> None:
        """Count a move of a bot."""
        self._thinking.labels(_word(game)).observe(seconds)

    def wrote(self, group: int) -> None:
        """Count writes that were committed together."""
        self._writes.inc(group)
        self._groups.observe(group)

    def sent(self, events: int = 1) -> None:
        """Count events that were sent to clients."""
        self._events.inc(events)

    def exposition(self) -> bytes:
        """Return all counts in the text format of Prometheus."""
        return generate_latest(self._registry)


def log(
    event: str,
    *,
    level: int = logging.INFO,
    who: str | None = None,
    table: str | None = None,
    kind: str | None = None,
    code: str | None = None,
    seconds: float | None = None,
) -> None:
    """Log what happened: by whom (an id), at which table, which command, how it ended."""
    words = {"who": who, "table": table, "kind": kind, "code": code}
    facts: dict[str, object] = {name: _word(word) for name, word in words.items() if word}
    if seconds is not None:
        facts["ms"] = round(seconds * 1000, 3)
    _log.log(level, _word(event), extra={"facts": facts})


def start_log(stream: TextIO, level: int) -> None:
    """Write the log to a stream: ours from this level on, that of libraries from warnings on."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    _log.setLevel(level)


def health(
    games: Mapping[str, State], *, stopping: bool = False, failing: bool = False
) -> dict[str, Any]:
    """Return how the server is; ``failing`` says that it cannot keep what happens."""
    return {
        "status": _status({state.phase for state in games.values()}, stopping, failing),
        "games": {name: asdict(state) for name, state in games.items()},
        "version": __version__,
    }


def _status(phases: set[Phase], stopping: bool, failing: bool) -> str:
    if stopping:
        return "stopping"
    if failing or phases == {Phase.FAILED}:
        return "failing"
    return "starting" if phases & {Phase.WAITING} else "ok"


class _Lines(logging.Formatter):
    """Writes a record of the log as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, object] = {
            "time": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        facts: dict[str, object] | None = getattr(record, "facts", None)
        if facts is None:
            place = _place(record.pathname, record.lineno, record.funcName)
            line |= {"event": "library", "logger": record.name, "place": place}
        else:
            line |= {"event": record.msg, **facts}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _describe(record.exc_info[1])
        return json.dumps(line)


def _word(word: str) -> str:
    return word if _WORD.fullmatch(word) else _HIDDEN


def _describe(problem: BaseException) -> dict[str, object]:
    """Return the type of an error and where it happened; its text may quote what is secret."""
    frames = traceback.extract_tb(problem.__traceback__)[-_FRAMES:]
    places = [_place(frame.filename, frame.lineno, frame.name) for frame in frames]
    return {"error": type(problem).__name__, "places": places}


def _place(file: str, line: int | None, function: str | None) -> str:
    return f"{Path(file).name}:{line} {function}"
