"""The files that browsers get: the page, as it was built from ``web/``.

They stand in front of the application: what is not one of them is passed on. All of them are read
once and found by their exact address, so that no other file can be reached. The start page tells
which other files belong to it; when it is built anew, all are read again.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from holdfast.server.guard.asgi import App, Receive, Scope, Send, header_values

FOLDER: Final = Path(__file__).parents[1] / "page"
START: Final = "/index.html"
#: Addresses that the page itself makes sense of: all of them get the start page.
_ROUTES: Final = re.compile(
    r"/(?:(?:new|table|replay|rules|how|puzzles|stats)(?:/[^/]+){0,2}|(?:learn|study)(?:/[^/]+){0,3}|settings)?/?"
)
#: Addresses that no person looks at: what is wrong there is said in JSON.
_NOT_FOR_PEOPLE: Final = re.compile(r"/(?:api|assets|metrics|ws)(?:/|$)")
#: Files with a digest of their content in their name.
_ASSETS: Final = "/assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

#: How files are packed, the best way first, with the ends of their names.
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
_PLAIN: Final = "identity"
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
_UNKNOWN: Final = "application/octet-stream"
_OK, _NOT_MODIFIED, _NOT_FOUND = 200, 304, 404

_NOT_BUILT: Final = b"""\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Holdfast</title>
<link rel="icon" href="data:,">
<p>The page has not been built yet: run <code>make web</code>, which needs Node.js.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent: its type, and its content as it is and packed."""

    kind: str
    cache: str
    forms: dict[str, bytes]

    def choose(self, accepted: set[str]) -> str:
        """Return the best form that a browser accepts."""
        return next((form for form in _PACKED if form in self.forms and form in accepted), _PLAIN)

    def tag(self, form: str) -> str:
        """Return what names exactly this content in this form."""
        return f'"{self._digest}-{form}"'

    @cached_property
    def _digest(self) -> str:
        return hashlib.sha256(self.forms[_PLAIN]).hexdigest()[:32]


#: What is shown in place of a page that is not there.
_MISSING: Final = File(_TYPES[".html"], _ASK_AGAIN, {_PLAIN: _NOT_BUILT})


class Pages:
    """Middleware that answers with the files of a folder."""

    def __init__(self, app: App, folder: Path = FOLDER) -> None:
        """Stand in front of an application."""
        self._app = app
        self._folder = folder
        self._read_at = 0
        self._files: dict[str, File] = {}
        self._look()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file, or pass on."""
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        path = scope["path"] if asks else ""
        if _ROUTES.fullmatch(path):
            await _send(self._start(), scope, send)
        elif path in self._files:
            await _send(self._files[path], scope, send)
        elif asks and is_lost(scope):
            await _send(self._start(), scope, send, _NOT_FOUND)
        else:
            await self._app(scope, receive, send)

    def _start(self) -> File:
        self._look()
        return self._files.get(START, _MISSING)

    def _look(self) -> None:
        """Read the files, if they were built since they were read."""
        start = self._folder / START[1:]
        built_at = start.stat().st_mtime_ns if start.exists() else 0
        if built_at != self._read_at:
            self._read_at = built_at
            self._files = read_files(self._folder) if built_at else {}


def read_files(folder: Path) -> dict[str, File]:
    """Return the files of a folder by their addresses; packed ones belong to what they hold."""
    contents = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    names = [name for name in contents if not name.endswith(tuple(_PACKED.values()))]
    return {name: _make_file(name, contents) for name in names}


def _make_file(name: str, contents: dict[str, bytes]) -> File:
    packed = {form: contents.get(name + end) for form, end in _PACKED.items()}
    forms = {form: content for form, content in packed.items() if content is not None}
    cache = _FOR_EVER if name.startswith(_ASSETS) else _ASK_AGAIN
    return File(_TYPES.get(Path(name).suffix, _UNKNOWN), cache, {_PLAIN: contents[name], **forms})


def is_lost(scope: Scope) -> bool:
    """Tell whether somebody, and not a program, looks for a page that there is not."""
    person = any("text/html" in value for value in header_values(scope, b"accept"))
    return person and not _NOT_FOR_PEOPLE.match(scope["path"])


async def _send(file: File, scope: Scope, send: Send, status: int = _OK) -> None:
    form = file.choose(read_accepted(header_values(scope, b"accept-encoding")))
    tag, content = file.tag(form), file.forms[form]
    headers = {"etag": tag, "cache-control": file.cache}
    if len(file.forms) > 1:
        headers["vary"] = "accept-encoding"
    known = read_tags(header_values(scope, b"if-none-match"))
    if status == _OK and (tag in known or "*" in known):
        status, content = _NOT_MODIFIED, b""
    else:
        headers |= {"content-type": file.kind, "content-length": str(len(content))}
        if form != _PLAIN:
            headers["content-encoding"] = form
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    body = b"" if scope["method"] == "HEAD" else content
    await send({"type": "http.response.body", "body": body})


def read_accepted(values: Iterable[str]) -> set[str]:
    """Return the ways of packing that a browser accepts."""
    found = set()
    for part in ",".join(values).split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            found.add(name.strip().lower())
    return found


def read_tags(values: Iterable[str]) -> set[str]:
    """Return the tags of the contents that a browser has."""
    return {tag.strip().removeprefix("W/") for tag in ",".join(values).split(",")}
