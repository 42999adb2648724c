"""Disks that fill up, become read-only or lose a part of the database: nothing acknowledged is lost, and it is said.

python -m tests.soak.disks --harms 60 --seconds 1800 --seed 1

Of three harms, one is a disk that is full while people play, one a disk that takes no write while they do, and one a
database that is cut off at a random place while the server is down. At the end a server is started on a disk that was
mounted read-only. A full and a read-only disk need a small file system of their own, which only root can mount;
elsewhere they are skipped. Linux mounts no disk read-only on which files are open for writing, so "takes no write" is
a limit on the sizes of the server's files: each of its writes fails, as on a disk that fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import sqlalchemy as sa

from tavolata.core.errors import TavolataError
from tavolata.server.store import Store, open_store
from tests.server.live.process import Process
from tests.soak.players import GAMES, Party, check_sitting, stuck
from tests.soak.runs import Bounds, Kind, Progress, Result, faults_in, main

#: Megabytes of the small disk.
SIZE = 24
#: Seconds for which a disk is full or read-only.
HARMED = (0.5, 2.0)
#: Seconds in which somebody must have been refused on a disk that takes nothing.
REFUSED = 30.0
#: Seconds that a server may take to look at all its tables.
READY = 60.0
#: Code of the refusal.
NOT_NOW = "not-ready"


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system of its own; None if this user may not mount one."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m,mode=700", "tavolata-soak", str(folder)]
    try:
        is_mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        is_mounted = False
    try:
        yield folder if is_mounted else None
    finally:
        if is_mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@dataclass(frozen=True, slots=True)
class Harm:
    """Something that keeps a server from writing, and that ends again."""

    what: str
    begin: Callable[[], None]
    end: Callable[[], None]


def full(folder: Path) -> Harm:
    ballast = folder / "ballast"

    def fill() -> None:
        with ballast.open("ab", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    return Harm("full", fill, ballast.unlink)


def unwritable(server: Process) -> Harm:
    def limit(size: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    return Harm("unwritable", lambda: limit(0), lambda: limit(resource.RLIM_INFINITY))


async def harm_disks(bounds: Bounds, result: Result, progress: Progress) -> None:
    rng, done, limit = random.Random(bounds.seed), Counter[str](), time.monotonic() + bounds.seconds
    result.checked = (
        f"players are refused with the code {NOT_NOW}; nothing acknowledged is lost; when there is room again every "
        "game goes on without a restart; a damaged database is refused in one line, or its readable tables are as they "
        "were; no traceback"
    )
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name, small_disk(Path(name) / "disk") as disk:
        folder = disk or Path(name)
        told = (done, result, progress)
        moves = await _while_playing(folder, disk, bounds.count - bounds.count // 3, limit, rng, told)
        if disk is None:
            result.skipped.append("full and read-only disks: nothing can be mounted here")
        else:
            result.failures += await asyncio.to_thread(_start_read_only, disk)
            done["read-only at the start"] += 1
        await _cut_off(folder / "tables.db", bounds.count // 3, limit, rng, told)
    if time.monotonic() > limit and result.held:
        result.failures.append(f"only {done.total()} of {bounds.count} harms in {bounds.seconds:.0f} s")
    result.done = ", ".join(f"{what}: {count}" for what, count in done.items()) + f"; {moves:,} moves acknowledged"


def _start_read_only(disk: Path) -> Iterator[str]:
    """What is wrong with how a server refuses to start on a disk that cannot be written."""

    def remount(how: str) -> None:
        subprocess.run(["mount", "-o", f"remount,{how}", str(disk)], check=True)

    remount("ro")
    try:
        command = [sys.executable, "-m", "tavolata", "serve", "--port", "0", "--data", str(disk / "tables.db")]
        ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    finally:
        remount("rw")
    lines = ended.stderr.splitlines()
    if ended.returncode != 2 or len(lines) != 1 or "cannot use the database" not in lines[0]:
        yield f"on a read-only disk: exit code {ended.returncode}, {lines}"


Told = tuple[Counter[str], Result, Progress]


async def _while_playing(
    folder: Path, disk: Path | None, count: int, limit: float, rng: random.Random, told: Told
) -> int:
    """People play while the disk is full, or read-only; how many moves were acknowledged."""
    done, result, progress = told
    data, log = str(folder / "tables.db"), folder.parent / f"{folder.name}.log"
    with await asyncio.to_thread(lambda: Process(data, log=log)) as server:
        parties = [
            Party(f"p{number}", lambda _: server.url, random.Random(rng.random()), games=itertools.cycle([game]))
            for number, game in enumerate(GAMES)
        ]
        tasks = [asyncio.create_task(party.play()) for party in parties]
        harms = [unwritable(server), *([full(disk)] if disk is not None else [])]
        try:
            await _must_go_on(parties, tasks, result, "at the beginning")
            while done.total() < count and time.monotonic() < limit and result.held:
                harm = harms[done.total() % len(harms)]
                await _harm(harm, parties, rng, result)
                done[f"{harm.what} while playing"] += 1
                await _must_go_on(parties, tasks, result, f"after a disk was {harm.what} ({done.total()})")
                progress.say(f"{done.total()} harms; {sum(party.moves for party in parties):,} moves")
                await asyncio.sleep(rng.uniform(0.05, 0.5))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await server.stop()
    store = await open_store(data)
    try:
        for sitting in (sitting for party in parties for sitting in party.sittings):
            result.failures += await check_sitting(store, sitting)
    finally:
        await store.close()
    result.failures += faults_in(log)
    return sum(party.moves for party in parties)


async def _harm(harm: Harm, parties: list[Party], rng: random.Random, result: Result) -> None:
    def refusals() -> int:
        return sum(party.refusals[NOT_NOW] for party in parties)

    before, begun = refusals(), time.monotonic()
    await asyncio.to_thread(harm.begin)
    try:
        while refusals() == before:
            if time.monotonic() - begun > REFUSED:
                result.failures.append(f"nobody was refused for {REFUSED:.0f} s on a disk that was {harm.what}")
                return
            await asyncio.sleep(0.05)
        await asyncio.sleep(rng.uniform(*HARMED))
    finally:
        await asyncio.to_thread(harm.end)
    if other := {code for party in parties for code in party.refusals} - {NOT_NOW}:
        result.failures.append(f"people were refused with other codes than {NOT_NOW}: {sorted(other)}")


async def _must_go_on(parties: list[Party], tasks: list[asyncio.Task[None]], result: Result, when: str) -> None:
    if names := await stuck(parties, [party.moves for party in parties], tasks):
        result.failures.append(f"{when} these did not go on: {', '.join(names)}")


# ----------------------------------------------------------------- databases that lost their end


async def _cut_off(data: Path, count: int, limit: float, rng: random.Random, told: Told) -> None:
    """A database that is cut off somewhere: it is refused, or what can be read of it is what was there before."""
    done, result, progress = told
    whole = await _journals(str(data))
    with tempfile.TemporaryDirectory(prefix="tavolata-soak-") as name:
        copy = Path(name) / "tables.db"
        for number in range(count):
            if time.monotonic() > limit:
                return
            at = await asyncio.to_thread(_truncated, data, copy, rng)
            if wrong := await _wrong_with(copy, whole):
                result.failures.append(f"cut off at byte {at}: {wrong}")
            done["databases cut off"] += 1
            progress.say(f"{number + 1} of {count} databases cut off")


def _truncated(data: Path, copy: Path, rng: random.Random) -> int:
    """A copy with nothing beside it, cut off; returns where."""
    for file in copy.parent.iterdir():
        file.unlink()
    shutil.copy(data, copy)
    at = rng.randrange(copy.stat().st_size)
    os.truncate(copy, at)
    return at


async def _journals(data: str) -> dict[str, list[object]]:
    """The journal of every table that can be read; one that cannot be says so."""
    found: dict[str, list[object]] = {}
    store = await open_store(data, beside=True)
    try:
        for row in await store.tables(limit=1_000_000):
            found[row.id] = await _journal(store, row.id)
    finally:
        await store.close()
    return found


async def _journal(store: Store, table: str) -> list[object]:
    try:
        return list(await store.journal(table))
    except TavolataError:
        return []


async def _wrong_with(data: Path, whole: dict[str, list[object]]) -> str:
    """What a server makes of it; nothing if it says what is wrong in one line, or reads only what is right."""
    code, said = await asyncio.to_thread(_serve_once, data)
    lines = said.splitlines()
    if "Traceback" in said or code not in (0, 2) or (code == 2 and not lines[-1].startswith("tavolata: ")):
        return f"the server ended with code {code}: {said[-600:]}"
    try:
        left = await _journals(str(data))
    except TavolataError:
        return ""
    except sa.exc.DatabaseError as error:
        return f"{type(error).__name__}: {error}"
    changed = [table for table, journal in left.items() if journal and journal != whole[table][: len(journal)]]
    return f"tables are told otherwise than before: {changed}" if changed else ""


def _serve_once(data: Path) -> tuple[int, str]:
    """Start a server, ask it how it is until it has looked at all tables, and stop it; its exit code and its log."""
    command = [sys.executable, "-m", "tavolata", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        if found is not None:
            with contextlib.suppress(httpx.HTTPError):
                limit = time.monotonic() + READY
                while time.monotonic() < limit and server.poll() is None:
                    if httpx.get(f"{found[0]}/healthz").json()["state"] != "preparing":
                        break
                    time.sleep(0.05)
            server.terminate()
        _, said = server.communicate(timeout=READY)
        return server.returncode, said


DISKS = Kind("disks", "harms", short=Bounds(3, 120.0), long=Bounds(60, 1800.0), work=harm_disks)

if __name__ == "__main__":
    sys.exit(main(DISKS))
