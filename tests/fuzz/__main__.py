"""The command: see the package."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from tests.fuzz.drive import Tally, find_target, read_all, read_one
from tests.fuzz.targets import TARGETS

_TALK = Console(stderr=True)


def main(given: Sequence[str] | None = None) -> int:
    """Give every target many texts; return 1 if any was not read or refused as it should be."""
    options = _read(given)
    if options.repeat:
        return _repeat(options.repeat)
    _TALK.print(f"seed {options.seed}: repeat it with --seed {options.seed}")
    tallies = {name: Tally() for name in options.only or TARGETS}
    seconds = dict.fromkeys(tallies, 0.0)
    with Progress(console=_TALK, transient=True) as bar:
        task, before = bar.add_task("texts", total=options.inputs * len(tallies)), time.monotonic()
        for name, tally in read_all([*tallies], options.seed, options.inputs, options.jobs):
            tallies[name].add(tally)
            bar.update(task, advance=tally.inputs, description=name)
            now = time.monotonic()
            seconds[name] += now - before
            before = now
    files = _write_findings(tallies, options.findings)
    if options.json:
        print(json.dumps(_facts(tallies, seconds, options.seed, files), indent=2))
    else:
        _print(tallies, seconds)
    for line in files:
        Console().print(line, soft_wrap=True, markup=False)
    return 1 if files else 0


def _repeat(file: Path) -> int:
    """Give a target a text that was written down, and say what happens now."""
    name, tally = file.name.partition("-")[0], Tally()
    if name not in TARGETS:
        _TALK.print(
            f"{file} is no finding: its name begins with none of {', '.join(TARGETS)}",
            soft_wrap=True,
        )
        return 2
    text = file.read_bytes().decode("utf-8", "surrogatepass")
    read_one(name, find_target(name), text, tally)
    for finding in tally.findings:
        print(f"{file}: {finding.problem}")
    if not tally.findings:
        print(f"{file}: read or refused as it should be, in {tally.slowest * 1000:.1f} ms")
    return 1 if tally.findings else 0


def _write_findings(tallies: dict[str, Tally], folder: Path) -> list[str]:
    findings = [finding for tally in tallies.values() for finding in tally.findings]
    return [
        f"{each.target}: {each.problem}; repeat it with "
        f"HOLDFAST_JIT={os.environ.get('HOLDFAST_JIT', 'fast')} "
        f"python -m tests.fuzz --repeat {each.write(folder)}"
        for each in findings
    ]


def _facts(
    tallies: dict[str, Tally], seconds: dict[str, float], seed: int, files: list[str]
) -> dict[str, object]:
    return {
        "seed": seed,
        "targets": {
            name: {
                "inputs": tally.inputs,
                "accepted": tally.accepted,
                "places": len(tally.places),
                "slowest_ms": round(tally.slowest * 1000, 2),
                "seconds": round(seconds[name], 1),
            }
            for name, tally in tallies.items()
        },
        "findings": files,
    }


def _print(tallies: dict[str, Tally], seconds: dict[str, float]) -> None:
    grid = Grid(
        "target",
        "texts",
        "accepted",
        "ways to a refusal",
        "slowest ms",
        "seconds",
        "findings",
        box=None,
    )
    for name, tally in tallies.items():
        grid.add_row(
            name,
            f"{tally.inputs:,}",
            f"{tally.accepted:,}",
            f"{len(tally.places):,}",
            f"{tally.slowest * 1000:.1f}",
            f"{seconds[name]:.0f}",
            str(len(tally.findings)),
        )
    Console().print(grid)


def _read(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="for each target")
    parser.add_argument("--only", choices=tuple(TARGETS), nargs="+", help="some targets")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--findings", type=Path, default=Path("build/fuzz"), metavar="DIR")
    parser.add_argument("--repeat", type=Path, metavar="FILE", help="a finding of before")
    parser.add_argument("--json", action="store_true", help="print the figures for programs")
    options = parser.parse_args(given)
    if options.inputs < 1 or options.jobs < 1:
        parser.error("--inputs and --jobs must be at least 1")
    return options


if __name__ == "__main__":
    sys.exit(main())
