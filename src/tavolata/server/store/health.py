"""Whether a database can be written: asked by really writing, but not more often than the disk should bear."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Literal

from tavolata.server.background import in_background
from tavolata.server.errors import NotReady

log = logging.getLogger(__name__)

#: What can be wrong with a store.
Part = Literal["read", "write", "processes"]
#: Seconds for which an answer holds, and within which the database has to write.
HOLDS, PATIENCE = 5.0, 5.0


class Writable:
    """Remembers the last answer. Whoever asks meanwhile gets the same one."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._asked = float("-inf")
        self._asking: asyncio.Task[None] | None = None
        self._is_well = True

    async def is_well(self) -> bool:
        if self._asking is None and time.monotonic() - self._asked >= HOLDS:
            self._asking = in_background(self._try(), "the health check")
        if self._asking is not None:
            done, _ = await asyncio.wait({self._asking}, timeout=PATIENCE)
            return bool(done) and self._is_well
        return self._is_well

    async def _try(self) -> None:
        try:
            await self._write()
        except NotReady as error:
            self._note(error.message)
        except Exception as error:  # noqa: BLE001  # whatever it is, nothing was written
            self._note(type(error).__name__)
        else:
            self._note(None)
        finally:
            self._asked, self._asking = time.monotonic(), None

    def _note(self, trouble: str | None) -> None:
        if trouble is not None and self._is_well:
            log.error("cannot write to the database: %s", trouble)
        elif trouble is None and not self._is_well:
            log.warning("the database is writable again")
        self._is_well = trouble is None
