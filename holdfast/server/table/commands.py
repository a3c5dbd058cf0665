"""What a person can ask of a table, as it comes from a page or a bot.

A command carries the version that its sender has seen and an id that the sender made, so that it
can be sent again without harm.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from holdfast.server.table.setup import Level

CHAT_LENGTH = 400
Cid = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]*$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
#: What needs the consent of all the people at the table.
Wishable = Literal["undo", "undo-anew", "pause", "end"]
#: In whose letters a move is typed.
Language = Literal["en", "de", "hu", "it"]


class Command(
    msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True
):
    """A command. ``v`` is the version of the table that the sender has seen."""

    cid: Cid
    v: Annotated[int, msgspec.Meta(ge=0)] = 0


class Sit(Command, frozen=True):
    """Take a seat; ``invite`` is the end of the link of a seat that is kept for somebody."""

    seat: Seat = 0
    invite: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Leave(Command, frozen=True):
    """Get up: before the start the seat becomes free, afterwards a bot plays it meanwhile."""


class Fill(Command, frozen=True):
    """Put a bot on a free seat (the host, before the start), or on that of somebody who is away.

    In the place of somebody who is away it is as strong as the table says.
    """

    seat: Seat = 0
    level: Level = "journeyman"


class Empty(Command, frozen=True):
    """Make a seat free again (the host, before the start); who had it does not come back to it."""

    seat: Seat = 0


class Free(Command, frozen=True):
    """Let anybody have a seat that is kept for somebody (the host, before the start)."""

    seat: Seat = 0


class Decline(Command, frozen=True):
    """Say that one does not want the seats that are kept for one, for now."""


class Move(Command, frozen=True):
    """Make a move, by its number in the list of legal moves or in notation.

    A text may be written with the letters that readers of ``language`` use, or with English ones.
    """

    move: Annotated[int, msgspec.Meta(ge=0)] | Annotated[str, msgspec.Meta(max_length=80)] = ""
    language: Language = "en"


class Undo(Command, frozen=True):
    """Take the last move back; with ``turn``, all moves of this turn."""

    turn: bool = False


class Ask(Command, frozen=True):
    """Ask the others to take back a move, to pause, or to end the match without a winner."""

    what: Wishable = "undo"


class Answer(Command, frozen=True):
    """Agree to what was asked, or not."""

    what: Wishable = "undo"
    yes: bool = False


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Resign(Command, frozen=True):
    """Give up. With more than two seats, a bot plays on in one's place."""


class Reclaim(Command, frozen=True):
    """Take one's seat back from the bot that has played it."""


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)] = "…"


class Rematch(Command, frozen=True):
    """Play again: set up the same table, everybody one seat further, or join who has done so."""


class Close(Command, frozen=True):
    """Close the table before the start (the host)."""


AnyCommand = (
    Sit
    | Leave
    | Fill
    | Empty
    | Free
    | Decline
    | Move
    | Undo
    | Ask
    | Answer
    | Resume
    | Resign
    | Reclaim
    | Say
    | Rematch
    | Close
)
