"""What is said to people of themselves."""

from __future__ import annotations

import msgspec


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str


class Visitor(msgspec.Struct, frozen=True):
    """Who you are here, or None for somebody who has not chosen a name yet."""

    me: Me | None


class Token(msgspec.Struct, frozen=True):
    """A token for a program that plays for you. It is shown this once."""

    token: str
    label: str
    expires: int
