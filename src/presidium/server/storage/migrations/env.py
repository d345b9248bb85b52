"""Alembic's entry point: runs the migrations on the connection handed to it."""

from alembic import context

from presidium.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # the store begins its transactions itself, so CREATE and ALTER are part of them
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
