"""Studies: what they are made of, what is asked in one, and what is answered.

A study goes both ways: the page keeps it while somebody plays on, and the server only when it is
shared. Each question says where one stands: the root, and the moves from there.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from holdfast.server.messages.refusal import Refusal
from holdfast.server.messages.tables import LineShown, MatchShown, ResultShown, Told, Value
from holdfast.server.table.setup import Level

#: A position can have so many characters, and a study so many moves, and so many of them in a line.
LONGEST_POSITION: Final = 4000
MOST_MOVES: Final = 400
_LONGEST_MOVE: Final = 40
#: The title of a study, and the name of a move in it.
LONGEST_TITLE: Final = 80
_MOST_SEATS: Final = 8
_MOST_OPTIONS: Final = 40

_Game = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
_Position = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_POSITION)]
_Pasted = Annotated[str, msgspec.Meta(min_length=1, max_length=2 * LONGEST_POSITION)]
_Move = Annotated[str, msgspec.Meta(min_length=1, max_length=_LONGEST_MOVE)]
_Line = Annotated[list[_Move], msgspec.Meta(max_length=MOST_MOVES)]
_Name = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)]
_Seat = Annotated[int, msgspec.Meta(ge=0, lt=_MOST_SEATS)]
_Deal = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]  # as exactly as a page can say it
_Eyes = Annotated[str, msgspec.Meta(max_length=8, pattern="^(|open|[0-9])$")]
_Asked = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
_Part = Annotated[str, msgspec.Meta(max_length=40)]
#: What the hands hold: as it was, as it was dealt anew from what a seat knew, or as it was set up.
Cards = Literal["true", "dealt", "set"]


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that comes from a page."""


class StudyRoot(_Given, frozen=True):
    """Where a study begins: a position as text, and with whose eyes it was seen, if with any's."""

    game: _Game
    position: _Position
    seat: _Seat | None = None
    cards: Cards = "set"


class StudyMove(_Given, frozen=True):
    """A move of a study: after which other one, by its number (-1: the root), and its notation."""

    after: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_MOVES)]
    move: _Move
    name: _Name = ""


class Study(_Given, frozen=True):
    """A study: its root, the moves that were tried, and who plays; null: whoever looks."""

    root: StudyRoot
    title: _Name
    moves: Annotated[list[StudyMove], msgspec.Meta(max_length=MOST_MOVES)]
    players: Annotated[list[Level | None], msgspec.Meta(max_length=_MOST_SEATS)] = []


class StudyPasted(_Given, frozen=True):
    """A position of a game, or a replay, as somebody has it in text.

    Of a replay: after how many moves. With a ``deal`` the cards that the ``seat`` does not know are
    dealt anew, the same ones for the same number.
    """

    game: _Game
    text: _Pasted
    ply: Annotated[int, msgspec.Meta(ge=0, le=10**6)] | None = None
    seat: _Seat | None = None
    deal: _Deal | None = None


class StudyPlace(_Given, frozen=True):
    """Where one stands in a study: a position and the moves from there.

    ``eyes`` is the number of a seat, ``open`` for all cards, or empty for whoever decides.
    """

    game: _Game
    position: _Position
    path: _Line = []
    eyes: _Eyes = ""


class StudyDealt(_Given, frozen=True):
    """A new match, of which the first position is wanted; the same one for the same number."""

    game: _Game
    players: _Seat
    deal: _Deal
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=_MOST_OPTIONS)] = {}


class StudyText(_Given, frozen=True):
    """A position as somebody has written it, right or wrong."""

    game: _Game
    position: _Position
    eyes: _Eyes = ""


class StudyEdit(StudyText, frozen=True):
    """A position, right or wrong, and what is changed in it by hand; to ``look`` changes nothing.

    A ``thing`` is put at a ``place`` or taken from there; the setting of that name is set to a
    ``value``.
    """

    do: Literal["look", "put", "take", "set"] = "look"
    thing: _Part = ""
    place: _Part = ""
    value: _Part = ""


class StudyAsked(StudyPlace, frozen=True):
    """A question at a place: about a move, in notation or by its parts in JSON, or a thing."""

    move: _Asked | None = None
    parts: _Asked | None = None
    what: _Asked | None = None


class StudyReplying(StudyPlace, frozen=True):
    """At this place a bot of this level is to decide."""

    level: Level = "journeyman"


class StudyShown(msgspec.Struct, frozen=True):
    """A place in a study: the table, the moves that led there, and its position as text."""

    seats: int
    seat: int | None  # whose eyes see it; null: all cards are open
    position: str
    match: MatchShown
    story: list[LineShown]
    result: ResultShown | None


class StudyChecked(msgspec.Struct, frozen=True):
    """A position as it is shown; or why it is none.

    A position that can be read and cannot occur has ``problems``: sentences of the game, in its
    folder ``positions``. Of one that cannot be read, ``line`` is the line at fault, if it is one,
    and ``detail`` says in English what it could be.
    """

    shown: StudyShown | None
    problems: list[Told]
    line: str = ""
    detail: str = ""


class ThingShown(msgspec.Struct, frozen=True):
    """Something that can be placed, and how many of it lie nowhere yet; fewer than 0: too many."""

    name: str
    kind: str
    says: Told
    left: int


class PlaceShown(msgspec.Struct, frozen=True):
    """Where things lie: of which kinds they can be, how many have room, and which lie there now."""

    name: str
    says: Told
    kinds: list[str]
    holds: list[str]
    room: int


class SettingShown(msgspec.Struct, frozen=True):
    """What can be set: to one of ``choices``, or to a whole number from ``least`` to ``most``."""

    name: str
    says: Told
    option: bool  # it is one of those that are chosen before the game
    value: str
    choices: list[str]
    least: int
    most: int


class Workbench(msgspec.Struct, frozen=True):
    """What the editor offers; ``names`` says what kinds of things, and choices, are called."""

    names: dict[str, Told]
    things: list[ThingShown]
    places: list[PlaceShown]
    settings: list[SettingShown]


class StudyEdited(msgspec.Struct, frozen=True):
    """A position after a change, as text, and what is said of it.

    If it is impossible, ``drawn`` is its table all the same, with all cards open, and ``where`` has
    for each problem the places that it speaks of. Of a text that cannot be read there is neither,
    and no ``bench``. A change that cannot be made has a ``refusal``, and the position is as it was.
    """

    position: str
    checked: StudyChecked
    drawn: StudyShown | None = None
    where: list[list[str]] = []
    bench: Workbench | None = None
    refusal: Refusal | None = None


class StudyReply(msgspec.Struct, frozen=True):
    """The move of a bot, in notation."""

    move: str


class StudyKept(msgspec.Struct, frozen=True):
    """A study was stored; whoever has its id can open it."""

    id: str
