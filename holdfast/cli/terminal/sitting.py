"""One sitting at the terminal: people and bots play a match to its end, or leave it for later."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from holdfast.cli.terminal import saves
from holdfast.cli.terminal.keyboard import Keyboard
from holdfast.cli.terminal.listing import list_moves
from holdfast.cli.terminal.prompt import Quit, obey
from holdfast.cli.terminal.screen import answers, is_interactive, print_table
from holdfast.cli.terminal.seating import HUMAN, Opponents
from holdfast.core.errors import PlayerFailed
from holdfast.core.match import Match
from holdfast.core.seats import SPECTATOR, write_seat

#: More news than this would push the table off the screen.
_NEWS: Final = 12
#: So few moves are listed without being asked for.
_FEW: Final = 8


class Sitting:
    """A match, who sits where, and the screen and the keyboard that they share."""

    def __init__(self, match: Match, players: tuple[str, ...], resumed: Path | None = None) -> None:
        self.match = match
        self.players = players
        self.out = answers()
        self._keyboard = Keyboard(self.out)
        self._humans = [seat for seat, name in enumerate(players) if name == HUMAN]
        self._resumed = resumed
        self._bots = Opponents()
        self._watching: int | None = None  # the person who has the screen
        self._stale = True  # the screen shows an older position
        self._left = False

    @property
    def seat(self) -> int:
        """Whose eyes the screen is for: the person to move, or the only one; else spectators."""
        turn = self.match.turn
        if turn is not None and turn in self._humans:
            return turn
        return self._humans[0] if len(self._humans) == 1 else SPECTATOR

    def run(self) -> bool:
        """Play until the match is over or somebody leaves; tell whether it is over."""
        try:
            with self._keyboard.open():
                while not self._left:
                    self._go_on()
        except (Quit, EOFError, KeyboardInterrupt, PlayerFailed) as reason:
            self._keep()
            if isinstance(reason, PlayerFailed):
                raise
        finally:
            self._bots.close()
        return self.match.turn is None

    def play(self, move: str | int) -> None:
        """Make a move for the person at the keyboard."""
        self.match.play(move)
        self.refresh()

    def take_back(self, seat: int) -> bool:
        """Take back the seat's last decision and all after it; tell whether there is one."""
        ply = self._last_ply(seat)
        if ply is None:
            return False
        while len(self.match.moves) > ply:
            self.match.undo()
        self.refresh()
        return True

    def save(self, path: Path) -> None:
        """Write the match to a file, and say what can be done with it."""
        saves.save(self.match, self.players, path)
        file = shlex.quote(str(path))
        self.say_command(f"Saved. Look at it with: holdfast replay {file}")
        if self.match.turn is not None:
            self.say_command(f"Resume with: holdfast play {self.match.game.name} --resume {file}")

    def refresh(self) -> None:
        """Have the table drawn again before the next question."""
        self._stale = True

    def say(self, text: str, style: str = "") -> None:
        """Print a line for people, broken between words where it has to be."""
        self.out.print(text, style=style, markup=False, soft_wrap=not self.out.is_terminal)

    def say_command(self, text: str) -> None:
        """Print a line to be copied: it is not broken."""
        self.out.print(text, markup=False, soft_wrap=True)

    def name(self, seat: int) -> str:
        """Return a seat with who sits there: ``A (human)``."""
        return f"{write_seat(seat)} ({self.players[seat]})"

    def _go_on(self) -> None:
        """Take the next decision, or ask what to do when there is none."""
        turn = self.match.turn
        if turn is None:
            self._end()
        elif self.players[turn] != HUMAN:
            self._keyboard.check()
            self.play(self._bots.choose(self.players[turn], self.match))
        elif self._has_screen(turn):
            self._show_if_stale()
            obey(self, self._keyboard.ask(f"{write_seat(turn)}> "))

    def _has_screen(self, turn: int) -> bool:
        """Let the screen go from one person to the next with nothing on it; tell whether it did."""
        if self._watching == turn or len(self._humans) == 1:
            return True
        self._clear()
        before = self._watching
        back = "" if before is None else f" (or type undo, {write_seat(before)})"
        self.say(f"{write_seat(turn)} is next. Only {write_seat(turn)} should look now.", "bold")
        answer = self._keyboard.ask(f"Press Enter{back}: ")
        if answer.lower() == "undo" and before is not None and self.take_back(before):
            return False
        self._watching = turn
        self.refresh()
        return True

    def _show_if_stale(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self._clear()
        if not self._humans:
            self._tell_news()
        print_table(self.out, self.match.draw(self.seat))
        self.out.print()
        if self._humans:
            self._tell_news()
        if self.match.turn is not None:
            self._tell_choice()

    def _tell_news(self) -> None:
        """Tell what happened since the person's last decision, that one too; bots tell all."""
        since = self._last_ply(self.seat) if self._humans else 0
        news = self.match.tell(self.seat, since or 0)
        if self._humans and len(news) > _NEWS:
            self.say("… (log tells all of it)", "dim")
            news = news[-_NEWS:]
        for line in news:
            self.say(line)
        if news:
            self.out.print()

    def _tell_choice(self) -> None:
        moves = self.match.legal_moves
        if len(moves) <= _FEW:
            for line in list_moves(moves, self.out.width):
                self.say(line, "dim")
            self.say("Type a move or its number (#1), or help.", "dim")
        else:
            self.say(f"{len(moves)} moves, such as {moves[0]}. Type one, or moves, or help.", "dim")

    def _end(self) -> None:
        """Show the end; people may then save the match, or take something back."""
        if self._stale:
            self._show_if_stale()
            self.say(self._result(), "bold")
            if self._humans:
                self.say("save FILE keeps the replay, undo goes back, Enter leaves.", "dim")
        answer = self._keyboard.ask("over> ") if self._humans else ""
        if answer:
            obey(self, answer)
        else:
            self._left = True

    def _result(self) -> str:
        """Return who has won, and the points in the order of the seats."""
        points = " : ".join(str(points) for points in self.match.scores)
        winners = self.match.winners
        if len(winners) > 1:
            return f"The match is a draw between {' and '.join(map(self.name, winners))}, {points}."
        return f"{self.name(winners[0])} wins the match, {points}."

    def _last_ply(self, seat: int) -> int | None:
        """Return the ply of the seat's last decision; of the last of all for spectators."""
        plies = range(len(self.match.moves) - 1, -1, -1)
        mine = (ply for ply in plies if seat in (SPECTATOR, self.match.mover_at(ply)))
        return next(mine, None)

    def _clear(self) -> None:
        if is_interactive():
            self.out.clear()
        else:
            self.out.print()

    def _keep(self) -> None:
        """Save a match that is not over, and say how to go on with it."""
        self.out.print()
        if self.match.turn is None:
            return
        path = saves.keep(self.match, self.players, self._resumed)
        file = shlex.quote(str(path))
        self.say("The match is saved.")
        self.say_command(f"Resume with: holdfast play {self.match.game.name} --resume {file}")
