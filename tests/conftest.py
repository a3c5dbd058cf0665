"""How much is tested, with which seeds, and how a failure is repeated.

Nothing that a person has added to the program takes part in the tests.
"""

from __future__ import annotations

import os
import shlex

import pytest

# Before anything imports the package: boards are read when it is imported.
os.environ["HOLDFAST_DATA"] = os.devnull
os.environ.pop("DATABASE_URL", None)

pytest_plugins = ["tests.slow", "tests.databases"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that say how much is tested."""
    parser.addoption(
        "--amount",
        choices=("quick", "full"),
        default=os.environ.get("HOLDFAST_AMOUNT", "quick"),
        help="how many random games, kills, redeals: quick (the default) or full",
    )
    parser.addoption(
        "--seed",
        type=int,
        default=int(os.environ.get("HOLDFAST_SEED", "0")),
        help="the seed that all random games are counted from; 0 if it is not given",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Tell everything that is imported, and every process that is started, how much to test."""
    os.environ["HOLDFAST_AMOUNT"] = config.getoption("--amount")
    os.environ["HOLDFAST_SEED"] = str(config.getoption("--seed"))
    for run in ("compiled", "uncompiled"):
        config.addinivalue_line(
            "markers", f"only_{run}: the same compiled or not; `make test` has it in one run"
        )


def pytest_report_header(config: pytest.Config) -> str:
    """Say how much is tested, and with which seed."""
    return f"holdfast: {_settings(config)}"


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how much was tested, and print the line that repeats each failure."""
    failed = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
    nodes = list(dict.fromkeys(report.nodeid for report in failed))
    terminalreporter.write_line(f"holdfast: {_settings(config)}")
    if nodes:
        terminalreporter.section("to repeat a failure")
    mode = os.environ.get("HOLDFAST_JIT", "fast")
    options = f"--amount {config.getoption('--amount')} --seed {config.getoption('--seed')}"
    for node in nodes:
        terminalreporter.write_line(
            f"HOLDFAST_JIT={mode} .venv/bin/pytest {options} {shlex.quote(node)}"
        )


def _settings(config: pytest.Config) -> str:
    return (
        f"HOLDFAST_JIT={os.environ.get('HOLDFAST_JIT', 'fast')}, "
        f"--amount {config.getoption('--amount')}, --seed {config.getoption('--seed')}"
    )
