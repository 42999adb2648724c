from __future__ import annotations

from tests.soak.sockets import SOCKETS


async def test_idle_sockets_are_held_and_released() -> None:
    result = await SOCKETS.run(SOCKETS.short)
    assert result.failures == []
