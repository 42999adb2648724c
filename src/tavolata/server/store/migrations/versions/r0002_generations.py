"""Users can sign out everywhere: cookies of an earlier generation are void."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("users", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
