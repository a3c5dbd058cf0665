"""The document of the API, for the clients of others.

Litestar knows the paths and their parameters. The schemas of what is sent are msgspec's, which
checks it and so knows what it refuses; and which refusals a path has, its handler tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Request, Response, Router
from litestar.connection import ASGIConnection
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag
from litestar.response import Stream

import holdfast
from holdfast import __version__
from holdfast.server import messages as m
from holdfast.server.api.status import status_of
from holdfast.server.guard import Guard
from holdfast.server.table.commands import AnyCommand
from holdfast.server.table.refusals import Code, Refused

PATH: Final = "/api/docs"
#: Who may call: somebody who is signed in, in a browser or with a program; or also anybody else.
MEMBER: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"bearer": []}]
ANYBODY: Final[list[dict[str, list[str]]]] = [{}, *MEMBER]

#: What the guard refuses, whatever the path is, and what can always go wrong.
ALWAYS: Final = {Code.FOREIGN_HOST, Code.FOREIGN_ORIGIN, Code.TOO_FAST, Code.INTERNAL}
WITH_BODY: Final = {Code.BAD_MESSAGE, Code.TOO_SLOW, Code.TOO_BIG, Code.NOT_JSON}

_REFERENCE: Final = "#/components/schemas/{name}"
#: Where something is mentioned that depends on the game: the schema, the field, what it is.
_BY_GAMES: Final = (
    ("MatchShown", "table", "View"),
    ("Moment", "table", "View"),
    ("Choice", "parts", "Parts"),
    ("LineShown", "parts", "Parts"),
    ("HintMove", "parts", "Parts"),
)
_RETRY_AFTER: Final = {
    "description": "How many seconds to wait.",
    "required": True,
    "schema": {"type": "integer", "minimum": 1},
}
_ABOUT: Final = """\
Tables at which people and programs play.

Sign in by choosing a name: `POST /api/session`. A browser then has a cookie. A program uses a
token, which somebody who is signed in makes with `POST /api/tokens`, in the header
`Authorization: Bearer`, and sends no cookie. Requests that change something need the `Origin` of
the server, or a token. Bodies are JSON of at most {most} bytes, without other fields than those
listed here.

What is not done is refused with a `Refusal`, whose `code` is one of a closed list; each operation
names the codes that it can give. `too_fast` comes with the header `Retry-After`. Commands can be
sent again with the same `cid` without harm.

The same commands go over the socket `/ws`, which also tells at once what happens at a table.
"""


Lines = Annotated[str, msgspec.Meta(description="Lines; each is empty or a `Turn` in JSON.")]


class Document(JsonRenderPlugin):
    """Answers with the document."""

    def __init__(self) -> None:
        """Answer with a type that browsers show."""
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        return msgspec.json.encode(complete(openapi_schema, promises_of(request.app.routes)))


def describe(guard: Guard) -> OpenAPIConfig:
    """Return what Litestar has to know for the document of a server behind a guard."""
    cookie = SecurityScheme(
        type="apiKey",
        name=guard.cookie_name,
        security_scheme_in="cookie",
        description="The session of a browser, from `POST /api/session`.",
    )
    bearer = SecurityScheme(
        type="http", scheme="bearer", description="A token, from `POST /api/tokens`."
    )
    return OpenAPIConfig(
        title="Holdfast",
        version=__version__,
        description=_ABOUT.format(most=guard.body_bytes),
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        components=Components(security_schemes={"cookie": cookie, "bearer": bearer}),
        tags=[
            Tag("you", "Who you are here, and the programs that play for you."),
            Tag("tables", "Tables, and what can be done at them."),
            Tag("games", "The games."),
            Tag("lessons", "Lessons, in which nothing is kept: each question says where you are."),
            Tag("puzzles", "Positions with one move that is clearly best; nothing is kept."),
            Tag(
                "studies", "Positions to play on from, in which nothing is kept but what is shared."
            ),
            Tag("server", "The server itself."),
        ],
        openapi_router=Router(
            PATH, route_handlers=[], include_in_schema=False, guards=[_only_the_document]
        ),
        render_plugins=[Document()],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )


def _only_the_document(connection: ASGIConnection[Any, Any, Any, Any], _handler: Any) -> None:
    """Refuse what Litestar would answer with a page of its own."""
    if connection.scope["path"].rstrip("/") not in (PATH, f"{PATH}/openapi.json"):
        raise Refused(Code.UNKNOWN_ADDRESS)


class Promise(NamedTuple):
    """What a handler tells of its operation: what it takes, gives and refuses."""

    takes: Any  # the type of the body; None if there is none
    gives: Any  # the type of the answer; the same
    refuses: tuple[Code, ...]


def promises_of(routes: Iterable[Any]) -> dict[str, Promise]:
    """Return the promises of handlers, by their names."""
    handlers = (handler for route in routes for handler in getattr(route, "route_handlers", ()))
    return {
        handler.handler_name: _promise(handler)
        for handler in handlers
        if isinstance(handler, HTTPRouteHandler)
    }


def complete(drawn: Mapping[str, Any], promises: Mapping[str, Promise]) -> dict[str, Any]:
    """Return Litestar's document with exact schemas and with all refusals."""
    paths = {
        path: {
            method: _complete(operation, promises[operation["operationId"]])
            for method, operation in item.items()
        }
        for path, item in drawn["paths"].items()
    }
    used = [promises[each["operationId"]] for item in paths.values() for each in item.values()]
    types = [m.Refusal, m.Turn, *(p.takes for p in used), *(p.gives for p in used)]
    _, schemas = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    schemas["Command"] = {"title": "Command", **_schema(AnyCommand)}
    schemas |= _games_schemas(schemas)
    return {**drawn, "paths": paths, "components": {**drawn["components"], "schemas": schemas}}


def _games_schemas(schemas: Mapping[str, Any]) -> dict[str, Any]:
    """Return the schemas of what leaves the games, and those in which it is mentioned."""
    games = [holdfast.game(name) for name in holdfast.game_names()]
    found: dict[str, Any] = {
        "View": {"title": "View", "anyOf": [_named(game, "View") for game in games]},
        "Parts": {"title": "Parts", "anyOf": [_named(game, "Move") for game in games]},
        "Handed": {"title": "Handed", "anyOf": _handed(games)},
    }
    for game in games:
        found |= _game_schemas(game)
    for name, field, kind in _BY_GAMES:
        fields = schemas[name]["properties"]
        shown = {**fields, field: {"$ref": _REFERENCE.format(name=kind)}}
        found[name] = {**schemas[name], "properties": shown}
    return found


def _game_schemas(game: holdfast.Game) -> dict[str, Any]:
    """Return the schemas of what leaves a game; their names begin with that of the game."""
    called = _called(game)
    shapes = [handout.shape for handout in game.wire.handouts.values()]
    (_, move, question, *_), parts = msgspec.json.schema_components(
        [game.wire.types.view, game.wire.types.move, game.wire.types.question, *shapes],
        ref_template=_REFERENCE.format(name=called + "{name}"),
    )
    named = {**parts, "Move": move, "Question": question}
    return {f"{called}{name}": {**schema, "title": called + name} for name, schema in named.items()}


def _handed(games: Sequence[holdfast.Game]) -> list[dict[str, str]]:
    """Return what games hand out, each shape once."""
    shapes = [(game, each.shape.__name__) for game in games for each in game.wire.handouts.values()]
    found = [_named(game, name) for game, name in shapes]
    return [each for at, each in enumerate(found) if each not in found[:at]]


def _named(game: holdfast.Game, name: str) -> dict[str, str]:
    return {"$ref": _REFERENCE.format(name=_called(game) + name)}


def _called(game: holdfast.Game) -> str:
    return "".join(word.capitalize() for word in game.name.split("-"))


def _promise(handler: HTTPRouteHandler) -> Promise:
    body, answer = handler.parsed_data_field, handler.parsed_return_field
    if answer.inner_types and answer.is_subclass_of(Response):
        answer = answer.inner_types[0]
    gives = Lines if answer.annotation is Stream else answer.annotation
    refuses = tuple(handler.opt.get("refusals", ()))
    return Promise(body and body.annotation, None if gives is type(None) else gives, refuses)


def _complete(operation: Mapping[str, Any], promise: Promise) -> dict[str, Any]:
    """Return an operation with exact schemas and with all refusals."""
    answers = operation["responses"]
    (status,) = (status for status in answers if status < "3")
    done: dict[str, Any] = {"description": "Done."}
    codes = {*promise.refuses, *ALWAYS}
    if promise.gives is not None:
        (kind,) = answers[status]["content"]
        done["content"] = {kind: {"schema": _schema(promise.gives)}}
    completed = {**operation}
    if promise.takes is not None:
        codes |= WITH_BODY
        taken = {"application/json": {"schema": _schema_of_body(promise.takes)}}
        completed["requestBody"] = {"required": True, "content": taken}
    return {**completed, "responses": {status: done, **_refusals(codes)}}


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REFERENCE)
    return schema


def _schema_of_body(kind: Any) -> dict[str, Any]:
    return {"$ref": _REFERENCE.format(name="Command")} if kind == AnyCommand else _schema(kind)


def _refusals(codes: Iterable[Code]) -> dict[str, Any]:
    """Return the answers with these codes, by status."""
    by_status: dict[int, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(status_of(code), []).append(code.value)
    return {str(status): _refusal(names) for status, names in sorted(by_status.items())}


def _refusal(codes: list[str]) -> dict[str, Any]:
    refusal = {"$ref": _REFERENCE.format(name="Refusal")}
    schema = {"allOf": [refusal, {"properties": {"code": {"enum": codes}}}]}
    answer: dict[str, Any] = {
        "description": f"Refused: {', '.join(codes)}.",
        "content": {"application/json": {"schema": schema}},
    }
    if Code.TOO_FAST in codes:
        answer["headers"] = {"Retry-After": _RETRY_AFTER}
    return answer
