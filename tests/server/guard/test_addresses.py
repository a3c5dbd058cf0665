"""Requests for another host are refused; rates are counted by an address nobody can choose."""

from __future__ import annotations

import pytest

from holdfast.server.guard import client_address
from tests.server.guard.wire import LOCAL, PUBLIC, Tiny, asked, gated, http, post, socket


@pytest.mark.parametrize(
    "host",
    [
        "evil.com",
        "evil.com:8000",
        "127.0.0.1",
        "127.0.0.1:80",
        "127.0.0.1:8000.evil.com",
        "evil.com@127.0.0.1:8000",
        "127.0.0.1:8000/",
        "localhost.:8000",
        "[::1]",
        "[::1]:8000:8000",
        "::1:8000",
        "[0:0:0:0:0:0:0:1]:8000",
        "0x7f.1:8000",
        "",
        "\xff",
        "a" * 60_000,
        None,
    ],
)
def test_another_host_is_refused_for_reading_too(host: str | None) -> None:
    app = Tiny()
    for scope in (http(method="GET", host=host), post(host=host), socket(host=host)):
        answer = asked(gated(app), scope)
        assert (answer.status, answer.code) == (403, "foreign_host")
        assert b"127.0.0.1:8000;" not in answer.body
    assert app.bodies == []


def test_two_hosts_are_refused() -> None:
    assert asked(gated(Tiny()), http([("host", "127.0.0.1:8000")], method="GET")).status == 403


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "localhost:8000", "LocalHost:8000", "[::1]:8000"]
)
def test_our_own_hosts_are_answered(host: str) -> None:
    assert asked(gated(Tiny()), http(method="GET", host=host)).status == 200


@pytest.mark.parametrize("host", ["example.org", "Example.org:443", "127.0.0.1:8000"])
def test_behind_a_proxy_the_public_host_and_the_local_one_are_ours(host: str) -> None:
    assert asked(gated(Tiny(), PUBLIC), http(method="GET", host=host)).status == 200


def test_a_host_forwarded_by_anybody_is_not_believed() -> None:
    scope = http([("x-forwarded-host", "127.0.0.1:8000")], method="GET", host="evil.com")
    assert asked(gated(Tiny(), PUBLIC), scope).code == "foreign_host"


def test_without_a_proxy_the_forwarded_address_is_not_read() -> None:
    scope = http([("x-forwarded-for", "198.51.100.1")])
    assert client_address(scope, LOCAL) == "192.0.2.7"


def test_without_a_proxy_the_forwarded_protocol_is_not_read() -> None:
    scope = post(("x-forwarded-proto", "https"))
    assert asked(gated(Tiny()), scope).header("strict-transport-security") is None


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        (["198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9", "198.51.100.1"], "198.51.100.1"),
        (["2001:db8::7"], "2001:db8::/64"),
        (["[2001:db8::7]"], "2001:db8::/64"),
        (["198.51.100.1, "], "192.0.2.7"),
        (["rubbish"], "192.0.2.7"),
        (["\xff"], "192.0.2.7"),
        (["1" * 60_000], "192.0.2.7"),
        ([], "192.0.2.7"),
    ],
)
def test_behind_a_proxy_only_its_own_word_counts(forwarded: list[str], address: str) -> None:
    scope = http([("x-forwarded-for", value) for value in forwarded])
    assert client_address(scope, PUBLIC) == address


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
        ("", "unknown"),
    ],
)
def test_an_address_is_one_household(client: str, address: str) -> None:
    assert client_address(http(client=(client, 1)), LOCAL) == address


def test_an_unknown_address_is_served() -> None:
    assert client_address(http(client=None), LOCAL) == "unknown"
    assert asked(gated(Tiny()), post(client=None)).status == 200
    scope = post()
    del scope["client"]
    assert asked(gated(Tiny()), scope).status == 200
