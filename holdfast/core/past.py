"""The past of a match: its moves, how the last of them were made, and what was told of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from holdfast.core.game import Game
from holdfast.core.made import Account, Made, is_news, tell
from holdfast.core.seats import SPECTATOR


class Past(NamedTuple):
    """What a match cannot find out from its present record without replaying."""

    moves: Sequence[int]
    movers: Sequence[int]  # who made each of them
    anew: Mapping[int, int]  # by ply: the seed with which cards were dealt anew there
    news: Mapping[int, bool]  # by ply, as far as it is known: whether the mover learned something


#: Returns how so many moves from the first on were made.
Replay = Callable[[int], list[Made]]


class Moves:
    """The moves of a match. How older ones were made is found out when it is asked for.

    Whoever asks says how: if a match were known here, it would live on in a circle.
    """

    def __init__(self, past: Past) -> None:
        """Begin with what is known."""
        self.ids = list(past.moves)
        self.movers = list(past.movers)
        self.anew = dict(past.anew)
        self.made: list[Made] = []  # the last of them: from ply ``known`` on
        self._known = len(self.ids)
        # What was asked for once, until the move is taken back.
        self._told: dict[tuple[int, int], Account] = {}  # by ply and seat
        self._news = dict(past.news)  # by ply

    @property
    def past(self) -> Past:
        """What is kept of them beside the present record."""
        return Past(self.ids, self.movers, self.anew, self._news)

    def add(self, made: Made) -> None:
        """Note a move that was made."""
        self.made.append(made)
        self.ids.append(made.move)
        self.movers.append(made.mover)

    def settle(self) -> None:
        """Let the last move take up no more room than those before it."""
        if self.made:
            self.made[-1].fresh = None

    def take_back(self, replay: Replay) -> tuple[Made, int | None]:
        """Forget the last move; return it, and the seed with which was dealt anew after it."""
        ply = len(self.ids) - 1
        made = self.at(ply, replay)
        for known in (self.made, self.ids, self.movers):
            known.pop()
        self._news.pop(ply, None)
        self._told = {key: told for key, told in self._told.items() if key[0] < ply}
        return made, self.anew.pop(ply + 1, None)

    def at(self, ply: int, replay: Replay) -> Made:
        """Return the move of this number as it was made."""
        if ply < self._known:
            self.made = replay(self._known) + self.made
            self._known = 0
        return self.made[ply - self._known]

    def is_news(self, ply: int, replay: Replay) -> bool:
        """Tell whether the move of this number taught its mover something."""
        if ply not in self._news:
            self._news[ply] = is_news(self.at(ply, replay))
        return self._news[ply]

    def last_of(self, seats: Sequence[int]) -> int | None:
        """Return the number of the last move of these seats."""
        plies = range(len(self.movers) - 1, -1, -1)
        return next((ply for ply in plies if self.movers[ply] in seats), None)

    def read(self, game: Game, ply: int, seat: int, replay: Replay) -> Account:
        """Return a move as a seat may read it, which is told once."""
        told = self._told.get((ply, seat))
        if told is None:
            told = self._told[ply, seat] = tell(game, self.at(ply, replay), seat)
        return told

    def forget(self, kept: int, players: int) -> None:
        """Keep how so many moves were made; older ones are replayed if they are wanted."""
        self.settle()
        count = len(self.made) - kept
        if count > 0:
            del self.made[:count]
            gone = range(self._known, self._known + count)
            self._known += count
            last = {self.last_of([seat]) for seat in range(players)}
            for ply in [ply for ply in self._news if ply < self._known and ply not in last]:
                del self._news[ply]
            for ply in gone:
                for seat in (SPECTATOR, *range(players)):
                    self._told.pop((ply, seat), None)
