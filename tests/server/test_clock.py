"""Deadlines under clocks that are set, and that differ."""

from __future__ import annotations

import pytest

from tavolata.server.clock import LEAST_LEFT, Clock, Span


class Times:
    """The clocks of a computer, which a test turns."""

    def __init__(self, wall: float = 1_000_000.0) -> None:
        self.wall, self.steady = wall, 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)

    async def reference(self) -> float:
        return self.wall


def test_time_passes_steadily_also_if_the_clock_of_the_computer_is_set() -> None:
    times = Times()
    clock = times.clock()
    span = Span(clock.now(), 120.0)
    times.pass_(30.0)
    times.wall += 600.0
    assert clock.left(span) == 90.0
    times.wall -= 1200.0
    assert clock.left(span) == 90.0
    times.pass_(90.0)
    assert clock.is_over(span)


@pytest.mark.parametrize("set_by", [0.0, 5.0, 600.0, 1e8, -5.0, -600.0, -1e8])
@pytest.mark.parametrize("seconds", [2.0, 20.0, 120.0, 259_200.0])
def test_after_a_restart_nothing_is_over_at_once_nor_longer_than_it_should_be(set_by: float, seconds: float) -> None:
    times = Times()
    span = Span(times.clock().now(), seconds)
    times.pass_(seconds / 2)
    times.wall += set_by
    times.steady = 3.0  # the computer was started again, too
    restarted = times.clock()
    assert min(seconds, LEAST_LEFT) <= restarted.left(span) <= seconds
    left = restarted.left(span)
    times.pass_(1.0)
    assert restarted.left(span) == pytest.approx(left - 1.0)
    times.pass_(left - 1.0)
    assert restarted.left(span) == pytest.approx(0.0)


def test_a_restart_without_a_changed_clock_takes_nothing_and_gives_a_little() -> None:
    times = Times()
    span = Span(times.clock().now(), 120.0)
    times.pass_(60.0)
    assert times.clock().left(span) == 60.0
    times.pass_(55.0)
    assert times.clock().left(span) == LEAST_LEFT
    window = Span(times.clock().now(), 2.0)
    times.pass_(600.0)
    assert times.clock().left(window) == 2.0


async def test_a_process_goes_by_the_clock_of_the_database() -> None:
    here, there, database = Times(), Times(1_000_600.0), Times(1_000_300.0)
    one, other = here.clock(), there.clock()
    for clock in (one, other):
        await clock.compare(database.reference)
    assert one.now() == other.now() == database.wall
    one_asked = Span(one.now(), 20.0)
    for times in (here, there, database):
        times.pass_(4.0)
    assert one.left(one_asked) == other.left(one_asked) == 16.0


async def test_a_clock_that_is_set_interrupts_nothing() -> None:
    times = Times()
    clock = times.clock()
    span, long = Span(clock.now(), 20.0), Span(clock.now(), 120.0)
    for set_by in (600.0, -1200.0):
        times.wall += set_by
        await clock.compare(times.reference)
        assert clock.now() == times.wall
        assert LEAST_LEFT <= clock.left(span) <= 20.0
        assert LEAST_LEFT <= clock.left(long) <= 120.0


@pytest.mark.parametrize(("there", "back"), [(0.0, 2.5), (2.5, 0.0)])
async def test_a_slow_answer_is_not_taken_for_a_set_clock(there: float, back: float) -> None:
    """The database is busy, or this process stood still."""
    times = Times()
    clock = times.clock()
    span = Span(clock.now(), 20.0)
    times.pass_(15.5)

    async def slow() -> float:
        times.pass_(there)
        told = times.wall
        times.pass_(back)
        return told

    await clock.compare(slow)
    assert clock.left(span) == pytest.approx(2.0)
    times.wall += 600.0
    await clock.compare(times.reference)
    assert clock.now() == times.wall, "the next answer counts again"


async def test_small_differences_are_followed_without_a_word() -> None:
    times = Times()
    clock = times.clock()
    span = Span(clock.now(), 20.0)
    times.pass_(18.0)
    times.wall += 0.4
    await clock.compare(times.reference)
    assert clock.left(span) == pytest.approx(1.6)


def test_a_process_that_joins_others_counts_as_they_do() -> None:
    times = Times()
    first = times.clock()
    span = Span(first.now(), 20.0)
    times.pass_(18.0)
    joined = times.clock()
    joined.go_on()
    assert joined.left(span) == first.left(span) == 2.0
    times.pass_(5.0)
    assert joined.is_over(span)


def test_word_of_another_process_from_a_moment_ahead_is_not_taken_for_a_set_clock() -> None:
    times = Times()
    clock = times.clock()
    times.pass_(1000.0)
    assert clock.left(Span(clock.now() + 0.05, 20.0)) == 20.0
