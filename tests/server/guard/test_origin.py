"""Only our own pages, and programs with a token, may change something or open a socket."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guard.wire import (
    BEARER,
    COOKIE,
    ORIGIN,
    PUBLIC,
    Pair,
    Tiny,
    asked,
    gated,
    http,
    post,
    socket,
)

FOREIGN = [
    "null",
    "",
    "https://evil.com",
    "http://127.0.0.1",
    "http://127.0.0.1:8001",
    "https://127.0.0.1:8000",
    "http://127.0.0.1:8000/",
    "HTTP://127.0.0.1:8000",
    "http://LOCALHOST:8000",
    "http://localhost.:8000",
    " http://127.0.0.1:8000",
    "http://127.0.0.1:8000.evil.com",
    "http://127.0.0.1:8000@evil.com",
    "http://me@127.0.0.1:8000",
    "http://evil.com#http://127.0.0.1:8000",
    "http://127.0.0.1:8000, http://127.0.0.1:8000",
    "http://127.0.0.1:8000\x00",
    "http://127.0.0.1:8000\xff",
    "http://" + "a" * 60_000,
    "file://",
    "*",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("credential", [(), (("cookie", f"holdfast={COOKIE}"),)])
def test_a_foreign_origin_may_neither_change_nor_connect(
    origin: str, credential: tuple[Pair, ...]
) -> None:
    app = Tiny()
    headers = [("origin", origin), ("content-type", "application/json"), *credential]
    for scope in (http(headers), socket(headers)):
        answer = asked(gated(app), scope, [b"{}"])
        assert (answer.status, answer.code) == (403, "foreign_origin")
    assert app.bodies == []


@pytest.mark.parametrize(
    "origin",
    [
        "https://example.org.evil.com",
        "https://evil.com/example.org",
        "https://evilexample.org",
        "https://sub.example.org",
        "https://example.org:443",
        "https://user@example.org",
        "http://example.org",
        "http://127.0.0.1:8000",
    ],
)
def test_behind_tls_names_that_look_like_ours_are_foreign(origin: str) -> None:
    for scope in (http([("origin", origin)], host="example.org"), socket([("origin", origin)])):
        answer = asked(gated(Tiny(), PUBLIC), scope)
        assert (answer.status, answer.code) == (403, "foreign_origin")


@pytest.mark.parametrize("origin", [ORIGIN, "http://localhost:8000", "http://[::1]:8000"])
def test_our_own_pages_may_do_both(origin: str) -> None:
    assert asked(gated(Tiny()), http([("origin", origin)])).status == 200
    assert asked(gated(Tiny()), socket([("origin", origin)])).status == 101


def test_two_origins_are_refused_even_if_one_or_both_are_ours() -> None:
    for second in (ORIGIN, "https://evil.com"):
        headers = [("origin", ORIGIN), ("Origin", second)]
        assert asked(gated(Tiny()), http(headers)).code == "foreign_origin"
        assert asked(gated(Tiny()), socket(headers)).code == "foreign_origin"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "CONNECT", "FOO", "get"])
def test_every_method_that_is_not_known_to_be_safe_needs_an_origin(method: str) -> None:
    assert asked(gated(Tiny()), http(method=method)).code == "foreign_origin"
    assert asked(gated(Tiny()), http([("origin", ORIGIN)], method=method)).status == 200


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_a_safe_method_needs_no_origin(method: str) -> None:
    assert asked(gated(Tiny()), http(method=method)).status == 200
    assert (
        asked(gated(Tiny()), http([("sec-fetch-site", "cross-site")], method=method)).status == 200
    )


@pytest.mark.parametrize("headers", [[], [("cookie", f"holdfast={COOKIE}")]])
def test_nothing_is_changed_without_origin_and_token(headers: list[Pair]) -> None:
    assert asked(gated(Tiny()), http(headers)).code == "foreign_origin"
    assert asked(gated(Tiny()), socket(headers)).code == "foreign_origin"


def test_a_program_with_a_token_needs_no_origin() -> None:
    headers = [("authorization", f"Bearer {BEARER}")]
    assert asked(gated(Tiny()), http(headers)).status == 200
    assert asked(gated(Tiny()), socket(headers)).status == 101


@pytest.mark.parametrize(
    "headers",
    [
        [("authorization", f"Bearer {BEARER}"), ("origin", "https://evil.com")],
        [("authorization", f"Bearer {BEARER}"), ("origin", "null")],
        [("authorization", f"Bearer {BEARER}"), ("cookie", f"holdfast={COOKIE}")],
        [("authorization", f"Bearer {BEARER}"), ("cookie", "holdfast=")],
        [("authorization", f"Bearer {BEARER}"), ("authorization", f"Bearer {BEARER}")],
        [("authorization", "Bearer guessed")],
        [("authorization", f"Basic {BEARER}")],
        [("authorization", f"Bearer {COOKIE}")],
    ],
)
def test_a_token_does_not_excuse_a_foreign_page_or_a_cookie(headers: list[Pair]) -> None:
    assert asked(gated(Tiny()), http(headers)).code == "foreign_origin"
    assert asked(gated(Tiny()), socket(headers)).code == "foreign_origin"


@pytest.mark.parametrize(
    "site", ["cross-site", "same-site", "", "Same-Origin", "same-origin, none"]
)
def test_the_browser_says_that_another_site_asks(site: str) -> None:
    assert asked(gated(Tiny()), post(("sec-fetch-site", site))).code == "foreign_origin"
    program: list[Pair] = [("authorization", f"Bearer {BEARER}"), ("sec-fetch-site", site)]
    assert asked(gated(Tiny()), http(program)).code == "foreign_origin"


def test_one_good_word_of_the_browser_does_not_hide_a_bad_one() -> None:
    scope = post(("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site"))
    assert asked(gated(Tiny()), scope).code == "foreign_origin"


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_the_browser_says_that_our_page_asks(site: str) -> None:
    assert asked(gated(Tiny()), post(("sec-fetch-site", site))).status == 200


@pytest.mark.parametrize("make", [http, socket])
@pytest.mark.parametrize("proto", ["http", "ws", "HTTP", "https, http"])
def test_behind_tls_nobody_comes_in_over_plain_http(make: Any, proto: str) -> None:
    headers = [("origin", "https://example.org"), ("x-forwarded-proto", proto)]
    answer = asked(gated(Tiny(), PUBLIC), make(headers, host="example.org"))
    assert (answer.status, answer.code) == (403, "foreign_origin")
    assert answer.header("strict-transport-security") is None


def test_behind_tls_everybody_comes_in_over_tls() -> None:
    headers = [("origin", "https://example.org"), ("x-forwarded-proto", "https")]
    answer = asked(gated(Tiny(), PUBLIC), http(headers, host="example.org"))
    assert answer.status == 200
    assert asked(gated(Tiny(), PUBLIC), socket(headers, host="example.org")).status == 101


@pytest.mark.parametrize(
    "content_type",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain; application/json",
        "application/jsonp",
        "application/json, text/plain",
        "",
        "\xff",
    ],
)
def test_a_body_that_a_foreign_form_could_send_is_refused(content_type: str) -> None:
    scope = http([("origin", ORIGIN), ("content-type", content_type)])
    app = Tiny()
    answer = asked(gated(app), scope, [b'{"a": 1}'])
    assert (answer.status, answer.code) == (415, "not_json")
    assert app.bodies == []


def test_a_body_without_a_type_or_with_two_is_refused() -> None:
    assert asked(gated(Tiny()), http([("origin", ORIGIN)]), [b"{}"]).code == "not_json"
    two = post(("content-type", "application/json"))
    assert asked(gated(Tiny()), two, [b"{}"]).code == "not_json"


@pytest.mark.parametrize("content_type", ["application/json", "Application/JSON ; charset=utf-8"])
def test_json_is_accepted_however_it_is_spelled(content_type: str) -> None:
    scope = http([("origin", ORIGIN), ("content-type", content_type)])
    app = Tiny()
    assert asked(gated(app), scope, [b"{", b"}"]).status == 200
    assert app.bodies == [b"{}"]


def test_a_request_without_a_body_needs_no_type() -> None:
    assert asked(gated(Tiny()), http([("origin", ORIGIN)])).status == 200
