"""What a run has come to, for people and for programs."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table as Grid


@dataclass(frozen=True)
class Report:
    """The figures of one run, and what was wrong."""

    database: str
    seed: int
    processes: int
    seconds: float
    kills: int
    faults: dict[str, int]
    sent: int
    repeated: int
    acknowledged: int
    joined: int  # of those: rematches that were there already, so that nothing is stored
    refused: int
    tables: int
    finished: int
    events: int
    bot_moves: int
    connections: int
    shown: int  # tables of a version, each to one person
    compared: int  # of those, shown to somebody whose eyes had seen it elsewhere
    given_back: float  # seconds, to all clocks
    disk: str
    problems: list[str] = field(default_factory=list)


def print_reports(reports: list[Report], out: Console) -> None:
    """Print the figures side by side, and what was wrong."""
    grid = Grid("", *(report.database for report in reports), box=None)
    kinds = sorted({kind for report in reports for kind in report.faults})
    rows: list[tuple[str, list[str]]] = [
        ("seed", [str(report.seed) for report in reports]),
        ("server processes", [str(report.processes) for report in reports]),
        ("seconds", [f"{report.seconds:.0f}" for report in reports]),
        ("kills (-9)", [f"{report.kills:,}" for report in reports]),
        *((f"  {kind}", [f"{report.faults.get(kind, 0):,}" for report in reports])
          for kind in kinds),
        ("disk", [report.disk for report in reports]),
        ("commands sent", [f"{report.sent:,}" for report in reports]),
        ("  sent again", [f"{report.repeated:,}" for report in reports]),
        ("  acknowledged", [f"{report.acknowledged:,}" for report in reports]),
        ("    rematches that were there already", [str(report.joined) for report in reports]),
        ("  refused", [f"{report.refused:,}" for report in reports]),
        ("connections of sockets", [f"{report.connections:,}" for report in reports]),
        ("tables", [f"{report.tables:,}" for report in reports]),
        ("  finished", [f"{report.finished:,}" for report in reports]),
        ("events stored", [f"{report.events:,}" for report in reports]),
        ("  moves of bots", [f"{report.bot_moves:,}" for report in reports]),
        ("views shown, compared with the log", [f"{report.shown:,}" for report in reports]),
        ("  and with those of others", [f"{report.compared:,}" for report in reports]),
        ("seconds given back to clocks", [f"{report.given_back:,.0f}" for report in reports]),
        ("problems", [f"{len(report.problems):,}" for report in reports]),
    ]  # fmt: skip
    for name, cells in rows:
        grid.add_row(name, *cells)
    out.print(grid)
    for report in reports:
        for problem in report.problems:
            out.print(f"{report.database}, seed {report.seed}: {problem}", soft_wrap=True)
