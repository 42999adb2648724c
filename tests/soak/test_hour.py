from __future__ import annotations

import random

from tests.soak.hour import HOUR, Slope


async def test_a_short_load_is_measured_and_its_slopes_are_reckoned() -> None:
    result = await HOUR.run(HOUR.short)
    assert result.failures == []
    assert "memory in MB" in result.done


def test_a_leak_is_told_from_noise() -> None:
    rng = random.Random(1)
    seconds = [60.0 * number for number in range(60)]
    noise = [400.0 + rng.gauss(0.0, 2.0) for _ in seconds]
    assert Slope.of(seconds, noise).is_flat(2.0)
    leaking = [value + 20.0 * at / 3600.0 for value, at in zip(noise, seconds, strict=True)]
    slope = Slope.of(seconds, leaking)
    assert not slope.is_flat(2.0)
    assert abs(slope.per_hour - 20.0) < slope.error + 2.0
