"""Where output goes: answers to stdout, progress to stderr, in colour where that is wanted.

Rich leaves out colours when ``NO_COLOR`` is set and when nobody watches.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

if TYPE_CHECKING:
    from holdfast.core.steps import Step

_WIDE: Final = 132


def answers() -> Console:
    """Return the console for what was asked for; files and pipes are wide enough for it."""
    unknown = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(highlight=False, emoji=False, width=_WIDE if unknown else None)


def print_table(out: Console, drawing: str) -> int:
    """Print the drawing of a table, cut where the terminal ends; return how wide it is."""
    table = Text.from_markup(drawing)
    out.print(table, no_wrap=True, overflow="crop", crop=out.is_terminal)
    return max(line.cell_len for line in table.split())


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
