"""What addresses and queries have in them, and what is refused to whom."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from holdfast.games import registry
from holdfast.server.table.refusals import Code

TableId = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",
        description="The id of the table.",
    ),
]
GameName = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=40,
        pattern="^[a-z0-9-]+$",
        description=f"The name of the game, such as `{registry.first()}`.",
    ),
]
LessonName = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=40, pattern="^[a-z0-9-]+$", description="The name of the lesson."
    ),
]
StepNumber = Annotated[
    int, PathParameter(ge=0, le=10**6, description="The number of the step, counted from 0.")
]
Made = Annotated[
    str,
    QueryParameter(
        max_length=400,
        description="Your moves since the last position, in notation, with `;` between them. "
        "For those that are left out, the solution is taken.",
    ),
]
PuzzleName = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=40, pattern="^[a-z0-9-]+$", description="The name of the puzzle."
    ),
]
StudyId = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",
        description="The id of a study that was shared.",
    ),
]
SeatNumber = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="With the eyes of this seat, from 0.")
]
Deal = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        lt=2**53,
        description="Deal anew what the seat did not know, the same for the same number; without "
        "it, all cards are the true ones.",
    ),
]
Version = Annotated[
    int, QueryParameter(ge=0, le=10**9, description="The version up to which you know the story.")
]
Entry = Annotated[
    int, QueryParameter(ge=1, le=10**9, description="The number of an entry; those before it.")
]
Ply = Annotated[int, PathParameter(ge=0, le=10**6, description="How many moves were made before.")]
Eyes = Annotated[
    str | None,
    QueryParameter(
        max_length=8,
        description="The number of a seat, or `open`; other than your own when the match is over.",
    ),
]
MoveText = Annotated[
    str | None,
    QueryParameter(min_length=1, max_length=80, description="A move in notation, or its number."),
]
PartsText = Annotated[
    str | None,
    QueryParameter(
        min_length=2,
        max_length=400,
        description='Instead of `move`: its parts in JSON, such as `{"kind": "end"}`.',
    ),
]
Something = Annotated[
    str,
    QueryParameter(min_length=1, max_length=80, description="What is meant, such as `stone 4`."),
]
GameWanted = Annotated[
    str | None,
    QueryParameter(max_length=40, pattern="^[a-z0-9-]+$", description="Only tables of this game."),
]
ClockWanted = Annotated[
    Literal["live", "slow", "none"] | None,
    QueryParameter(description="Only tables with this kind of clock, or with none."),
]
FreeWanted = Annotated[
    bool, QueryParameter(description="Only tables with a seat that is free for anybody.")
]
After = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^(gathering|playing)\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$",
        description="Where the list goes on: `next` of the page before.",
    ),
]
Depth = Annotated[
    Literal["standard", "deep"],
    QueryParameter(description="How long is thought about each decision."),
]
Found = Annotated[
    int, QueryParameter(ge=0, le=10**6, description="So many decisions you know already.")
]
Since = Annotated[
    int, QueryParameter(ge=0, le=10**6, description="Only what was after so many moves, and later.")
]
AnyRequest = Request[Any, Any, State]
#: What is refused to whoever is not signed in, and at a table that they cannot see.
KNOWN = (Code.NO_SESSION, Code.STORE_FAILED)
SEEN = (
    Code.BAD_MESSAGE,
    Code.UNKNOWN_TABLE,
    Code.NO_WATCHERS,
    Code.NOT_READY,
    Code.STORE_FAILED,
)
MOMENT = (Code.UNKNOWN_ADDRESS, Code.UNKNOWN_MOMENT, Code.UNKNOWN_SEAT, Code.NOT_STARTED)
#: What is refused about the analysis of a match.
ANALYSED = (
    *SEEN,
    Code.BAD_OPTION,
    Code.UNKNOWN_ADDRESS,
    Code.NOT_STARTED,
    Code.ANALYSIS_OFF,
    Code.OLD_RULES,
)
#: What is refused about lessons and puzzles, and in one.
TAUGHT = (Code.BAD_MESSAGE, Code.BAD_OPTION, Code.NOT_READY, Code.STORE_FAILED)
LESSON = (*TAUGHT, Code.UNKNOWN_ADDRESS, Code.UNKNOWN_LESSON)
PUZZLE = (*TAUGHT, Code.UNKNOWN_ADDRESS, Code.UNKNOWN_PUZZLE)
#: What is refused about a place in a study.
STUDIED = (Code.NOT_READY, Code.BAD_OPTION, Code.BAD_POSITION, Code.UNKNOWN_SEAT, Code.STORE_FAILED)
#: What is said to a move that cannot be made.
MOVE = (
    Code.NOT_SEATED,
    Code.NOT_STARTED,
    Code.OVER,
    Code.PAUSED,
    Code.NOT_YOUR_TURN,
    Code.UNREADABLE_MOVE,
    Code.ILLEGAL_MOVE,
    Code.AMBIGUOUS_MOVE,
    Code.OLD_RULES,
)
#: What is refused at a table that is seen, depending on the command.
COMMAND = (
    *MOVE,
    Code.BAD_OPTION,
    Code.UNKNOWN_SEAT,
    Code.SEAT_TAKEN,
    Code.NOT_INVITED,
    Code.PUT_OUT,
    Code.NOT_HOST,
    Code.ALREADY_STARTED,
    Code.NOT_OVER,
    Code.NOT_PAUSED,
    Code.STALE,
    Code.NOTHING_TO_UNDO,
    Code.NEEDS_CONSENT,
    Code.ALREADY_ASKED,
    Code.NOTHING_ASKED,
    Code.NOT_AWAY,
    Code.TOO_MANY,
    Code.CHAT_OFF,
    Code.STOPPING,
)
