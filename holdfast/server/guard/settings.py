"""The one set of settings that all guards obey, and how it follows from host, port and URL."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from holdfast.core.errors import BadOption

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
WILDCARDS = ("0.0.0.0", "::", "")
DEFAULT_PORTS = {"http": 80, "https": 443}
MOST_PORT = 65_535
PUBLIC_URL = re.compile(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?")


@dataclass(frozen=True)
class Rate:
    """How often something may happen: ``burst`` times at once, ``per_second`` in the long run."""

    burst: int
    per_second: float

    def __post_init__(self) -> None:
        if self.burst < 1 or self.per_second <= 0:
            raise BadOption(
                f"the rate is {self.burst} at once and {self.per_second} per second; "
                "the first must be at least 1 and the second above 0"
            )


@dataclass(frozen=True)
class Guard:
    """Who is let in, and how much of everything they may use.

    Attributes:
        origins: The pages that may speak to the server, as browsers write them in Origin.
        hosts: The values of the Host header that mean this server, in lower case.
        secure: Whether TLS is in front, so that cookies can be bound to it.
        proxied: Whether a proxy of ours is in front, whose X-Forwarded headers can be believed.
        body_bytes: The longest body of a request, and the longest message on a socket.
        connections: How many connections there may be, sockets included.
        connections_per_address: How many of them may come from one address, sockets not included.
            A proxy of ours brings everybody from its own, so that behind one it is not counted.
        head_seconds: How long a connection may take to ask for something.
        body_seconds: How long the body of a request may take.
        sockets_per_person: How many sockets one person may hold open.
        sockets_per_address: How many sockets may be open from one address.
        outbox_size: How many messages may wait for a slow socket.
        ping_seconds: How often a socket is asked whether anybody is there.
        pong_seconds: How long that may take to be answered. A browser does so by itself, also for a
            page that it lets do little; with both, whoever is gone is known to be within 5 s.
        requests_per_address: Requests and handshakes from one address.
        requests_per_session: Requests and handshakes with one credential.
        commands: Commands of one person on sockets.
        pings: Questions of one person on sockets whether the server is there.
        tables: Tables created by one person.
        listed_per_person: How many tables one person may have in the list.
        listed_per_address: How many those at one address may have there together: less than a page.
        studies: Studies shared by one person, and from one address.
        analyses_per_person: How many analyses one person may have asked for that are being made.
        analyses_per_address: How many those at one address may have asked for together.
        chat: Lines of chat by one person.
        wrong_links: Links that lead nowhere, tried from one address.
    """

    origins: frozenset[str]
    hosts: frozenset[str]
    secure: bool = False
    proxied: bool = False
    body_bytes: int = 8 * 1024
    connections: int = 8192
    connections_per_address: int = 256
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    sockets_per_person: int = 8
    sockets_per_address: int = 64
    outbox_size: int = 64
    ping_seconds: float = 2.0
    pong_seconds: float = 2.25
    requests_per_address: Rate = Rate(burst=300, per_second=30)
    requests_per_session: Rate = Rate(burst=150, per_second=10)
    commands: Rate = Rate(burst=50, per_second=5)
    pings: Rate = Rate(burst=50, per_second=10)
    tables: Rate = Rate(burst=10, per_second=1 / 30)
    listed_per_person: int = 8
    listed_per_address: int = 40
    analyses_per_person: int = 2
    analyses_per_address: int = 6
    questions: Rate = Rate(burst=20, per_second=10)
    studies: Rate = Rate(burst=10, per_second=1 / 60)
    chat: Rate = Rate(burst=5, per_second=1 / 2)
    wrong_links: Rate = Rate(burst=10, per_second=1 / 30)

    @property
    def cookie_name(self) -> str:
        """The name of the cookie; the prefix makes browsers insist on TLS, path / and one host."""
        return "__Host-holdfast" if self.secure else "holdfast"


def guard_for(
    host: str,
    port: int,
    *,
    public_url: str | None = None,
    insecure_lan: bool = False,
    names: Iterable[str] = (),
    proxied: bool = False,
) -> Guard:
    """The guard of a server that listens at ``host`` and ``port``.

    Args:
        host: The address to listen at.
        port: The port that it listens at, as it is known to browsers.
        public_url: The address that players use when a proxy is in front.
        insecure_lan: Whether plain HTTP beyond this machine is wanted.
        names: Other names and addresses by which this machine is reached in its network.
        proxied: Whether the X-Forwarded headers come from a proxy of ours.

    Raises:
        BadOption: The host may not be used over plain HTTP, or the URL is not an address.
    """
    check_binding(host, public_url=public_url, insecure_lan=insecure_lan)
    local = [("http", name, port) for name in local_names(host, names)]
    public = [] if public_url is None else [read_url(public_url)]
    secure = any(scheme == "https" for scheme, _, _ in public)
    return Guard(
        # A cookie that needs TLS does not reach the local address: nobody can play from there.
        origins=frozenset(write_origin(*place) for place in (public if secure else local + public)),
        # Health checks and proxies that rewrite Host come by the local address.
        hosts=frozenset(name for place in local + public for name in write_hosts(*place)),
        secure=secure,
        proxied=proxied,
    )


def check_binding(host: str, *, public_url: str | None, insecure_lan: bool) -> None:
    """Refuse plain HTTP beyond this machine unless somebody has asked for it.

    Raises:
        BadOption: The host is not a loopback address, and nothing protects the way to it.
    """
    if insecure_lan or (public_url is not None and read_url(public_url)[0] == "https"):
        return
    reached = [host] if public_url is None else [host, read_url(public_url)[1]]
    for name in reached:
        if not is_loopback(name):
            raise BadOption(
                f"the server would be reached at {name!r} over plain HTTP, where others can read "
                "along; use 127.0.0.1, a public https:// URL, or --insecure-lan"
            )


def is_loopback(name: str) -> bool:
    """Whether a host can be reached from this machine only."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def local_names(host: str, names: Iterable[str]) -> list[str]:
    """The names by which browsers reach a server that listens at ``host``."""
    given = [*names] if host in WILDCARDS else [host, *names]
    here = LOOPBACK_NAMES if host in WILDCARDS or is_loopback(host) else ()
    return [*here, *(write_name(name) for name in given)]


def write_name(name: str) -> str:
    """A host as browsers write it: in lower case, IPv6 shortened and in brackets."""
    try:
        address = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return name.lower()
    return f"[{address}]" if isinstance(address, ipaddress.IPv6Address) else str(address)


def read_url(url: str) -> tuple[str, str, int]:
    """Scheme, host and port of a public URL.

    Raises:
        BadOption: It is not an http or https URL of a host alone.
    """
    found = PUBLIC_URL.fullmatch(url.lower())
    port = int(found[3] or DEFAULT_PORTS[found[1]]) if found else 0
    if found is None or not 0 < port <= MOST_PORT:
        raise BadOption(
            f"the public URL is {url!r}; it must be like https://play.example.org or "
            "https://play.example.org:8443, in ASCII and without a path"
        )
    return found[1], write_name(found[2]), port


def write_origin(scheme: str, name: str, port: int) -> str:
    """An origin as browsers write it: without the port where it is the scheme's own."""
    return f"{scheme}://{write_hosts(scheme, name, port)[0]}"


def write_hosts(scheme: str, name: str, port: int) -> list[str]:
    """The values of Host that mean an address, the usual one first."""
    full = f"{name}:{port}"
    return [name, full] if port == DEFAULT_PORTS[scheme] else [full]


def uvicorn_options(guard: Guard) -> dict[str, Any]:
    """What uvicorn must be told so that it guards what only the server can: frames and pings.

    It must not read X-Forwarded headers itself, as it believes them from any program on this
    machine, and must not log paths, as links of invitation are paths.
    """
    from holdfast.server.guard.pipe import Pipe  # noqa: PLC0415 - loads the server's library

    return {
        "ws": Pipe,
        "ws_max_size": guard.body_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": guard.ping_seconds,
        "ws_ping_timeout": guard.pong_seconds,
        "proxy_headers": False,
        "server_header": False,
        "access_log": False,
    }
