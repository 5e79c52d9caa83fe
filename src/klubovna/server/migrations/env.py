"""Alembic's door: the connection comes from `migrate`."""

from alembic import context

from klubovna.server.store import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
