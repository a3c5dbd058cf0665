"""What somebody is shown of puzzles. No table belongs to them, and nothing of them is kept.

A puzzle is looked at in a deal that its seat must think possible, and only with the eyes of that
seat: what is hidden there is imagined, and yet nobody gets it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from holdfast.core.game import Game
from holdfast.core.match import read_match
from holdfast.core.words import Sentence
from holdfast.search.puzzles.explaining import ask, object_to, of_the_day, praise
from holdfast.search.puzzles.file import Puzzle
from holdfast.server import messages as m
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.asked import AskedMove
from holdfast.server.view.lessons import TaughtPlace, decided, show_as_seen, show_picture


def show_puzzles(puzzles: list[Puzzle], day: date) -> m.PuzzlesShown:
    """Return which puzzles there are, and which is that of a day."""
    return m.PuzzlesShown(
        day=day.isoformat(),
        daily=of_the_day(puzzles, day).name if puzzles else "",
        puzzles=[m.PuzzleListed(each.name, each.level) for each in puzzles],
    )


class PuzzlePlace(TaughtPlace):
    """The decision of a puzzle."""

    def __init__(self, game: Game, puzzles: Sequence[Puzzle], name: str) -> None:
        """Go there; raise ``Refused`` if there is no puzzle of this name."""
        found = next((each for each in puzzles if each.name == name), None)
        if found is None:
            raise Refused(Code.UNKNOWN_PUZZLE)
        self.puzzle = found
        self.match = read_match(game, found.deal)
        assert self.match.turn is not None
        self.seat = self.match.turn

    def show(self) -> m.PuzzleShown:
        """Return the question."""
        return m.PuzzleShown(
            name=self.puzzle.name,
            level=self.puzzle.level,
            seat=self.seat,
            seats=self.match.players,
            ask=_show_sentences([ask(self.puzzle)])[0],
            match=show_as_seen(self.match, self.seat, asks=True),
        )

    def attempt(self, asked: AskedMove | None) -> m.PuzzleTried:
        """Return what is answered to a move, and what may come of it; without one, the solution."""
        match, puzzle = self.match, self.puzzle
        right = [match.read_move(each) for each in puzzle.accept]
        move = right[0] if asked is None else decided(match, asked)
        if move in right:
            text = puzzle.accept[right.index(move)]
            said, loss = praise(puzzle, text), puzzle.losses[right.index(move)]
        elif move == match.read_move(puzzle.tempting):
            text, loss = puzzle.tempting, puzzle.loss
            said = object_to(puzzle, text)
        else:
            text, loss = match.write_move(move), puzzle.bound
            said = object_to(puzzle, text)
        return m.PuzzleTried(
            accepted=move in right,
            loss=loss,
            told=_show_sentences(said),
            pictures=self._follow(_line_of(puzzle, text)),
        )

    def _follow(self, line: Iterable[str]) -> list[m.Picture]:
        """Return what the seat sees of a line; afterwards the match is at its end."""
        pictures = []
        for move in line:
            self.match.play(move)
            pictures.append(show_picture(self.match, self.seat, self.match.ply - 1))
        return pictures


def _line_of(puzzle: Puzzle, move: str) -> list[str]:
    """Return the moves that come of one, as far as they are known: it, if nothing else."""
    known = {puzzle.accept[0]: puzzle.solution, puzzle.tempting: puzzle.refutation}
    return [each.partition(" ")[2] for each in known[move]] if move in known else [move]


def _show_sentences(said: Iterable[Sentence]) -> list[m.Told]:
    return [m.Told(each.id, each.args, each.rule) for each in said]
