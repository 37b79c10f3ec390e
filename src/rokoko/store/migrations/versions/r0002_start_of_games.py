"""When a game began: the time for the first choice counts from there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("started_at", sa.BigInteger))
    op.execute("UPDATE games SET started_at = created_at WHERE status <> 'gathering'")


def downgrade() -> None:
    op.drop_column("games", "started_at")
