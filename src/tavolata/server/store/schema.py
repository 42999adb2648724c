"""The tables of the database, and how a database is brought up to date.

`METADATA` says how the database looks now; `migrations/versions` says step by step how it became so. A test holds the
two together. A step that was published is never edited: whoever changes `METADATA` adds a step.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from tavolata.core.errors import BadSetting

MIGRATIONS = Path(__file__).parent / "migrations"

#: Not Alembic's own name for it, for a database may be shared with other programs.
VERSION_TABLE = "tavolata_version"

#: The number of the advisory lock under which a PostgreSQL database is changed; any would do.
_UPGRADE_LOCK = 7_310_579_431_086_213_001

METADATA = sa.MetaData()

USERS = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("is_bot", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("key_hash", sa.Text),
    #: How often the user has signed out everywhere; cookies of an earlier generation are void.
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
    sa.Index("users_by_key", "key_hash", unique=True),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    #: The rest of the summary, which no list looks for, as JSON.
    sa.Column("summary", sa.Text, nullable=False),
    #: When somebody was last seen there, as far as that was later than the last change.
    sa.Column("visited", sa.Double, nullable=False, server_default="0"),
    #: As in a summary.
    sa.Column("shown_at", sa.Double, nullable=False, server_default="0"),
    sa.Column("shown_until", sa.Double),
    sa.Index("tables_by_state", "state", "changed"),
)
sa.Index(  # the lobby; private tables, which are most, cost it nothing
    "listed_tables", TABLES.c.shown_at, sqlite_where=TABLES.c.listed, postgresql_where=TABLES.c.listed
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    #: As `journal.encode_change` writes it.
    sa.Column("change", sa.Text, nullable=False),
    sqlite_with_rowid=False,  # the entries of a table lie beside each other
)

#: Every user that a journal names, so that "my tables" and the deletion of a user read no other journals. No foreign
#: key leads to the users: a journal may name somebody who is deleted at this moment.
PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.Text, primary_key=True),
    #: Whether the user has a seat now.
    sa.Column("sits", sa.Boolean, nullable=False),
    sa.Index("people_by_user", "user_id"),
    sqlite_with_rowid=False,
)

SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


def check(connection: sa.Connection, *, is_current: bool) -> None:
    """BadSetting if the database is new, not ours or too new; with `is_current` also if it is too old."""
    _, steps = _steps(connection, MIGRATIONS)
    version = _version(connection, steps)
    if version is None:
        raise BadSetting("it is not a Tavolata database; name the database that the server uses")
    if is_current and version != steps.get_current_head():
        raise BadSetting("it was written by an older version of Tavolata; start the server once to update it")


def upgrade(connection: sa.Connection, migrations: Path = MIGRATIONS) -> None:
    """Bring the database up to date, in the transaction that is open; BadSetting if it is not ours or too new."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_UPGRADE_LOCK)))  # one process after the other
    config, steps = _steps(connection, migrations)
    if _version(connection, steps) != steps.get_current_head():
        command.upgrade(config, "head")


def _steps(connection: sa.Connection, migrations: Path) -> tuple[Config, ScriptDirectory]:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def _version(connection: sa.Connection, steps: ScriptDirectory) -> str | None:
    """The last step that was applied to the database, None if it is new; BadSetting if that was not done by us."""
    present = set(sa.inspect(connection).get_table_names())
    if VERSION_TABLE not in present:
        if foreign := sorted(present & METADATA.tables.keys()):
            raise BadSetting(f"it contains tables of another program ({', '.join(foreign)}); use a separate database")
        return None
    version = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
    if version is not None and version not in {step.revision for step in steps.walk_revisions()}:
        raise BadSetting(
            f"it was written by a newer version of Tavolata (schema {version}, this one knows "
            f"{steps.get_current_head()}); install that version, or use another database"
        )
    return version
