"""Journals, users and settings: the first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("key_hash", sa.Text),
    )
    op.create_index("users_by_key", "users", ["key_hash"], unique=True)

    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "changed"])
    listed = sa.text("listed")
    op.create_index("listed_tables", "tables", ["changed"], sqlite_where=listed, postgresql_where=listed)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("change", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "people",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("sits", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("people_by_user", "people", ["user_id"])

    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
