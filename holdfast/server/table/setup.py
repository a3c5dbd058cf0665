"""How a table is set up: the game, its options, who may sit where, the clock, who may watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

import msgspec

from holdfast.core.errors import HoldfastError
from holdfast.server.table.refusals import Code, Refused

if TYPE_CHECKING:
    from holdfast.core.game import Game  # loads the compiler; the server listens before that

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
NAME_LENGTH: Final = 24
#: A table that has gathered people for so long in vain is closed when nobody is there any more.
ABANDONED: Final = 14 * DAY

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Level = Literal["apprentice", "journeyman", "master", "grandmaster"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
Seconds = Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)]


class Live(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A clock for one sitting: each seat has a bank, and gets an increment for each turn.

    The first ``delay`` seconds of a turn are free.
    """

    bank: Annotated[int, msgspec.Meta(ge=10, le=24 * 3600)] = 900
    increment: Seconds = 10
    delay: Seconds = 0


class Slow(msgspec.Struct, frozen=True, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """A clock for play by the day: each turn may take so long."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit on a seat.

    ``me`` is who sets up the table, ``hot`` somebody beside them at the same screen; ``open`` is
    for anybody, ``invited`` for whoever has the link of this seat.
    """

    who: Literal["me", "hot", "open", "invited", "bot"] = "open"
    level: Level = "journeyman"  # of a bot
    #: Of somebody at the same screen, or of whom it is kept for.
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Place], msgspec.Meta(min_length=2, max_length=5)]
    options: dict[str, bool | int | str] = {}
    #: Whether anybody finds it in the list; None: if a seat is open to anybody.
    public: bool | None = None
    chat: bool = True
    watchers: bool = True
    clock: Live | Slow | None = None
    #: Who has been away for so long on their turn is replaced by a bot; None: only when asked for.
    grace: Annotated[int, msgspec.Meta(ge=10, le=3600)] | None = 120
    stand_in: Level = "journeyman"
    #: Where only bots play: for how long each move is looked at, in milliseconds.
    pace: Annotated[int, msgspec.Meta(ge=200, le=60_000)] = 2500

    @property
    def is_show(self) -> bool:
        """Tell whether only bots play, to be watched."""
        return all(place.who == "bot" for place in self.seats)


# Learned here and now; see the end of ``events``.
msgspec.convert({"game": "", "seats": [{}, {}]}, Setup)


def patience(clock: Live | Slow | None) -> int:
    """Return how long a table gathers people in the list while nobody is there who waits."""
    return 3 * DAY if isinstance(clock, Slow) else 5 * 60 * SECOND


def check_setup(game: Game, setup: Setup) -> None:
    """Refuse what the game does not take; raise ``Refused``."""
    try:
        game.blank(len(setup.seats), setup.options)
    except HoldfastError as mistake:
        raise Refused(Code.BAD_OPTION, detail=str(mistake)) from None
    if setup.is_show and (setup.clock or not setup.watchers):
        raise Refused(Code.BAD_OPTION, says="only-bots")
    if sum(place.who == "me" for place in setup.seats) > 1:
        raise Refused(Code.BAD_OPTION, says="one-seat")
