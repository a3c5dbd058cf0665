"""What is said to whoever gives a move that cannot be made: to one game, or to many at once."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.errors import (
    BadOption,
    HoldfastError,
    IllegalMove,
    IllegalMoves,
    RefusedMove,
    UnreadableMove,
)
from holdfast.core.game import Game
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.verbs import NO_MOVE, STRAY, TOO_LATE

#: So many of the games that refuse their moves are named.
NAMED: Final = 3
MOVES_ARE: Final = "moves are whole numbers, such as numpy.int32"
#: So much of what is no move is quoted.
_QUOTED: Final = 60


def check_seen(seen: int | None, seat: int | None = None) -> None:
    """Raise ``BadOption`` if the rest was hidden for a seat, unless it is dealt again for it."""
    if seen is not None and seen != seat:
        raise BadOption(
            f"this is what seat {seen} may see, and not a whole game; redeal({seen}) makes one of "
            "it that fits"
        )


def refusal(game: Game, state: Any, move: int) -> HoldfastError:
    """Return what is raised against an int that is no legal move."""
    if not 0 <= move < game.rules.moves:
        return UnreadableMove(f"{move} is {_no_move(game)}")
    return illegal(game, state, move, str(move))


def illegal(game: Game, state: Any, move: int, text: str) -> IllegalMove:
    """Return what is raised against a move, which is not legal; ``text`` is how it was given."""
    reason = game.text.why(state, move)
    return IllegalMove(text, game.words.say(reason), reason)


def whole_moves(game: Game, moves: object, size: int) -> NDArray[np.int32]:
    """Return a copy of the moves of so many games; raise ``UnreadableMove`` for anything else.

    What does not fit into 32 bits becomes an int that is no move either.
    """
    try:
        given = np.asarray(moves)
    except (TypeError, ValueError):  # lists of different lengths, say
        given = np.empty(0, dtype=object)
    if given.dtype.kind not in "iu" and (size or given.size):
        kind = given.dtype if isinstance(moves, np.ndarray) else repr(moves)[:_QUOTED]
        raise UnreadableMove(f"{MOVES_ARE}, not {kind}")
    if given.shape != (size,):
        raise UnreadableMove(
            f"the moves have the shape {given.shape}; for {size} games it is ({size},)"
        )
    if given.dtype == np.int32:
        return given.copy()
    whole = np.full(size, game.rules.moves, dtype=np.int32)
    fits = (given >= NO_MOVE) & (given < game.rules.moves)
    np.copyto(whole, given, casting="unsafe", where=fits)
    return whole


def refusals(
    game: Game,
    states: NDArray[Any],
    codes: NDArray[np.int32],
    movers: NDArray[np.int32],
    given: Any,
) -> IllegalMoves:
    """Return what is raised against the moves of a batch, given the verdicts on them."""
    refused = np.flatnonzero(codes)
    named = [
        _refuse(game, states[i], int(codes[i]), int(movers[i]), int(i), int(given[i]))
        for i in refused[:NAMED]
    ]
    return IllegalMoves(named, len(refused), len(states))


def _refuse(game: Game, state: Any, code: int, mover: int, number: int, move: int) -> RefusedMove:
    """Return why one game of a batch refuses its move."""
    if code == TOO_LATE:
        told = f"the game is over and takes NO_MOVE ({NO_MOVE}) alone"
        return RefusedMove(number, move, "", NOBODY, told, "")
    seat = write_seat(mover)
    if code == STRAY:
        told = "NO_MOVE is for games that are over" if move == NO_MOVE else _no_move(game)
        return RefusedMove(number, move, "", mover, f"{seat} is to move: {told}", "")
    reason = game.text.why(state, move)
    told = f"{seat} is to move: {game.words.say(reason)}"
    return RefusedMove(number, move, notation(game, state, move), mover, told, reason.rule)


def notation(game: Game, state: Any, move: int) -> str:
    """Return a move that is not legal in notation, or nothing where it has none.

    It may speak of a card that is not there: what is written counts if it is read as that move.
    """
    try:
        text = game.text.write_move(state, move)
        return text if move in game.text.read_move(state, text) else ""
    except (HoldfastError, LookupError):
        return ""


def _no_move(game: Game) -> str:
    return f"no move of {game.name}; its moves are the numbers from 0 to {game.rules.moves - 1}"
