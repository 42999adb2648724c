from __future__ import annotations

from tests.soak.replays import REPLAYS


async def test_people_play_while_somebody_looks_back_as_often_as_they_may() -> None:
    result = await REPLAYS.run(REPLAYS.short)
    assert result.failures == []
