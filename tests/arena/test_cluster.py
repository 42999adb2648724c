"""A real cluster on this computer: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tavolata.arena.cluster import played_on_cluster
from tavolata.arena.matches import Match, Table
from tavolata.arena.runner import played_here, run_match
from tavolata.arena.units import Unit
from tavolata.core.errors import WorkerLost
from tests.arena.quick import new_match

LOOPBACK = "127.0.0.1"


@dataclass
class Cluster:
    address: str
    scheduler: subprocess.Popen[str]
    workers: list[subprocess.Popen[str]]


def start(part: str, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}", "--host", LOOPBACK, "--no-dashboard", *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def wait_for(process: subprocess.Popen[str], pattern: str) -> str:
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        found = re.search(pattern, line)
        if found:
            return found[0]
    raise AssertionError("".join(said))


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stderr is not None
    process.stderr.close()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    scheduler = start("scheduler", "--port", "0")
    workers: list[subprocess.Popen[str]] = []
    try:
        address = wait_for(scheduler, rf"tcp://{LOOPBACK}:\d+")
        workers += [start("worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
        for worker in workers:
            wait_for(worker, "Registered to")
        yield Cluster(address, scheduler, workers)
    finally:
        for process in (*workers, scheduler):
            end(process)


def counted(table: Table) -> list[tuple[Unit, object, object]]:
    return [(unit, counts.winners, counts.decisions) for unit, counts in table.played]


def play_here(match: Match) -> Table:
    with played_here(1) as play:
        return run_match(match, play, lambda _table: None)


def test_a_cluster_finds_what_one_process_finds_also_when_a_worker_is_killed(cluster: Cluster) -> None:
    match = new_match(players=3, deals=10, batch=1)
    batches = 0

    def kill_one(_table: Table) -> None:
        nonlocal batches
        batches += 1
        if batches == 2:  # both workers are in the middle of something then
            cluster.workers[0].kill()

    with played_on_cluster(cluster.address) as play:
        table = run_match(match, play, kill_one)
    assert cluster.workers[0].wait(timeout=10) != 0
    assert cluster.workers[1].poll() is None
    assert counted(table) == counted(play_here(match))


def test_without_a_scheduler_there_is_a_clear_word() -> None:
    with (
        pytest.raises(WorkerLost, match=rf"no Dask scheduler at 'tcp://{LOOPBACK}:1'"),
        played_on_cluster(f"tcp://{LOOPBACK}:1", seconds=0.5),
    ):
        pass


@pytest.mark.parametrize("address", ["", "somewhere", "host:port", "http://host:8786", "tcp://host:8786/more"])
def test_what_is_no_address_is_not_tried(address: str) -> None:
    with pytest.raises(WorkerLost, match="such as tcp://"), played_on_cluster(address):
        pass


def test_a_scheduler_without_workers_is_no_help() -> None:
    scheduler = start("scheduler", "--port", "0")
    try:
        address = wait_for(scheduler, rf"tcp://{LOOPBACK}:\d+")
        with (
            pytest.raises(WorkerLost, match="has no workers; start some with: dask worker"),
            played_on_cluster(address, seconds=0.5),
        ):
            pass
    finally:
        end(scheduler)
