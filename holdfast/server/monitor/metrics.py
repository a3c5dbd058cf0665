"""The metrics: what happens on the server, counted for Prometheus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from holdfast.server.monitor.journal import note, word_or_mark

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)  # seconds
_GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128)  # writes


class Metrics:
    """Counts what happens, and notes in the journal what somebody may ask about later.

    Kinds, codes, statuses and games must come from closed lists: each becomes a series of numbers.
    """

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._tables = Gauge("holdfast_tables", "Tables.", ["status"], registry=registry)
        self._sockets = Gauge("holdfast_sockets", "Open sockets.", registry=registry)
        self._workers = Gauge("holdfast_workers", "Workers that think for bots.", registry=registry)
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
        self._found: dict[tuple[str, str], tuple[Counter, Histogram]] = {}
        self._events = Counter("holdfast_events_sent", "Events sent to clients.", registry=registry)
        self._sent = 0  # since somebody has asked

    def command(
        self,
        kind: str,
        code: str,
        seconds: float,
        *,
        who: str | None = None,
        table: str | None = None,
    ) -> None:
        """Count and note a command that was answered."""
        count, latency = self._series(kind, code)
        count.inc()
        latency.observe(seconds)
        note("command", who=who, table=table, kind=kind, code=code, seconds=seconds)

    def _series(self, kind: str, code: str) -> tuple[Counter, Histogram]:
        """Return the numbers of one kind of command with one outcome, which are found once."""
        found = self._found.get((kind, code))
        if found is None:
            kinds, codes = word_or_mark(kind), word_or_mark(code)
            found = self._commands.labels(kinds, codes), self._latency.labels(kinds)
            self._found[kind, code] = found
        return found

    def tables(self, by_status: Mapping[str, int]) -> None:
        """Take note of how many tables there are, by status; a status not named has none."""
        self._tables.clear()
        for status, count in by_status.items():
            self._tables.labels(word_or_mark(status)).set(count)

    def workers(self, count: int) -> None:
        """Take note of how many workers are there."""
        self._workers.set(count)

    def socket_opened(self) -> None:
        """Count a socket that was opened."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """Count a socket that was closed."""
        self._sockets.dec()

    def thought(self, game: str, seconds: float) -> None:
        """Count a move of a bot."""
        self._thinking.labels(word_or_mark(game)).observe(seconds)

    def wrote(self, group: int) -> None:
        """Count writes that were committed together."""
        self._writes.inc(group)
        self._groups.observe(group)

    def sent(self, events: int = 1) -> None:
        """Count events that were sent to clients."""
        self._sent += events

    def exposition(self) -> bytes:
        """Return all counts in the text format of Prometheus."""
        sent, self._sent = self._sent, 0
        self._events.inc(sent)
        return generate_latest(self._registry)
