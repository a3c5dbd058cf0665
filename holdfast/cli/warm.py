"""``holdfast warm``: compile everything now, so that nothing has to be waited for later."""

from __future__ import annotations

import json as formats
import os
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

    from holdfast.core.game import Game

    Todo = tuple[str, str, str, Callable[[], object]]  # game, part, label, work

EXAMPLE = "holdfast warm schotten-totten"

_UNUSED = 30 * 24 * 3600  # seconds


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="The games. Default: all.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
    lines: Annotated[
        bool,
        typer.Option("--lines", help="Print a line of JSON when a step begins and when it ends."),
    ] = False,
) -> None:
    """Compile rules and search, which happens once per installation, and forget old compiled code.

    What is compiled already is only loaded. Compiled code of other versions goes when it has not
    been used for 30 days.
    """
    from holdfast import game, game_names
    from holdfast.core import jit
    from holdfast.search.warm import mark_compiled

    if lines:
        _leave_the_terminal()
    chosen = [game(name) for name in games or game_names()]
    todo = [step for each in chosen for step in _steps(each)]
    rows = _go_through(todo, _tell if lines else _say_nothing)
    for each in chosen:
        mark_compiled(each.name)
    pruned = prune(jit.cache_root(), jit.CACHE)
    if lines:
        return
    total = sum(row["seconds"] for row in rows)
    if json:
        report = {"seconds": total, "cache": str(jit.CACHE), "pruned": pruned, "steps": rows}
        print(formats.dumps(report))
        return
    _summarise(f"{total:.1f} s: {', '.join(each.name for each in chosen)}", jit.CACHE, len(pruned))


def _steps(game: Game) -> Iterator[Todo]:
    from holdfast.core.warm import all_steps
    from holdfast.search.warm import search_steps

    for part, steps_of in (("rules", all_steps), ("search", search_steps)):
        for label, work in steps_of(game):
            yield game.name, part, label, work


def _go_through(todo: list[Todo], tell: Callable[..., None]) -> list[dict[str, Any]]:
    """Do one step after the other, and return what each took; a bar shows it, or lines tell it."""
    from holdfast.cli.show import progress

    rows: list[dict[str, Any]] = []
    with progress() as bar:
        task = bar.add_task("", total=len(todo))
        for name, part, label, work in todo:
            row = {"game": name, "part": part, "step": label}
            bar.update(task, description=f"Compiling {name}: {label}")
            tell("begun", row, done=len(rows), total=len(todo))
            start = time.perf_counter()
            work()
            rows.append({**row, "seconds": time.perf_counter() - start})
            tell("finished", rows[-1], done=len(rows), total=len(todo))
            bar.advance(task)
    return rows


def _leave_the_terminal() -> None:
    """Let Ctrl-C be for the program that reads the lines: it ends this one when it wants to.

    A group of processes is enough for that. A session of its own would get as much time from Linux
    as everything else together, however nice it is.
    """
    if hasattr(os, "setpgrp"):
        with suppress(PermissionError):  # it leads a session, so it is alone already
            os.setpgrp()


def _tell(event: str, row: dict[str, Any], **progress: int) -> None:
    """Print one line, at once: somebody waits for it."""
    print(formats.dumps({"event": event, **row, **progress}), flush=True)


def _say_nothing(_event: str, _row: dict[str, Any], **_progress: int) -> None:
    pass


def _summarise(done: str, cache: Path | None, pruned: int) -> None:
    from holdfast.cli.show import answers

    out = answers()
    out.print(f"Ready after {done}.", markup=False)
    out.print(f"Compiled code is in {cache}.", markup=False, soft_wrap=True)
    if pruned:
        out.print(f"Removed {pruned} old folders beside it.")


def prune(root: Path, current: Path | None) -> list[str]:
    """Remove the caches of other versions that nobody has used for a month; return their names."""
    if not root.is_dir():
        return []
    old = [
        folder
        for folder in sorted(root.iterdir())
        if re.fullmatch(r"[0-9a-f]{20}", folder.name)
        and folder != current
        and not folder.is_symlink()
        and folder.is_dir()
        and time.time() - folder.stat().st_mtime > _UNUSED
    ]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
    return [folder.name for folder in old]
