"""What has to be compiled before a player can search; see ``holdfast.core.warm``."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from holdfast.core import jit
from holdfast.core.game import Game
from holdfast.core.match import new_match
from holdfast.core.warm import Step
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.solver import has_open_endings, solve_open


def search_steps(game: Game) -> Iterator[Step]:
    """Yield what a player needs that searches, beyond what every match needs."""
    yield "search", lambda: choose_move(Ismcts(0, iterations=1), new_match(game, seed=0))
    if has_open_endings(game):
        yield "endgames", lambda: _prove(game)


def mark_compiled(game: str) -> None:
    """Note beside the compiled code that all of the game's is there: its rules and its search."""
    if jit.CACHE is not None:
        files = sorted(str(path.relative_to(jit.CACHE)) for path in jit.CACHE.rglob("*.nb?"))
        _note(game, jit.CACHE).write_text("\n".join(files), encoding="utf-8")


def is_compiled(game: str) -> bool:
    """Tell whether all compiled code of a game is on disk, so that it only has to be loaded."""
    if jit.CACHE is None:
        return True
    try:
        files = _note(game, jit.CACHE).read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    # Something that tidies up may have taken single files.
    return all((jit.CACHE / file).is_file() for file in files)


def _note(game: str, cache: Path) -> Path:
    """Return where it is noted. Numba finds compiled code by path and time of each source file."""
    package = Path(__file__).parents[1]
    sources = sorted(path for part in jit.SOURCES for path in (package / part).rglob("*.py"))
    stamps = [(str(path), path.stat().st_mtime_ns) for path in sources]
    name = hashlib.blake2b(repr(stamps).encode(), digest_size=8).hexdigest()
    return cache / f"{game}-{name}.compiled"


def _prove(game: Game) -> None:
    match = new_match(game, seed=0)
    solve_open(game, match.position(0), 0, match.legal_ids, 0, one_is_enough=True)
