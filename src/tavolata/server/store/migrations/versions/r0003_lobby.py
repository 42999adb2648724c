"""The lobby is sorted by what people without a seat know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown_at", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown_until", sa.Double))
    op.execute("UPDATE tables SET shown_at = changed")
    op.drop_index("listed_tables", "tables")
    listed = sa.text("listed")
    op.create_index("listed_tables", "tables", ["shown_at"], sqlite_where=listed, postgresql_where=listed)
