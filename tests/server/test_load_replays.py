"""The one who looks back at games while `tavolata load` measures."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tavolata.core.errors import BadSetting
from tavolata.server import load_replays
from tavolata.server.load_replays import look_back, store_finished_games
from tests.server.doors import running


async def test_it_asks_for_finished_games_until_the_limit_of_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load_replays, "ROUTES", ("record", "statistics"))
    tables = await store_finished_games(str(tmp_path / "tables.db"), games=2, rounds=1)
    assert len(set(tables)) == 2
    async with running(tmp_path, requests_per_second=2) as server:
        found = await asyncio.to_thread(look_back, server.url, tables, 0.3)
    assert found["200"] > 0
    assert found["429"] > 0
    assert set(found) == {"200", "429"}


def test_it_asks_no_other_computer() -> None:
    with pytest.raises(BadSetting, match="not a loopback address"):
        look_back("http://192.0.2.1:8000", ["t" * 12], 0.1)
