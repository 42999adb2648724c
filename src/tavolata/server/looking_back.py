"""Work for those who look at finished games: bounded, and so that people who play do not notice it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TypeVar

from tavolata.server.errors import TooMany

T = TypeVar("T")
#: So many wait for the thread; others have to come again.
BUSY = 16
#: For each second of work the thread rests so long.
REST = 1.0


class LookingBack:
    """The thread. No bot waits for it, and it rests after each piece of work."""

    def __init__(self) -> None:
        self._waiting = 0
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="looking-back")

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Around what somebody asked for; TooMany if too much waits already."""
        if self._waiting >= BUSY:
            raise TooMany("too many replay requests; try again in a moment", retry_s=2.0)
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    async def work(self, work: Callable[[], T]) -> T:
        """Something that is done at once, with a turn of its own."""
        with self.turn():
            return await self.in_thread(work)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """One piece of what has a turn, or of what goes on by itself; others come in between."""

        def measured() -> tuple[T, float]:
            begun = time.thread_time()
            return work(), time.thread_time() - begun

        done, spent = await asyncio.get_running_loop().run_in_executor(self._pool, measured)
        with suppress(RuntimeError):  # the server was stopped meanwhile
            self._pool.submit(time.sleep, REST * spent)
        return done

    def stop(self) -> None:
        """What is being reckoned ends by itself, after one piece."""
        self._pool.shutdown(wait=False, cancel_futures=True)
