"""Measuring in turn: a little of everybody's work, then a little more, so that all share a mood.

A machine that others use too is now quicker, now slower. What is measured side by side is slowed
alike, so ratios are taken within a round, and the one in the middle counts.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median

from bench.peers.entry import Entry, Kind, Work
from holdfast.core.steps import Step


@dataclass(frozen=True)
class Round:
    """What was done in one go, and how long it took by the clock and by the processor."""

    decisions: int
    steps: int
    wall: float
    processor: float


@dataclass
class Row:
    """An entry with what was measured of it so far."""

    entry: Entry
    rounds: list[Round] = field(default_factory=list)
    begin_s: float = 0.0  # the first slice, with all that is imported, made and compiled before it
    work: Work | None = None

    @property
    def decisions_per_s(self) -> float:
        """Decisions in a second of the processor."""
        return median(each.decisions / each.processor for each in self.rounds)

    @property
    def wall_decisions_per_s(self) -> float:
        """Decisions in a second of the clock."""
        return median(each.decisions / each.wall for each in self.rounds)

    @property
    def steps_per_s(self) -> float:
        """Decisions in a second of the processor, those of chance counted too."""
        return median(each.steps / each.processor for each in self.rounds)


def ratios(ours: Row, theirs: Row) -> list[float]:
    """Return in each round how many decisions of ours a second of the processor had for theirs."""
    return [
        (mine.decisions / mine.processor) / (their.decisions / their.processor)
        for mine, their in zip(ours.rounds, theirs.rounds, strict=True)
    ]


def steps_of(rows: Sequence[Row], seconds: float, rounds: int) -> Iterator[Step]:
    """Yield what is to be done: kind by kind all begin, then each has its turn in every round.

    Every other round goes backwards, so that nobody always comes after the same neighbour.
    """
    for kind in Kind:
        these = [row for row in rows if row.entry.kind is kind]
        for row in these:
            yield _label(row, "begins"), partial(begin, row)
        for number in range(rounds):
            for row in these if number % 2 == 0 else reversed(these):
                what = f"round {number + 1} of {rounds}"
                yield _label(row, what), partial(measure, row, seconds / rounds)
        for row in these:
            yield _label(row, "ends"), partial(end, row)


def _label(row: Row, what: str) -> str:
    return f"{row.entry.kind}: {row.entry.library}, {row.entry.game}, {what}"


def begin(row: Row) -> None:
    """Make what is to be measured, and do a slice of it, so that all is imported and compiled."""
    start = time.perf_counter()
    row.work = row.entry.begin()
    row.work.prepare()
    row.work.run()
    row.begin_s = time.perf_counter() - start


def end(row: Row) -> None:
    """Let go what was made."""
    row.work = None


def measure(row: Row, seconds: float) -> None:
    """Work slice by slice for so many seconds of the processor, one slice at least."""
    assert row.work is not None, "begin comes first"
    decisions = steps = 0
    wall = processor = 0.0
    while not decisions or processor < seconds:
        row.work.prepare()
        began, worked = time.perf_counter(), time.process_time()
        done = row.work.run()
        wall += time.perf_counter() - began
        processor += time.process_time() - worked
        decisions, steps = decisions + done.decisions, steps + done.steps
    row.rounds.append(Round(decisions, steps, wall, processor))
