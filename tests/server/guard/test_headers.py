"""Every answer tells browsers to trust nothing else."""

from __future__ import annotations

import pytest

from tests.server.guard.wire import LOCAL, PUBLIC, Tiny, asked, gated, http, post, socket

EXPECTED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    "scope",
    [
        http(method="GET", path="/"),
        http(method="GET", path="/nowhere"),
        post(),
        post(host="evil.com"),
        http([("origin", "null")]),
        socket([("origin", "null")]),
    ],
)
def test_answers_and_refusals_have_the_headers(scope: dict[str, object]) -> None:
    answer = asked(gated(Tiny()), scope)
    for name, value in EXPECTED.items():
        assert answer.header(name) == value
    assert "camera=()" in (answer.header("permissions-policy") or "")


def test_pages_run_no_script_and_no_style_but_from_files_of_ours() -> None:
    policy = asked(gated(Tiny()), post()).header("content-security-policy") or ""
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "media-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }


@pytest.mark.parametrize(
    ("path", "cached"),
    [("/api", False), ("/api/x", False), ("/apiary", True), ("/", True), ("/static/a.js", True)],
)
def test_answers_of_the_api_are_not_stored(path: str, cached: bool) -> None:
    app = Tiny(headers=[(b"Cache-Control", b"public, max-age=60")])
    answer = asked(gated(app), http(method="GET", path=path))
    assert answer.header("cache-control") == ("public, max-age=60" if cached else "no-store")


def test_an_answer_that_sets_a_cookie_is_not_stored() -> None:
    app = Tiny(headers=[(b"set-cookie", b"holdfast=x"), (b"cache-control", b"public")])
    answer = asked(gated(app), http(method="GET", path="/join"))
    assert answer.header("cache-control") == "no-store"
    assert answer.header("set-cookie") == "holdfast=x"


def test_the_application_cannot_weaken_a_header() -> None:
    app = Tiny(headers=[(b"Content-Security-Policy", b"default-src *")])
    policy = asked(gated(app), post()).header("content-security-policy")
    assert policy is not None
    assert "*" not in policy


def test_tls_is_asked_for_only_where_there_is_tls() -> None:
    name = "strict-transport-security"
    assert asked(gated(Tiny(), LOCAL), post()).header(name) is None
    public = http(method="GET", host="example.org")
    assert asked(gated(Tiny(), PUBLIC), public).header(name) == "max-age=31536000"
