"""Players from outside: programs in any language that speak JSON, one object per line.

The protocol is told in ``docs/reference/protocol.md``.
"""

from __future__ import annotations

import json
import re
import shlex
import weakref
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np

from holdfast.core.errors import BadOption, PlayerFailed
from holdfast.core.game import Game
from holdfast.search.player import Player
from holdfast.search.program import LONGEST, OutOfTurn, OutputClosed, Program, TooLong, TooSlow

PROTOCOL: Final = 1
#: So long a player may take for a move, in seconds.
PATIENCE: Final = 60.0
#: Seeds are sent with so many bits: every language has numbers for them.
_SEED_BITS: Final = 32
#: So much of an answer or of an error is quoted.
_QUOTED: Final = 200
_NAME: Final = re.compile(r"[\w.+-]{1,40}")

Message = Mapping[str, Any]


class Outside(Player):
    """Asks a program of one's own, which is started at the first decision."""

    def __init__(self, name: str, command: str, seed: int, seconds: float = PATIENCE) -> None:
        self.name = _check_name(name)
        self._command = _split(name, command)
        self._seed = seed
        self._seconds = seconds
        self._program: Program | None = None
        self._greeted: Message = {}
        self._close: Callable[[], object] = lambda: None

    def choose(self, game: Game, seen: np.ndarray[Any, Any], seat: int, moves: list[int]) -> int:
        """Return the move that the program answers; raise ``PlayerFailed``."""
        program = self._program or self._start()
        texts = {game.text.write_move(seen[0], move): move for move in moves}
        try:
            self._greet(program, hello(game, seen, self._seed, self._seconds))
            answer = program.ask(_line(question(game, seen, seat, texts)), self._seconds)
            return read_answer(answer, texts)
        except (_Wrong, TooSlow, TooLong, OutOfTurn, OutputClosed) as mistake:
            self.close()
            raise PlayerFailed(self._sentence(mistake, program)) from None

    def close(self) -> None:
        """End the program; another decision would start it again."""
        self._close()
        self._program = None
        self._greeted = {}

    def _start(self) -> Program:
        try:
            program = Program(self._command)
        except OSError as mistake:
            raise PlayerFailed(
                f"player {self.name} cannot be started: {self._command[0]!r} gives "
                f"{mistake.strerror!r}; it can be any program with its arguments"
            ) from None
        self._program = program
        # Also when nobody closes the player: its program ends with it.
        self._close = weakref.finalize(self, program.end)
        return program

    def _greet(self, program: Program, message: Message) -> None:
        """Say hello, and again when another kind of game begins."""
        if message != self._greeted:
            program.tell(_line(message))
            self._greeted = message

    def _sentence(self, mistake: Exception, program: Program) -> str:
        """Return what went wrong, and what would have been right."""
        words = program.last_words()
        added = f" (standard error: {_quote(words)})" if words else ""
        return f"player {self.name} {_describe(mistake, self._seconds)}{added}"


class _Wrong(Exception):
    """An answer that is no move; the argument continues a sentence that begins with the player."""


def hello(game: Game, seen: np.ndarray[Any, Any], seed: int, seconds: float) -> Message:
    """Return what a program is told before its first decision."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "options": game.read_options(seen[0]),
        "seats": int(seen["seats"][0]),
        "seed": seed % (1 << _SEED_BITS),
        "seconds": seconds,
    }


def question(
    game: Game, seen: np.ndarray[Any, Any], seat: int, moves: Mapping[str, int]
) -> Message:
    """Return a decision as a program is asked for it: what the seat may see, and its moves."""
    return {
        "type": "decide",
        "seat": seat,
        "position": game.text.write_state(seen[0]),
        "view": msgspec.to_builtins(game.wire.view(seen[0], seat)),
        "moves": [_offer(game, seen[0], text, move) for text, move in moves.items()],
    }


def _offer(game: Game, state: Any, text: str, move: int) -> Message:
    return {"id": move, "text": text, "parts": msgspec.to_builtins(game.wire.parts(state, move))}


def read_answer(line: bytes, moves: Mapping[str, int]) -> int:
    """Return the move that an answer means; the moves are given by their texts."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or "move" not in answer:
        raise _Wrong(f'answered {_quote(line)}; an answer is a line like {{"move": 17}}')
    move = answer["move"]
    if isinstance(move, str) and move in moves:
        return moves[move]
    if type(move) is int and move in moves.values():
        return move
    text, number = next(iter(moves.items()))
    raise _Wrong(
        f"answered {_quote(line)}, which is none of its {len(moves)} moves; it can answer the id "
        f'or the text of one of them, such as {{"move": {number}}} or {{"move": "{text}"}}'
    )


def _line(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _describe(mistake: Exception, seconds: float) -> str:
    match mistake:
        case TooSlow():
            return f"did not answer within {seconds:g} seconds"
        case TooLong():
            return f"answered a line of more than {LONGEST} bytes; shorter ones are accepted"
        case OutOfTurn():
            said = _quote(mistake.args[0])
            return f"said {said} before it was asked; it can say one line for each decision"
        case OutputClosed():
            return "ended before it answered; it can end when its standard input does"
        case _:
            return str(mistake)


def _quote(said: bytes | str) -> str:
    """Return what a program said, in one line and not too long."""
    text = said.decode(errors="replace") if isinstance(said, bytes) else said
    text = "".join(c if c.isprintable() else " " for c in text.strip())
    return repr(text if len(text) <= _QUOTED else text[:_QUOTED] + "…")


def _check_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise BadOption(
            f"a player from outside is called {name!r}; its name can have up to 40 letters, "
            "digits and . _ + -"
        )
    return name


def _split(name: str, command: str) -> list[str]:
    """Return the words of a command as a shell would split them; no shell runs it."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadOption(
            f"player {name} has the command {command!r}; it can be a program and its arguments, "
            f"such as {name}='python3 bot.py'"
        )
    return words
