"""What the page about the API lists is what there is."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from holdfast.core.words import Sentence
from holdfast.server import messages
from holdfast.server.api import calls
from holdfast.server.api.handouts import get_handout
from holdfast.server.api.routes import ROUTES
from holdfast.server.api.status import status_of
from holdfast.server.guard import guard_for
from holdfast.server.table import commands
from holdfast.server.table.refusals import WORDS, Code

PAGE = (Path(__file__).parents[3] / "docs" / "reference" / "api.md").read_text()


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table under a heading or a sentence."""
    table = PAGE.split(heading, 1)[1].split("|---", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip(" `") for cell in re.split(r" *\| *", line[1:-1])] for line in lines(table)]


def lines(table: str) -> list[str]:
    return [line for line in table.splitlines()[1:] if line.startswith("|")]


def told(union: Any, *common: str) -> list[tuple[str, list[str]]]:
    """Return the tags of the kinds of a message, each with its fields."""
    infos = [msgspec.structs.fields(kind) for kind in get_args(union)]
    tags = [kind.__struct_config__.tag for kind in get_args(union)]
    return [
        (tag, [field.name for field in info if field.name not in common])
        for tag, info in zip(tags, infos, strict=True)
    ]


def test_all_codes_are_listed_with_their_status() -> None:
    expected = [(code.value, str(status_of(code))) for code in Code]
    assert [(code, status) for code, status, _ in rows("These are\nall codes:")] == expected


@pytest.mark.parametrize("code", Code)
def test_each_code_has_a_sentence(code: Code) -> None:
    names = [
        "detail",
        "typed",
        "moves",
        "seat",
        "ply",
        "last",
        "version",
        "title",
        "rules",
        "game",
        "limit",
        "most",
        "seconds",
        "value",
        "thing",
        "why",
    ]
    said = WORDS.say(Sentence(code.replace("_", "-"), dict.fromkeys(names, "x")))
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("heading", "union", "common"),
    [
        ("## Commands", commands.AnyCommand, ("cid", "v")),
        ("To the server:", calls.AnyCall, ()),
        ("From the server:", messages.AnyMessage, ()),
    ],
)
def test_all_messages_are_listed_with_their_fields(
    heading: str, union: Any, common: tuple[str, ...]
) -> None:
    listed = [(kind, re.findall(r"\w+", fields)) for kind, fields, _ in rows(heading)]
    assert listed == told(union, *common)


def test_all_addresses_are_listed() -> None:
    handlers = [route for route in (*ROUTES, get_handout) if isinstance(route, HTTPRouteHandler)]
    public = [route for route in handlers if route.include_in_schema is not False]
    served = {
        f"{method} {re.sub(r':(str|int)', '', path)}"
        for route in public
        for method in route.http_methods
        for path in route.paths
    }
    headings = ("## Who you are", "## Tables", "## Lessons", "## Puzzles", "## Studies")
    listed = [row[0] for heading in headings for row in rows(heading)]
    assert sorted(listed) == sorted(served)


def test_what_is_allowed_is_what_is_listed() -> None:
    guard = guard_for("127.0.0.1", 8080)
    rates = (
        guard.requests_per_address,
        guard.requests_per_session,
        guard.commands,
        guard.pings,
        guard.tables,
        guard.questions,
        guard.studies,
        guard.chat,
        guard.wrong_links,
    )
    listed = [
        (int(burst), float(Fraction(rate))) for _, burst, rate in rows("## How much is allowed")
    ]
    assert listed == [(rate.burst, rate.per_second) for rate in rates]
