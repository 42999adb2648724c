"""Work that is shared out: one task each, to threads, processes or other computers, and its results in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker
from typing import TypeVar

from tavolata.core.errors import WorkerLost

Task = TypeVar("Task")
Done = TypeVar("Done")

#: Seconds in which a worker goes when it is told to. One that is just beginning to wait for a task does not notice.
GRACE = 2.0


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """That many processes of our own, which end with the block, whatever they are doing then."""
    others = set(active_children())
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_obey)
    try:
        _begin_undisturbed(executor, count)
        yield executor
    finally:
        workers = set(active_children()) - others
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(GRACE)
            if worker.is_alive():
                worker.kill()
        executor.shutdown(cancel_futures=True)


def in_order(executor: Executor, do: Callable[[Task], Done], tasks: Iterable[Task], most: int) -> Iterator[Done]:
    """What comes of each task, in the order of the tasks; only so many are under way that nothing piles up."""
    waiting: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(do, task))
            if len(waiting) >= most:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkerLost("a worker process was killed; if there is not enough memory, use fewer workers") from None


def _begin_undisturbed(executor: Executor, count: int) -> None:
    """Start the workers so that Ctrl-C is left to this process: whoever is started while it is held back never sees it.

    Held back and not ignored: whoever presses it just now is heard a moment later.
    """
    resource_tracker.ensure_running()  # when it begins, it lets the signal through
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        for _ in range(count):
            executor.submit(int)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


@contextmanager
def ended_by(end: Callable[[], None]) -> Iterator[None]:
    """Something outside this process is running during the block: end it after that, or when a worker is told to go."""
    _running.append(end)
    try:
        yield
    finally:
        _running.remove(end)
        end()


_running: list[Callable[[], None]] = []


def _obey() -> None:
    """Let a worker go when it is told to.

    By an exception it could leave its blocks one by one, but whoever is in the middle of an import, or the executor,
    would catch that and go on.
    """
    signal.signal(signal.SIGTERM, _go)


def _go(*_signal: object) -> None:
    for end in _running:
        end()
    os._exit(0)
