"""``holdfast warm``: compile everything now, so that nothing has to be waited for later."""

from __future__ import annotations

import json as formats
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from holdfast.cli.arguments.options import Json
from holdfast.games import registry

if TYPE_CHECKING:
    from holdfast.core.game import Game

EXAMPLE = f"holdfast warm {registry.first()}"

_Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs", "-j", metavar="N", min=1, help="How many processes. Default: all cores."
    ),
]


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="The games. Default: all.")
    ] = None,
    json: Json = False,
    lines: Annotated[
        bool,
        typer.Option("--lines", help="Print a line of JSON when a step begins and when it ends."),
    ] = False,
    jobs: _Jobs = None,
) -> None:
    """Compile rules and search, which happens once per installation, and forget old compiled code.

    What a table needs comes first, then batches of games, then the search. What is compiled
    already is only loaded. Compiled code goes when it has not been used for 30 days.
    """
    from holdfast import game, game_names
    from holdfast.core import jit
    from holdfast.core.cache import cache_root, prune

    if lines:
        _leave_the_terminal()
    chosen = [game(name) for name in games or game_names()]
    start = time.perf_counter()
    rows = _compile(chosen, jobs, lines)
    seconds = time.perf_counter() - start
    pruned = prune(cache_root())
    if lines:
        return
    if json:
        report = {"seconds": seconds, "cache": str(jit.CACHE), "pruned": pruned, "steps": rows}
        print(formats.dumps(report))
        return
    _summarise(f"{seconds:.1f} s: {', '.join(e.name for e in chosen)}", jit.CACHE, len(pruned))


def _compile(games: list[Game], jobs: int | None, lines: bool) -> list[dict[str, Any]]:
    """Compile all parts of games; return what each step took. A bar shows it, or lines tell it."""
    from holdfast.cli.terminal.screen import progress
    from holdfast.core.kernels import all_cores
    from holdfast.search.compiled import PARTS, all_steps, mark_compiled
    from holdfast.search.crew import compile_jobs

    steps = {each.name: len(list(all_steps(each))) for each in games}
    done = dict.fromkeys(steps, 0)
    rows: list[dict[str, Any]] = []
    todo = [(each.name, part) for part in PARTS for each in games]
    with progress() as bar:
        task = bar.add_task("", total=sum(steps.values()))

        def tell(event: str, row: dict[str, Any]) -> None:
            name = row["game"]
            if event == "finished":
                rows.append(row)
                done[name] += 1
                bar.advance(task)
            else:
                bar.update(task, description=f"Compiling {name}: {row['step']}")
            if lines:
                progress_line = {"event": event, **row, "done": done[name], "total": steps[name]}
                print(formats.dumps(progress_line), flush=True)

        files = compile_jobs(todo, jobs or all_cores(), tell)
    for each in games:
        mark_compiled(each, files)
    return rows


def _leave_the_terminal() -> None:
    """Let Ctrl-C be for the program that reads the lines: it ends this one when it wants to.

    A group of processes is enough for that. A session of its own would get as much time from Linux
    as everything else together, however nice it is.
    """
    if hasattr(os, "setpgrp"):
        with suppress(PermissionError):  # it leads a session, so it is alone already
            os.setpgrp()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that its own processes end too


def _summarise(done: str, cache: Path | None, pruned: int) -> None:
    from holdfast.cli.terminal.screen import answers

    out = answers()
    out.print(f"Ready after {done}.", markup=False)
    out.print(f"Compiled code is in {cache}.", markup=False, soft_wrap=True)
    if pruned:
        out.print(f"Removed {pruned} old files.")
