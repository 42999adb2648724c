"""Thousands of sockets on which nobody plays: what they cost, and that other players do not notice.

python -m tests.soak.sockets --sockets 5000 --seconds 1200 --seed 1

The sockets answer the server's pings, as browsers do: whoever is silent is hung up on. This process does that for all
of them beside the moves that it measures, so these are a little slower than they would be for a person.
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tavolata.server.client import Client
from tavolata.server.load import megabytes
from tests.server.live.guests import BOT, ME, Guest, LiveTable
from tests.server.live.process import Process
from tests.soak.runs import Bounds, Kind, Progress, Result, main

#: What keeps strangers from flooding a server would keep us out.
MANY = ("connections", "connections_per_address", "sockets_per_address", "requests_per_second", "new_users_per_hour")
GENEROUS: dict[str, Any] = dict.fromkeys(MANY, 10_000)
#: Sockets from one address of this computer, and how many are opened at the same time.
PER_ADDRESS, TOGETHER = 500, 50
#: Files that the test itself has open beside its sockets.
SPARE_FILES = 200
#: Moves that are measured before, while the sockets are there, and afterwards.
MOVES = 300
#: By how much the median of moves may grow: what is measured on a computer that does other things varies.
SLOWER_MS, TIMES = 10.0, 2.0
#: Python gives no memory back, but uses it again. So much more for the same sockets is no leak: a part, and megabytes.
LEAK, LEAK_MB = 0.1, 20.0


class Player:
    """One person who plays against a bot, and measures from sending a move until it is acknowledged."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self._url, self._rng = url, rng

    async def open(self) -> None:
        self._guest = await Guest.person(self._url, "Anna")
        self._client = await self._guest.connect(self._url)
        self._client.keep_told = False

    async def close(self) -> None:
        await self._client.close()

    async def measure(self, moves: int) -> list[float]:
        waits: list[float] = []
        table: LiveTable | None = None
        while len(waits) < moves:
            if table is None or self._client.is_over:
                self._client.play, self._client.room = {}, {}
                table = await self._guest.open_table(self._url, "sole-mio", [ME, BOT], setting={"pace": "quick"})
                await table.enter(self._client)
                await self._client.do("start", table=table.id)
            await self._client.until(lambda client: client.is_asked or client.is_over, 60.0)
            if self._client.is_asked:
                begun = time.perf_counter()
                done = await self._client.move(self._rng.choice(self._client.play["ask"]["legal"]))
                waits.append(1000 * (time.perf_counter() - begun))
                await self._client.until(lambda client, seq=done["seq"]: client.play["seq"] >= seq)  # type: ignore[misc]
        return waits


async def hold_sockets(bounds: Bounds, result: Result, progress: Progress) -> None:
    result.checked = (
        "no socket is refused or lost; the median of other players' moves grows by less than "
        f"{SLOWER_MS:.0f} ms or to less than {TIMES:.0f} times; afterwards the server counts none of them, and "
        "as many again need no more memory"
    )
    _allow_files(bounds.count + SPARE_FILES)
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        data = str(Path(name) / "tables.db")
        with await asyncio.to_thread(lambda: Process(data, **GENEROUS)) as server:
            async with asyncio.timeout(bounds.seconds):
                await _hold(server, bounds, result, progress)


async def _hold(server: Process, bounds: Bounds, result: Result, progress: Progress) -> None:
    url, pid = server.url, server.pid
    player = Player(url, random.Random(bounds.seed))
    await player.open()
    count = min(MOVES, bounds.count)
    await player.measure(count // 3)  # the first ones are compiled and read from disk
    before, memory_before = await player.measure(count), megabytes(pid)
    sockets = await _open_all(url, bounds.count, progress)
    memory = megabytes(pid)
    during = await player.measure(count)
    lost = sum(socket.is_closed for socket in sockets)
    counted = await _counted(url)
    await asyncio.gather(*(socket.drop() for socket in sockets))
    left = await _until_none(url)
    after = await player.measure(count)
    again = await _open_all(url, bounds.count, progress)
    memory_again = megabytes(pid)
    await asyncio.gather(*(socket.drop() for socket in again))
    await player.close()
    if lost or counted < bounds.count:
        result.failures.append(f"{lost} of {bounds.count} sockets were closed, and the server counted {counted}")
    if left > 1:  # the player's
        result.failures.append(f"the server still counts {left} sockets after all were closed")
    if memory_again - memory > max(LEAK_MB, LEAK * (memory - memory_before)):
        result.failures.append(f"the same sockets again took {memory_again - memory:.0f} MB more: what leaves is kept")
    slower = statistics.median(during) - statistics.median(before)
    if slower > SLOWER_MS and statistics.median(during) > TIMES * statistics.median(before):
        result.failures.append(f"moves took {slower:.0f} ms longer (median)")
    moves = ", ".join(_ms(waits) for waits in (before, during, after))
    result.done = (
        f"{bounds.count:,} idle sockets: {1024 * (memory - memory_before) / bounds.count:.0f} kB of the server each "
        f"({memory_before:.0f} MB before, {memory:.0f} with them, {memory_again:.0f} when as many came again); moves "
        f"of others before, during and after (median / p99): {moves}"
    )


def _ms(waits: list[float]) -> str:
    ordered = sorted(waits)
    return f"{statistics.median(ordered):.0f} / {ordered[int(0.99 * (len(ordered) - 1))]:.0f} ms"


def _allow_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(hard, wanted)))


async def _open_all(url: str, count: int, progress: Progress) -> list[Client]:
    """From as many addresses of this computer as it takes; ten sockets belong to one user."""
    sockets: list[Client] = []
    guest: Guest | None = None
    address = url.replace("http", "ws", 1) + "/ws"
    for first in range(0, count, TOGETHER):
        wanted = range(first, min(count, first + TOGETHER))
        opening = []
        for number in wanted:
            if number % 10 == 0 or guest is None:
                guest = await Guest.person(url, "Idle")
            local = (f"127.0.0.{2 + number // PER_ADDRESS}", 0)
            headers = {"Origin": url, **guest.proof}
            opening.append(Client.connect(address, headers, local_addr=local))
        sockets += await asyncio.gather(*opening)
        progress.say(f"{len(sockets):,} of {count:,} sockets are open")
    return sockets


async def _counted(url: str) -> int:
    """How many sockets the server says there are."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as browser:
        lines = (await browser.get("/metrics")).raise_for_status().text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("tavolata_sockets "))


async def _until_none(url: str) -> int:
    """How many are left when the server has noticed, or does not."""
    left = 0
    for _ in range(100):
        left = await _counted(url)
        if left <= 1:
            break
        await asyncio.sleep(0.1)
    return left


SOCKETS = Kind("sockets", "sockets", short=Bounds(40, 120.0), long=Bounds(5000, 1200.0), work=hold_sockets)

if __name__ == "__main__":
    sys.exit(main(SOCKETS))
