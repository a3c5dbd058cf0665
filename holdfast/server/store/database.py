"""What is peculiar to a kind of database."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from sqlalchemy import URL, Engine

#: What a connection is for; to ``own`` a database is to be alone with it, and ``think`` is what
#: workers do.
Use = Literal["write", "read", "migrate", "own", "think"]


class Hold(Protocol):
    """The right to be a server of a database."""

    def release(self) -> None:
        """Let others have the database."""
        ...


class Database(Protocol):
    """What is peculiar to a kind of database; all else is the same for all of them."""

    @property
    def where(self) -> str:
        """How it is named to people: without a password."""
        ...

    @property
    def url(self) -> URL:
        """Where it is, and how to be let in."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it at the same time."""
        ...

    def hold(self) -> Hold:
        """Make it one's own, and make what must be there; raise ``BadStore`` if another has it."""
        ...

    def make_engine(self, use: Use, patience: float) -> Engine:
        """Make an engine of one connection, which leaves transactions to us."""
        ...

    def begin(self, use: Use) -> str:
        """Return the statement that begins a transaction."""
        ...

    def wait_for_others(self, driver: Any, seconds: float) -> None:
        """Let a connection wait so long where another's transaction is in its way."""
        ...

    def is_in_transaction(self, driver: Any) -> bool:
        """Ask whether a transaction has begun in which nothing has failed."""
        ...

    def is_lost(self, driver: Any) -> bool:
        """Ask whether a connection is of no use any more."""
        ...

    def find_damage(self) -> str | None:
        """Look at all of it; return what is wrong with it, in a sentence."""
        ...
