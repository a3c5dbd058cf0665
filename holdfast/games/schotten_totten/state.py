"""The record that one position lives in, and the options, which are part of it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Final

import numpy as np

from holdfast.core.dice import Dice
from holdfast.core.option import Option, words_of
from holdfast.core.record import Int8, Int8s, Int16, Int16s, Record, options_of, type_of
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


class State(Record):
    """A match, as a record."""

    dice: Annotated[Dice, 1]
    points: Annotated[Int16s, PLAYERS]
    # How strong each complete side is (3.6), NEVER while it is incomplete: claims ask for it.
    power: Annotated[Int16s, (STONES, PLAYERS)]
    # What nobody has seen (4.5), kept because every proof asks for it.
    unseen: Annotated[Int16s, CLANS]  # by clan: bit s-1 is set while strength s is unseen
    # Bits, one for each stone: the unclaimed ones, and by seat those with a complete side.
    unclaimed: Int16
    full: Annotated[Int16s, PLAYERS]
    claims: Int16  # the stones that the player may claim now, as bits
    left: Annotated[Int8s, STRENGTHS]  # by strength: how many of the six are unseen
    # Options, under the names that people give them.
    tactics: Annotated[Int8, Option(False, "play with the ten tactics (6)")]
    expert: Annotated[Int8, Option(False, "claim only at the start of the turn (10.1)")]
    rounds: Annotated[Int8, Option(1, "rounds of the match (5.5)", range(1, 100))]
    starter: Annotated[
        Int8, Option("alternate", "who starts the later rounds (5.6)", words_of(Starter))
    ]
    auto_claim: Annotated[
        Int8, Option(False, "claim for the players whatever they can claim (4.8)")
    ]
    strict_colour: Annotated[Int8, Option(True, "a Colour needs different strengths, always (7.7)")]
    mud_needs_both: Annotated[Int8, Option(False, "no claim by proof under Mud Fight (8.5)")]
    # The match and the round.
    seats: Int8
    round_now: Int8
    opener: Int8  # who started this round
    ending: Int8  # how the last finished round ended
    winner: Int8  # and who won it
    # The turn.
    turn: Int8
    phase: Int8
    due: Int8  # cards that are still to be drawn, or returned, in this turn
    acted: Int8  # a card was played or a stone claimed in this turn (5.2)
    passes: Int8  # turns in a row without either
    # The stones.
    owner: Annotated[Int8s, STONES]
    first: Annotated[Int8s, STONES]  # whose unbroken completeness began earlier (3.7)
    blind: Annotated[Int8s, STONES]
    mud: Annotated[Int8s, STONES]
    count: Annotated[Int8s, (STONES, PLAYERS)]
    cards: Annotated[Int8s, (STONES, PLAYERS, MUD_SIDE)]
    # Hands are sorted by kind, so the clan cards come first.
    hand: Annotated[Int8s, (PLAYERS, LARGEST_HAND)]
    held: Annotated[Int8s, PLAYERS]
    clans: Annotated[Int8s, PLAYERS]  # how many of the cards held are clan cards (6.6)
    # Decks lie face down: the last card of the array's used part is the top one.
    deck: Annotated[Int8s, CLAN_CARDS]
    deck_size: Int8
    tactics_deck: Annotated[Int8s, TACTICS]
    tactics_size: Int8
    discard: Annotated[Int8s, LARGEST_DISCARD]
    discard_size: Int8
    # Tactics played in this round (6.4, 7.3).
    played: Annotated[Int8s, PLAYERS]
    joker_played: Annotated[Int8s, PLAYERS]
    # How many cards a Recruiter put under each deck (9.3): its player remembers them.
    buried_by: Int8
    buried_clans: Int8
    buried_tactics: Int8
    buried_plain: Int8  # none of them is a Joker: its player had played one (7.3)
    joker_shown: Annotated[Int8s, PLAYERS]  # this hand must hold the dead Joker (9.3)
    spare: Annotated[Int8s, 3]  # to a whole number of words


STATE: Final[np.dtype[Any]] = type_of(State)
OPTIONS: Final = options_of(State)
