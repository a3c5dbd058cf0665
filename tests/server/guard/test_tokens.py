"""Tokens cannot be guessed, are kept as hashes, and do not show themselves."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import replace

import pytest

from holdfast.server.guard import (
    Credential,
    clear_cookie,
    digest,
    new_bearer_token,
    new_cookie_token,
    read_credential,
    write_cookie,
)
from tests.server.guard.wire import BEARER, COOKIE, LOCAL, PUBLIC, Pair, http, socket


def test_tokens_have_at_least_128_random_bits_and_differ() -> None:
    for make in (new_cookie_token, lambda: new_bearer_token().removeprefix("hf_")):
        made = {make() for _ in range(100)}
        assert len(made) == 100
        assert all(len(base64.urlsafe_b64decode(token + "=")) * 8 >= 128 for token in made)


def test_a_bearer_token_is_recognisable() -> None:
    assert new_bearer_token().startswith("hf_")


def test_only_the_hash_is_kept() -> None:
    assert digest("abc") == hashlib.sha256(b"abc").hexdigest()
    assert Credential("cookie", COOKIE).digest == digest(COOKIE)


def test_a_credential_does_not_show_its_token() -> None:
    assert COOKIE not in repr(Credential("cookie", COOKIE))


def test_tokens_are_read_back_from_what_was_written() -> None:
    token = new_cookie_token()
    for guard in (LOCAL, PUBLIC):
        pair = write_cookie(token, guard).partition(";")[0]
        for scope in (http([("cookie", f"a=b; {pair};c")]), socket([("Cookie", pair)])):
            assert read_credential(scope, guard) == Credential("cookie", token)
    bearer = new_bearer_token()
    for scheme in ("Bearer", "bearer", "BEARER"):
        scope = http([("authorization", f"{scheme} {bearer}")])
        assert read_credential(scope, LOCAL) == Credential("bearer", bearer)


@pytest.mark.parametrize(
    "headers",
    [
        [],
        [("cookie", f"holdfast={COOKIE}; holdfast={'d' * 43}")],
        [("cookie", f"holdfast={COOKIE}; holdfast={COOKIE}")],
        [("cookie", f"holdfast={COOKIE}"), ("cookie", f"holdfast={'d' * 43}")],
        [("cookie", f"Holdfast={COOKIE}")],
        [("cookie", f"__Host-holdfast={COOKIE}")],
        [("cookie", f"xholdfast={COOKIE}")],
        [("cookie", f'holdfast="{COOKIE}"')],
        [("cookie", f"holdfast={COOKIE}=")],
        [("cookie", f"holdfast={COOKIE[1:]}")],
        [("cookie", f"holdfast={COOKIE[1:]}\xff")],
        [("cookie", f"holdfast={COOKIE[1:]}\n")],
        [("cookie", f"holdfast={BEARER}")],
        [("cookie", "holdfast")],
        [("cookie", "holdfast=" + "c" * 60_000)],
        [("cookie", ";" * 60_000)],
        [("authorization", BEARER)],
        [("authorization", f"Bearer  {BEARER} x")],
        [("authorization", f"Bearer {BEARER}\n")],
        [("authorization", f"Bearer {'b' * 43}")],
        [("authorization", "Bearer hf_" + "b" * 60_000)],
        [("authorization", "Bearer" + " " * 60_000)],
        [("authorization", f"Bearer {BEARER}"), ("authorization", f"Bearer {BEARER}")],
        [("authorization", f"Bearer {BEARER}"), ("cookie", f"holdfast={COOKIE}")],
        [("authorization", "Basic eDp5"), ("cookie", f"holdfast={COOKIE}")],
        [(b"\xff", b"\xff")],
    ],
)
def test_what_is_not_exactly_one_credential_is_none(headers: list[Pair]) -> None:
    assert read_credential(http(headers), LOCAL) is None


def test_behind_tls_the_cookie_of_plain_http_is_not_read() -> None:
    assert read_credential(http([("cookie", f"holdfast={COOKIE}")]), PUBLIC) is None


def test_the_cookie_on_plain_http() -> None:
    parts = write_cookie(COOKIE, LOCAL).split("; ")
    expected = {"Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax"}
    assert parts[0] == f"holdfast={COOKIE}"
    assert set(parts[1:]) == expected


def test_the_cookie_behind_tls_is_bound_to_it() -> None:
    parts = write_cookie(COOKIE, replace(PUBLIC, proxied=False)).split("; ")
    expected = {"Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax", "Secure"}
    assert parts[0] == f"__Host-holdfast={COOKIE}"
    assert set(parts[1:]) == expected


def test_clearing_names_the_same_cookie() -> None:
    for guard in (LOCAL, PUBLIC):
        cleared = clear_cookie(guard).split("; ")
        assert cleared[0] == f"{guard.cookie_name}="
        assert cleared[1] == "Max-Age=0"
        assert cleared[2:] == write_cookie(COOKIE, guard).split("; ")[2:]
