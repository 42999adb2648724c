from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tavolata.server import keeper, pacing
from tavolata.server.keeper import Habits
from tavolata.server.seconds import CALLS, ROUND_BREAKS, WINDOWS
from tests.server.doors import Running, running

#: Scripted players are quicker than people, and all come from one address.
GENEROUS: dict[str, Any] = {
    "messages_per_second": 10_000,
    "requests_per_second": 10_000,
    "new_users_per_hour": 10_000,
    "new_tables_per_hour": 10_000,
    "sockets_per_address": 1000,
    "tables_per_user": 1000,
}
#: Nobody is taken for away while a test lets them come back.
PATIENT = Habits(grace=120.0, empty=120.0)


@pytest.fixture(autouse=True)
def quick_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once, and windows are short."""
    monkeypatch.setitem(WINDOWS, "normal", 0.03)
    monkeypatch.setitem(CALLS, "normal", 10.0)
    monkeypatch.setattr(keeper, "LONGEST_WAY", 0.01)
    for pace in pacing.PACES:
        monkeypatch.setitem(ROUND_BREAKS, pace, 0.0)
        monkeypatch.setitem(pacing.PACES, pace, 0.0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, habits=PATIENT, **GENEROUS) as started:
        yield started
