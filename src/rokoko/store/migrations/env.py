"""Alembic's entry: runs in the connection that `rokoko.store.migrate` hands over, inside its transaction."""

from alembic import context

from rokoko.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
