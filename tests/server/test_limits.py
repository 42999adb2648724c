"""Buckets and quotas, with a clock of their own."""

from __future__ import annotations

import pytest

from tavolata.server.errors import TooMany
from tavolata.server.limits import Bucket, Quota, Rate


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [0, 0.5]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_each_client_has_a_rate_of_its_own() -> None:
    rate = Rate("jokes", rate=1, burst=1, clock=Clock())
    rate.take("Ada")
    rate.take("Bea")
    with pytest.raises(TooMany, match=r"too many jokes: try again in 1\.0 s") as error:
        rate.take("Ada")
    assert error.value.retry_s == 1.0


def test_who_was_not_seen_for_longest_is_forgotten() -> None:
    rate = Rate("jokes", rate=1, burst=1, remembered=2, clock=Clock())
    for name in ("Ada", "Bea", "Cleo"):
        rate.take(name)
    rate.take("Ada")
    with pytest.raises(TooMany):
        rate.take("Cleo")


def test_a_quota_counts_what_is_held_now() -> None:
    quota = Quota("chairs", most=2)
    with quota.holding("Ada"), quota.holding("Bea"):
        with quota.holding("Ada"), pytest.raises(TooMany, match="there are already 2 chairs"), quota.holding("Ada"):
            pass
        with quota.holding("Ada"):
            pass
