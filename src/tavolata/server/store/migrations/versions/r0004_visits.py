"""Tables say when somebody was last seen there, so that a table that somebody visits is not taken for abandoned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("visited", sa.Double, nullable=False, server_default="0"))
