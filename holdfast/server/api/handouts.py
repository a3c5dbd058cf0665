"""What the page of a game gets besides views, such as maps: made once, packed, and kept."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter

from holdfast.core.cache import cache_root, keep, read_kept
from holdfast.games import registry
from holdfast.server.api.parameters import GameName
from holdfast.server.table.refusals import Code, Refused

Kind = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=40,
        pattern="^[a-z0-9-]+$",
        description="What kind of thing it is, such as `tall-map`.",
    ),
]
Name = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=60,
        pattern="^[a-z0-9-]+(@[0-9a-f]{6})?$",
        description="Which one: a map has the name by which a match calls its board.",
    ),
]
_NOT_MODIFIED: Final = 304


class Handed(msgspec.Struct, frozen=True):
    """What a game hands out, as the game declares it."""


class Packed(NamedTuple):
    """A handout as it is sent: compressed JSON, and a tag that changes with it."""

    body: bytes
    tag: str


@get(
    "/api/games/{game:str}/handouts/{kind:str}/{name:str}",
    summary="What a game's page needs",
    tags=["games"],
    refusals=(Code.BAD_MESSAGE, Code.UNKNOWN_ADDRESS),
)
async def get_handout(
    request: Request[Any, Any, State], game: GameName, kind: Kind, name: Name
) -> Response[Handed]:
    """Return something that a game gives to its page besides views, such as a map."""
    packed = await asyncio.to_thread(make_handout, game, kind, name)
    headers = {"ETag": packed.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    body: Any = packed.body
    if packed.tag in request.headers.get("if-none-match", ""):
        body = b""
        return Response(body, status_code=_NOT_MODIFIED, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(packed.body)
    return Response(body, media_type="application/json", headers=headers)


@cache
def make_handout(name: str, kind: str, thing: str) -> Packed:
    """Return a handout of the game of this name; raise ``Refused`` if there is no such thing.

    Making it takes seconds, so it is kept, under the name of what it is made from and by.
    """
    if name not in registry.names():
        raise Refused(Code.UNKNOWN_ADDRESS)
    # The game brings the compiler along, which the server does not wait for when it starts.
    game = registry.get(name)
    handout = game.wire.handouts.get(kind)
    source = handout and handout.find(thing)
    if handout is None or source is None:
        raise Refused(Code.UNKNOWN_ADDRESS)
    seen = hashlib.sha256(repr(source).encode())
    for path in sorted(game.folder.rglob("*.py")):
        seen.update(path.read_bytes())
    path = cache_root() / "handouts" / f"{name}-{kind}-{thing}-{seen.hexdigest()[:20]}.json.gz"
    body = read_kept(path)
    if body is None:
        body = gzip.compress(msgspec.json.encode(handout.make(source)), mtime=0)
        keep(path, body)
    return Packed(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')
