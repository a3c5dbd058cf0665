"""The API over HTTP. Each handler finds out who calls, and asks the house."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from holdfast.games import registry
from holdfast.server import messages as m
from holdfast.server.api.access import act, address_of, asking, caller_of, house_of, looking
from holdfast.server.api.document import ANYBODY, MEMBER
from holdfast.server.api.socket import talk
from holdfast.server.api.status import status_of
from holdfast.server.api.stream import turns
from holdfast.server.guard import Denial, answer, clear_cookie, write_cookie
from holdfast.server.table.commands import AnyCommand
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import NAME_LENGTH, Setup
from holdfast.server.table.texts import clean_name
from holdfast.server.view.asked import AskedMove, InParts

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
Version = Annotated[
    int, QueryParameter(ge=0, le=10**9, description="The version up to which you know the story.")
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
AnyRequest = Request[Any, Any, State]

#: Addresses as the guard writes them: those of IPv6 by their network.
THIS_MACHINE = ("127.0.0.1", "::/64")

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
    Code.CHAT_OFF,
    Code.STOPPING,
)


class NewSession(msgspec.Struct, forbid_unknown_fields=True):
    """The name by which others know you."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)] = "bot"


def asked(move: str | None, parts: str | None) -> AskedMove:
    """Return the move that a question is about; raise ``Refused`` unless it is given once."""
    if move is not None and parts is None:
        return move
    if parts is not None and move is None:
        return InParts(parts)
    raise Refused(Code.BAD_MESSAGE, detail="give either move or parts")


@get("/api/health", summary="How the server is", tags=["server"])
async def get_health(request: AnyRequest) -> m.Health:
    """Return whether the server is well, and how far the games are prepared."""
    return house_of(request).health()


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def get_metrics(request: AnyRequest) -> bytes:
    """Return counts for Prometheus, to programs on this machine."""
    house = house_of(request)
    if address_of(request) not in THIS_MACHINE:
        raise Refused(Code.UNKNOWN_ADDRESS)
    house.metrics.tables(await house.lobby.count_tables())
    return house.metrics.exposition()


@get("/api/games", summary="The games", tags=["games"])
async def get_games(request: AnyRequest) -> list[m.GameShown]:
    """Return the games with their options, and how far they are prepared."""
    return house_of(request).shelf.show()


@post(
    "/api/games/{name:str}/prepare",
    summary="Prepare a game",
    tags=["games"],
    status_code=202,
    security=MEMBER,
    refusals=(*KNOWN, Code.BAD_MESSAGE, Code.BAD_OPTION),
)
async def post_prepare(request: AnyRequest, name: GameName) -> m.GameShown:
    """Have a game prepared first, as you wait for it; one that failed is tried again."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, caller.person)
    return house.shelf.prepare(name)


@get("/api/me", summary="Whether you are known", tags=["you"], refusals=(Code.STORE_FAILED,))
async def get_me(request: AnyRequest) -> m.Visitor:
    """Return who you are, if anybody: a page asks this first, and is not refused."""
    caller = await house_of(request).callers.find(request.scope)
    return m.Visitor(m.Me(caller.person, caller.name) if caller else None)


@get("/api/session", summary="Who you are", tags=["you"], security=MEMBER, refusals=KNOWN)
async def get_session(request: AnyRequest) -> m.Me:
    """Return who you are here."""
    caller = await caller_of(request)
    return m.Me(caller.person, caller.name)


@post(
    "/api/session",
    summary="Choose a name",
    tags=["you"],
    status_code=200,
    security=ANYBODY,
    refusals=(Code.STORE_FAILED,),
)
async def post_session(request: AnyRequest, data: JSONBody[NewSession]) -> Response[m.Me]:
    """Give yourself a name; a browser that is new here gets a cookie that lasts for a year."""
    house = house_of(request)
    name = clean_name(data.name)
    caller = await house.callers.find(request.scope)
    if caller is not None:
        caller = await house.callers.rename(caller, name)
        return Response(m.Me(caller.person, caller.name))
    house.limits.take(house.limits.rates.tables, address_of(request))
    caller, token = await house.callers.sign_in(name)
    cookie = {"Set-Cookie": write_cookie(token, house.guard)}
    return Response(m.Me(caller.person, caller.name), headers=cookie)


@delete(
    "/api/session",
    summary="Sign out",
    tags=["you"],
    status_code=204,
    security=MEMBER,
    refusals=KNOWN,
)
async def delete_session(request: AnyRequest) -> Response[None]:
    """End this session; its sockets are closed."""
    house = house_of(request)
    await house.callers.sign_out(await caller_of(request))
    return Response(None, status_code=204, headers={"Set-Cookie": clear_cookie(house.guard)})


@post("/api/tokens", summary="A token for a program", tags=["you"], security=MEMBER, refusals=KNOWN)
async def post_token(request: AnyRequest, data: JSONBody[NewToken]) -> m.Token:
    """Return a token with which a program plays for you: ``Authorization: Bearer``."""
    caller = await caller_of(request)
    house = house_of(request)
    house.limits.take(house.limits.rates.tables, caller.person)
    return await house.callers.make_token(caller, clean_name(data.label))


@delete(
    "/api/tokens",
    summary="Revoke all tokens",
    tags=["you"],
    status_code=204,
    security=MEMBER,
    refusals=KNOWN,
)
async def delete_tokens(request: AnyRequest) -> None:
    """End the sessions of all programs that play for you."""
    await house_of(request).callers.revoke_tokens(await caller_of(request))


@get(
    "/api/stream",
    summary="Your turns",
    tags=["you"],
    media_type="application/x-ndjson",
    security=MEMBER,
    refusals=(*KNOWN, Code.NOT_READY),
)
async def get_stream(request: AnyRequest) -> Stream:
    """Return a stream of JSON lines: one whenever you are to move, or a match of yours is over."""
    house, caller = house_of(request), await caller_of(request)
    lines = turns(house, house.tables, caller, address_of(request))
    return Stream(lines, media_type="application/x-ndjson")


@get("/api/tables", summary="Open tables", tags=["tables"], refusals=(Code.STORE_FAILED,))
async def get_tables(request: AnyRequest) -> list[m.Summary]:
    """Return the public tables that are gathering or playing."""
    return await house_of(request).lobby.open_tables()


@get("/api/tables/mine", summary="Your tables", tags=["tables"], security=MEMBER, refusals=KNOWN)
async def get_my_tables(request: AnyRequest) -> list[m.MyTable]:
    """Return the tables at which you sit, the latest first."""
    caller = await caller_of(request)
    return await house_of(request).lobby.tables_of(caller.person)


@post(
    "/api/tables",
    summary="Set up a table",
    tags=["tables"],
    security=MEMBER,
    refusals=(*KNOWN, Code.BAD_OPTION, Code.NOT_READY, Code.STOPPING),
)
async def post_table(request: AnyRequest, data: JSONBody[Setup]) -> m.Page:
    """Set up a table. The match starts when all seats are taken."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, caller.person)
    table_id = await house.tables.create(caller.person, caller.name, clean_names(data))
    return await house.tables.answers.page(table_id, caller.person)


@get(
    "/api/tables/{table_id:str}",
    summary="A table",
    tags=["tables"],
    security=ANYBODY,
    refusals=SEEN,
)
async def get_table(request: AnyRequest, table_id: TableId, since: Version = 0) -> m.Page:
    """Return a table as you may see it, and what happened there after a version."""
    async with looking(request) as (answers, person):
        return await answers.page(table_id, person, since)


@post(
    "/api/tables/{table_id:str}/commands",
    summary="Do something",
    tags=["tables"],
    status_code=200,
    security=MEMBER,
    refusals=(*KNOWN, *SEEN, *COMMAND),
)
async def post_command(
    request: AnyRequest, table_id: TableId, data: JSONBody[AnyCommand]
) -> m.Done:
    """Carry out a command at a table: sit, move, take back and so on."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.commands, caller.person)
    return await act(house, caller, address_of(request), table_id, data)


@get(
    "/api/tables/{table_id:str}/moments/{ply:int}",
    summary="A position",
    tags=["tables"],
    security=ANYBODY,
    refusals=(*SEEN, *MOMENT, Code.NOT_OVER),
)
async def get_moment(
    request: AnyRequest,
    table_id: TableId,
    ply: Ply,
    eyes: Eyes = None,
) -> m.Moment:
    """Return the position before a move: as a seat saw it, or ``open`` when the match is over."""
    async with looking(request) as (answers, person):
        return await answers.moment(table_id, person, ply, eyes)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A replay",
    tags=["tables"],
    media_type="text/plain",
    security=ANYBODY,
    refusals=(*SEEN, Code.NOT_OVER),
)
async def get_replay(request: AnyRequest, table_id: TableId) -> str:
    """Return a finished match as text, with the seed and the salt of its pledge."""
    async with looking(request) as (answers, person):
        return await answers.replay(table_id, person)


@get(
    "/api/tables/{table_id:str}/why",
    summary="Why not?",
    tags=["tables"],
    security=ANYBODY,
    refusals=SEEN,
)
async def get_why(
    request: AnyRequest, table_id: TableId, move: MoveText = None, parts: PartsText = None
) -> m.WhyShown:
    """Return whether you could make a move now, and why not."""
    async with asking(request) as (answers, person):
        return await answers.why(table_id, person, asked(move, parts))


@get(
    "/api/tables/{table_id:str}/preview",
    summary="What then?",
    tags=["tables"],
    security=ANYBODY,
    refusals=(*SEEN, *MOVE),
)
async def get_preview(
    request: AnyRequest, table_id: TableId, move: MoveText = None, parts: PartsText = None
) -> m.Preview:
    """Return what would be told of a move of yours and how the table would look to spectators.

    It is worked out from what you may know; what is left to chance is missing, or null.
    """
    async with asking(request) as (answers, person):
        return await answers.preview(table_id, person, asked(move, parts))


@get(
    "/api/tables/{table_id:str}/explain",
    summary="How does it stand?",
    tags=["tables"],
    security=ANYBODY,
    refusals=(*SEEN, Code.BAD_OPTION, Code.NOT_STARTED, Code.OLD_RULES),
)
async def get_explanation(request: AnyRequest, table_id: TableId, what: Something) -> m.Explained:
    """Return what the game has to say about something on the table, now or when it is over."""
    async with asking(request) as (answers, person):
        return await answers.explain(table_id, person, what)


@get(
    "/api/tables/{table_id:str}/hint",
    summary="A hint",
    tags=["tables"],
    security=MEMBER,
    refusals=(*KNOWN, *SEEN, Code.HINTS_OFF, Code.NOT_YOUR_TURN, Code.BAD_OPTION),
)
async def get_hint(request: AnyRequest, table_id: TableId) -> m.HintShown:
    """Return the best moves, at a table without other people."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, f"hint {caller.person}")
    with house.limits.counting_wrong_links(address_of(request)):
        return await house.tables.answers.hint(table_id, caller.person)


@websocket("/ws")
async def get_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Talk to a page; see the documentation of the protocol."""
    house = house_of(socket)
    caller = await house.callers.find(socket.scope)
    if caller is None or house.stopping:
        await deny(socket, Code.STOPPING if house.stopping else Code.NO_SESSION)
        return
    mine = house.sockets.open(caller.person, address_of(socket))
    if mine is None:
        await deny(socket, Code.TOO_FAST, wait=1)
        return
    try:
        await talk(house, caller, mine, socket)
    finally:
        house.sockets.close(mine)


async def deny(socket: WebSocket[Any, Any, State], code: Code, wait: int = 0) -> None:
    """Refuse a handshake, with the reason as the answer of an ordinary request."""
    denial = Denial(status_of(code), code, str(Refused(code, seconds=wait)), wait)
    scope: Any = socket.scope
    receive: Any = socket.receive
    send: Any = socket.send
    await answer(denial, scope, receive, send)


def clean_names(setup: Setup) -> Setup:
    """Return a setup with clean names; raise ``Refused``."""
    seats = [
        msgspec.structs.replace(place, name=clean_name(place.name)) if place.name else place
        for place in setup.seats
    ]
    return msgspec.structs.replace(setup, seats=seats)


ROUTES = [
    get_health,
    get_metrics,
    get_games,
    post_prepare,
    get_me,
    get_session,
    post_session,
    delete_session,
    post_token,
    delete_tokens,
    get_stream,
    get_tables,
    get_my_tables,
    post_table,
    get_table,
    post_command,
    get_moment,
    get_replay,
    get_why,
    get_preview,
    get_explanation,
    get_hint,
    get_socket,
]
