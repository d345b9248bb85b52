"""Alembic's way in: the schema is brought up to date over a connection that is handed to it."""

from alembic import context

from presidium.table.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
