"""The shapes of ASGI, and reading headers from a scope."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

Scope = Mapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
# Frameworks describe the three arguments each in their own types; the shapes are the same.
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def header_values(scope: Scope, name: bytes) -> list[str]:
    """All values of a header, in order; every byte is a character, so that none is lost."""
    return [value.decode("latin-1") for given, value in scope["headers"] if given.lower() == name]


def is_unsafe(scope: Scope) -> bool:
    """Whether a request may change something: every method but those known to be safe."""
    return scope["method"] not in SAFE_METHODS
