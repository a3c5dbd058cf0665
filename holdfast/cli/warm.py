"""``holdfast warm``: compile everything now, so that nothing has to be waited for later."""

from __future__ import annotations

import json as formats
import re
import shutil
import time
from pathlib import Path
from typing import Annotated, Any

import typer

EXAMPLE = "holdfast warm schotten-totten"

_UNUSED = 30 * 24 * 3600  # seconds


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="The games. Default: all.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """Compile rules and search, which happens once per installation, and forget old compiled code.

    What is compiled already is only loaded. Compiled code of other versions goes when it has not
    been used for 30 days.
    """
    from holdfast import game, game_names
    from holdfast.cli.show import answers, progress
    from holdfast.core import jit
    from holdfast.core.warm import all_steps
    from holdfast.search.warm import search_steps

    chosen = [game(name) for name in games or game_names()]
    parts = {"rules": all_steps, "search": search_steps}
    steps = [
        (each.name, part, *step)
        for each in chosen
        for part, steps_of in parts.items()
        for step in steps_of(each)
    ]
    rows: list[dict[str, Any]] = []
    with progress() as bar:
        task = bar.add_task("", total=len(steps))
        for name, part, label, work in steps:
            bar.update(task, description=f"Compiling {name}: {label}")
            start = time.perf_counter()
            work()
            spent = time.perf_counter() - start
            rows.append({"game": name, "part": part, "step": label, "seconds": spent})
            bar.advance(task)
    pruned = prune(jit.cache_root(), jit.CACHE)
    total = sum(row["seconds"] for row in rows)
    if json:
        report = {"seconds": total, "cache": str(jit.CACHE), "pruned": pruned, "steps": rows}
        print(formats.dumps(report))
        return
    out = answers()
    names = ", ".join(each.name for each in chosen)
    out.print(f"Ready after {total:.1f} s: {names}.", markup=False)
    out.print(f"Compiled code is in {jit.CACHE}.", markup=False, soft_wrap=True)
    if pruned:
        out.print(f"Removed {len(pruned)} old folders beside it.")


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
