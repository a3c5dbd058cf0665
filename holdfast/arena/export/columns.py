"""The columns of an export. What they mean, and that they stay, is promised here.

A column keeps its name and its meaning for ever within a version; columns may be added. Whatever
else changes makes a new version.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

#: Of the columns. It is in every row, so that it is in all formats.
VERSION: Final = 1


class Kind(Enum):
    """What is in a column, under the names that people read."""

    WHOLE = "whole number"
    REAL = "number"
    TEXT = "text"
    FLAG = "true or false"
    WHOLES = "list of whole numbers"
    REALS = "list of numbers"
    TEXTS = "list of texts"
    ROW = "list of 16-bit numbers"  # all rows have as many


@dataclass(frozen=True)
class Column:
    """A column: its name, what is in it, and what that means."""

    name: str
    kind: Kind
    about: str


GAMES: Final = (
    Column("version", Kind.WHOLE, "of the columns: 1"),
    Column("match", Kind.WHOLE, "the number of the match in this export, from 0"),
    Column("source", Kind.TEXT, "the file, or the id of the table on the server"),
    Column("game", Kind.TEXT, "the name of the game"),
    Column("rules", Kind.WHOLE, "the version of its rules"),
    Column("players", Kind.WHOLE, "how many play"),
    Column("options", Kind.TEXT, "those that are not as usual: `rounds=3 tactics=on`; `-` if none"),
    Column("seed", Kind.TEXT, "of the deal, in digits; up to 2^256, so it is no number here"),
    Column("start", Kind.TEXT, "the position it began with, if that was set up by hand"),
    Column("group", Kind.WHOLE, "in an arena: who met, from 0"),
    Column("deal", Kind.WHOLE, "in an arena: matches of one deal are not independent"),
    Column("rotation", Kind.WHOLE, "in an arena: who sat where in this deal, from 0"),
    Column("names", Kind.TEXTS, "who sat there, seat by seat; `A`, `B`, … if nobody said"),
    Column("first", Kind.WHOLE, "the seat that made the first move, from 0"),
    Column("decisions", Kind.WHOLE, "how many there were"),
    Column("finished", Kind.FLAG, "whether it came to its end by the rules"),
    Column("ended", Kind.TEXT, "how it ended before that, if it did"),
    Column("points", Kind.WHOLES, "at the end, seat by seat"),
    Column("shares", Kind.REALS, "of the win, seat by seat: 1 alone, 1/n for n winners, else 0"),
    Column("seconds", Kind.REAL, "in an arena: how long it took"),
)

DECISIONS: Final = (
    Column("version", Kind.WHOLE, "of the columns: 1"),
    Column("match", Kind.WHOLE, "the number of the match, as in the other table"),
    Column("ply", Kind.WHOLE, "the number of the decision in its match, from 1"),
    Column("seat", Kind.WHOLE, "who decided, from 0"),
    Column("name", Kind.TEXT, "who sat there"),
    Column("move", Kind.WHOLE, "the move, as `Match.moves` has it"),
    Column("text", Kind.TEXT, "the move in notation"),
    Column("legal", Kind.WHOLE, "how many moves were legal"),
    Column("place", Kind.TEXT, "where it was made, as in the statistics, if it has a place"),
    Column("points", Kind.WHOLES, "before it, seat by seat"),
    Column("share", Kind.REAL, "of the win that its seat had in the end; nothing if unfinished"),
    Column("lab", Kind.WHOLE, "the version of the actions and observations"),
    Column("action", Kind.WHOLE, "the number that stands for the move"),
)

#: What is added where observations are asked for.
OBSERVED: Final = (
    Column("actions", Kind.WHOLES, "those that stand for the legal moves"),
    Column("observation", Kind.ROW, "what the seat saw before it"),
)
