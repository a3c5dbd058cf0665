"""Who calls: people, by the cookies of their browsers and the tokens of their programs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from holdfast.server import messages as m
from holdfast.server.guard import Guard, Sockets, client_address, read_credential, tokens
from holdfast.server.store import people
from holdfast.server.store.engine import Store

YEAR: Final = tokens.YEAR_SECONDS * 1000
_ID_BYTES: Final = 12
#: The code with which the sockets of somebody are closed who is signed in no longer.
SIGNED_OUT: Final = 4401


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends a request, and the digest of the token by which we know."""

    person: str
    name: str
    digest: str


class Callers:
    """The people whom the server knows. Times are milliseconds."""

    def __init__(
        self,
        store: Store,
        guard: Guard,
        sockets: Sockets,
        on_request: Callable[[str, str], None] = lambda _person, _address: None,
    ) -> None:
        """Know them from the store; their sockets are closed when they are let in no longer.

        ``on_request`` is called whenever somebody is found who has sent a request, with the address
        from which it came.
        """
        self._on_request = on_request
        self._store = store
        self._guard = guard
        self._sockets = sockets

    async def find(self, scope: Any) -> Caller | None:
        """Return who sends a request, if they are signed in."""
        credential = read_credential(scope, self._guard)
        if credential is None:
            return None
        digest, now = credential.digest, _now()
        person = await self._store.read(lambda conn: people.find_session(conn, digest, now))
        if person is None:
            return None
        self._on_request(person.id, client_address(scope, self._guard))
        return Caller(person.id, person.name, digest)

    async def still_holds(self, caller: Caller) -> bool:
        """Tell whether a session has not ended, by itself or by somebody."""
        now = _now()
        found = await self._store.read(lambda conn: people.find_session(conn, caller.digest, now))
        return found is not None

    async def sign_in(self, name: str) -> tuple[Caller, str]:
        """Make a new person for a browser; return them and the token for its cookie."""
        token, now = tokens.new_cookie_token(), _now()
        person, digest = secrets.token_hex(_ID_BYTES), tokens.digest(token)

        def work(conn: Connection) -> None:
            people.add_person(conn, person, name, now)
            people.add_session(conn, digest, person, "cookie", "", now, now + YEAR)

        await self._store.write(work)
        return Caller(person, name, digest), token

    async def rename(self, caller: Caller, name: str) -> Caller:
        """Give a person another name; tables keep the one they know."""
        await self._store.write(lambda conn: people.rename(conn, caller.person, name))
        return Caller(caller.person, name, caller.digest)

    async def sign_out(self, caller: Caller) -> None:
        """End a session, and the sockets of its person."""
        now = _now()
        await self._store.write(lambda conn: people.revoke_session(conn, caller.digest, now))
        self.close_sockets(caller.person)

    async def make_token(self, caller: Caller, label: str) -> m.Token:
        """Return a new token for a program that plays for a person."""
        token, now = tokens.new_bearer_token(), _now()
        digest = tokens.digest(token)
        await self._store.write(
            lambda conn: people.add_session(
                conn, digest, caller.person, "token", label, now, now + YEAR
            )
        )
        return m.Token(token, label, now + YEAR)

    async def revoke_tokens(self, caller: Caller) -> None:
        """End all sessions of programs that play for a person."""
        now = _now()
        await self._store.write(lambda conn: people.revoke_tokens(conn, caller.person, now))
        self.close_sockets(caller.person)

    async def ban(self, person: str) -> None:
        """Let a person in no longer."""
        now = _now()
        await self._store.write(lambda conn: people.ban(conn, person, now))
        self.close_sockets(person)

    def close_sockets(self, person: str) -> None:
        """Close the sockets of somebody who is signed in no longer."""
        self._sockets.close_all(person, SIGNED_OUT)


def _now() -> int:
    return time.time_ns() // 10**6
