"""Tasks that nobody waits for: what fails in them is in the log, and nothing else is."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from tavolata.core.errors import TavolataError
from tavolata.server.background import in_background, may_fail
from tavolata.server.between import Between
from tavolata.server.hall import Hall


async def fail() -> None:
    raise RuntimeError("nobody expected this")


async def test_a_task_that_fails_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    task = in_background(fail(), "the work")
    await asyncio.wait({task})
    del task
    gc.collect()
    await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records] == ["the work failed"]
    assert "nobody expected this" in caplog.text


async def test_a_task_that_is_cancelled_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    task = in_background(asyncio.sleep(60), "the work")
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait({task})
    assert caplog.records == []


async def test_what_may_fail_is_no_failure_if_nobody_waits_any_more(caplog: pytest.LogCaptureFixture) -> None:
    doing = asyncio.ensure_future(fail())
    may_fail(doing)
    await asyncio.wait({doing})
    del doing
    gc.collect()
    assert caplog.records == []


async def test_a_failure_ends_no_signs_of_life(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = list[object]()
    beaten = asyncio.Event()

    async def tell(_between: Between, word: object) -> None:
        told.append(word)
        if len(told) >= 3:
            beaten.set()
        raise (RuntimeError if len(told) == 1 else TavolataError)("the line is dead")

    with monkeypatch.context() as patched:
        patched.setattr("tavolata.server.between.BEAT", 0.0)
        patched.setattr(Between, "_tell", tell)
        beating = in_background(hall._between._beat_forever(), "the sign of life")
        await asyncio.wait_for(beaten.wait(), 5)
        assert not beating.done()
        beating.cancel()
    assert {record.levelno for record in caplog.records} == {logging.ERROR, logging.WARNING}
