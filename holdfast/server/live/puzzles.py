"""Puzzles, for those who ask: which there are, that of the day, and one of them."""

from __future__ import annotations

from datetime import date

from holdfast.search.puzzles.file import Puzzle, read_puzzles
from holdfast.server import messages as m
from holdfast.server.live.rooms import GameSource
from holdfast.server.view.puzzles import PuzzlePlace, show_puzzles


class Puzzles:
    """The puzzles of the games on offer. Who has solved which is not known here."""

    def __init__(self, games: GameSource) -> None:
        """Take the games from here."""
        self._games = games
        self._read: dict[str, list[Puzzle]] = {}

    def show(self, game: str, day: date) -> m.PuzzlesShown:
        """Return the puzzles of a game, with that of a day; raise ``Refused``."""
        return show_puzzles(self._puzzles(game), day)

    def find(self, game: str, name: str) -> PuzzlePlace:
        """Return a puzzle; raise ``Refused``."""
        return PuzzlePlace(self._games.find(game), self._puzzles(game), name)

    def _puzzles(self, game: str) -> list[Puzzle]:
        """Return the puzzles that come with a game, which do not change while the server runs."""
        found = self._games.find(game)
        if game not in self._read:
            self._read[game] = read_puzzles(found).puzzle
        return self._read[game]
