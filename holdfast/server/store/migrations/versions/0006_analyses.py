"""Analyses of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table, empty."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("depth", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.CheckConstraint("state IN ('going', 'stopped', 'done')", name="state"),
    )
    op.create_index("ix_analyses_state_until", "analyses", ["state", "until"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("analyses")
