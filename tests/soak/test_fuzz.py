from __future__ import annotations

from tests.soak.fuzz import FUZZ, addresses


async def test_a_server_takes_damaged_messages_and_requests_calmly() -> None:
    result = await FUZZ.run(FUZZ.short)
    assert result.failures == []


async def test_all_that_the_server_answers_is_asked_for() -> None:
    asked = await addresses()
    assert {
        *("/", "/ws", "/t/TABLE", "/api/docs", "/metrics"),
        *("/api/me/back", "/api/me/former", "/api/me/link/owner", "/api/me/sign-out-everywhere"),
        *("/api/tables/TABLE/statistics", "/api/tables/TABLE/hint?step=3"),
    } <= set(asked)
    assert not [path for path in asked if "{" in path]
