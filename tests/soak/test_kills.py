from __future__ import annotations

from tests.soak.kills import KILLS


async def test_nothing_acknowledged_is_lost_when_servers_or_the_database_are_killed() -> None:
    result = await KILLS.run(KILLS.short)
    assert result.failures == []
    assert "moves acknowledged" in result.done
