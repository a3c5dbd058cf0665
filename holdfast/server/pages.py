"""The files that browsers get: the start page and its style."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

FOLDER: Final = Path(__file__).parent / "page"
_NOT_MODIFIED: Final = 304


@get("/", include_in_schema=False)
async def get_start(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return the start page."""
    return give_file(request, "index.html", "text/html")


@get("/page/style.css", include_in_schema=False)
async def get_style(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return the style of the start page."""
    return give_file(request, "style.css", "text/css")


def give_file(request: Request[Any, Any, State], name: str, kind: str) -> Response[bytes]:
    """Return a file; a browser that has it already is only told that it is still the same."""
    content = (FOLDER / name).read_bytes()
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=_NOT_MODIFIED, headers=headers)
    return Response(content, media_type=kind, headers=headers)


PAGES: Final = [get_start, get_style]
