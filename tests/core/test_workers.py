"""Work that is shared out: in order, bounded, and gone with its block."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import active_children
from typing import Any

import pytest

from tavolata.core.errors import WorkerLost
from tavolata.core.workers import ended_by, in_order, processes


def test_results_come_in_the_order_of_the_tasks_and_few_are_under_way() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for task in range(20):
            begun.append(task)
            yield task

    def do(task: int) -> int:
        time.sleep(0.001 * (task % 3))  # so that later ones are done before
        return task

    with ThreadPoolExecutor(4) as executor:
        for done in in_order(executor, do, tasks(), 5):
            assert done == len(begun) - 5 or len(begun) == 20
    assert begun == list(range(20))


def test_processes_end_with_their_block_whatever_they_are_doing() -> None:
    before = set(active_children())
    with processes(2) as executor:
        assert list(in_order(executor, abs, [-1, 2, -3], 2)) == [1, 2, 3]
        executor.submit(time.sleep, 600)
        assert len(set(active_children()) - before) == 2
    assert set(active_children()) == before


def test_an_interrupt_while_processes_begin_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(active_children())
    submit = ProcessPoolExecutor.submit

    def interrupt_and_submit(*task: Any) -> Future[Any]:
        signal.raise_signal(signal.SIGINT)
        return submit(*task)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", interrupt_and_submit)
    with pytest.raises(KeyboardInterrupt), processes(2):
        pytest.fail("it goes on as if nobody had interrupted it")
    assert set(active_children()) == before


def test_an_interrupt_of_the_whole_group_is_left_to_whoever_started_the_processes() -> None:
    with processes(1) as executor:
        assert signal.SIGINT in executor.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()


def test_a_process_that_is_killed_is_told_in_words() -> None:
    with processes(1) as executor, pytest.raises(WorkerLost, match="a worker process was killed"):
        list(in_order(executor, signal.raise_signal, [signal.SIGKILL], 2))


def test_what_was_started_ends_with_its_block_once() -> None:
    ended: list[str] = []
    with pytest.raises(ValueError, match="trouble"), ended_by(lambda: ended.append("program")):
        raise ValueError("trouble")
    assert ended == ["program"]
