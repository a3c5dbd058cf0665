"""Luck, fog and decisions of an analysis, for people and for programs."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table

from holdfast.search.analysis import Analysis
from holdfast.search.balance import Balance
from holdfast.search.fortune import Term
from holdfast.search.judgement import SIGNIFICANT
from holdfast.search.rating import Rating
from holdfast.search.valuation import Chances

_DIGITS: Final = 4  # behind the point, in JSON
#: The terms of a balance, in the order in which they are read. They make the sum.
TERMS: Final = ("deal", "luck", "fog", "decisions", "others")
#: What the last of them is made of.
OTHERS: Final = ("errors", "others_fog", "course")
#: What stands below the table.
EXPLAINED: Final = (
    "In points of 100 of the win, ± two standard errors; start and all terms add up to the result. "
    "Deal, luck: cards. Fog: own guesses that could not be known. Decisions: lost against the best "
    "moves. Others: what the others' moves gave or took. Adjusted: without deal, luck and all fog."
)


def list_balances(balances: tuple[Balance, ...], seats: list[str]) -> Table:
    """Return a table with a row for each seat: where its result came from."""
    table = Table("player", box=None, pad_edge=False)
    for name in ("start", *TERMS, "result", "adjusted"):
        table.add_column(name, justify="right")
    for one in balances:
        terms = [write_term(getattr(one, name)) for name in TERMS]
        start, result = f"{100 * one.start:.1f}", f"{100 * one.result:.1f}"
        table.add_row(seats[one.seat], start, *terms, result, write_term(one.adjusted, sign=""))
    return table


def write_term(term: Term, *, sign: str = "+") -> str:
    """Return a term in points of 100, with twice its standard error."""
    return f"{100 * term.value:{sign}.1f} ± {100 * SIGNIFICANT * term.error:.1f}"


def balance_as_json(balance: Balance) -> dict[str, Any]:
    """Return a balance for programs: not rounded, so that it adds up."""
    terms = {name: getattr(balance, name) for name in (*TERMS, *OTHERS, "adjusted")}
    return {
        "start": balance.start,
        "result": balance.result,
        **{name: {"value": term.value, "error": term.error} for name, term in terms.items()},
    }


def turn_as_json(analysis: Analysis, ply: int) -> dict[str, Any]:
    """Return what turned with a move, if that was looked at."""
    if analysis.fortune is None:
        return {}
    turn = analysis.fortune.turns[ply]
    return {name: _chances(getattr(turn, name)) for name in ("true", "luck", "fog", "change")}


def rating_as_json(rating: Rating | None) -> dict[str, float | None]:
    """Return a rating for programs, if there is one."""
    return {
        "rating": round(rating.value, _DIGITS) if rating else None,
        "rating_error": round(rating.error, _DIGITS) if rating else None,
    }


def write_rating(rating: Rating | None) -> str:
    """Return a rating with twice its standard error."""
    return f"{rating.value:.0f} ± {SIGNIFICANT * rating.error:.0f}" if rating else "-"


def _chances(chances: Chances) -> dict[str, list[float]]:
    return {
        "wins": [round(float(win), _DIGITS) for win in chances.wins],
        "errors": [round(float(error), _DIGITS) for error in chances.errors],
    }
