"""When a match ended, for each who sat there: their open tables are found among any number."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the time, from the last change of tables that are over or closed, and its index."""
    op.add_column("members", sa.Column("ended", sa.BigInteger))
    op.execute(
        "UPDATE members SET ended = (SELECT updated FROM tables "
        "WHERE tables.id = members.table_id AND status IN ('over', 'closed'))"
    )
    op.drop_index("ix_members_person", "members")
    op.create_index("ix_members_person_ended_table_id", "members", ["person", "ended", "table_id"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_members_person_ended_table_id", "members")
    op.create_index("ix_members_person", "members", ["person"])
    op.drop_column("members", "ended")
