"""Whether a request was made by our own page or by a program with a token, and by nobody else.

Browsers add cookies to what any page asks for, and send Origin with it; pages cannot forge it.
"""

from __future__ import annotations

from holdfast.server.guard.addresses import came_over_plain_http
from holdfast.server.guard.asgi import Scope, header_values, is_unsafe
from holdfast.server.guard.denials import (
    Denial,
    foreign_origin,
    foreign_site,
    not_json,
    plain_http,
)
from holdfast.server.guard.settings import Guard
from holdfast.server.guard.tokens import has_cookie, read_bearer

OWN_SITES = frozenset({"same-origin", "none"})


def origin_refusal(scope: Scope, guard: Guard) -> Denial | None:
    """Refuse handshakes, and requests that may change something, from anywhere else."""
    if guard.secure and came_over_plain_http(scope, guard):
        return plain_http()
    if scope["type"] == "http":
        if not is_unsafe(scope):
            return None
        sites = header_values(scope, b"sec-fetch-site")
        if not OWN_SITES.issuperset(sites):
            return foreign_site(sites)
    origins = header_values(scope, b"origin")
    if may_speak(origins, scope, guard):
        return None
    return foreign_origin(origins)


def may_speak(origins: list[str], scope: Scope, guard: Guard) -> bool:
    """Whether the Origin is one of ours, or there is none and a token stands for itself."""
    if not origins:
        return read_bearer(scope) is not None and not has_cookie(scope, guard)
    return len(origins) == 1 and origins[0] in guard.origins


def content_refusal(scope: Scope, body: bytes) -> Denial | None:
    """Refuse a body that is not said to be JSON: forms of other pages cannot say so."""
    if not body or not is_unsafe(scope):
        return None
    given = header_values(scope, b"content-type")
    if len(given) == 1 and given[0].partition(";")[0].strip().lower() == "application/json":
        return None
    return not_json(given)
