"""Journals, users and settings on disk, and word between the processes of a server.

base       what every store can do
schema     the tables of the database, and how it is brought up to date (`migrations`)
tables     tables and their journals in SQL
users      users and settings in SQL
archive    everything as JSON, to take it to another store
commits    many tables' changes in one commit
database   what both kinds of database have in common
sqlite     one file, one process
postgres   several processes
line       what these processes claim, and what they tell each other
"""

from tavolata.server.store.base import (
    Conflict,
    Earlier,
    Place,
    Store,
    Summary,
    TableRow,
    UnreadSummary,
    User,
    open_store,
)

__all__ = ["Conflict", "Earlier", "Place", "Store", "Summary", "TableRow", "UnreadSummary", "User", "open_store"]
