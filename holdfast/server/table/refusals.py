"""Why something was not done: a closed list of codes, each with a sentence.

A refusal carries a sentence id with arguments, so that a page says it in its reader's language;
``message`` is the same in English. A code may have several sentences. For an illegal move the
sentence is the game's, and ``rule`` the number of the rule. An argument ``detail`` is in English in
every language, and then ``message`` is it: for those who write programs. A sentence that people
meet does not quote it.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from holdfast.core.errors import HoldfastError
from holdfast.core.words import Sentence, Words

WORDS = Words(Path(__file__).parents[1] / "words")
#: Sentences that tell people less than a program is told.
_TERSE = {"bad-option", "bad-position", "unreadable-move"}
#: So much of what was given is quoted; what puts sentences into words takes no more than 1,000.
_QUOTED: Final = 600


class Code(StrEnum):
    """What kind of refusal it is."""

    BAD_MESSAGE = "bad_message"  # not readable, or with fields that we do not know
    BAD_OPTION = "bad_option"  # a setting of a table with a value that it does not take
    NO_SESSION = "no_session"  # nobody is signed in, or no longer
    UNKNOWN_TABLE = "unknown_table"  # there is none, or it is not for you
    UNKNOWN_SEAT = "unknown_seat"
    UNKNOWN_MOMENT = "unknown_moment"
    UNKNOWN_LESSON = "unknown_lesson"  # there is none of that name, or it has no such step
    UNKNOWN_PUZZLE = "unknown_puzzle"
    UNKNOWN_STUDY = "unknown_study"
    BAD_POSITION = "bad_position"  # of a study: not readable, or impossible; or a move of it is
    CANNOT_EDIT = "cannot_edit"  # a change of a position by hand
    NOT_SEATED = "not_seated"
    SEAT_TAKEN = "seat_taken"
    NOT_INVITED = "not_invited"
    PUT_OUT = "put_out"
    NOT_HOST = "not_host"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    OVER = "over"
    NOT_OVER = "not_over"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NOT_YOUR_TURN = "not_your_turn"
    STALE = "stale"  # the table has moved on since the version that the command names
    UNREADABLE_MOVE = "unreadable_move"
    ILLEGAL_MOVE = "illegal_move"
    AMBIGUOUS_MOVE = "ambiguous_move"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NEEDS_CONSENT = "needs_consent"  # to be asked for
    ALREADY_ASKED = "already_asked"
    NOTHING_ASKED = "nothing_asked"
    NOT_AWAY = "not_away"
    CHAT_OFF = "chat_off"
    HINTS_OFF = "hints_off"
    ANALYSIS_OFF = "analysis_off"  # other people play, and the match goes on
    NOT_ASKER = "not_asker"  # somebody else has asked for it
    NO_WATCHERS = "no_watchers"
    NOT_READY = "not_ready"  # the game is still being compiled
    OLD_RULES = "old_rules"  # played by a version of the rules that this program does not play
    TOO_BIG = "too_big"
    TOO_SLOW = "too_slow"
    TOO_MANY = "too_many"  # tables in the list
    TOO_FAST = "too_fast"
    FOREIGN_ORIGIN = "foreign_origin"
    FOREIGN_HOST = "foreign_host"
    NOT_JSON = "not_json"
    UNKNOWN_ADDRESS = "unknown_address"  # no such page, or not with this method
    INTERNAL = "internal"  # our mistake
    STORE_FAILED = "store_failed"
    STOPPING = "stopping"


class Refused(HoldfastError):
    """Something was not done; nothing has changed."""

    def __init__(
        self, code: Code, sentence: Sentence | None = None, *, says: str = "", **args: str | int
    ) -> None:
        """Say why: in a game's sentence, in the one called ``says``, or in the code's own."""
        args = {key: _shorten(value) for key, value in args.items()}
        self.code = code
        self.game_says = sentence is not None
        self.sentence = sentence or Sentence(says or code.replace("_", "-"), dict(args))
        self.detail = str(args.get("detail", ""))
        super().__init__(self._in_english())

    def _in_english(self) -> str:
        if self.detail and (self.game_says or self.sentence.id in _TERSE):
            return self.detail if self.game_says else f"{self.detail}."
        return WORDS.say(self.sentence)

    def as_dict(self) -> dict[str, Any]:
        """Return the refusal as it goes to a client."""
        return {
            "code": self.code,
            "message": str(self),
            "sentence": self.sentence.id,
            "args": self.sentence.args,
            "by": "game" if self.game_says else "server",
            "rule": self.sentence.rule,
        }


def _shorten(value: str | int) -> str | int:
    """Return an argument of a sentence, a text of which the end may be left out."""
    if isinstance(value, int) or len(value) <= _QUOTED:
        return value
    return f"{value[:_QUOTED]}…"
