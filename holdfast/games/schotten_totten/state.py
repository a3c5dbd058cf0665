"""The record that one position lives in, and its typed face."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.record import Record
from holdfast.games.schotten_totten.tables import (
    CLAN_CARDS,
    CLANS,
    LARGEST_HAND,
    MUD_SIDE,
    STONES,
    STRENGTHS,
    TACTICS,
)

PLAYERS: Final = 2
#: Four ruses, and the two cards that a Banshee and a Strategist can discard.
LARGEST_DISCARD: Final = 6

NO_CARD: Final = -1
#: A card that this seat does not know.
HIDDEN: Final = -2
#: The strength of a side that is not, or can never be, complete: weaker than anything.
NEVER: Final = -1


class Phase(IntEnum):
    """What kind of decision comes next."""

    PLAY = 0
    CLAIM = 1
    DRAW = 2
    RECRUIT = 3  # the draws of a Recruiter (9.2)
    RETURN = 4  # its returns (9.3)
    OVER = 5
    LOOK = 6  # never seen from outside: the engine looks for stones to claim


class Ending(IntEnum):
    """How a round ended (5.1, 5.2)."""

    NOT_YET = 0
    FIVE = 1
    THREE = 2
    STALLED = 3


class Starter(IntEnum):
    """Who starts a later round (5.6)."""

    ALTERNATE = 0
    WINNER = 1
    LOSER = 2
    RANDOM = 3


# The widest fields come first, so that each lies where the processor likes it and no byte between
# two of them is left undefined: records are compared byte by byte.
_FIELDS = np.dtype(
    [
        ("dice", "u8", (1,)),
        ("points", "i2", (PLAYERS,)),
        # How strong each complete side is (3.6), NEVER while it is incomplete: claims ask for it.
        ("power", "i2", (STONES, PLAYERS)),
        # What nobody has seen (4.5), kept because every proof asks for it.
        ("unseen", "i2", (CLANS,)),  # by clan: bit s-1 is set while strength s is unseen
        # Bits, one for each stone: the unclaimed ones, and by seat those with a complete side.
        ("unclaimed", "i2"),
        ("full", "i2", (PLAYERS,)),
        ("claims", "i2"),  # the stones that the player may claim now, as bits
        ("left", "i1", (STRENGTHS,)),  # by strength: how many of the six are unseen
        # Options, under the names that people give them.
        ("tactics", "i1"),
        ("expert", "i1"),
        ("auto_claim", "i1"),
        ("strict_colour", "i1"),
        ("mud_needs_both", "i1"),
        ("starter", "i1"),
        ("rounds", "i1"),
        # The match and the round.
        ("seats", "i1"),
        ("round_now", "i1"),
        ("opener", "i1"),  # who started this round
        ("ending", "i1"),  # how the last finished round ended
        ("winner", "i1"),  # and who won it
        # The turn.
        ("turn", "i1"),
        ("phase", "i1"),
        ("due", "i1"),  # cards that are still to be drawn, or returned, in this turn
        ("acted", "i1"),  # a card was played or a stone claimed in this turn (5.2)
        ("passes", "i1"),  # turns in a row without either
        # The stones.
        ("owner", "i1", (STONES,)),
        ("first", "i1", (STONES,)),  # whose unbroken completeness began earlier (3.7)
        ("blind", "i1", (STONES,)),
        ("mud", "i1", (STONES,)),
        ("count", "i1", (STONES, PLAYERS)),
        ("cards", "i1", (STONES, PLAYERS, MUD_SIDE)),
        # Hands are sorted by kind, so the clan cards come first.
        ("hand", "i1", (PLAYERS, LARGEST_HAND)),
        ("held", "i1", (PLAYERS,)),
        ("clans", "i1", (PLAYERS,)),  # how many of the cards held are clan cards (6.6)
        # Decks lie face down: the last card of the array's used part is the top one.
        ("deck", "i1", (CLAN_CARDS,)),
        ("deck_size", "i1"),
        ("tactics_deck", "i1", (TACTICS,)),
        ("tactics_size", "i1"),
        ("discard", "i1", (LARGEST_DISCARD,)),
        ("discard_size", "i1"),
        # Tactics played in this round (6.4, 7.3).
        ("played", "i1", (PLAYERS,)),
        ("joker_played", "i1", (PLAYERS,)),
        # How many cards a Recruiter put under each deck (9.3): its player remembers them.
        ("buried_by", "i1"),
        ("buried_clans", "i1"),
        ("buried_tactics", "i1"),
        ("buried_plain", "i1"),  # none of them is a Joker: its player had played one (7.3)
        ("joker_shown", "i1", (PLAYERS,)),  # this hand must hold the dead Joker (9.3)
        ("spare", "i1", (3,)),  # to a whole number of words
    ]
)


class State(Record, fields=_FIELDS):
    """A match, as a record; the meanings are beside the fields above."""

    dice: np.ndarray[tuple[int], np.dtype[np.uint64]]
    points: NDArray[np.int16]
    unseen: NDArray[np.int16]
    left: NDArray[np.int8]
    power: NDArray[np.int16]
    unclaimed: int
    full: NDArray[np.int16]
    tactics: int
    expert: int
    auto_claim: int
    strict_colour: int
    mud_needs_both: int
    starter: int
    rounds: int
    seats: int
    round_now: int
    opener: int
    ending: int
    winner: int
    claims: int
    turn: int
    phase: int
    due: int
    acted: int
    passes: int
    owner: NDArray[np.int8]
    first: NDArray[np.int8]
    blind: NDArray[np.int8]
    mud: NDArray[np.int8]
    count: NDArray[np.int8]
    cards: NDArray[np.int8]
    hand: NDArray[np.int8]
    held: NDArray[np.int8]
    clans: NDArray[np.int8]
    deck: NDArray[np.int8]
    deck_size: int
    tactics_deck: NDArray[np.int8]
    tactics_size: int
    discard: NDArray[np.int8]
    discard_size: int
    played: NDArray[np.int8]
    joker_played: NDArray[np.int8]
    buried_by: int
    buried_clans: int
    buried_tactics: int
    buried_plain: int
    joker_shown: NDArray[np.int8]


STATE: Final[np.dtype[Any]] = np.dtype((State, _FIELDS))
