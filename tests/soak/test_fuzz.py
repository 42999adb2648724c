from __future__ import annotations

from tests.soak.fuzz import FUZZ


async def test_a_server_takes_damaged_messages_and_requests_calmly() -> None:
    result = await FUZZ.run(FUZZ.short)
    assert result.failures == []
