"""Tasks that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)

#: The event loop itself would let go of them.
_running: set[asyncio.Task[Any]] = set()


def in_background(work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
    """Begin a task. If it fails, the log says so at once, and not when Python happens to collect it."""
    task = asyncio.create_task(work)
    _running.add(task)

    def end(done: asyncio.Task[None]) -> None:
        _running.discard(done)
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("%s failed", what, exc_info=error)

    task.add_done_callback(end)
    return task


def may_fail(future: asyncio.Future[Any]) -> None:
    """Whoever waits for it is told if it fails; that nobody waits any more is no fault."""
    future.add_done_callback(lambda done: None if done.cancelled() else done.exception())
