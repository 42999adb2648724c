"""Whatever is sent to the REST interface: never a fault of the server, and only answers that are documented."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tavolata.server import replays
from tests.server.doors import Running, running
from tests.server.finished import BOT, Finished, Journal, put

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
GENEROUS: dict[str, Any] = {
    "requests_per_second": 1_000_000,
    "new_users_per_hour": 1_000_000,
    "tables_per_user": 1_000_000,
    "new_tables_per_hour": 1_000_000,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, asyncio.AbstractEventLoop]]:
    """A server with a thread and a loop of its own, because schemathesis asks and waits."""
    folder: Path = tmp_path_factory.mktemp("robustness")
    found: list[tuple[Running, asyncio.AbstractEventLoop]] = []
    ready, done = threading.Event(), threading.Event()

    async def stay_open() -> None:
        async with running(folder, **GENEROUS) as started:
            found.append((started, asyncio.get_running_loop()))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(stay_open()))
    thread.start()
    try:
        assert ready.wait(120)
        yield found[0]
    finally:
        done.set()
        thread.join()


@pytest.fixture(scope="module")
def api(server: tuple[Running, asyncio.AbstractEventLoop]) -> Any:
    return schemathesis.openapi.from_url(f"{server[0].url}/api/openapi.json")


@pytest.fixture
def headers(server: tuple[Running, asyncio.AbstractEventLoop]) -> dict[str, str]:
    """Of somebody who is known."""
    started, loop = server
    return asyncio.run_coroutine_threadsafe(started.cookie(), loop).result(30)


@pytest.fixture(scope="module")
def finished(server: tuple[Running, asyncio.AbstractEventLoop]) -> Iterator[Finished]:
    """A game that can be looked back at, which is reckoned quickly. In SOLOmino what that takes is compiled."""
    journal = Journal("solomino", [BOT, BOT])
    journal.start()
    journal.play_to_the_end()
    started, loop = server
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(replays, "CURVE", 0)
        monkeypatch.setattr(replays, "FEWEST", 8)
        monkeypatch.setattr(replays, "HINT", 8)
        yield asyncio.run_coroutine_threadsafe(put(started.app, journal), loop).result(30)


schema = schemathesis.pytest.from_fixture("api")
of_a_table = schemathesis.pytest.from_fixture("api").include(path_regex=r"/tables/\{table\}")
thorough = settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@schema.parametrize()
@thorough
def test_nothing_breaks_the_interface(case: schemathesis.Case[Any], headers: dict[str, str]) -> None:
    case.call_and_validate(checks=CHECKS, headers=headers)


@of_a_table.parametrize()
@thorough
def test_nothing_breaks_what_is_told_of_a_finished_game(case: schemathesis.Case[Any], finished: Finished) -> None:
    case.path_parameters = {**case.path_parameters, "table": finished.id}
    answer = case.call_and_validate(checks=CHECKS, headers={"X-Table-Key": finished.key})
    assert answer.status_code != 404
