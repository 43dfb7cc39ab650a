"""Alembic's entry: runs the migrations on the connection that `storage.migrate` hands over, in one transaction."""

from alembic import context

from storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # Alembic doubts it of SQLite; we begin the transaction ourselves (storage.opening)
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
