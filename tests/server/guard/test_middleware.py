"""The gate: checks in order, refusals as JSON, nothing reaches the application that is refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from holdfast.server.guard import Denial, Rate, Rates, answer, denials, guard_for
from holdfast.server.guard.asgi import Message, Receive, Scope, Send
from tests.server.guard.wire import (
    BEARER,
    COOKIE,
    LOCAL,
    ORIGIN,
    PUBLIC,
    Clock,
    Pair,
    Tiny,
    asked,
    gated,
    http,
    post,
    sent,
    socket,
)

FEW = replace(LOCAL, requests_per_address=Rate(3, 0.5), requests_per_session=Rate(2, 0.5))


def test_a_body_of_the_longest_length_passes_unchanged() -> None:
    app = Tiny()
    body = bytes(range(256)) * 32
    assert asked(gated(app), post(("content-length", "8192")), [body]).status == 200
    assert app.bodies == [body]


@pytest.mark.parametrize("length", ["8193", "99999999999", "9" * 5000, "0" * 5000])
def test_a_body_announced_too_long_is_refused_unread(length: str) -> None:
    read: list[Message] = []

    async def ask() -> list[Message]:
        messages: list[Message] = []

        async def receive() -> Message:
            read.append({})
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            messages.append(message)

        await gated(Tiny())(post(("content-length", length)), receive, send)
        return messages

    assert asyncio.run(ask())[0]["status"] == 413
    assert read == []


@pytest.mark.parametrize("headers", [[], [("content-length", "2")], [("content-length", "-1")]])
@pytest.mark.parametrize("method", ["POST", "GET"])
def test_the_bytes_that_come_are_counted(headers: list[Pair], method: str) -> None:
    app = Tiny()
    answer = asked(gated(app), post(*headers, method=method), [b"x" * 4096, b"", b"x" * 4097])
    assert (answer.status, answer.code) == (413, "too_big")
    assert answer.header("connection") == "close"
    assert app.bodies == []


def test_an_endless_body_is_read_no_further_than_allowed() -> None:
    pieces = 0

    def endless() -> Iterator[Message]:
        nonlocal pieces
        while True:
            pieces += 1
            yield {"type": "http.request", "body": b"x" * 100, "more_body": True}

    async def ask() -> None:
        parts = endless()

        async def receive() -> Message:
            return next(parts)

        async def send(message: Message) -> None:
            pass

        await gated(Tiny())(post(), receive, send)

    asyncio.run(ask())
    assert pieces == 82


def test_a_client_that_leaves_within_its_body_is_not_answered() -> None:
    app = Tiny()

    async def ask() -> list[Message]:
        waiting = iter([{"type": "http.request", "body": b"{", "more_body": True}])
        messages: list[Message] = []

        async def receive() -> Message:
            return next(waiting, {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            messages.append(message)

        await gated(app)(post(), receive, send)
        return messages

    assert asyncio.run(ask()) == []
    assert app.bodies == []


def test_the_application_still_hears_that_the_client_leaves() -> None:
    heard: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.extend([(await receive())["type"], (await receive())["type"]])

    sent(gated(app), post())
    assert heard == ["http.request", "http.disconnect"]


def test_too_many_requests_from_one_address_wait() -> None:
    clock = Clock()
    app = gated(Tiny(), FEW, clock)
    assert [asked(app, post()).status for _ in range(4)] == [200, 200, 200, 429]
    answer = asked(app, post())
    assert answer.code == "too_fast"
    assert answer.header("retry-after") == "2"
    assert asked(app, post(client=("192.0.2.8", 1))).status == 200
    clock.now += 2
    assert asked(app, post()).status == 200


def test_whoever_must_wait_is_told_whole_seconds_that_are_enough() -> None:
    app = gated(Tiny(), replace(LOCAL, requests_per_address=Rate(1, 0.4)))
    asked(app, post())
    assert asked(app, post()).header("retry-after") == "3"


def test_handshakes_count_as_requests() -> None:
    app = gated(Tiny(), FEW)
    scopes = [socket([("origin", ORIGIN)]) for _ in range(4)]
    assert [asked(app, scope).status for scope in scopes] == [101, 101, 101, 429]


def test_too_many_requests_with_one_credential_wait_wherever_they_come_from() -> None:
    app = gated(Tiny(), FEW)
    cookies: list[Pair] = [("cookie", f"holdfast={COOKIE}")]
    statuses = [asked(app, post(*cookies, client=(f"192.0.2.{n}", 1))).status for n in range(3)]
    assert statuses == [200, 200, 429]
    bots = [
        http([("authorization", f"Bearer {BEARER}")], client=(f"192.0.2.{n}", 1)) for n in "456"
    ]
    assert [asked(app, scope).status for scope in bots] == [200, 200, 429]


def test_invented_credentials_and_forwarded_addresses_do_not_help() -> None:
    app = gated(Tiny(), FEW)
    scopes = [
        post(("cookie", f"holdfast={n:043}"), ("x-forwarded-for", f"192.0.2.{n}")) for n in range(4)
    ]
    assert [asked(app, scope).status for scope in scopes] == [200, 200, 200, 429]


def test_behind_a_proxy_every_visitor_is_counted_alone() -> None:
    guard = replace(PUBLIC, requests_per_address=Rate(1, 0.5))
    app = gated(Tiny(), guard)
    scopes = [
        http([("x-forwarded-for", f"1.1.1.1, {visitor}")], method="GET", host="example.org")
        for visitor in ("198.51.100.1", "198.51.100.1", "198.51.100.2")
    ]
    assert [asked(app, scope).status for scope in scopes] == [200, 429, 200]


def test_a_foreign_page_does_not_use_up_what_its_visitor_is_allowed() -> None:
    app = gated(Tiny(), FEW)
    for _ in range(10):
        assert asked(app, http([("origin", "https://evil.com")])).status == 403
        assert asked(app, post(host="evil.com")).status == 403
    assert asked(app, post()).status == 200


def test_clients_without_an_address_share_one_allowance() -> None:
    app = gated(Tiny(), FEW)
    statuses = [asked(app, post(client=None)).status for _ in range(4)]
    assert statuses == [200, 200, 200, 429]


def test_host_comes_before_origin_before_rate_before_body() -> None:
    guard = replace(LOCAL, requests_per_address=Rate(1, 0.5))
    app = gated(Tiny(), guard)
    long = ("content-length", "99999")
    text = ("content-type", "text/plain")
    assert asked(app, http([("origin", "null"), long], host="evil.com")).code == "foreign_host"
    assert asked(app, http([("origin", "null"), long])).code == "foreign_origin"
    assert asked(app, http([("origin", ORIGIN), long, text])).code == "too_big"
    assert asked(app, http([("origin", ORIGIN), long, text])).code == "too_fast"


def test_a_server_that_cannot_answer_handshakes_is_told_to_close_them() -> None:
    scope = socket([("origin", "null")])
    scope["extensions"] = None
    messages = sent(gated(Tiny()), scope)
    assert messages == [{"type": "websocket.close", "code": 1008, "reason": "foreign_origin"}]


def test_starting_and_stopping_passes_the_gate() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    sent(gated(app), {"type": "lifespan"})
    assert seen == ["lifespan"]


@pytest.mark.parametrize("text", ["\x00\xff\u00e9" * 100, "<script>", '"\\', "\r\nset-cookie: a=b"])
def test_what_strangers_write_is_shown_short_and_harmless(text: str) -> None:
    for scope in (post(host=text), http([("origin", text)]), post(("sec-fetch-site", text))):
        answer = asked(gated(Tiny()), scope)
        assert answer.code in {"foreign_host", "foreign_origin"}
        assert answer.header("set-cookie") is None
        assert answer.header("content-type") == "application/json"


def test_the_log_names_the_refusal_but_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    headers: list[Pair] = [
        ("cookie", f"holdfast={COOKIE}"),
        ("authorization", f"Bearer {BEARER}"),
    ]
    for scope in (http(headers, path="/join/secret-link"), socket(headers), post(host="evil.com")):
        asked(gated(Tiny()), scope)
    lines = [record.getMessage() for record in caplog.records if "holdfast" in record.name]
    assert lines == [
        "refused http from 192.0.2.7: foreign_origin",
        "refused websocket from 192.0.2.7: foreign_origin",
        "refused http from 192.0.2.7: foreign_host",
    ]


def test_two_servers_do_not_share_their_rates() -> None:
    guard = replace(guard_for("127.0.0.1", 8000), requests_per_address=Rate(1, 0.5))
    first, second = Rates(guard, Clock()), Rates(guard, Clock())
    assert first.addresses.take("a") == 0
    assert second.addresses.take("a") == 0


async def refuse(body: list[bytes], headers: list[tuple[bytes, bytes]]) -> tuple[int, list[str]]:
    """Refuse a request; return how many pieces of its body were taken in, and what was sent."""
    pieces = iter(body)
    taken = 0

    async def receive() -> dict[str, Any]:
        nonlocal taken
        piece = next(pieces, None)
        if piece is None:
            await asyncio.sleep(60)
        taken += 1
        return {"type": "http.request", "body": piece, "more_body": taken < len(body) + 1}

    told: list[str] = []

    async def send(message: Any) -> None:
        told.append(message["type"])

    refusal = Denial(403, "no", "No.")
    await answer(refusal, {"type": "http", "headers": headers}, receive, send)
    return taken, told


def test_a_body_is_taken_in_before_it_is_refused_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(denials, "PATIENCE", 0.05)
    answered = ["http.response.start", "http.response.body"]
    length = [(b"content-length", b"9")]
    assert asyncio.run(refuse([b"abc", b"def"], length)) == (2, answered)  # the rest never comes
    assert asyncio.run(refuse([b"x" * 400_000] * 9, length)) == (3, answered)  # too long
    assert asyncio.run(refuse([b"abc"], [])) == (0, answered)  # a request without a body
