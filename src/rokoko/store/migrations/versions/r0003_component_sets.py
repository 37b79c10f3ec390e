"""The component sets that games were played with, so that a later version can still replay them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "component_sets",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("files", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("component_sets")
