from __future__ import annotations

from tests.soak.disks import DISKS


async def test_players_are_refused_while_nothing_can_be_written_and_go_on_afterwards() -> None:
    result = await DISKS.run(DISKS.short)
    assert result.failures == []
