"""Workers that think for bots: which there are, and what they are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both, empty."""
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("mind", sa.Text, nullable=False),
        sa.Column("address_since", sa.BigInteger, nullable=False),
        sa.Column("person_since", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.BigInteger),
    )
    op.create_index("ix_thoughts_worker", "thoughts", ["worker"])
    if op.get_bind().dialect.name == "postgresql":
        for table in ("workers", "thoughts"):
            op.execute(f"ALTER TABLE {table} SET UNLOGGED")


def downgrade() -> None:
    """Remove both."""
    op.drop_table("thoughts")
    op.drop_table("workers")
