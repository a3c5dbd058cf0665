"""Finding puzzles: strong players play themselves, and every decision of theirs is looked at."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from holdfast.core import kernels
from holdfast.core.game import Game
from holdfast.core.match import Match, new_match
from holdfast.core.seats import write_seat
from holdfast.search.puzzles.criterion import Settled, settle, settle_end
from holdfast.search.puzzles.file import Puzzle
from holdfast.search.puzzles.grading import choose_as_beginner, choose_by_eye, find_tempting, grade
from holdfast.search.puzzles.lines import draw_lines
from holdfast.search.sense import find_sensible
from holdfast.search.solver import QUICK, TWO, has_open_endings
from holdfast.search.thinker import View, view_at
from holdfast.search.tree import grow, make_aim, make_tree

#: So long the players think about their moves.
_ITERATIONS: Final = 100
_NODES: Final = 200_000
#: Where all games have ends that can be calculated, as they are for two, all but one game of so
#: many are played for that alone.
_THOROUGH: Final = 4
#: So often the end of one of these is played, until there is a puzzle in it.
_ENDS: Final = 8
#: The first part of a game is played by eye, as nothing is clear there; what is left is looked at.
_EARLY: Final = 0.6
#: And one move of so many is: mistakes are what puzzles are made of.
_BY_EYE: Final = 3
#: And where only the end is looked at, one of so many as a beginner makes it, the others by eye.
_BEGINNERS: Final = 4
#: A decision is looked at more closely if so large a part of all trials went to one move,
_CLEAR: Final = 0.4
#: which brought so much more than any other that was tried as often as this,
_LEAD: Final = 0.05
_OFTEN: Final = 4
#: and a share of the win that is neither next to nothing nor as good as all.
_OPEN: Final = (0.05, 0.97)
#: No more puzzles are taken from one game, and none so few moves after another: they would look
#: alike.
_FROM_ONE_GAME: Final = 4
_APART: Final = 3
#: One game of so many is played with one of the other sets of options that the game samples.
_OTHER_OPTIONS: Final = 3
#: Dice are below this, so that some can be counted on from each.
_DICE: Final = 1 << 62


@dataclass(frozen=True)
class Looked:
    """A game that was looked through, and what was found in it."""

    index: int
    decisions: int
    found: list[Puzzle]


def find(game: Game, seed: int, first: int, cores: int) -> Generator[Looked]:
    """Yield games looked through, one after the other from number ``first`` on, without an end.

    What is found does not depend on how many cores there are.
    """
    with ThreadPoolExecutor(cores) as pool:
        while True:
            work = [pool.submit(look_through, game, seed, first + i) for i in range(cores)]
            yield from (done.result() for done in work)
            first += cores


def look_through(game: Game, seed: int, index: int) -> Looked:
    """Play a game, and return the puzzles in it."""
    if game.seats == (TWO,) and has_open_endings(game) and index % _THOROUGH != 0:
        return _look_at_ends(_deal(game, seed, index, TWO), seed, index)
    match = _deal(game, seed, index, None)
    glance = _look(match, _look_nowhere, seed, index)
    while match.ply > _EARLY * glance.decisions:
        match.undo()
    return _look(match, _look_at_all, seed, index)


def _look_at_ends(match: Match, seed: int, index: int) -> Looked:
    """Play a game, and its end again with other dice until there is a puzzle in one."""
    looked = _look(match, _look_at_end, seed, index)
    for again in range(1, _ENDS):
        if looked.found:
            break
        while match.ply and _is_open_at(match, match.ply - 1):
            match.undo()
        looked = _look(match, _look_at_end, seed, index, again)
    return looked


def _is_open_at(match: Match, ply: int) -> bool:
    return kernels.is_open(match.position(ply), match.mover_at(ply))


#: Says which move is made, and what the decision comes to if it is a puzzle.
_Eye = Callable[[View, int], tuple[int, Settled | None]]


# Five parameters: which game, which way of looking at it, and the dice.
def _look(match: Match, eye: _Eye, seed: int, index: int, again: int = 0) -> Looked:
    """Play a game on to its end, and return what is found on the way."""
    found: list[Puzzle] = []
    taken = -_APART
    while match.turn is not None:
        view = view_at(match, match.ply)
        dice = _hash(seed, index, match.ply, *[again] * (again > 0)) % _DICE
        choice, settled = eye(view, dice) if len(view.moves) > 1 else (view.moves[0], None)
        if settled and match.ply - taken >= _APART and len(found) < _FROM_ONE_GAME:
            puzzle = _write(match, view, settled, dice, f"{index + 1}-{match.ply + 1}")
            if not _is_like(puzzle, found):
                found.append(puzzle)
                taken = match.ply
        match.play(choice)
    return Looked(index, match.ply, found)


def _look_nowhere(view: View, dice: int) -> tuple[int, Settled | None]:
    """Play by eye."""
    return choose_by_eye(view, dice), None


def _look_at_end(view: View, dice: int) -> tuple[int, Settled | None]:
    """Look at what can be calculated; how well it was reached is not asked."""
    by_beginner = dice % _BEGINNERS == 0
    choice = choose_as_beginner(view, dice) if by_beginner else choose_by_eye(view, dice)
    if not kernels.is_open(view.seen, view.seat):
        return choice, None
    return choice, settle_end(view, find_tempting(view, dice), QUICK)


def _look_at_all(view: View, dice: int) -> tuple[int, Settled | None]:
    """Look at what a strong player does without hesitation, and the eye does not see."""
    if dice % _BY_EYE == 0:
        return choose_by_eye(view, dice), None
    choice, is_clear = _think(view, dice)
    if not is_clear:
        return choice, None
    tempting = find_tempting(view, dice)
    return choice, None if tempting == choice else settle(view, tempting, dice)


def _deal(game: Game, seed: int, index: int, players: int | None) -> Match:
    usual, *others = game.samples
    which = _hash(seed, index, "options")
    options = usual if which % _OTHER_OPTIONS else others[which // _OTHER_OPTIONS % len(others)]
    some = game.seats[_hash(seed, index, "seats") % len(game.seats)]
    return new_match(game, players or some, _hash(seed, index, "deal"), options)


def _think(view: View, dice: int) -> tuple[int, bool]:
    """Return the move of a strong player, and whether it stands out."""
    rolls = np.array([dice], dtype=np.uint64)
    moves = find_sensible(view.game, view.seen, view.seat, view.moves, rolls)
    if len(moves) == 1:
        return moves[0], False
    tree = make_tree(view.game, int(view.seen["seats"][0]), dice, _NODES)
    grow(tree, make_aim(view.game, view.seen, view.seat, moves, {}), _ITERATIONS)
    visits, totals, _ = tree.look(moves)
    best = int(np.argmax(visits))
    means = totals / np.maximum(visits, 1)
    others = np.where(visits >= _OFTEN, means, 0.0)
    others[best] = 0.0
    is_clear = (
        visits[best] >= _CLEAR * _ITERATIONS
        and means[best] - others.max() >= _LEAD
        and _OPEN[0] <= means[best] <= _OPEN[1]
    )
    return moves[best], bool(is_clear)


def _write(match: Match, view: View, settled: Settled, dice: int, name: str) -> Puzzle:
    best = next(iter(settled.losses))
    lines = draw_lines(view, best, settled.tempting, dice)
    parts: Any = msgspec.to_builtins(match.game.wire.parts(match.state, best))
    return Puzzle(
        name=name,
        seat=write_seat(view.seat),  # type: ignore[arg-type]
        kind=parts.get("kind", ""),
        level=grade(view, settled.losses, dice),
        proof="end" if settled.proven else "deals",
        accept=[match.write_move(move) for move in settled.losses],
        losses=[round(loss, 3) for loss in settled.losses.values()],
        tempting=match.write_move(settled.tempting),
        loss=round(settled.loss, 3),
        bound=round(settled.bound, 3),
        right=round(100 * settled.right),
        solution=lines.solution,
        refutation=lines.refutation,
        position=match.game.text.write_state(view.seen[0]).rstrip() + "\n",
        deal=lines.deal,
    )


def _is_like(puzzle: Puzzle, others: list[Puzzle]) -> bool:
    """Tell whether there is another with the same answer, or the same temptation."""
    return any(
        puzzle.seat == other.seat
        and (puzzle.accept[0] == other.accept[0] or puzzle.tempting == other.tempting)
        for other in others
    )


def _hash(*what: object) -> int:
    """Return a number that follows from these."""
    return int.from_bytes(hashlib.blake2b(repr(what).encode(), digest_size=8).digest())
