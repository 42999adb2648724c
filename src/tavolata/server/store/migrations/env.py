"""What Alembic runs to apply the steps: on the connection, and in the transaction, that it is given."""

from __future__ import annotations

from alembic import context

from tavolata.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # our SQLite connections begin their transactions themselves, so it holds there, too
)
context.run_migrations()
