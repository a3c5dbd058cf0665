"""The start page: what browsers get, and how they keep it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from holdfast.server.pages import FOLDER
from tests.server.site import running


class Reader(HTMLParser):
    """Collects what a page refers to, and what a strict policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.forbidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        inline = [name for name, _ in attrs if name == "style" or name.startswith("on")]
        self.forbidden += [*inline, *([tag] if tag in ("script", "style") else [])]


def test_the_page_its_style_and_all_that_it_links_are_there(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor() as visitor:
        page = visitor.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        reader = Reader()
        reader.feed(page.text)
        assert reader.forbidden == []
        links = [link for link in reader.links if link != "data:,"]
        assert "/api/docs/openapi.json" in links
        assert [visitor.get(link).status_code for link in links] == [200] * len(links)
        style = visitor.get("/page/style.css")
        assert style.headers["content-type"] == "text/css; charset=utf-8"
        assert "prefers-color-scheme: dark" in style.text


@pytest.mark.parametrize("path", ["/", "/page/style.css"])
def test_a_browser_asks_whether_a_file_is_still_the_same(tmp_path: Path, path: str) -> None:
    with running(tmp_path) as site, site.visitor() as visitor:
        first = visitor.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = visitor.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert visitor.get(path, headers={"If-None-Match": '"another"'}).content == first.content


def test_the_page_needs_nothing_from_elsewhere() -> None:
    for file in FOLDER.iterdir():
        assert not re.search(r"https?:|@import|url\(", file.read_text(encoding="utf-8"))
