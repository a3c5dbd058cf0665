"""The verbs of the contract, as compiled code calls them.

Each is chosen by the type of the record (``core.jit.verb``). What a verb promises is written here;
how a game keeps the promise is in the game's folder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holdfast.core.dice import Dice
from holdfast.core.jit import rule, verb
from holdfast.core.seats import NOBODY

State = Any
Moves = Any
Points = Any
Numbers = Any

#: The verdict on a legal move; every other verdict is the game's own code for why it is not.
LEGAL: Final = 0
#: The verdict on an int that is no move at all, and on one for a game that is over. No game has
#: these codes.
STRAY: Final = -1
TOO_LATE: Final = -2
#: What a game of a batch is given when it is over, and then has to be given: it stays as it is.
NO_MOVE: Final = -1
#: Room for the numbers that show a verdict; no game writes more.
SHOWN: Final = 8

setup: Callable[[State, int], None] = verb(
    "setup", "Deal, in place. Options and the number of seats stand in the record already."
)
to_move: Callable[[State], int] = verb(
    "to_move", "Return the seat that decides now, or NOBODY when the game is over."
)
legal: Callable[[State, Moves], int] = verb(
    "legal", "Write the legal moves in ascending order; return how many there are."
)
verdict: Callable[[State, int, Moves], int] = verb(
    "verdict",
    "Return LEGAL for a legal move, of any other the game's code for why not; write what shows it. "
    "Whatever was tried has been taken back: the record is as it was.",
)
apply: Callable[[State, int], None] = verb(
    "apply",
    "Do what a move itself does, in place, and nothing that follows from it. "
    "The move is legal: the caller has made sure.",
)
score: Callable[[State, Points], None] = verb(
    "score", "Write the points of every seat, final or so far."
)
standing: Callable[[State, Points], None] = verb(
    "standing", "Write a number for every seat by which a finished match is decided: most wins."
)
hide: Callable[[State, int], None] = verb(
    "hide", "Replace, in place, all that the seat does not know. SPECTATOR is a seat."
)
redeal: Callable[[State, int, Dice], None] = verb(
    "redeal", "Replace what the seat does not know by a fair sample that fits all it has seen."
)
deal_anew: Callable[[State, Dice], None] = verb(
    "deal_anew",
    "Shuffle, in place, what nobody knows: hands stay, and all that anybody has seen or remembers. "
    "The outcome depends on the dice, and not on how the cards lay before.",
)
appraise: Callable[[State, int], float] = verb(
    "appraise", "Return a rough estimate of the seat's prospects; larger is better."
)
foresee: Callable[[State, int], float] = verb(
    "foresee", "Return the seat's prospects as a search is to see them: slower, and better."
)
glance: Callable[[State, int], float] = verb(
    "glance", "Return the seat's prospects as a beginner sees them, who overlooks much."
)
sift: Callable[[State, Moves, int, bool], int] = verb(
    "sift",
    "Keep those of so many legal moves that are worth a thought, in place and in their order; "
    "return how many, at least one. A move that is never wrong is kept alone; one that is "
    "pointless is not. What takes some reckoning to see is left to the thorough. The record is "
    "what the mover may see, or a deal of the rest: it makes no difference.",
)
is_open: Callable[[State, int], bool] = verb(
    "is_open", "Tell whether nothing is hidden from the seat and nothing is left to chance."
)
observe: Callable[[State, int, Numbers], None] = verb(
    "observe",
    "Write what the seat may see, compactly, over zeros. Seats are counted from the seat itself.",
)
observe_richly: Callable[[State, int, Numbers], None] = verb(
    "observe_richly", "Write what the seat may see, spread out, over zeros."
)
number: Callable[[State, Moves, int, Moves], None] = verb(
    "number",
    "Write the actions that stand for so many legal moves of the seat that decides now. Two moves "
    "have two actions; nothing that the seat may not see makes a difference.",
)
advance: Callable[[State, int], None] = verb(
    "advance",
    "Make a legal move, in place, and all that follows from it. It is made of ``apply`` and "
    "``follow``: no game provides it.",
)
follow: Callable[[State], bool] = verb(
    "follow", "Do the next thing that follows without anybody's choice; tell whether there was one."
)

#: Every verb, by name.
NAMES = (
    "setup",
    "to_move",
    "legal",
    "verdict",
    "apply",
    "advance",
    "follow",
    "score",
    "standing",
    "hide",
    "redeal",
    "deal_anew",
    "appraise",
    "foresee",
    "glance",
    "sift",
    "is_open",
    "observe",
    "observe_richly",
    "number",
)


@rule
def settle(state: State) -> None:
    """Go on, in place, until somebody has something to decide, or the game is over."""
    while follow(state):
        pass


@rule
def judge(state: State, move: int, limit: int, shown: Moves) -> int:
    """Return the verdict on any int, where the moves of the game are those below the limit.

    This is where ints from outside become moves: the functions of a game are only asked about
    moves, and only do what is legal.
    """
    if to_move(state) == NOBODY:
        return LEGAL if move == NO_MOVE else TOO_LATE
    if move < 0 or move >= limit:
        return STRAY
    return verdict(state, move, shown)
