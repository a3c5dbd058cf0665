"""The first schema: people, sessions, tables, members, events, snapshots, meta."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _make_people()
    _make_tables()
    _make_log()
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove the tables."""
    for table in ("meta", "snapshots", "events", "members", "tables", "sessions", "people"):
        op.drop_table(table)


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("banned", sa.BigInteger),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
        sa.CheckConstraint("kind IN ('cookie', 'token')", name="kind"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.CheckConstraint("status IN ('gathering', 'playing', 'over', 'closed')", name="status"),
    )
    op.create_index("ix_tables_status_public_updated", "tables", ["status", "public", "updated"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_members_person", "members", ["person"])


def _make_log() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("cid", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "person", "cid"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
    )
