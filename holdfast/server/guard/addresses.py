"""Where a request comes from, and whether it asked for this server."""

from __future__ import annotations

import ipaddress

from holdfast.server.guard.asgi import Scope, header_values
from holdfast.server.guard.denials import Denial, foreign_host
from holdfast.server.guard.settings import Guard

UNKNOWN = "unknown"
# One household or one machine is given this much of IPv6; it can use any address in it.
IPV6_PREFIX = 64


def host_refusal(scope: Scope, guard: Guard) -> Denial | None:
    """Refuse a request that asked for another host.

    Another site can make its name lead to this machine and would then count as the same origin.
    """
    given = header_values(scope, b"host")
    if len(given) == 1 and given[0].lower() in guard.hosts:
        return None
    return foreign_host(given)


def client_address(scope: Scope, guard: Guard) -> str:
    """The address that rates are counted by; one for all whose address is not known."""
    client = scope.get("client")
    peer = client[0] if client else ""
    # The last entry is the proxy's own word; those before it are what the client claims.
    claimed = last_forwarded(scope, guard, b"x-forwarded-for")
    return write_address(claimed) or write_address(peer) or UNKNOWN


def came_over_plain_http(scope: Scope, guard: Guard) -> bool:
    """Whether the proxy in front says that a request came to it without TLS."""
    return last_forwarded(scope, guard, b"x-forwarded-proto").lower() in ("http", "ws")


def last_forwarded(scope: Scope, guard: Guard, name: bytes) -> str:
    """The last entry of an X-Forwarded header, or nothing where no proxy of ours could set it."""
    values = header_values(scope, name) if guard.proxied else []
    return values[-1].rpartition(",")[2].strip() if values else ""


def write_address(text: str) -> str:
    """An IPv4 address, or the network of an IPv6 address; nothing if it is neither."""
    try:
        address = ipaddress.ip_address(text.strip("[]"))
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), IPV6_PREFIX), strict=False))
