"""What can happen at a table. The log of a table is a list of these, and nothing else.

Each has a kind (its tag) and is stored as JSON. Names of kinds and fields are for ever: old logs
must stay readable. No event carries a secret but ``Moved``, which is shown as each seat may
read it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from holdfast.server.table.setup import Level, Setup


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that happened."""


class Created(Event, frozen=True):
    """A table was set up."""

    setup: Setup
    host: str
    name: str
    rules: int
    pledge: str
    kept: list[str | None] = []  # for whom seats are kept, without a link
    after: str | None = None  # the table of which this is the rematch
    beside: list[int] = []  # the kept seats of those who sit beside somebody at one screen


class Sat(Event, frozen=True):
    """Somebody took a seat; ``hot`` for somebody beside them at the same screen."""

    seat: int
    person: str
    name: str
    hot: bool = False


class Rose(Event, frozen=True):
    """A seat became free again before the start."""

    seat: int
    name: str = ""  # who had it


class PutOut(Event, frozen=True):
    """The host has made a seat free, and who had it stays out."""

    seat: int
    person: str
    name: str


class Freed(Event, frozen=True):
    """A seat that was kept for somebody is for anybody."""

    seat: int


class Declined(Event, frozen=True):
    """Somebody does not want the seat that is kept for them, for now."""

    seat: int
    name: str


class Filled(Event, frozen=True):
    """A bot was put on a free seat before the start."""

    seat: int
    level: Level


class Started(Event, frozen=True):
    """The cards were dealt."""


class Moved(Event, frozen=True):
    """A move was made; ``text`` is for readers that do not know these rules."""

    seat: int
    move: int
    text: str
    bot: bool = False


class Undone(Event, frozen=True):
    """Moves were taken back, so that the match stands before the move of this number again."""

    seat: int
    ply: int
    consent: bool = False
    anew: int | None = None  # the how manieth time it is that unseen cards are dealt anew


class Asked(Event, frozen=True):
    """Somebody asked the others for something."""

    what: str
    seat: int


class Answered(Event, frozen=True):
    """Somebody agreed to what was asked, or did not."""

    what: str
    seat: int
    yes: bool


class Unanswered(Event, frozen=True):
    """Somebody for whom a bot stands in was asked, and gave no sign of life for long enough."""

    what: str
    seat: int


class Paused(Event, frozen=True):
    """The match rests."""


class Resumed(Event, frozen=True):
    """The match goes on."""

    seat: int


class Resigned(Event, frozen=True):
    """Somebody gave up."""

    seat: int


class Flagged(Event, frozen=True):
    """Somebody's time ran out."""

    seat: int


class Replaced(Event, frozen=True):
    """A bot plays for somebody who is away; the seat stays theirs."""

    seat: int
    level: Level


class Reclaimed(Event, frozen=True):
    """Somebody is back on a seat that a bot has played."""

    seat: int


class Said(Event, frozen=True):
    """Somebody said something to the table."""

    name: str
    text: str
    seat: int | None = None


class Ended(Event, frozen=True):
    """The match is over, and why: ``played``, ``resigned``, ``time`` or ``agreed``."""

    why: str
    winners: list[int]
    scores: list[int]
    seat: int | None = None  # who gave up, or ran out of time


class Rematched(Event, frozen=True):
    """There is a new table for the same people; ``seat`` has asked for it."""

    table: str
    seat: int | None = None


class Outage(Event, frozen=True):
    """The server was not there for so many milliseconds, which are nobody's time."""

    lost: int


class Closed(Event, frozen=True):
    """The table was closed by whoever runs the server, or by its host before the start."""


AnyEvent = (
    Created
    | Sat
    | Rose
    | PutOut
    | Freed
    | Declined
    | Filled
    | Started
    | Moved
    | Undone
    | Asked
    | Answered
    | Unanswered
    | Paused
    | Resumed
    | Resigned
    | Flagged
    | Replaced
    | Reclaimed
    | Said
    | Ended
    | Rematched
    | Outage
    | Closed
)


class Entry(NamedTuple):
    """An entry of the log: an event, its number, its time in milliseconds, and who caused it."""

    seq: int
    at: int
    person: str | None
    what: Event


def pack(event: Event) -> tuple[str, dict[str, Any]]:
    """Return the kind and the body under which an event is stored."""
    body = msgspec.to_builtins(event)
    return body.pop("kind"), body


def unpack(kind: str, body: dict[str, Any]) -> Event:
    """Return the event that was stored like this."""
    event: Event = msgspec.convert({"kind": kind, **body}, AnyEvent)
    return event


# The types are learned at the first use, and two threads that do so at once crash. Read in several
# threads, the log needs them learned here; so does whatever else is read there.
unpack("started", {})
