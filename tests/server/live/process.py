"""A server in a process of its own, which can be killed.

python -m tests.server.live.process DATA [SETTINGS]

SETTINGS are a JSON object. It prints its port. Bots answer at once, windows are short, and other processes are missed
soon.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import nullcontext, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from tavolata.server import between, hall, keeper, logs, pacing
from tavolata.server.app import SPARE_FILES, create_app, listen, open_many_files, server_for
from tavolata.server.hall import Hall
from tavolata.server.keeper import Habits
from tavolata.server.seconds import CALLS, ROUND_BREAKS, WINDOWS
from tavolata.server.settings import Settings
from tavolata.server.store import open_store

_WITH_CLOCK = """
import runpy, sys, threading, time
real, ahead = time.time, float(sys.argv.pop())
time.time = lambda: real() + ahead

def set_clock():
    global ahead
    for line in sys.stdin:
        ahead = float(line)

threading.Thread(target=set_clock, daemon=True).start()
runpy.run_module("tests.server.live.process", run_name="__main__")
"""


class Process:
    """A running server. It is killed at the end of the block if it is still there."""

    def __init__(self, data: str, *, log: Path | None = None, ahead: float = 0.0, **settings: Any) -> None:
        """`ahead` is by how many seconds the clock of its computer is wrong."""
        with log.open("a") if log else nullcontext() as errors:
            self._process = self._start(data, settings, errors, ahead)
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{self._process.stdout.readline().strip()}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def _start(
        self, data: str, settings: dict[str, Any], errors: IO[str] | None, ahead: float
    ) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", _WITH_CLOCK, data, json.dumps(settings), str(ahead)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.kill()

    def set_clock(self, ahead: float) -> None:
        """The clock of its computer jumps: from now on it is wrong by so many seconds."""
        assert self._process.stdin is not None
        print(ahead, file=self._process.stdin, flush=True)

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        self._process.kill()
        self._end()

    async def stop(self) -> int:
        """SIGTERM; its exit code."""
        self._process.terminate()
        return await asyncio.to_thread(self._end)

    def _end(self) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        return self._process.wait(60)


#: Scripted players are quicker than people.
GENEROUS: dict[str, Any] = {
    "messages_per_second": 10_000,
    "requests_per_second": 10_000,
    "new_users_per_hour": 10_000,
    "new_tables_per_hour": 10_000,
    "log_level": "warning",
}


async def serve(data: str, chosen: dict[str, Any]) -> None:
    settings = Settings(port=0, **GENEROUS | chosen)
    logs.configure(settings)
    open_many_files(settings.connections + SPARE_FILES)
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
    asyncio.run(serve(sys.argv[1], json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}))
