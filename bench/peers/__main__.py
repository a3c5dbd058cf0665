"""Random play of ours and of five libraries, in turn, in one run and on one core.

python -m bench.peers                        about five minutes; prints Markdown
python -m bench.peers --write                and puts it into bench/PEERS.md
python -m bench.peers --only batch --seconds 10 --json
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from bench.peers import ours
from bench.peers.entry import Entry, Kind
from bench.peers.libraries import INSTALL, LIBRARIES, PACKAGES, find_versions, is_installed
from bench.peers.measuring import Row, steps_of
from bench.peers.tables import to_json, write_tables
from holdfast.cli.terminal.screen import go_through

PAGE: Final = Path(__file__).parents[1] / "PEERS.md"
#: What stands above it in the page is written by hand.
MEASURED: Final = "\n## Measured\n"


def main(given: Sequence[str] | None = None) -> int:
    """Measure, and print or write what was found."""
    args = read_arguments(given)
    missing = [each.LIBRARY for each in LIBRARIES if not is_installed(each)]
    if missing:
        names = ", ".join(missing)
        print(f"not installed, and so not measured: {names}; {INSTALL}", file=sys.stderr)
    cores = stay_on_one_core()
    facts = describe(args, missing, cores)
    rows = [Row(entry) for entry in all_entries() if entry.kind in args.only]
    go_through("Measuring", steps_of(rows, args.seconds, args.rounds))
    facts["load"] += [round(os.getloadavg()[0], 1)]
    if args.json:
        print(json.dumps(facts | {"rows": to_json(rows)}, indent=2))
    else:
        print(write_page("", facts, rows).lstrip("\n"))
    if args.write:
        PAGE.write_text(write_page(PAGE.read_text(encoding="utf-8"), facts, rows), encoding="utf-8")
    return 0


def read_arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what is asked for; end with a sentence where that cannot be."""
    reader = argparse.ArgumentParser(
        prog="bench.peers", description=(__doc__ or "").partition("\n")[0]
    )
    reader.add_argument(
        "--seconds", type=float, default=3, help="for each row, in all its rounds together"
    )
    reader.add_argument("--rounds", type=int, default=3, help="how often everybody has a turn")
    reader.add_argument(
        "--only", nargs="+", type=Kind, choices=list(Kind), default=list(Kind), metavar="KIND",
        help=f"some kinds of work: {', '.join(Kind)}",
    )  # fmt: skip
    reader.add_argument("--json", action="store_true", help="print JSON only")
    reader.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    args = reader.parse_args(given)
    if args.rounds < 1:
        reader.error(f"--rounds is {args.rounds}; it can be a whole number from 1")
    if not args.seconds > 0:
        reader.error(f"--seconds is {args.seconds:g}; it can be any number above 0")
    return args


def all_entries() -> list[Entry]:
    """Return ours, and those of every library that is installed."""
    theirs = [entry for each in LIBRARIES if is_installed(each) for entry in each.entries()]
    return [*ours.entries(), *theirs]


def stay_on_one_core() -> int:
    """Give all threads of this process one core, where the system can; return how many it has."""
    if not hasattr(os, "sched_setaffinity"):
        return os.cpu_count() or 1
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return len(os.sched_getaffinity(0))


def describe(args: argparse.Namespace, missing: list[str], cores: int) -> dict[str, Any]:
    """Return when, where and how it is measured."""
    packages = tuple(dict.fromkeys(each for needed in PACKAGES.values() for each in needed))
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}",
        "cores": cores,
        "load": [round(os.getloadavg()[0], 1)],
        "seconds": args.seconds,
        "rounds": args.rounds,
        "versions": {"holdfast": version("holdfast"), **find_versions((*packages, "numba"))},
        "missing": missing,
    }


def write_page(text: str, facts: dict[str, Any], rows: Sequence[Row]) -> str:
    """Return the page with the new tables; what stands above them stays."""
    versions = ", ".join(f"{name} {number}" for name, number in facts["versions"].items())
    before, after = facts["load"]
    lines = [
        f"{facts['date']}, Python {facts['python']}, {facts['machine']}; used: {facts['cores']}. "
        f"Load before {before}, after {after}.",
        "",
        f"{versions}.",
        *([f"Not installed: {', '.join(facts['missing'])}."] if facts["missing"] else []),
        "",
        f"{facts['seconds']:g} s of the processor for each row, in {facts['rounds']} rounds.",
        "",
        write_tables(rows),
    ]
    return text.partition(MEASURED)[0] + MEASURED + "\n" + "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
