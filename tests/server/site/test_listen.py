"""Where the server listens."""

from __future__ import annotations

import errno
import ipaddress
import socket

import pytest

from holdfast.server.site import listen
from holdfast.server.site.listen import CannotListen


def test_a_name_is_found_as_an_address_that_people_can_read() -> None:
    assert listen.find_address("localhost") == "127.0.0.1"
    assert listen.find_address("0.0.0.0") == "0.0.0.0"


@pytest.mark.parametrize("host", ["", "no such host", "a" * 70 + ".example", "127.0.0.1/8"])
def test_a_host_that_is_none_is_refused(host: str) -> None:
    with pytest.raises(CannotListen) as refused:
        listen.find_address(host)
    assert str(refused.value).startswith(f"host {host!r} is not known; it can be 127.0.0.1 for")


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(CannotListen, match=r"^host '192\.0\.2\.77' is no address of this machine"):
        listen.listen("192.0.2.77", 0)


def test_a_socket_listens_before_anybody_answers() -> None:
    with listen.listen("127.0.0.1", 0) as listener:
        socket.create_connection(listener.getsockname(), timeout=5).close()


def test_a_taken_port_is_named() -> None:
    with listen.listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(CannotListen, match=rf"^port {port} is taken .* --port 0$"):
            listen.listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (errno.EACCES, "port 80 is not for everybody; choose one above 1023 with --port"),
        (errno.ENOBUFS, "cannot listen on 127.0.0.1, port 80: No buffer space available"),
    ],
)
def test_what_else_the_system_refuses(
    monkeypatch: pytest.MonkeyPatch, code: int, says: str
) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise OSError(code, "No buffer space available")

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(CannotListen) as refused:
        listen.listen("127.0.0.1", 80)
    assert str(refused.value) == says


def test_others_reach_this_machine_only_if_it_listens_to_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert listen.network_address("127.0.0.1") is None
    assert listen.network_address("::1") is None
    assert listen.network_address("198.51.100.7") == "198.51.100.7"
    found = listen.network_address("0.0.0.0")
    assert found is None or not ipaddress.ip_address(found).is_loopback
    monkeypatch.setattr(listen, "_NOWHERE", ("127.0.0.1", 9))
    assert listen.network_address("0.0.0.0") is None


def test_a_machine_without_a_network_has_no_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listen, "_NOWHERE", ("255.255.255.255", 9))  # the system refuses it
    assert listen.network_address("0.0.0.0") is None


def test_addresses_as_urls() -> None:
    assert listen.write_url("127.0.0.1", 8080) == "http://127.0.0.1:8080"
    assert listen.write_url("::1", 80) == "http://[::1]:80"
