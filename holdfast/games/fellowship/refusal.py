"""Why a move is refused: the codes of the verdicts, and what is said of each."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Refusal(IntEnum):
    """What can be wrong with a move; a cell and the card that lies open there show it."""

    OVER = 1
    # Another kind of decision is due.
    NOW_PLAY = 2
    NOW_SITE = 3
    # The card.
    NOT_IN_HAND = 4
    FORD_FULL = 5  # two cards at the Ford
    ONE_ONE = 6  # one 1 at Caradhras
    AFTER_HIGH = 7  # a card of 2 or more was laid
    AFTER_ONES = 8  # 1s were laid
    NOTHING_PLAYED = 9
    # The ring.
    RING_ON_NAZGUL = 10
    RING_NOT_HELD = 11
    RING_FOR_RETAKE = 12  # the ring of Lothlórien goes on no card of the hand
    # The cell.
    OWN_CARD = 13
    OWN_CARD_STRUCK = 14  # by a Nazgûl
    RINGED = 15
    HOBBIT = 16
    HOBBIT_STRUCK = 17  # by a Nazgûl
    WHITE = 18
    TOO_LOW = 19
    # A card that is taken back.
    NOT_FINISHED = 20  # the card lies round no finished location
    NOT_OWN = 21
    RETAKE_FIRST = 22  # a retake is the whole turn
    # The next location.
    SITE_TAKEN = 23
    SITE_APART = 24


#: For each of them: the rule and the sentence.
REASONS: Final[dict[Refusal, tuple[str, str]]] = {
    Refusal.OVER: ("", "not-now-over"),
    Refusal.NOW_PLAY: ("2.1", "not-now-play"),
    Refusal.NOW_SITE: ("2.1", "not-now-site"),
    Refusal.NOT_IN_HAND: ("2.1", "not-in-hand"),
    Refusal.FORD_FULL: ("5.1", "ford-full"),
    Refusal.ONE_ONE: ("5.2", "one-one"),
    Refusal.AFTER_HIGH: ("2.2", "after-high"),
    Refusal.AFTER_ONES: ("2.2", "after-ones"),
    Refusal.NOTHING_PLAYED: ("2.1", "nothing-played"),
    Refusal.RING_ON_NAZGUL: ("7.1", "ring-on-nazgul"),
    Refusal.RING_NOT_HELD: ("7.1", "ring-not-held"),
    Refusal.RING_FOR_RETAKE: ("7.10", "ring-for-retake"),
    Refusal.OWN_CARD: ("3.2", "own-card"),
    Refusal.OWN_CARD_STRUCK: ("4.2", "own-card"),
    Refusal.RINGED: ("7.2", "ringed"),
    Refusal.HOBBIT: ("3.3", "hobbit"),
    Refusal.HOBBIT_STRUCK: ("4.2", "hobbit"),
    Refusal.WHITE: ("3.1", "white"),
    Refusal.TOO_LOW: ("3.2", "too-low"),
    Refusal.NOT_FINISHED: ("7.10", "not-finished"),
    Refusal.NOT_OWN: ("7.10", "not-own"),
    Refusal.RETAKE_FIRST: ("7.10", "retake-first"),
    Refusal.SITE_TAKEN: ("8.3", "site-taken"),
    Refusal.SITE_APART: ("8.2", "site-apart"),
}
