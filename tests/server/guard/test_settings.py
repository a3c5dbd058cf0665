"""Plain HTTP stays on this machine unless asked for; the guard follows from the address."""

from __future__ import annotations

import pytest

from holdfast.core.errors import BadOption
from holdfast.server.guard import Rate, check_binding, guard_for, uvicorn_options


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.1", "::1", "[::1]", "localhost"])
def test_plain_http_may_stay_on_this_machine(host: str) -> None:
    check_binding(host, public_url=None, insecure_lan=False)


@pytest.mark.parametrize(
    "host",
    [
        "0.0.0.0",
        "::",
        "",
        "192.168.1.5",
        "fe80::1",
        "example.org",
        "localhost.example.org",
        "127.1",
    ],
)
def test_plain_http_may_not_leave_this_machine_unasked(host: str) -> None:
    with pytest.raises(BadOption, match="--insecure-lan") as refused:
        check_binding(host, public_url=None, insecure_lan=False)
    assert repr(host) in str(refused.value)
    check_binding(host, public_url=None, insecure_lan=True)
    check_binding(host, public_url="https://example.org", insecure_lan=False)


def test_a_plain_public_url_needs_the_same_permission() -> None:
    with pytest.raises(BadOption, match=r"'box\.lan' over plain HTTP"):
        guard_for("127.0.0.1", 8000, public_url="http://box.lan")
    guard = guard_for("127.0.0.1", 8000, public_url="http://box.lan", insecure_lan=True)
    assert {"http://box.lan", "http://127.0.0.1:8000"} < guard.origins
    assert not guard.secure


def test_a_loopback_server_is_known_by_all_loopback_names() -> None:
    guard = guard_for("127.0.0.1", 8000)
    hosts = {"127.0.0.1:8000", "localhost:8000", "[::1]:8000"}
    assert guard.hosts == hosts
    assert guard.origins == {f"http://{host}" for host in hosts}
    assert not guard.secure


def test_one_address_in_the_network_is_that_address_alone() -> None:
    guard = guard_for("192.168.1.5", 8000, insecure_lan=True)
    assert guard.origins == {"http://192.168.1.5:8000"}


def test_a_server_on_all_addresses_is_known_by_the_names_it_was_given() -> None:
    guard = guard_for("0.0.0.0", 80, insecure_lan=True, names=["Box.lan", "FD00:0::5"])
    assert {"http://box.lan", "http://[fd00::5]", "http://localhost"} < guard.origins
    assert {"box.lan", "box.lan:80", "[fd00::5]", "[fd00::5]:80"} < guard.hosts
    assert not any("0.0.0.0" in host for host in guard.hosts)


def test_behind_tls_only_the_public_page_may_speak() -> None:
    guard = guard_for("0.0.0.0", 8000, public_url="HTTPS://Example.org/")
    assert guard.origins == {"https://example.org"}
    assert {"example.org", "example.org:443", "127.0.0.1:8000"} < guard.hosts
    assert guard.secure
    assert guard.cookie_name == "__Host-holdfast"


def test_a_public_url_may_have_a_port_or_an_ipv6_address() -> None:
    guard = guard_for("127.0.0.1", 8000, public_url="https://[2001:DB8::0:1]:8443")
    assert guard.origins == {"https://[2001:db8::1]:8443"}
    assert "[2001:db8::1]:8443" in guard.hosts


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org",
        "https://",
        "https://example.org/games",
        "https://example.org?x",
        "https://example.org#x",
        "https://me@example.org",
        "https://me:secret@example.org",
        "https://example.org:0",
        "https://example.org:65536",
        "https://example.org:99999999999999999999",
        "https://example.org:x",
        "https://spiel\u00e4.org",
        "https://example.org\\@evil.com",
        "https://exam ple.org",
        "https://example.org\n",
        "https://[::1",
        "*",
        "null",
    ],
)
def test_a_public_url_is_a_host_alone(url: str) -> None:
    with pytest.raises(BadOption, match="the public URL is"):
        guard_for("127.0.0.1", 8000, public_url=url)


@pytest.mark.parametrize(("burst", "per_second"), [(0, 1.0), (1, 0.0), (1, -1.0)])
def test_a_rate_lets_something_through(burst: int, per_second: float) -> None:
    with pytest.raises(BadOption, match="the rate is"):
        Rate(burst, per_second)


def test_the_server_is_told_sizes_pings_and_whom_to_believe() -> None:
    options = uvicorn_options(guard_for("127.0.0.1", 8000))
    assert options["ws_max_size"] == 8192
    assert options["ws_per_message_deflate"] is False
    assert options["ws_ping_interval"] + options["ws_ping_timeout"] < 5
    assert options["proxy_headers"] is False
