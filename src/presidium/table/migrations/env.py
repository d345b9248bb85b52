"""Alembic's way in: the schema is brought up to date over a connection that is handed to it."""

from alembic import context

from presidium.table.file import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # the store begins its transactions itself, so that CREATE and ALTER belong to them
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
