"""Where the time of a run goes: ``pytest --slowest 10`` prints the slowest files and fixtures.

A plugin, registered by ``tests/conftest.py``. Times are added up over all processes, so that with
``-n 2`` they come to about twice the time on the clock.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest

#: Times of fixtures that were set up for the present test, until its report takes them along.
_SET_UP = pytest.StashKey[list[tuple[str, float]]]()


class Times:
    """How long something took in all, and how often it was done."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.times: Counter[str] = Counter()

    def add(self, name: str, seconds: float, times: int = 1) -> None:
        """Add what took so long."""
        self.seconds[name] += seconds  # type: ignore[assignment]  # a Counter adds floats as well
        self.times[name] += times

    def rows(self, most: int) -> list[str]:
        """Return the slowest, one to a line."""
        found = self.seconds.most_common(most)
        return [f"{seconds:8.1f} s {self.times[name]:6} ×  {name}" for name, seconds in found]


class Slowest:
    """Listens to the reports of all tests, from whichever process they come."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.files, self.fixtures = Times(), Times()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how long a part of a test took: its set-up, itself, its tear-down."""
        file = report.nodeid.partition("::")[0]
        self.files.add(file, report.duration, times=report.when == "call")
        for name, seconds in getattr(report, "set_up", []):
            self.fixtures.add(name, seconds)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print both tables."""
        for title, times in (("files", self.files), ("fixtures", self.fixtures)):
            terminalreporter.section(f"slowest {title}")
            for row in times.rows(self.most):
                terminalreporter.write_line(row)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        "--slowest",
        type=int,
        default=0,
        metavar="N",
        help="print the N slowest test files, and the N fixtures that took longest to set up",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Listen, if somebody asks."""
    if config.getoption("--slowest"):
        config.pluginmanager.register(Slowest(config.getoption("--slowest")))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Measure a fixture; those that it needs were set up before, and are measured alone."""
    start = time.perf_counter()
    try:
        return (yield)
    finally:
        name = f"{fixturedef.baseid or 'pytest'}::{fixturedef.argname}"
        spent = time.perf_counter() - start
        request.session.stash.setdefault(_SET_UP, []).append((name, spent))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the report take the times along, to the process that prints them."""
    report = yield
    times = item.session.stash.get(_SET_UP, [])
    report.set_up = [*times]  # type: ignore[attr-defined]
    times.clear()
    return report
