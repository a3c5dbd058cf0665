"""What can go wrong, and its names.

The tree::

    HoldfastError (a ValueError)
      UnknownGame        no game of that name
      BadOption          an option or a setting with a value that it does not take
      UnreadableMove     the text is not a move
      IllegalMove        a move, but not allowed now; carries the rule and a sentence
      IllegalMoves       the same of the games of a batch; names the first of them
      AmbiguousMove      the text could mean several moves
      UnreadableState    the text is not a position
      ImpossibleState    a position that cannot occur; carries all its problems
      UnreadableReplay   the text is not a replay, or only a part of one
      UnreadableLesson   the text is not a lesson, or lacks something
      ReplayMismatch     a replay that does not fit these rules
      PlayerFailed       a player from outside that does not answer as agreed

A message says what was given, where, and what would have been accepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from holdfast.core.words import Sentence


class HoldfastError(ValueError):
    """A mistake in what was given to us, told in one sentence."""


class UnknownGame(HoldfastError):
    """There is no game of that name."""


class BadOption(HoldfastError):
    """An option or setting was given a value that it does not take."""


class UnreadableMove(HoldfastError):
    """The text is not a move in the game's notation."""


class IllegalMove(HoldfastError):
    """The move can be read but may not be made now."""

    def __init__(self, move: str, sentence: str, reason: Sentence) -> None:
        """Say which move was refused, and why: ``sentence`` is the reason in English words."""
        self.move = move
        self.sentence = sentence
        self.reason = reason
        rule = f" (rule {reason.rule})" if reason.rule else ""
        super().__init__(f"{move}: {sentence}{rule}")

    @property
    def rule(self) -> str:
        """The number of the rule that the move breaks; empty when the match is over."""
        return self.reason.rule


class RefusedMove(NamedTuple):
    """One game of a batch that refuses its move, and why."""

    game: int  # its number in the batch
    move: int  # as it was given
    text: str  # in notation, if it has one
    seat: int  # who is to move; NOBODY if the game is over
    sentence: str
    rule: str  # its number; empty where no rule of the game is broken

    def __str__(self) -> str:
        """Say all that in one line."""
        text = f" ({self.text})" if self.text else ""
        rule = f" (rule {self.rule})" if self.rule else ""
        return f"game {self.game}, move {self.move}{text}: {self.sentence}{rule}"


class IllegalMoves(HoldfastError):
    """Some games of a batch refuse their moves; no game has changed."""

    def __init__(self, refused: Sequence[RefusedMove], count: int, games: int) -> None:
        """Carry the first games that refuse their moves, and say how many do."""
        self.refused = tuple(refused)
        self.count = count
        told = "; ".join(str(each) for each in self.refused)
        more = f"; and {count - len(refused)} more" if count > len(refused) else ""
        super().__init__(
            f"{count} of {games} games refuse their moves, and nothing has changed: {told}{more}"
        )


class AmbiguousMove(HoldfastError):
    """The text could mean more than one move."""

    def __init__(self, text: str, moves: Sequence[str]) -> None:
        """Say what was typed, and which moves it could mean."""
        self.text = text
        self.moves = tuple(moves)
        super().__init__(f"{text!r} could mean {', '.join(self.moves)}")


class UnreadableState(HoldfastError):
    """The text is not a position in the game's notation."""

    def __init__(self, message: str, line: str = "") -> None:
        """Say what is wrong; ``line`` is how the line begins that cannot be read, if it is one."""
        self.line = line
        super().__init__(message)


class ImpossibleState(HoldfastError):
    """The position can be read but cannot occur in the game."""

    def __init__(self, problems: Sequence[str], sentences: Sequence[Sentence] = ()) -> None:
        """Carry every problem that was found, in English words and as sentences of the game."""
        self.problems = tuple(problems)
        self.sentences = tuple(sentences)
        super().__init__("impossible position: " + "; ".join(self.problems))


class UnreadableReplay(HoldfastError):
    """The text is not a complete replay."""


class UnreadableLesson(HoldfastError):
    """The text is not a lesson, or lacks something that every lesson has."""


class ReplayMismatch(HoldfastError):
    """The replay can be read but does not play with these rules."""


class PlayerFailed(HoldfastError):
    """A player from outside ended, was too slow, or answered what is no move."""
