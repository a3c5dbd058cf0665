"""Tokens: made, hashed, read from a request, written into a cookie.

Cookies and bearer tokens have different forms, so that neither is taken for the other.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, field
from typing import Literal

from holdfast.server.guard.asgi import Scope, header_values
from holdfast.server.guard.settings import Guard

TOKEN_BYTES = 32
# So that a leaked token is recognised, by people and by programs that look for such leaks.
BEARER_PREFIX = "hf_"
YEAR_SECONDS = 365 * 24 * 60 * 60

COOKIE_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
BEARER_TOKEN = re.compile(r"hf_[A-Za-z0-9_-]{43}")
AUTHORIZATION = re.compile(r"bearer +(\S+)", re.IGNORECASE)


@dataclass(frozen=True)
class Credential:
    """A token and the way it came. It shows its kind alone, so that it can be logged."""

    kind: Literal["cookie", "bearer"]
    token: str = field(repr=False)

    @property
    def digest(self) -> str:
        """What the store knows of the token."""
        return digest(self.token)


def new_cookie_token() -> str:
    """A new secret for a cookie."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_bearer_token() -> str:
    """A new secret for an Authorization header."""
    return BEARER_PREFIX + secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """The SHA-256 of a token, in hexadecimal: the only form in which it is kept.

    No salt and no slow hash: the token is long and random, and cannot be guessed.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def read_credential(scope: Scope, guard: Guard) -> Credential | None:
    """The credential of a request; none if there is none, or if there are two."""
    if has_cookie(scope, guard) and header_values(scope, b"authorization"):
        return None
    return read_bearer(scope) or read_cookie(scope, guard)


def read_bearer(scope: Scope) -> Credential | None:
    """The bearer token of a request, if it has the form of one of ours."""
    values = header_values(scope, b"authorization")
    found = AUTHORIZATION.fullmatch(values[0]) if len(values) == 1 else None
    if found is None or not BEARER_TOKEN.fullmatch(found[1]):
        return None
    return Credential("bearer", found[1])


def read_cookie(scope: Scope, guard: Guard) -> Credential | None:
    """The token in our cookie; none if there are several, as a neighbour can have added one."""
    values = cookie_values(scope, guard.cookie_name)
    if len(values) != 1 or not COOKIE_TOKEN.fullmatch(values[0]):
        return None
    return Credential("cookie", values[0])


def has_cookie(scope: Scope, guard: Guard) -> bool:
    """Whether our cookie came along, with whatever in it."""
    return bool(cookie_values(scope, guard.cookie_name))


def cookie_values(scope: Scope, name: str) -> list[str]:
    """All values of the cookies of one name."""
    pairs = (
        pair.strip(" \t").partition("=")
        for header in header_values(scope, b"cookie")
        for pair in header.split(";")
    )
    return [value for given, _, value in pairs if given == name]


def write_cookie(token: str, guard: Guard) -> str:
    """The Set-Cookie that keeps a token in the browser for a year."""
    return set_cookie(token, YEAR_SECONDS, guard)


def clear_cookie(guard: Guard) -> str:
    """The Set-Cookie that makes the browser forget the token."""
    return set_cookie("", 0, guard)


def set_cookie(value: str, seconds: int, guard: Guard) -> str:
    """A Set-Cookie; Lax, because a link from a chat must find the reader at his seat."""
    parts = [f"{guard.cookie_name}={value}", f"Max-Age={seconds}", "Path=/", "HttpOnly"]
    return "; ".join([*parts, "SameSite=Lax", *(["Secure"] if guard.secure else [])])
