"""A process that appends to a table until it is killed, and prints each number as soon as it is acknowledged.

python -m tests.server.store.appending ADDRESS
"""

from __future__ import annotations

import asyncio
import itertools
import sys

from tavolata.server.store import open_store
from tests.server.store.samples import SUMMARY, entry, open_table, played

TABLES = 5


async def main(address: str) -> None:
    store = await open_store(address)

    async def play(table: str) -> None:
        await open_table(store, table)
        for seq in itertools.count(2):
            await store.append(table, [entry(seq, played())], SUMMARY)
            print(table, seq, flush=True)

    await asyncio.gather(*(play(f"table-{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
