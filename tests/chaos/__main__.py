"""The command: see the package."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console
from rich.progress import Progress

from tests.chaos.plan import Fault, count_kills
from tests.chaos.report import Report, print_reports
from tests.chaos.run import DATABASES, Attack, attack

_TALK = Console(stderr=True)


def main(given: Sequence[str] | None = None) -> int:
    """Attack a server on each database; return 1 if anything is wrong afterwards."""
    options = _read(given)
    _TALK.print(f"seed {options.seed}: repeat it with --seed {options.seed}")
    databases = DATABASES if options.database == "both" else (options.database,)
    kills = -(-options.kills // len(databases))
    reports = [
        _attack(
            Attack(
                database,
                options.seed,
                kills,
                processes=options.processes if database == "postgresql" else 1,
                workers=options.workers if database == "postgresql" else 0,
                few=options.few,
                mount=not options.no_mount,
                minutes=options.minutes,
            )
        )
        for database in databases
    ]
    if options.json:
        print(json.dumps([asdict(report) for report in reports], indent=2))
    else:
        print_reports(reports, Console())
    return 1 if any(report.problems for report in reports) else 0


def _attack(how: Attack) -> Report:
    with Progress(console=_TALK, transient=True) as bar:
        task = bar.add_task(f"{how.database}: kills", total=how.kills)

        def on_fault(fault: Fault) -> None:
            bar.advance(task, count_kills(fault.kind, how.processes))

        return attack(how, on_fault)


def _read(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="in all (default: 1000)")
    parser.add_argument("--database", choices=(*DATABASES, "both"), default="both")
    parser.add_argument("--processes", type=int, default=3, help="servers at one PostgreSQL")
    parser.add_argument("--workers", type=int, default=1, help="at PostgreSQL, for bots")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="of faults at most, for each database"
    )
    parser.add_argument("--few", action="store_true", help="few tables, of two games")
    parser.add_argument("--no-mount", action="store_true", help="no disk of its own to fill")
    parser.add_argument("--json", action="store_true", help="print the figures for programs")
    options = parser.parse_args(given)
    if options.kills < 1 or options.processes < 1:
        parser.error("--kills and --processes must be at least 1")
    return options


if __name__ == "__main__":
    sys.exit(main())
