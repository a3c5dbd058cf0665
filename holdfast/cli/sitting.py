"""One sitting at the terminal: people and bots play a match to its end, or leave it for later."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from rich.console import Console
from rich.markup import escape

from holdfast.cli import saves
from holdfast.cli.seating import HUMAN, choose
from holdfast.cli.show import answers, is_interactive
from holdfast.core.match import Match
from holdfast.core.seats import SPECTATOR, write_seat

#: More news than this would push the table off the screen.
_NEWS: Final = 12


class Leave(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """A match, who sits where, and what each of them has been told."""

    def __init__(self, match: Match, players: tuple[str, ...], resumed: Path | None = None) -> None:
        self.match = match
        self.players = players
        self.humans = [seat for seat, name in enumerate(players) if name == HUMAN]
        self.out: Console = answers()
        self.typed = Typed(self.out)
        self._resumed = resumed
        self._told = dict.fromkeys([*self.humans, SPECTATOR], max(0, len(match.moves) - 1))
        self._watching: int | None = None  # the person who has the screen

    @property
    def seat(self) -> int:
        """The seat whose eyes the screen is for; SPECTATOR if nobody's or everybody's."""
        turn = self.match.turn
        if turn in self.humans and turn is not None:
            return turn
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def run(self) -> bool:
        """Play until the match is over or somebody leaves; tell whether it is over."""
        from holdfast.cli.prompt import ask, ask_at_end

        try:
            with self.typed.listening():
                while True:
                    self._play(ask)
                    self.show()
                    self._announce()
                    if not self.humans or not ask_at_end(self):
                        return True
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return self.match.turn is None

    def _play(self, ask: Callable[[Sitting], None]) -> None:
        while self.match.turn is not None:
            name = self.players[self.match.turn]
            self.typed.check()
            if name == HUMAN:
                self._hand_over(self.match.turn)
                ...
