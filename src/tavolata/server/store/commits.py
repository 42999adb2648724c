"""Many tables' changes in one commit.

A commit waits for the disk, which takes far longer than everything else about it. So there is one writer: while it
commits, whatever else is to be written gathers, and goes into the next commit together. Nobody waits for company.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from tavolata.server import metrics
from tavolata.server.errors import NotReady
from tavolata.server.journal import Entry
from tavolata.server.store.base import Summary, TableRow

#: So that one commit, and all who wait for it, does not take too long.
LARGEST_COMMIT = 256


@dataclass(frozen=True, slots=True)
class Write:
    """Entries for the journal of one table, with what lists then show of it; for a new table its whole row."""

    table: str
    entries: Sequence[Entry]
    summary: Summary
    new: TableRow | None = None

    def __post_init__(self) -> None:
        numbers = [entry.seq for entry in self.entries]
        if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise ValueError(f"entries of a journal are numbered without gaps, and at least one is written: {numbers}")

    @property
    def seq(self) -> int:
        return self.entries[-1].seq


#: Commits the writes that can be made; says for each in turn what was wrong with it, if anything was. An exception
#: means that nothing was written: NotReady if nothing can be now, any other if one of the writes spoiled them all.
Commit = Callable[[Sequence[Write]], Awaitable[Sequence[Exception | None]]]


@dataclass(slots=True)
class _Waiting:
    write: Write
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, error: Exception | None) -> None:
        if self.done.done():  # whoever waited was cancelled; the write was made all the same
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Commits:
    """The one writer. Start it in a running event loop."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._work())

    async def add(self, write: Write) -> None:
        """Return when the write is durable; raise what was wrong with it. If cancelled, the write may still commit."""
        if self._closing:
            raise NotReady("the store is closed")
        waiting = _Waiting(write)
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def close(self) -> None:
        """Commit what waits, and take no more."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_COMMIT))]
            await self._settle(group)

    async def _settle(self, group: Sequence[_Waiting]) -> None:
        try:
            errors = await self._commit([waiting.write for waiting in group])
        except Exception as failure:  # noqa: BLE001  # it belongs to those who wait
            if len(group) == 1 or isinstance(failure, NotReady):
                for waiting in group:
                    waiting.settle(failure)
            else:
                for waiting in group:  # one of them is at fault, and only that one shall hear of it
                    await self._settle([waiting])
        else:
            metrics.commits.inc()
            metrics.commit_entries.observe(sum(len(waiting.write.entries) for waiting in group))
            for waiting, error in zip(group, errors, strict=True):
                waiting.settle(error)
