"""Where the server listens, and by which addresses people reach it."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
from typing import Final

from holdfast.core.errors import HoldfastError

_BACKLOG: Final = 2048
#: A connection is given up if what was sent has not arrived for so many milliseconds: somebody
#: whose network is gone would otherwise seem to be there for a quarter of an hour.
_UNHEARD: Final = 15_000

#: An address for documentation, which no machine has, and the port "discard".
_NOWHERE: Final = ("192.0.2.1", 9)


class CannotListen(HoldfastError):
    """The host or the port cannot be listened on."""


def find_address(host: str) -> str:
    """Return the number of a host, which may be a name; raise ``CannotListen``."""
    try:
        found = socket.getaddrinfo(host or "?", None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CannotListen(f"host {host!r} is not known; {_ACCEPTED}") from None
    # A browser that is given a name tries IPv4 too, and people read it more easily.
    first = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    return str(first[4][0])


def is_local(address: str) -> bool:
    """Tell whether only this machine can reach an address."""
    return ipaddress.ip_address(address).is_loopback


def is_any(address: str) -> bool:
    """Tell whether an address stands for all addresses of this machine."""
    return ipaddress.ip_address(address).is_unspecified


def listen(address: str, port: int) -> socket.socket:
    """Return a socket that listens, so that whoever comes early waits; raise ``CannotListen``."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    dual = family == socket.AF_INET6 and is_any(address) and socket.has_dualstack_ipv6()
    try:
        listener = socket.create_server(
            (address, port), family=family, backlog=_BACKLOG, dualstack_ipv6=dual
        )
    except OSError as mistake:
        raise CannotListen(_why_not(mistake, address, port)) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever is accepted inherits it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNHEARD)
    return listener


def network_address(address: str) -> str | None:
    """Return the address by which others on the network reach this machine, if there is one.

    Connecting a datagram socket sends nothing: it only asks by which way one would send.
    """
    if is_local(address):
        return None
    if not is_any(address):
        return address
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_NOWHERE)
        found = str(way.getsockname()[0])
        return None if is_local(found) or is_any(found) else found
    return None


def write_url(address: str, port: int) -> str:
    """Return the URL of an address."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


_ACCEPTED: Final = (
    "it can be 127.0.0.1 for this machine alone, 0.0.0.0 for the network, "
    "or one address of this machine"
)


def _why_not(mistake: OSError, address: str, port: int) -> str:
    if mistake.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken by another program; "
            "choose another with --port, or any that is free with --port 0"
        )
    if mistake.errno == errno.EACCES:
        return f"port {port} is not for everybody; choose one above 1023 with --port"
    if mistake.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return f"host {address!r} is no address of this machine; {_ACCEPTED}"
    return f"cannot listen on {address}, port {port}: {mistake.strerror or mistake}"
