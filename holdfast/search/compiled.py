"""All that is compiled for a game, in the order in which somebody waits for it.

First what a table needs, then batches of games, the search, and analyses; see
``holdfast.core.steps``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from holdfast.core import jit
from holdfast.core.cache import keep
from holdfast.core.game import Game
from holdfast.core.match import new_match
from holdfast.core.steps import Step, batch_steps, play_steps
from holdfast.search.fortune import sample_deal
from holdfast.search.ismcts import Ismcts
from holdfast.search.player import choose_move
from holdfast.search.solver import TWO, has_open_endings, solve_open


def search_steps(game: Game) -> Iterator[Step]:
    """Yield what a player needs that searches, beyond what every match needs."""
    yield "search", lambda: choose_move(Ismcts(0, iterations=1), new_match(game, seed=0))
    if has_open_endings(game):
        yield "endgames", lambda: _prove(game)


def analysis_steps(game: Game) -> Iterator[Step]:
    """Yield what an analysis needs beyond a search: luck and fog."""
    yield "luck", lambda: sample_deal(new_match(game, seed=0), TWO)


#: The parts of what is compiled for a game.
PARTS: Final[Mapping[str, Callable[[Game], Iterator[Step]]]] = {
    "table": play_steps,
    "batches": batch_steps,
    "search": search_steps,
    "analysis": analysis_steps,
}


def all_steps(game: Game) -> Iterator[tuple[str, str, Callable[[], object]]]:
    """Yield everything that can be compiled for a game: the part, a label, and what to call."""
    for part, steps in PARTS.items():
        yield from ((part, label, work) for label, work in steps(game))


def mark_compiled(game: Game, files: Iterable[str]) -> None:
    """Note beside the compiled code that all of the game's is there, in these files."""
    if jit.CACHE is not None:
        keep(_note(game, jit.CACHE), "\n".join(sorted(set(files))).encode())


def is_compiled(game: Game) -> bool:
    """Tell whether all compiled code of a game is on disk, so that it only has to be loaded."""
    if jit.CACHE is None:
        return True
    try:
        files = _note(game, jit.CACHE).read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    # Something that tidies up may have taken single files.
    return all((jit.CACHE / file).is_file() for file in files)


def _note(game: Game, cache: Path) -> Path:
    """Return where it is noted, for just what the game and the kernels are now."""
    return cache / f"{game.name}-{jit.name_compiled(game.rules.state, jit.KERNELS)}.compiled"


def _prove(game: Game) -> None:
    match = new_match(game, seed=0)
    solve_open(game, match.position(0), 0, match.legal_ids, 0, one_is_enough=True)
