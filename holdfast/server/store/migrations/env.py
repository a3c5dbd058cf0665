"""How Alembic runs the steps: in a connection that it is given, inside its transaction."""

from __future__ import annotations

from alembic import context

from holdfast.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a table by making a new one.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
