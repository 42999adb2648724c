"""The same units on many computers, by Dask distributed (the extra `[cluster]`).

On each computer `dask worker ADDRESS` has to run in an environment with the same version of Tavolata. A unit depends on
nothing but itself, so one whose worker is lost is simply given to another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from tavolata import __version__
from tavolata.arena.runner import QUEUED, Play
from tavolata.arena.units import Counts, Unit, play_unit
from tavolata.core.errors import WorkerLost, quoted
from tavolata.core.extras import needing
from tavolata.core.workers import in_order

#: How long to look for the scheduler and for a first worker.
SECONDS = 10


@contextmanager
def played_on_cluster(address: str, seconds: float = SECONDS) -> Iterator[Play]:
    """By the workers of the scheduler at this address."""
    with needing("cluster", "playing on a cluster"):
        from distributed import Client

    if not re.fullmatch(r"((tcp|tls|wss?)://)?[^/\s]+:\d+", address):
        raise WorkerLost(f"{quoted(address)} is not the address of a Dask scheduler, such as tcp://127.0.0.1:8786")
    try:
        client = Client(address, timeout=seconds, set_as_default=False)
    except OSError as error:
        reason = str(error).partition("\n")[0]
        raise WorkerLost(f"there is no Dask scheduler at {quoted(address)}: {reason}") from None
    with client:
        _look_for_workers(client, address, seconds)
        executor: Executor = client.get_executor(pure=False)
        most = QUEUED * sum(client.ncores().values())
        try:
            yield lambda units: _in_order(executor, units, most)
        finally:
            executor.shutdown(wait=False)


def _look_for_workers(client: Any, address: str, seconds: float) -> None:
    try:
        client.wait_for_workers(1, timeout=seconds)
    except TimeoutError:
        raise WorkerLost(
            f"the Dask scheduler at {quoted(address)} has no workers; start some with: dask worker {address}"
        ) from None
    try:
        versions = client.run(_version)
    except ModuleNotFoundError:
        raise WorkerLost(
            f"a worker of the cluster has no Tavolata installed; install version {__version__} there"
        ) from None
    for worker, version in versions.items():
        if version != __version__:
            raise WorkerLost(f"the worker {worker} has Tavolata {version}, but this computer has {__version__}")


def _version() -> str:
    return __version__


def _in_order(executor: Executor, units: Iterable[Unit], most: int) -> Iterator[Counts]:
    from distributed import KilledWorker

    try:
        yield from in_order(executor, play_unit, units, most)
    except KilledWorker as error:
        raise WorkerLost(f"the cluster failed: {' '.join(str(error).split())}") from None
