"""An analysis for people, and for programs."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.table import Table

from holdfast.cli.terminal.balances import (
    EXPLAINED,
    balance_as_json,
    list_balances,
    rating_as_json,
    turn_as_json,
    write_rating,
)
from holdfast.core.match import write_result
from holdfast.core.seats import read_names, write_seat
from holdfast.search.analysis import Analysis, Decision, Forced, Performance, Swing, Weighed
from holdfast.search.judgement import SIGNIFICANT, Judgement

_STYLES: Final = {
    Judgement.BEST: "green",
    Judgement.GOOD: "",
    Judgement.INACCURACY: "yellow",
    Judgement.MISTAKE: "red",
    Judgement.BLUNDER: "bold red",
}
_FORCED: Final = "forced"
_DIGITS: Final = 4  # behind the point, in JSON


def write_win(one: Weighed, exact: bool) -> str:
    """Return a share of the win in per cent, with twice its standard error or that it is proven."""
    chance = "proven" if exact else f"± {100 * SIGNIFICANT * one.error:.1f}"
    return f"{100 * one.win:5.1f} % {chance:>6}"


def print_report(out: Console, analysis: Analysis, names: str) -> None:
    """Print the moves, what each player made of them, and the biggest swing."""
    seats = _seats(analysis, names)
    out.print(_moves(analysis), soft_wrap=True)
    out.print()
    out.print(_performances(analysis, seats), soft_wrap=True)
    if analysis.balances:
        out.print()
        out.print(list_balances(analysis.balances, seats), soft_wrap=True)
        out.print(EXPLAINED, style="dim", markup=False, soft_wrap=True)
    if analysis.swing:
        out.print(f"\n{_tell(analysis.swing, analysis)}", markup=False, soft_wrap=True)


def _moves(analysis: Analysis) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("ply", justify="right")
    for name in ("player", "move", "win after it", "judgement", "better", "win after that"):
        table.add_column(name)
    for row in analysis.moves:
        number, seat = str(row.number), write_seat(row.seat)
        if isinstance(row, Forced):
            table.add_row(number, seat, row.text, "", _FORCED, style="dim")
        else:
            table.add_row(number, seat, row.played.text, *_judged(row))
    return table


def _judged(decision: Decision) -> list[str]:
    word = decision.judgement
    style = _STYLES[word]
    told = f"[{style}]{word.value}[/]" if style else word.value
    cells = [write_win(decision.played, decision.exact), told]
    if word is not Judgement.BEST:
        cells += [decision.best.text, write_win(decision.best, decision.exact)]
    return cells


def _performances(analysis: Analysis, seats: list[str]) -> Table:
    table = Table("player", box=None, pad_edge=False)
    rated = analysis.fortune is not None
    for name in ("accuracy", *["rating"] * rated, *(word.value for word in Judgement), _FORCED):
        table.add_column(name, justify="right")
    for one in analysis.performances:
        counts = [str(one.counts[word]) for word in Judgement]
        rating = [write_rating(one.rating)] * rated
        table.add_row(seats[one.seat], _accuracy(one), *rating, *counts, str(one.forced))
    return table


def _accuracy(one: Performance) -> str:
    if one.accuracy is None:
        return "-"
    return f"{one.accuracy:.1f} ± {SIGNIFICANT * one.accuracy_error:.1f}"


def _tell(swing: Swing, analysis: Analysis) -> str:
    ended = swing.stop == len(analysis.match.moves)
    until = "the end" if ended else f"move {swing.stop + 1}"
    change = f"from {100 * swing.before:.0f} % to {100 * swing.after:.0f} %"
    who = write_seat(swing.seat)
    return f"Biggest swing: {who} {change}, between move {swing.start + 1} and {until}."


def _seats(analysis: Analysis, names: str) -> list[str]:
    """Return the seats with who sat there: ``A (human)``."""
    known = read_names(names, analysis.match.players)
    seats = range(analysis.match.players)
    return [write_seat(seat) + (f" ({known[seat]})" if seat in known else "") for seat in seats]


def as_json(analysis: Analysis, names: str, iterations: int) -> dict[str, Any]:
    """Return all of it for programs; the fields are in ``docs/reference/analysis.md``."""
    match = analysis.match
    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "names": names,
        "moves": len(match.moves),
        "result": write_result(match),
        "iterations": iterations,
        "decisions": [_row(row) | turn_as_json(analysis, row.ply) for row in analysis.moves],
        "seats": [_seat(one, analysis) for one in analysis.performances],
        "swing": _swing(analysis.swing) if analysis.swing else None,
    }


def _row(row: Decision | Forced) -> dict[str, Any]:
    if isinstance(row, Forced):
        return {"ply": row.number, "seat": row.seat, "move": row.text, "judgement": _FORCED}
    return {
        "ply": row.number,
        "seat": row.seat,
        "move": row.played.text,
        "judgement": row.judgement.value,
        "choices": row.choices,
        "before": round(row.best.win, _DIGITS),
        "before_error": round(row.best.error, _DIGITS),
        "after": round(row.played.win, _DIGITS),
        "after_error": round(row.played.error, _DIGITS),
        "loss": round(row.loss, _DIGITS),
        "loss_error": round(row.loss_error, _DIGITS),
        "margin": round(row.margin, _DIGITS),
        "best": row.best.text,
        "exact": row.exact,
        **({} if row.stake is None else {"stake": round(row.stake, _DIGITS)}),
    }


def _seat(one: Performance, analysis: Analysis) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "share": analysis.share(one.seat),
        "decisions": one.decisions,
        "forced": one.forced,
        "judgements": {word.value: one.counts[word] for word in Judgement},
        "mean_loss": round(one.mean_loss, _DIGITS),
        "mean_loss_error": round(one.mean_loss_error, _DIGITS),
        "accuracy": None if one.accuracy is None else round(one.accuracy, _DIGITS),
        "accuracy_error": round(one.accuracy_error, _DIGITS),
        **rating_as_json(one.rating),
        "balance": balance_as_json(analysis.balances[one.seat]) if analysis.balances else None,
    }


def _swing(swing: Swing) -> dict[str, Any]:
    return {
        "seat": swing.seat,
        "from": swing.start + 1,
        "to": swing.stop + 1,
        "before": round(swing.before, _DIGITS),
        "after": round(swing.after, _DIGITS),
    }
