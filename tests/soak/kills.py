"""Kill servers and databases while people play: nothing that was acknowledged is lost, and every table goes on.

python -m tests.soak.kills --kills 200 --seconds 1800 --seed 1

A third of the kills each: the only server (SQLite), one of two servers (PostgreSQL), and PostgreSQL below them.
Processes are killed by SIGKILL, which is no power failure: the system still writes what they have handed to it.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tavolata.server.store import open_store
from tests.server.live.process import Process
from tests.server.postgres import Postgres, running_postgres
from tests.soak.players import GAMES, Party, check_sitting, stuck
from tests.soak.runs import Bounds, Kind, Progress, Result, faults_in, main

#: Seconds after the return of all tables until the next kill.
BETWEEN = (0.05, 1.5)


class House:
    """Servers over one database. With PostgreSQL that can be killed, too."""

    def __init__(self, data: str, log: Path, servers: int, postgres: Postgres | None = None) -> None:
        self.data, self.log, self._postgres = data, log, postgres
        self.servers: list[Process | None] = [None] * servers
        #: What was killed, and how often.
        self.killed: Counter[str] = Counter()

    async def open(self) -> None:
        for at in range(len(self.servers)):
            await self._start(at)

    async def _start(self, at: int) -> None:
        self.servers[at] = await asyncio.to_thread(lambda: Process(self.data, log=self.log))

    async def kill(self, rng: random.Random) -> None:
        """Kill a part of it, and start that again. The database has every second turn."""
        if self._postgres is not None and self.killed.total() % 2:
            await self._kill_database(self._postgres, rng)
        else:
            await self._kill_server(rng.randrange(len(self.servers)))

    async def _kill_server(self, at: int) -> None:
        server = self.servers[at]
        assert server is not None
        self.servers[at] = None
        await asyncio.to_thread(server.kill)
        await self._start(at)
        self.killed["the only server (SQLite)" if self._postgres is None else "one of two servers (PostgreSQL)"] += 1

    async def _kill_database(self, postgres: Postgres, rng: random.Random) -> None:
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(rng.uniform(0.0, 1.0))  # so that people meet servers without a database
        await asyncio.to_thread(postgres.start_again)
        self.killed["PostgreSQL"] += 1

    def where(self, person: int) -> str:
        """The address at which a person tries next: of their own server, or of another one if that is gone."""
        first = person % len(self.servers)
        running = [one for one in (*self.servers[first:], *self.servers[:first]) if one is not None]
        return running[0].url if running else "http://127.0.0.1:9"  # nobody listens there

    def close(self) -> None:
        for server in self.servers:
            if server is not None:
                server.kill()


async def kill_often(bounds: Bounds, result: Result, progress: Progress) -> None:
    rng = random.Random(bounds.seed)
    result.checked = (
        "every acknowledged move is in the journal once, at the number that was told, in order; numbers have no gaps; "
        "a refused move is not there; every table goes on; finished games have the result that players saw; "
        "no traceback"
    )
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name, running_postgres() as postgres:
        folder = Path(name)
        alone = House(str(folder / "tables.db"), folder / "sqlite.log", servers=1)
        several = House(postgres.new_database(), folder / "postgresql.log", servers=2, postgres=postgres)
        third = bounds.count // 3
        for house, count in ((alone, third), (several, bounds.count - third)):
            if not count:
                continue
            limit = time.monotonic() + bounds.seconds * count / bounds.count
            await _kill_while_playing(house, count, limit, rng, result, progress)


async def _kill_while_playing(
    house: House, count: int, limit: float, rng: random.Random, result: Result, progress: Progress
) -> None:
    async with _playing(house, rng) as (parties, tasks):
        while house.killed.total() < count and time.monotonic() < limit:
            before = [party.moves for party in parties]
            await house.kill(rng)
            so_far = f"{_listed(house.killed)}; {sum(party.moves for party in parties):,} moves acknowledged"
            if names := await stuck(parties, before, tasks):
                result.failures.append(f"{so_far}: these did not go on: {', '.join(names)}")
                break
            progress.say(so_far)
            await asyncio.sleep(rng.uniform(*BETWEEN))
    sittings = [sitting for party in parties for sitting in party.sittings]
    store = await open_store(house.data)
    try:
        for sitting in sittings:
            result.failures += await check_sitting(store, sitting)
    finally:
        await store.close()
    result.failures += faults_in(house.log)
    if house.killed.total() < count and not result.failures:
        result.failures.append(f"the time was over after {house.killed.total()} of {count} kills")
    finished = sum(sitting.record is not None for sitting in sittings)
    moves = sum(party.moves for party in parties)
    done = f"kills of {_listed(house.killed)}: {moves:,} moves acknowledged, {finished} games finished"
    result.done = "; ".join(filter(None, [result.done, done]))


def _listed(killed: Counter[str]) -> str:
    return ", ".join(f"{what}: {count}" for what, count in killed.items())


@asynccontextmanager
async def _playing(house: House, rng: random.Random) -> AsyncIterator[tuple[list[Party], list[asyncio.Task[None]]]]:
    """People at tables of all games, as long as the block lasts."""
    parties = [
        Party(
            f"p{number}",
            house.where,
            random.Random(rng.random()),
            people=1 + (number % 2 if len(house.servers) > 1 else 0),
            games=itertools.cycle([*GAMES[number:], *GAMES[:number]]),
        )
        for number in range(len(GAMES))
    ]
    tasks: list[asyncio.Task[None]] = []
    try:
        await house.open()
        tasks += [asyncio.create_task(party.play()) for party in parties]
        if names := await stuck(parties, [0] * len(parties), tasks):
            raise TimeoutError(f"before the first kill these did not begin: {', '.join(names)}")
        yield parties, tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.close()


KILLS = Kind("kills", "kills", short=Bounds(2, 120.0), long=Bounds(200, 3600.0), work=kill_often)

if __name__ == "__main__":
    sys.exit(main(KILLS))
