"""Where output goes: answers to stdout, progress to stderr, in colour where that is wanted.

Rich leaves out colours when ``NO_COLOR`` is set and when nobody watches.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from holdfast.cli.terminal.folding import fold

if TYPE_CHECKING:
    from holdfast.core.steps import Step

_WIDE: Final = 132


def answers() -> Console:
    """Return the console for what was asked for; files and pipes are wide enough for it."""
    unknown = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(highlight=False, emoji=False, width=_WIDE if unknown else None)


def print_table(out: Console, drawing: str) -> None:
    """Print the drawing of a table, folded where the terminal ends."""
    for line in fold(Text.from_markup(drawing), out.width):
        out.print(line, no_wrap=True, crop=False)


def print_rows(out: Console, rows: Mapping[str, str]) -> None:
    """Print terms and what they mean side by side, the meanings broken between words."""
    wide = 2 + max(map(len, rows))
    for term, meaning in rows.items():
        first, *rest = wrap(meaning, max(out.width - wide - 2, 1))
        out.print(f"  {term:<{wide}}{first}", markup=False, soft_wrap=True)
        for line in rest:
            out.print(" " * (wide + 2) + line, markup=False, soft_wrap=True)


def progress() -> Progress:
    """Return a progress bar on stderr that disappears when it is done."""
    console = Console(stderr=True, highlight=False, emoji=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def prepare(title: str, steps: Iterable[Step]) -> None:
    """Go through the steps of compiling something while a progress bar says which one it is."""
    go_through(f"Getting {title} ready (slow only once):", steps)


def go_through(doing: str, steps: Iterable[Step]) -> None:
    """Do one step after the other while a progress bar says what is being done."""
    from holdfast.core.progress import silence

    todo = list(steps)
    with progress() as bar, nullcontext() if bar.disable else silence():
        task = bar.add_task("", total=len(todo))
        for label, work in todo:
            bar.update(task, description=f"{doing} {label}")
            work()
            bar.advance(task)


def is_interactive() -> bool:
    """Tell whether a person types, and sees what is printed."""
    return sys.stdin.isatty() and sys.stdout.isatty()
