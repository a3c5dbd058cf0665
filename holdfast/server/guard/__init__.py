"""What keeps strangers out of the table server.

Pure functions over ASGI scopes, two ASGI middlewares and two registries, all told what to do by one
:class:`Guard`. None of them knows the store, the games or the framework.

>>> guard = guard_for("127.0.0.1", 8000)
>>> guard.secure, guard.cookie_name
(False, 'holdfast')
"""

from __future__ import annotations

from holdfast.server.guard.addresses import client_address
from holdfast.server.guard.denials import Denial, answer, too_fast
from holdfast.server.guard.headers import Headers
from holdfast.server.guard.middleware import Gate, protect
from holdfast.server.guard.rates import Buckets, Rates
from holdfast.server.guard.settings import (
    Guard,
    Rate,
    check_binding,
    guard_for,
    uvicorn_options,
)
from holdfast.server.guard.sockets import Outbox, Socket, Sockets
from holdfast.server.guard.tokens import (
    Credential,
    clear_cookie,
    digest,
    new_bearer_token,
    new_cookie_token,
    read_credential,
    write_cookie,
)

__all__ = [
    "Buckets",
    "Credential",
    "Denial",
    "Gate",
    "Guard",
    "Headers",
    "Outbox",
    "Rate",
    "Rates",
    "Socket",
    "Sockets",
    "answer",
    "check_binding",
    "clear_cookie",
    "client_address",
    "digest",
    "guard_for",
    "new_bearer_token",
    "new_cookie_token",
    "protect",
    "read_credential",
    "too_fast",
    "uvicorn_options",
    "write_cookie",
]
