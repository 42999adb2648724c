"""The clock of the server's computer jumps while people play, and while the server is down: nobody loses a decision.

python -m tests.soak.clocks --jumps 60 --seconds 1200 --seed 1
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tavolata.server.client import Message
from tavolata.server.journal import FORCED, Entry, Played
from tavolata.server.seconds import CLOCKS
from tavolata.server.store import open_store
from tests.server.live.process import Process
from tests.soak.players import GAMES, Party, Sitting, check_sitting, stuck
from tests.soak.runs import Bounds, Kind, Progress, Result, faults_in, main

#: By how many seconds the clock jumps.
JUMPS = (3600.0, -3600.0, 600.0, -600.0, 3.0, -3.0)
#: Seconds in which people play between two jumps.
BETWEEN = (0.1, 2.0)
#: The clock of all tables: people answer within a fraction of it, so it never runs out unless time goes wrong.
CLOCK = "relaxed"
#: What is written for those who threw nothing in.
CLOSED = "pass"


class Deadlines:
    """What players are told of how long they have."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def look(self, seat: int, play: Message) -> None:
        left, limit = play.get("left_ms"), 1000 * (CLOCKS[CLOCK] or 0.0)
        if play.get("clock_of") == seat and left is not None and not 0 < left <= limit:
            self.wrong.append(f"seat {seat} was told that {left} ms are left of {limit:.0f} (number {play['seq']})")


async def jump_often(bounds: Bounds, result: Result, progress: Progress) -> None:
    rng, deadlines, limit = random.Random(bounds.seed), Deadlines(), time.monotonic() + bounds.seconds
    result.checked = (
        "every table goes on; no decision of a person who answers is taken by the clock or a bot; what is left of the "
        "time for a decision is never nothing and never more than the whole; journals are right; no traceback"
    )
    jumps = [jump for _ in range(bounds.count // len(JUMPS) + 1) for jump in rng.sample(JUMPS, len(JUMPS))]
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        data, log = str(Path(name) / "tables.db"), Path(name) / "log"
        servers = [await asyncio.to_thread(lambda: Process(data, log=log))]
        parties = [
            Party(
                f"p{number}",
                lambda _: servers[-1].url,
                random.Random(rng.random()),
                games=itertools.cycle([game]),
                setting={"clock": CLOCK},
                on_play=deadlines.look,
            )
            for number, game in enumerate(GAMES)
        ]
        tasks = [asyncio.create_task(party.play()) for party in parties]
        done = restarts = 0
        ahead = 0.0
        try:
            await _go_on(parties, tasks, result, "at the beginning")
            while done < bounds.count and time.monotonic() < limit and result.held:
                ahead += jumps[done]
                if done % 2:
                    await asyncio.to_thread(servers[-1].kill)
                    servers.append(await asyncio.to_thread(partial(Process, data, log=log, ahead=ahead)))
                    restarts += 1
                else:
                    servers[-1].set_clock(ahead)
                done += 1
                await _go_on(parties, tasks, result, f"after jump {done} ({jumps[done - 1]:+.0f} s)")
                progress.say(f"{done} of {bounds.count} jumps; {sum(party.moves for party in parties):,} moves")
                await asyncio.sleep(rng.uniform(*BETWEEN))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.to_thread(servers[-1].kill)
        await _check(data, parties, result)
        result.failures += [*deadlines.wrong[:20], *faults_in(log)]
    if done < bounds.count and result.held:
        result.failures.append(f"only {done} of {bounds.count} jumps in {bounds.seconds:.0f} s")
    moves = sum(party.moves for party in parties)
    result.done = f"{done} jumps of ±1 h, ±10 min and ±3 s, {restarts} of them across a restart; {moves:,} moves"


async def _go_on(parties: list[Party], tasks: list[asyncio.Task[None]], result: Result, when: str) -> None:
    before = [party.moves for party in parties]
    if names := await stuck(parties, before, tasks):
        result.failures.append(f"{when} these did not go on: {', '.join(names)}")


async def _check(data: str, parties: list[Party], result: Result) -> None:
    store = await open_store(data)
    try:
        for party in parties:
            people = {guest.id for guest in party.guests}
            for sitting in party.sittings:
                result.failures += await check_sitting(store, sitting)
                result.failures += _taken(await store.journal(sitting.table.id), sitting, people)
    finally:
        await store.close()


def _taken(journal: list[Entry], sitting: Sitting, people: set[str]) -> Iterator[str]:
    """Decisions of the person at the first seat that somebody else took; windows are closed by the clock."""
    for entry in journal:
        if isinstance(entry.change, Played) and entry.change.by not in people | {FORCED}:
            taken = [step.do for step in entry.change.steps if step.seat == 0 and step.do not in (None, CLOSED)]
            if taken:
                yield f"{sitting.game} {sitting.table.id}: {entry.change.by} played {taken} (entry {entry.seq})"


JUMPING = Kind("clocks", "jumps", short=Bounds(2, 120.0), long=Bounds(60, 1200.0), work=jump_often)

if __name__ == "__main__":
    sys.exit(main(JUMPING))
