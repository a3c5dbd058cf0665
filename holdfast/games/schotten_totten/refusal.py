"""Why a move is refused: the codes of the verdicts, and what is said of each."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Refusal(IntEnum):
    """What can be wrong with a move."""

    OVER = 1
    # Another kind of decision is due.
    NOW_PLAY = 2
    NOW_CLAIM = 3
    NOW_DRAW = 4
    NOW_RECRUIT = 5
    NOW_RETURN = 6
    # Cards from the hand.
    NOT_IN_HAND = 7
    CLOSED = 8  # the stone is claimed
    NO_ROOM = 9  # the side is full
    LEAD = 10  # one tactic ahead already
    SECOND_JOKER = 11
    CAN_PLAY = 12  # who can play a clan card may not pass
    CAN_PLAY_CLAN = 13  # nor where there are tactics
    # Ruses.
    EMPTY_DECKS = 14  # nothing to recruit
    NO_CARD_TO_MOVE = 15  # for the Strategist
    NO_CARD_TO_DISCARD = 16  # for the Banshee
    NO_CARD_TO_TAKE = 17  # for the Traitor
    SAME_STONE = 18  # the Strategist must go elsewhere
    ELITE = 19  # the Traitor takes clan cards only
    # Claims.
    INCOMPLETE = 20  # the claimant's side
    WEAKER = 21  # than the complete rival
    LATER = 22  # equal, but complete later
    BEATABLE = 23  # by a completion that is shown: how many cards, how strong, which
    MUD_NEEDS_BOTH = 24
    CLAIM_AFTER_PLAY = 25  # could be claimed, but not at this point of the turn
    CLAIM_AT_START = 26  # the same in the Expert game


#: For each of them: the rule and the sentence.
REASONS: Final[dict[Refusal, tuple[str, str]]] = {
    Refusal.OVER: ("", "not-now-over"),
    Refusal.NOW_PLAY: ("2.1", "not-now-play"),
    Refusal.NOW_CLAIM: ("2.1", "not-now-claim"),
    Refusal.NOW_DRAW: ("2.1", "not-now-draw"),
    Refusal.NOW_RECRUIT: ("2.1", "not-now-recruit"),
    Refusal.NOW_RETURN: ("2.1", "not-now-return"),
    Refusal.NOT_IN_HAND: ("2.2", "not-in-hand"),
    Refusal.CLOSED: ("4.6", "closed"),
    Refusal.NO_ROOM: ("2.2", "no-room"),
    Refusal.LEAD: ("6.4", "lead"),
    Refusal.SECOND_JOKER: ("7.3", "second-joker"),
    Refusal.CAN_PLAY: ("2.5", "can-play"),
    Refusal.CAN_PLAY_CLAN: ("6.5", "can-play"),
    Refusal.EMPTY_DECKS: ("9.2", "empty-decks"),
    Refusal.NO_CARD_TO_MOVE: ("9.4", "no-card-own"),
    Refusal.NO_CARD_TO_DISCARD: ("9.5", "no-card-rival"),
    Refusal.NO_CARD_TO_TAKE: ("9.6", "no-card-rival"),
    Refusal.SAME_STONE: ("9.4", "same-stone"),
    Refusal.ELITE: ("9.6", "elite"),
    Refusal.INCOMPLETE: ("4.2", "incomplete"),
    Refusal.WEAKER: ("4.3", "weaker"),
    Refusal.LATER: ("3.7", "later"),
    Refusal.BEATABLE: ("4.4", "beatable"),
    Refusal.MUD_NEEDS_BOTH: ("8.5", "mud-needs-both"),
    Refusal.CLAIM_AFTER_PLAY: ("4.1", "claim-after-play"),
    Refusal.CLAIM_AT_START: ("10.1", "claim-at-start"),
}
#: The Expert game has its own order of a turn: its rule takes the place of the other.
TURN_RULES: Final = ("2.1", "10.1")
