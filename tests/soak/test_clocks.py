from __future__ import annotations

from tests.soak.clocks import JUMPING


async def test_nobody_loses_a_decision_when_the_clock_jumps() -> None:
    result = await JUMPING.run(JUMPING.short)
    assert result.failures == []
