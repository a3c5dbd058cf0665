"""What was measured, as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, Final

from bench.peers.entry import ABOUT, Kind
from bench.peers.measuring import Row, ratios

_FACTS: Final = ("library", "game", "decisions/s", "by the clock", "with chance")
_EVEN: Final = 1.0


def write_tables(rows: Sequence[Row]) -> str:
    """Return a table for each kind of work, ours first."""
    kinds = [kind for kind in Kind if any(row.entry.kind is kind for row in rows)]
    return "\n".join(line for kind in kinds for line in _write_kind(kind, rows))


def _write_kind(kind: Kind, rows: Sequence[Row]) -> Iterator[str]:
    these = [row for row in rows if row.entry.kind is kind]
    ours = [row for row in these if row.entry.ours]
    columns = [*_FACTS, *(f"{row.entry.game} ÷" for row in ours)]
    yield f"### {ABOUT[kind]}"
    yield ""
    yield f"| {' | '.join(columns)} |"
    yield "|---|---" + "|--:" * (len(columns) - 2) + "|"
    for row in these:
        yield f"| {' | '.join(_cells(row, ours))} |"
    yield ""


def _cells(row: Row, ours: Sequence[Row]) -> list[str]:
    """Return a row of a table; steps are told where chance has some of them."""
    decided, stepped = row.decisions_per_s, row.steps_per_s
    rates = [write_rate(decided), write_rate(row.wall_decisions_per_s)]
    rates.append(write_rate(stepped) if stepped > decided else "")
    shares = ["" if row.entry.ours else write_ratio(median(ratios(own, row))) for own in ours]
    return [row.entry.library, row.entry.game, *rates, *shares]


def write_rate(rate: float) -> str:
    """Return how many in a second, to three digits: more would be noise."""
    return f"{float(f'{rate:.3g}'):,.0f}"


def write_ratio(ratio: float) -> str:
    """Return a ratio to two digits or more; where we are slower it stands out."""
    text = f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"  # noqa: PLR2004 - two digits
    return text if ratio >= _EVEN else f"**{text}**"


def to_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the rows as they are printed with ``--json``."""
    return [_row(row, rows) for row in rows]


def _row(row: Row, rows: Sequence[Row]) -> dict[str, Any]:
    ours = [
        own
        for own in rows
        if own.entry.ours and own.entry.kind is row.entry.kind and own is not row
    ]
    shares = {own.entry.game: ratios(own, row) for own in ours}
    return {
        "kind": row.entry.kind.value,
        "library": row.entry.library,
        "game": row.entry.game,
        "decisions_per_s": round(row.decisions_per_s),
        "wall_decisions_per_s": round(row.wall_decisions_per_s),
        "steps_per_s": round(row.steps_per_s),
        "begin_s": round(row.begin_s, 2),
        "ratios": {
            game: {"median": median(each), "low": min(each), "high": max(each)}
            for game, each in shares.items()
        },
    }
