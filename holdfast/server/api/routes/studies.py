"""Studies. Nothing is kept of one but what is shared: each question says where one stands."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from holdfast.server import messages as m
from holdfast.server.api.access import (
    address_of,
    caller_of,
    house_of,
    looking,
    studying,
    unless_gone,
)
from holdfast.server.api.document import ANYBODY, MEMBER
from holdfast.server.api.parameters import (
    KNOWN,
    SEEN,
    STUDIED,
    AnyRequest,
    Deal,
    Ply,
    SeatNumber,
    StudyId,
    TableId,
)
from holdfast.server.api.routes.questions import asked
from holdfast.server.table.refusals import Code, Refused


@get(
    "/api/tables/{table_id:str}/moments/{ply:int}/study",
    summary="A moment to study",
    tags=["studies"],
    security=ANYBODY,
    refusals=(
        *SEEN,
        Code.UNKNOWN_ADDRESS,
        Code.UNKNOWN_MOMENT,
        Code.UNKNOWN_SEAT,
        Code.NOT_STARTED,
        Code.NOT_OVER,
        Code.OLD_RULES,
    ),
)
async def get_study_root(
    request: AnyRequest, table_id: TableId, ply: Ply, seat: SeatNumber = None, deal: Deal = None
) -> m.StudyRoot:
    """Return a moment of a finished match to study: as it was, or as a seat knew it."""
    async with looking(request) as (answers, person):
        return await answers.study_root(table_id, person, ply, seat, deal)


@post(
    "/api/studies/begin",
    summary="A position or replay to study",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=(*STUDIED, Code.UNKNOWN_MOMENT),
)
async def post_study_root(request: AnyRequest, data: JSONBody[m.StudyPasted]) -> m.StudyRoot:
    """Return the root of a study from text: a position, or a replay and how many of its moves."""
    studies, _ = await studying(request)
    return studies.begin(data)


@post(
    "/api/studies/deal",
    summary="A new match to study",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=STUDIED,
)
async def post_study_deal(request: AnyRequest, data: JSONBody[m.StudyDealt]) -> m.StudyRoot:
    """Return the first position of a new match as the root of a study."""
    studies, _ = await studying(request)
    return studies.deal(data)


@post(
    "/api/studies/check",
    summary="Is this a position?",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=STUDIED,
)
async def post_study_check(request: AnyRequest, data: JSONBody[m.StudyText]) -> m.StudyChecked:
    """Return a position as it is shown, or all that makes it impossible."""
    studies, _ = await studying(request)
    return studies.check(data)


@post(
    "/api/studies/edit",
    summary="Change a position by hand",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=(*STUDIED, Code.CANNOT_EDIT),
)
async def post_study_edit(request: AnyRequest, data: JSONBody[m.StudyEdit]) -> m.StudyEdited:
    """Return a position after a change by hand, all that is wrong with it, and what can be done."""
    studies, _ = await studying(request)
    return await studies.edit(data)


@post(
    "/api/studies/look",
    summary="A place in a study",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=STUDIED,
)
async def post_study_look(request: AnyRequest, data: JSONBody[m.StudyPlace]) -> m.StudyShown:
    """Return the table at a place, the legal moves, and the moves that led there."""
    studies, _ = await studying(request)
    return (await studies.find(data)).show()


@post(
    "/api/studies/why",
    summary="Why not?",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=STUDIED,
)
async def post_study_why(request: AnyRequest, data: JSONBody[m.StudyAsked]) -> m.WhyShown:
    """Return whether a move is legal at a place, and why not."""
    studies, _ = await studying(request)
    return (await studies.find(data)).why(asked(data.move, data.parts))


@post(
    "/api/studies/preview",
    summary="What then?",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=(
        *STUDIED,
        Code.OVER,
        Code.UNREADABLE_MOVE,
        Code.ILLEGAL_MOVE,
        Code.AMBIGUOUS_MOVE,
    ),
)
async def post_study_preview(request: AnyRequest, data: JSONBody[m.StudyAsked]) -> m.Preview:
    """Return what would be told of a move at a place, and how the table would look then."""
    studies, _ = await studying(request)
    return (await studies.find(data)).preview(asked(data.move, data.parts))


@post(
    "/api/studies/explain",
    summary="How does it stand?",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=STUDIED,
)
async def post_study_explanation(request: AnyRequest, data: JSONBody[m.StudyAsked]) -> m.Explained:
    """Return what the game has to say about something on the table."""
    studies, _ = await studying(request)
    if data.what is None:
        raise Refused(Code.BAD_MESSAGE, detail="say what is meant")
    return (await studies.find(data)).explain(data.what)


@post(
    "/api/studies/reply",
    summary="What a bot does",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=(*STUDIED, Code.OVER),
)
async def post_study_reply(request: AnyRequest, data: JSONBody[m.StudyReplying]) -> m.StudyReply:
    """Return the move of a bot at a place. It thinks when nobody at a table waits for one."""
    studies, asker = await studying(request)
    return await unless_gone(request, studies.reply(data, asker))


@post(
    "/api/studies/weigh",
    summary="What is best?",
    tags=["studies"],
    status_code=200,
    security=ANYBODY,
    refusals=(*STUDIED, Code.OVER),
)
async def post_study_weighing(request: AnyRequest, data: JSONBody[m.StudyPlace]) -> m.HintShown:
    """Return the best moves at a place, with their chances. It waits for all that bots think."""
    studies, asker = await studying(request)
    return await unless_gone(request, studies.weigh(data, asker))


@post(
    "/api/studies",
    summary="Share a study",
    tags=["studies"],
    security=MEMBER,
    refusals=(*KNOWN, *STUDIED, Code.TOO_MANY),
)
async def post_study(request: AnyRequest, data: JSONBody[m.Study]) -> m.StudyKept:
    """Store a study, so that whoever has its id can open it."""
    caller, house = await caller_of(request), house_of(request)
    for who in (caller.person, address_of(request)):
        house.limits.take(house.limits.rates.studies, who)
    return await house.tables.studies.share(data, caller.person)


@get(
    "/api/studies/{study:str}",
    summary="A study",
    tags=["studies"],
    security=ANYBODY,
    refusals=(Code.BAD_MESSAGE, Code.UNKNOWN_STUDY, Code.NOT_READY, Code.STORE_FAILED),
)
async def get_study(request: AnyRequest, study: StudyId) -> m.Study:
    """Return a study that somebody has shared."""
    with house_of(request).limits.counting_wrong_links(address_of(request)):
        return await house_of(request).tables.studies.open(study)
