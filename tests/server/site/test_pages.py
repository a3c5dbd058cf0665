"""The built page: what browsers get, how it is packed, and how they keep it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.site.pages import Pages, read_accepted

START = b"<!doctype html><title>built</title>"
SCRIPT = b"console.log('a')\n" * 20
#: Not brotli, but nobody unpacks it here.
BROTLI = b"packed"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(START)
    (page / "icon.svg").write_bytes(b"<svg/>")
    (page / "assets" / "index-1a.js").write_bytes(SCRIPT)
    (page / "assets" / "index-1a.js.br").write_bytes(BROTLI)
    (page / "assets" / "index-1a.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (page / "assets" / "face-2b.woff2").write_bytes(b"face")
    (page / "app.webmanifest").write_bytes(b"{}")
    (page / "bell.strange").write_bytes(b"?")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    return page


async def behind(scope: Any, _receive: Any, send: Any) -> None:
    """Answer as the application behind the pages: with the method and the path."""
    start = {"type": "http.response.start", "status": 404, "headers": []}
    await send(start)
    body = f"{scope['method']} {scope['path']}".encode()
    await send({"type": "http.response.body", "body": body})


class Browser:
    """Asks for files, without a network."""

    def __init__(self, folder: Path) -> None:
        self.pages = Pages(behind, folder)

    def ask(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            way = httpx.ASGITransport(self.pages)
            async with httpx.AsyncClient(transport=way, base_url="http://here") as client:
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                request = client.build_request(method, "/", headers=named)
                if "accept_encoding" not in headers:
                    del request.headers["accept-encoding"]
                request.url = request.url.copy_with(raw_path=path.encode())
                return await client.send(request)

        return asyncio.run(ask())


@pytest.fixture
def browser(folder: Path) -> Iterator[Browser]:
    yield Browser(folder)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/new/schotten-totten?invite",
        "/table/3c47a6ade635df326c1047e0e98fec8b",
        "/replay/3c47a6ade635df326c1047e0e98fec8b",
        "/replay/3c47a6ade635df326c1047e0e98fec8b/17",
        "/rules/rheinlander",
        "/learn/rheinlander",
        "/puzzles/rheinlander",
        "/stats/rheinlander",
        "/puzzles/rheinlander/3-14",
        "/learn/rheinlander/first/3",
        "/settings",
        "/settings/",
        "/index.html",
    ],
)
def test_every_page_of_the_client_is_its_start_page(browser: Browser, path: str) -> None:
    answer = browser.ask(path)
    assert (answer.status_code, answer.content) == (200, START)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/ws",
        "/nowhere",
        "/settings/more",
        "/table/a/b/c",
        "/assets",
        "/assets/",
        "/assets/index-1a.js.br",
        "/assets/index-1a.js/",
        "/assets/../index.html/x",
        "/assets/../../secret.txt",
        "/../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/assets/\\..\\..\\secret.txt",
        "/assets/index-1a.js%00",
    ],
)
def test_everything_else_is_passed_on(browser: Browser, path: str) -> None:
    answer = browser.ask(path)
    assert answer.status_code == 404
    assert answer.text.startswith("GET /")


BROWSING = "text/html,application/xhtml+xml,*/*;q=0.8"


@pytest.mark.parametrize("path", ["/nowhere", "/table/a/b/c", "/join/x", "/apiary"])
def test_a_person_who_is_lost_gets_the_page_which_says_so(browser: Browser, path: str) -> None:
    answer = browser.ask(path, accept=BROWSING, if_none_match="*")
    assert (answer.status_code, answer.content) == (404, START)
    assert browser.ask(path, "POST", accept=BROWSING).text == f"POST {path}"


@pytest.mark.parametrize("path", ["/api", "/api/x", "/assets/old-1.js", "/metrics", "/ws"])
def test_but_not_where_only_programs_look(browser: Browser, path: str) -> None:
    assert browser.ask(path, accept=BROWSING).text == f"GET {path}"


@pytest.mark.parametrize("path", ["/", "/assets/index-1a.js"])
def test_other_methods_are_passed_on(browser: Browser, path: str) -> None:
    for method in ("POST", "DELETE", "OPTIONS"):
        assert browser.ask(path, method).text == f"{method} {path}"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1a.js", "text/javascript; charset=utf-8"),
        ("/assets/face-2b.woff2", "font/woff2"),
        ("/icon.svg", "image/svg+xml"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/bell.strange", "application/octet-stream"),
    ],
)
def test_files_have_their_types(browser: Browser, path: str, kind: str) -> None:
    assert browser.ask(path).headers["content-type"] == kind


def test_files_with_a_digest_in_their_names_are_kept_for_ever(browser: Browser) -> None:
    kept = browser.ask("/assets/face-2b.woff2").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert browser.ask("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "form", "sent"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br;q=0, GZIP;q=0.5", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_the_best_packing_that_the_browser_accepts_is_sent(
    folder: Path, accepted: str, form: str | None, sent: bytes
) -> None:
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/assets/index-1a.js",
        "headers": [(b"accept-encoding", accepted.encode())],
    }
    asyncio.run(Pages(behind, folder)(scope, send, send))  # type: ignore[arg-type]
    headers = dict(told[0]["headers"])
    assert headers.get(b"content-encoding") == (form and form.encode())
    assert headers[b"vary"] == b"accept-encoding"
    assert (headers[b"content-length"], told[1]["body"][10:]) == (
        str(len(sent)).encode(),
        sent[10:],  # before that, gzip writes the time
    )


def test_a_file_without_packed_forms_does_not_vary(browser: Browser) -> None:
    answer = browser.ask("/assets/face-2b.woff2", accept_encoding="br, gzip")
    assert (answer.content, "vary" in answer.headers) == (b"face", False)


@pytest.mark.parametrize("path", ["/", "/assets/index-1a.js"])
def test_a_browser_that_has_a_file_is_told_that_it_is_still_the_same(
    browser: Browser, path: str
) -> None:
    first = browser.ask(path)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = browser.ask(path, if_none_match=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert browser.ask(path, if_none_match='"other"').content == first.content


def test_each_packing_has_a_tag_of_its_own(browser: Browser) -> None:
    plain = browser.ask("/assets/index-1a.js").headers["etag"]
    answer = browser.ask("/assets/index-1a.js", "HEAD", accept_encoding="br", if_none_match=plain)
    assert answer.status_code == 200
    assert answer.headers["etag"] != plain


@pytest.mark.parametrize("path", ["/", "/assets/face-2b.woff2"])
def test_the_head_of_a_file_can_be_asked_for(browser: Browser, path: str) -> None:
    whole, head = browser.ask(path), browser.ask(path, "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == whole.headers


def test_a_new_build_is_seen_at_once(browser: Browser, folder: Path) -> None:
    browser.ask("/")
    (folder / "assets" / "index-1a.js").unlink()
    (folder / "assets" / "index-9z.js").write_bytes(b"new")
    (folder / "index.html").write_bytes(b"new start")
    assert browser.ask("/table/x").content == b"new start"
    assert browser.ask("/assets/index-9z.js").content == b"new"
    assert browser.ask("/assets/index-1a.js").status_code == 404


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    browser = Browser(tmp_path / "none")
    for path in ("/", "/table/x"):
        answer = browser.ask(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "<code>make web</code>" in answer.text
    assert browser.ask("/assets/index-1a.js").status_code == 404


@pytest.mark.parametrize(
    ("header", "names"),
    [
        (["br;q=1.0, gzip ; q=0"], {"br"}),
        (["gzip", "BR"], {"gzip", "br"}),
        (["gzip;q=0.000"], set()),
    ],
)
def test_what_a_browser_does_not_want_is_not_accepted(header: list[str], names: set[str]) -> None:
    assert read_accepted(header) == names
