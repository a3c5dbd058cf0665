"""Why a move is refused: the codes of the verdicts, and what is said of each."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Refusal(IntEnum):
    """What can be wrong with a move."""

    OVER = 1
    # Another kind of decision is due.
    NOW_PLAY = 2
    NOW_CASTLE = 3
    NOW_BASTION = 4
    # Knights.
    NOT_IN_HAND = 5
    NO_SPACE = 6  # the board has no such space
    OWN_KNIGHT = 7  # one's own knight stands there
    RIVAL_KNIGHT = 8  # a rival's does, and the player is not archbishop
    TAKEN = 9  # a reinforcement or a bastion needs a free space
    HAS_BASTION = 10
    RIVER_CLOSED = 11  # a bank is not occupied; writes the bank
    RIVER_NEEDS_KNIGHTS = 12  # the same, where a bastion does not occupy one
    RIVER = 13  # no reinforcement goes there
    NOBODY_NEAR = 14  # no knight of one's own beside it
    RIVAL_NEAR = 15  # a rival's knight beside it; writes where
    BLOCKED = 16  # by a rival's garrison
    CAN_BRING = 17  # who can bring a knight must do so
    # Bastions.
    KNIGHT_FIRST = 18  # the bastion comes after the knight
    BUILT = 19  # one bastion a turn
    NO_BASTION = 20  # none left
    LAST_WAY = 21  # after this bastion no knight could be brought


#: For each of them: the rule and the sentence.
REASONS: Final[dict[Refusal, tuple[str, str]]] = {
    Refusal.OVER: ("", "not-now-over"),
    Refusal.NOW_PLAY: ("2.1", "not-now-play"),
    Refusal.NOW_CASTLE: ("8.4", "not-now-castle"),
    Refusal.NOW_BASTION: ("10.1", "not-now-bastion"),
    Refusal.NOT_IN_HAND: ("2.1", "not-in-hand"),
    Refusal.NO_SPACE: ("1.1", "no-space"),
    Refusal.OWN_KNIGHT: ("3.1", "own-knight"),
    Refusal.RIVAL_KNIGHT: ("9.4", "rival-knight"),
    Refusal.TAKEN: ("3.1", "taken"),
    Refusal.HAS_BASTION: ("10.2", "has-bastion"),
    Refusal.RIVER_CLOSED: ("3.3", "river-closed"),
    Refusal.RIVER_NEEDS_KNIGHTS: ("3.3", "river-needs-knights"),
    Refusal.RIVER: ("4.2", "river"),
    Refusal.NOBODY_NEAR: ("4.2", "nobody-near"),
    Refusal.RIVAL_NEAR: ("4.3", "rival-near"),
    Refusal.BLOCKED: ("4.4", "blocked"),
    Refusal.CAN_BRING: ("2.5", "can-bring"),
    Refusal.KNIGHT_FIRST: ("10.1", "knight-first"),
    Refusal.BUILT: ("10.1", "built"),
    Refusal.NO_BASTION: ("1.5", "no-bastion"),
    Refusal.LAST_WAY: ("10.4", "last-way"),
}
