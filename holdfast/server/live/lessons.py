"""Lessons, for those who ask: what there are, and a place in one of them."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.server import messages as m
from holdfast.server.live.rooms import GameSource
from holdfast.server.view.lessons import LessonPlace, show_howto, show_kinds, show_lessons


class Lessons:
    """The lessons of the games on offer. Who learns, and how far they are, is not known here."""

    def __init__(self, games: GameSource) -> None:
        """Take the games from here."""
        self._games = games

    def show(self, game: str) -> list[m.LessonShown]:
        """Return the lessons of a game; raise ``Refused``."""
        return show_lessons(self._games.find(game))

    def show_howto(self, game: str) -> list[m.HowToShown]:
        """Return how a game is played, in positions; raise ``Refused``."""
        return show_howto(self._games.find(game))

    def show_kinds(self, game: str) -> list[m.KindShown]:
        """Return the kinds of moves of a game; raise ``Refused``."""
        return show_kinds(self._games.find(game))

    def find(self, game: str, lesson: str, step: int, made: Sequence[str]) -> LessonPlace:
        """Return where a step begins, after these moves of the learner; raise ``Refused``."""
        return LessonPlace(self._games.find(game), lesson, step, made)
