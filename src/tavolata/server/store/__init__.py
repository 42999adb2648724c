"""Journals, users and settings on disk, and word between the processes of a server.

    base       what every store can do
    schema     the tables of the database, and how it is brought up to date
    commits    many tables' changes in one commit
    sqlite     one file, one process
    postgres   several processes
"""

from tavolata.server.store.base import Conflict, Store, Summary, TableRow, User, open_store

__all__ = ["Conflict", "Store", "Summary", "TableRow", "User", "open_store"]
