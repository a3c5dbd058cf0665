"""A match: one record, how it came about, and the words for it. What people and the server hold."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import (
    AmbiguousMove,
    BadOption,
    HoldfastError,
    IllegalMove,
    ImpossibleState,
    UnreadableMove,
)
from holdfast.core.game import Game
from holdfast.core.letters import readings, spell
from holdfast.core.made import Account, Made, copies, make
from holdfast.core.option import Options
from holdfast.core.past import Moves, Past
from holdfast.core.reading import read
from holdfast.core.refusing import illegal, refusal
from holdfast.core.seats import NOBODY, SPECTATOR, check_seat, write_seat
from holdfast.core.seeds import SEED_BITS, dice_of, is_secret
from holdfast.core.wire import Choice

#: What colours a drawing for a terminal; see ``Match.draw``.
_MARKUP = re.compile(r"\[/?[a-z0-9_ ]*\]")


class Shown(NamedTuple):
    """What a seat may see of the present; the table is as the game declares it."""

    scores: list[int | None]
    table: msgspec.Struct
    moves: list[Choice]


class Match:
    """A game being played.

    Moves enter as text or as ids and are checked here; the rules underneath trust them.
    ``print(match)`` draws the table with everything open.
    """

    def __init__(self, game: Game, cell: np.ndarray, seed: int | None, start: str = "") -> None:
        """Hold a dealt record; use ``new_match`` or ``read_match`` to make one."""
        self.game = game
        self.seed = seed
        self.start = start  # the position it began with, if it was set up by hand
        self._cell = cell
        self._players = int(cell["seats"][0])
        self._moves = Moves(Past([], [], {}, {}))
        self._legal: list[int] | None = None
        self._scores: tuple[int, ...] | None = None
        self._shown: dict[int, Shown] = {}  # by seat: what was shown of the present
        self._record: Any = None  # the present one, to be read, once somebody has

    @classmethod
    def resume(
        cls,
        game: Game,
        cell: np.ndarray,
        seed: int,
        past: Past,
    ) -> Match:
        """Return a match from its present record; its past is replayed when it is asked for."""
        match = cls(game, cell.copy(), seed)
        match._moves = Moves(past)
        return match

    @property
    def past(self) -> Past:
        """What is kept of its past beside the present record; see ``resume``."""
        return self._moves.past

    def forget(self, kept: int) -> None:
        """Keep the positions of so many moves only; older ones are replayed if they are wanted."""
        self._moves.forget(kept, self.players)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._players

    @property
    def options(self) -> dict[str, bool | int | str]:
        """The options it is played with."""
        return self.game.read_options(self._cell[0])

    @property
    def state(self) -> Any:
        """The present position, as a copy of the record."""
        return copies(self._cell)[0]

    @property
    def turn(self) -> int | None:
        """The seat that decides now, or None when the match is over."""
        if self._legal is None:
            self._look()
        return None if self._mover == NOBODY else self._mover

    @property
    def legal_ids(self) -> list[int]:
        """The legal moves as ints, ascending."""
        return list(self._look())

    @property
    def legal_moves(self) -> list[str]:
        """The legal moves in notation, in the order of their ints."""
        return [self.write_move(move) for move in self._look()]

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self._moves.ids)

    @property
    def moves(self) -> list[int]:
        """All moves made so far, as ints."""
        return list(self._moves.ids)

    @property
    def anew(self) -> dict[int, int]:
        """Where cards were dealt anew: before the move of which number, and with which seed."""
        return dict(sorted(self._moves.anew.items()))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, final or so far."""
        if self._scores is None:
            out = np.zeros((1, self.players), dtype=np.int32)
            kernels.score_each(self._cell, out)
            self._scores = tuple(out[0].tolist())
        return self._scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: several in a draw, none while the match goes on."""
        if self.turn is not None:
            return ()
        out = np.zeros((1, self.players), dtype=np.int32)
        kernels.standing_each(self._cell, out)
        return tuple(int(seat) for seat in np.flatnonzero(out[0] == out[0].max()))

    def play(self, move: str | int) -> int:
        """Make a move, given in notation or as an int; return its int.

        Raises ``UnreadableMove``, ``IllegalMove`` or ``AmbiguousMove``; then nothing has changed.
        """
        choice = self.read_move(move) if isinstance(move, str) else self.check(move)
        self._moves.settle()
        made, self._cell = make(self._stirred(), choice, self._mover)
        self._moves.add(made)
        self._turn_over()
        return choice

    def _stirred(self) -> np.ndarray:
        """Return the record before a move; with a secret seed, what nobody knows is undecided."""
        anew = self._moves.anew
        seed = anew[max(anew)] if anew else self.seed
        if seed is None or not is_secret(seed):
            return self._cell
        cell = copies(self._cell)
        kernels.deal_anew_each(cell, dice_of(seed, f"move {self.ply}"))
        return cell

    def read_move(self, text: str, language: str = "en") -> int:
        """Return the one legal move that the text means; raise if there is none, or several.

        It may be written with the letters that readers of the language use, or with English ones.
        """
        meant = self._meant(text, language)
        allowed = [move for move in meant if move in self._look()]
        if not allowed:
            raise illegal(self.game, self._cell[0], meant[0], text.strip())
        if len(allowed) > 1:
            which = [self.write_move(move) for move in allowed]
            letters = self.game.words.letters(language)
            raise AmbiguousMove(text.strip(), [spell(each, letters) for each in which])
        return allowed[0]

    def _meant(self, text: str, language: str) -> list[int]:
        """Return the moves that the text can mean in any reading; raise if there is none."""
        meant: list[int] = []
        mistakes: list[HoldfastError] = []
        for reading in readings(text, self.game.words.letters(language)):
            try:
                meant += self.game.text.read_move(self._cell[0], reading)
            except (UnreadableMove, IllegalMove) as mistake:
                mistakes += [mistake]
        if not meant:
            raise mistakes[-1]  # of the text as it was typed
        return list(dict.fromkeys(meant))

    def write_move(self, move: int) -> str:
        """Return a move of the present position in notation."""
        return self.game.text.write_move(self._reading(), move)

    def read_parts(self, parts: Any) -> int:
        """Return a move that parts mean, a legal one if there is any; raise if there is none."""
        meant = self.game.wire.read_parts(self._cell[0], parts)
        if not meant:
            raise UnreadableMove(f"{msgspec.json.encode(parts).decode()} is no move here")
        return next((move for move in meant if move in self._look()), meant[0])

    def check(self, move: int) -> int:
        """Return a move that is given as an int, if it is legal; raise if not."""
        if move in self._look():
            return int(move)
        raise refusal(self.game, self._cell[0], move)

    def why(self, text: str) -> IllegalMove | None:
        """Return why a move may not be made now, or None if it may."""
        try:
            self.read_move(text)
        except IllegalMove as refusal:
            return refusal
        return None

    def undo(self) -> int:
        """Take back the last move and return it; the record is restored byte for byte.

        What was dealt anew after that move stays so: it is now dealt anew before it.
        """
        if not self.ply:
            raise BadOption("there is no move to take back")
        made, anew = self._moves.take_back(self._replay)
        self._cell = made.before
        self._turn_over()
        if anew is not None:
            self.deal_anew(anew)
        return made.move

    def deal_anew(self, seed: int) -> None:
        """Shuffle what nobody knows at this moment; hands, and all that anybody knows, stay."""
        cell = copies(self._cell)
        kernels.deal_anew_each(cell, dice_of(seed))
        self._cell = cell
        self._turn_over()
        self._moves.anew[self.ply] = seed

    def seen(self, seat: int) -> np.ndarray:
        """Return the record, a batch of one, as the seat may see it."""
        check_seat(seat, self.players)
        cell = copies(self._cell)
        kernels.hide_each(cell, seat)
        return cell

    def view(self, seat: int, since: int = 0) -> dict[str, Any]:
        """Return what the seat may see, as JSON: table, log and, on its turn, its legal moves.

        The log is that from ply ``since`` on.
        """
        shown = self.show(seat)
        return {
            "game": self.game.name,
            "ply": self.ply,
            "turn": self.turn,
            "scores": shown.scores,
            "table": msgspec.to_builtins(shown.table),
            "log": self.log(seat, since),
            "moves": msgspec.to_builtins(shown.moves),
        }

    def show(self, seat: int) -> Shown:
        """Return what the seat may see of the present: scores, table and its legal moves.

        A game that keeps points secret gives the scores itself, with None for what is hidden. It is
        made once, however many look with these eyes, and belongs to all of them.
        """
        shown = self._shown.get(seat)
        if shown is None:
            shown = self._shown[seat] = self._show(seat)
        return shown

    def _show(self, seat: int) -> Shown:
        table = self.game.wire.view(read(self.seen(seat)), seat)
        moves = self._look() if self.turn == seat else []
        return Shown(shown_scores(table, self.scores), table, self._choices(moves))

    def _choices(self, moves: list[int]) -> list[Choice]:
        steady = _steady_choices(self.game.name)
        return [steady.get(move) or self._choice(move, steady) for move in moves]

    def _choice(self, move: int, steady: dict[int, Choice]) -> Choice:
        """Return a legal move with its words; one that always has the same is kept."""
        state = self._reading()
        text, parts = self.game.text.write_move(state, move), self.game.wire.parts(state, move)
        choice = Choice(move, text, parts)
        if self.game.wire.is_steady(move):
            steady[move] = choice
        return choice

    def log(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """Return the moves from ply ``since`` on, as the seat may read them, with sentences."""
        return [self._read(ply, seat).entry() for ply in range(since, self.ply)]

    def tell(self, seat: int, since: int = 0, language: str = "en") -> list[str]:
        """Return the log from ply ``since`` on in words, as the seat may read it."""
        plies = range(since, self.ply)
        lines = [line for ply in plies for line in self._read(ply, seat).told]
        return [self.game.words.say(line, language) for line in lines]

    def draw(self, seat: int) -> str:
        """Return the table in characters, as the seat may see it, with markup for colours."""
        return self.game.text.draw(self.seen(seat)[0], seat)

    def __str__(self) -> str:
        """Draw the table with everything open, in plain characters."""
        return _MARKUP.sub("", self.game.text.draw(self._cell[0], self.turn or 0))

    def __repr__(self) -> str:
        """Say which game it is, and how far it has come."""
        made = f"{self.ply} moves made"
        if self.turn is not None:
            now = f"seat {self.turn} to move, {made}"
        else:
            won = " and ".join(str(seat) for seat in self.winners)
            now = f"won by seat {won}, {' : '.join(map(str, self.scores))}, {made}"
        return f"<Match of {self.game.name}: {self.players} players, {now}>"

    def replay(self) -> str:
        """Return the match as text that ``holdfast.read_replay`` reads."""
        from holdfast.core.replay import write_replay  # noqa: PLC0415 - replays are made of matches

        return write_replay(self)

    def position(self, ply: int) -> np.ndarray:
        """Return the record, a batch of one, as it was before the move of this number."""
        self._check_ply(ply)
        return copies(self._cell) if ply == self.ply else self._moves.at(ply, self._replay).before

    def mover_at(self, ply: int) -> int:
        """Return who made the move of this number, or is to make it."""
        self._check_ply(ply)
        if ply < self.ply:
            return self._moves.movers[ply]
        self._look()
        return self._mover

    def last_of(self, seats: Sequence[int]) -> int | None:
        """Return the number of the last move of these seats."""
        return self._moves.last_of(seats)

    def made(self, ply: int) -> Made:
        """Return the move of this number as it was made."""
        self._check_ply(ply)
        if ply == self.ply:
            raise BadOption(f"move {ply} is not made yet; there are {ply}, counted from 0")
        return self._moves.at(ply, self._replay)

    def is_news(self, ply: int) -> bool:
        """Tell whether the move of this number taught its mover something."""
        return self._moves.is_news(ply, self._replay)

    def _replay(self, count: int) -> list[Made]:
        """Return how the first moves of a match were made that was resumed, or has forgotten."""
        again = new_match(self.game, self.players, self.seed, self.options)
        for ply, move in enumerate(self._moves.ids[:count]):
            if ply in self._moves.anew:
                again.deal_anew(self._moves.anew[ply])
            again.play(move)
        return again._moves.made

    def _read(self, ply: int, seat: int) -> Account:
        """Return a move as a seat may read it, which is told once."""
        check_seat(seat, self.players)
        return self._moves.read(self.game, ply, seat, self._replay)

    def _check_ply(self, ply: int) -> None:
        if not 0 <= ply <= self.ply:
            raise BadOption(f"there is no ply {ply}; there are 0 to {self.ply}")

    def _turn_over(self) -> None:
        """Forget what was found out about the position that was the present one."""
        self._legal = None
        self._scores = None
        self._shown = {}
        self._record = None

    def _reading(self) -> Any:
        """Return the present record, to be read."""
        if self._record is None:
            self._record = read(self._cell)
        return self._record

    def _look(self) -> list[int]:
        if self._legal is None:
            self._legal, self._mover = look(self.game, self._cell)
        return self._legal


@cache
def _steady_choices(_game: str) -> dict[int, Choice]:
    """Return where the moves of a game are kept that have the same words in every position."""
    return {}


def shown_scores(table: msgspec.Struct, scores: Sequence[int | None]) -> list[int | None]:
    """Return the scores as a view gives them, where the game keeps points secret; else all."""
    return list(getattr(table, "scores", scores))


def look(game: Game, cell: np.ndarray) -> tuple[list[int], int]:
    """Return the legal moves of a position (a batch of one) and who is to move."""
    out = np.empty((1, game.rules.widest), dtype=np.int32)
    counts = np.empty(1, dtype=np.int32)
    movers = np.empty(1, dtype=np.int32)
    kernels.legal_each(cell, out, counts, movers)
    return out[0, : counts[0]].tolist(), int(movers[0])


def new_match(
    game: Game, players: int | None = None, seed: int | None = None, options: Options | None = None
) -> Match:
    """Deal a new match; without a seed, an unpredictable one."""
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    cell = game.blank(players, options)
    kernels.setup_each(cell, dice_of(seed, "set-up")[:1])
    if is_secret(seed):  # all that is hidden; nobody has seen anything of it yet
        kernels.redeal_each(cell, SPECTATOR, dice_of(seed, "deal"))
    return Match(game, cell, seed)


def read_match(game: Game, text: str) -> Match:
    """Set up a position from its text; raise ``UnreadableState`` or ``ImpossibleState``."""
    cell = np.zeros(1, dtype=game.rules.state)
    game.text.read_state(cell[0], text)
    problems = game.text.problems(cell[0])
    if problems:
        raise ImpossibleState([game.positions.say(each) for each in problems], problems)
    return Match(game, cell, None, game.text.write_state(cell[0]))


def write_result(match: Match) -> str:
    """Return the score of a finished match, seat by seat, or ``unfinished``."""
    if match.turn is not None:
        return "unfinished"
    return " ".join(f"{write_seat(s)}={points}" for s, points in enumerate(match.scores))
