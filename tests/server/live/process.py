"""A server in a process of its own, which can be killed.

python -m tests.server.live.process DATA

It prints its port. Bots answer at once, windows are short, and other processes are missed soon.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from types import TracebackType
from typing import Self

from tavolata.server import between, hall, keeper, pacing
from tavolata.server.app import create_app, listen, server_for
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.seconds import CALLS, ROUND_BREAKS, WINDOWS
from tavolata.server.settings import Settings
from tavolata.server.store import open_store


class Process:
    """A running server. It is killed at the end of the block if it is still there."""

    def __init__(self, data: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.live.process", data],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{self._process.stdout.readline().strip()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.kill()

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        self._process.kill()
        self._end()

    async def stop(self) -> int:
        """SIGTERM; its exit code."""
        self._process.terminate()
        return await asyncio.to_thread(self._end)

    def _end(self) -> int:
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(60)


async def serve(data: str) -> None:
    settings = Settings(
        port=0,
        messages_per_second=10_000,
        requests_per_second=10_000,
        new_users_per_hour=10_000,
        log_level="warning",
    )
    store = await open_store(data)
    with listen(settings) as listening:
        app = create_app(settings, store, hall=Hall(store, habits=Habits(grace=120.0, empty=120.0)))
        print(listening.getsockname()[1], flush=True)
        await server_for(app).serve(sockets=[listening])
    await store.close()


if __name__ == "__main__":
    WINDOWS["normal"], CALLS["normal"], keeper.LONGEST_WAY = 0.03, 10.0, 0.01
    hall.SWEEP, between.PATIENCE = 0.5, 0.5
    between.BEAT, between.SILENCE = 0.2, 2.0
    pacing.PACES.update(dict.fromkeys(pacing.PACES, 0.0))
    ROUND_BREAKS.update(dict.fromkeys(ROUND_BREAKS, 0.0))
    asyncio.run(serve(sys.argv[1]))
