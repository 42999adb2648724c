from __future__ import annotations

import json
import random

import pytest

from tests.soak.proxy import PROXY, garbled


async def test_games_finish_although_the_network_delays_cuts_garbles_and_repeats() -> None:
    result = await PROXY.run(PROXY.short)
    assert result.failures == []
    assert result.done.startswith("2 games")


def test_what_is_garbled_cannot_be_read() -> None:
    rng = random.Random(1)
    for _ in range(200):
        with pytest.raises(json.JSONDecodeError):
            json.loads(garbled('{"type":"pong","n":12}', rng))
