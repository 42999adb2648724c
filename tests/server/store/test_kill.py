"""What was acknowledged outlives the process that is killed the moment after."""

from __future__ import annotations

import itertools
import subprocess
import sys

from tavolata.server.store import open_store
from tests.server.store.samples import SUMMARY, entry, played

NUMBERS = 60


def acknowledged_before_the_kill(address: str) -> dict[str, int]:
    """The last number that the process printed for each table."""
    command = [sys.executable, "-m", "tests.server.store.appending", address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = list(itertools.islice(process.stdout, NUMBERS))
        process.kill()
        said += [line for line in process.stdout if line.endswith("\n")]  # what was acknowledged meanwhile
    assert len(said) >= NUMBERS
    return {table: int(seq) for table, seq in map(str.split, said)}


async def test_no_acknowledged_entry_is_lost(address: str) -> None:
    acknowledged = acknowledged_before_the_kill(address)
    store = await open_store(address)
    for table, seq in acknowledged.items():
        journal = await store.journal(table)
        assert [found.seq for found in journal] == list(range(1, len(journal) + 1))
        assert len(journal) >= seq
        row = await store.table(table)
        assert row is not None
        assert row.seq == len(journal)
        await store.append(table, [entry(len(journal) + 1, played())], SUMMARY)  # and the table goes on
    await store.close()
