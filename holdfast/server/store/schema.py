"""The tables of the database. Times are milliseconds since 1970, in UTC."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

# Constraints have names that do not depend on the database, so that a migration can name them.
metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),
)

# The token itself is never stored, so that nobody who reads the database can act as a person.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # SHA-256 of the token, hexadecimal
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    CheckConstraint("kind IN ('cookie', 'token')", name="kind"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the game's rules_version
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),  # the seq of the newest event
    Column("due", BigInteger),  # when something must happen without anybody acting
    Column("seed", Text, nullable=False),  # decimal: does not fit into 64 signed bits
    Column("salt", Text, nullable=False),
    Column("summary", Text, nullable=False),  # JSON, for lists
    CheckConstraint("status IN ('gathering', 'playing', 'over', 'closed')", name="status"),
    Index(None, "status", "public", "updated"),
    Index(None, "due"),
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ended", BigInteger),  # the last change of a table that is over or closed
    Index(None, "person", "ended", "table_id"),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("cid", Text),  # the client's id of the command that caused this
    Column("body", Text, nullable=False),  # JSON
    Column("mark", Text, nullable=False),  # the checksum of this row and all before it
    UniqueConstraint("table_id", "person", "cid"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("layout", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("mark", Text, nullable=False),  # ties the snapshot to the log that it is of
)

# What somebody has shared. Whoever has the id can open it; it is never changed.
studies: Final = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

# What was found out about the decisions of matches that are over, as far as it has come.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),  # who has asked for it
    Column("asked", BigInteger, nullable=False),
    Column("process", Text, nullable=False),  # which thinks about it
    Column("until", BigInteger, nullable=False),  # so long it is theirs
    Column("body", LargeBinary, nullable=False),  # the decisions, in the order they were found in
    CheckConstraint("state IN ('going', 'stopped', 'done')", name="state"),
    Index(None, "state", "until"),
)

meta: Final = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# All below are of the processes that run now, where several share a database; what they say is
# over when these have ended.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),  # by the clock of the database
    Column("edition", Integer, nullable=False),  # of the people, one more with each change
    Column("people", Text, nullable=False),  # JSON: who is connected there, and who was seen when
)

leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),  # a process
)

# What bots are to think about, for workers. On PostgreSQL these two are not logged: a crash of the
# database empties them, and a change of them waits for no disk.
workers: Final = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),  # by the clock of the database
    Column("kinds", Text, nullable=False),  # JSON: the games that it knows, by their fingerprints
)

thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("process", Text, nullable=False),  # which asks
    Column("kind", Text, nullable=False),  # the game, by its fingerprint
    Column("live", Boolean, nullable=False),  # somebody waits for it
    Column("address", Text, nullable=False),  # for whom it is, in a form that tells nobody who
    Column("person", Text, nullable=False),
    Column("mind", Text, nullable=False),  # whose thoughts these are: the same at the next move
    # Since when they wait for their turn; these and when it was asked are in microseconds.
    Column("address_since", BigInteger, nullable=False),
    Column("person_since", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # what the seat may see, and its moves
    Column("worker", Text, index=True),  # who thinks about it, or has done so
    Column("until", BigInteger, nullable=False),  # so long it is theirs; 0: nobody's
    Column("answer", BigInteger),  # the move
)
