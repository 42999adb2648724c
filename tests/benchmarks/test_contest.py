"""How the benchmark measures: turns, medians, ratios and bars."""

from __future__ import annotations

import pytest

from benchmarks.comparisons import COMPARISONS
from benchmarks.contest import Bar, Comparison, Contestant, Turn, ratio, ratios
from benchmarks.guests import Guests, present
from benchmarks.install import first_error
from benchmarks.run import verdict


def measured(name: str, *rates: int, ours: bool = False, at: int | None = None) -> Contestant:
    """A contestant that did so much in each second of its turns."""
    return Contestant(
        name, lambda times, seed: times, ours=ours, at=at, turns=[Turn(2, int(rate), 1) for rate in rates]
    )


def test_a_ratio_is_the_median_of_the_rounds_own_ratios() -> None:
    # A machine that slows down to a tenth in one round slows both.
    assert ratio(measured("a", 100, 10, 90), measured("b", 50, 5, 30)) == 2


def test_ratios_are_of_equal_sizes() -> None:
    one = measured("a", 8, ours=True, at=1)
    peers = [measured("b", 4, at=1), measured("b", 2, at=64), measured("c", 1, at=1)]
    assert ratios(one, Comparison("x", "x", "decisions", [one, *peers])) == {"b": 2, "c": 8}


@pytest.mark.parametrize(
    ("bar", "words"),
    [
        (Bar("speed", 2, measured("a", 6, 4), measured("b", 3, 2)), "pass  speed: 2.00 (target: 2)"),
        (Bar("speed", 3, measured("a", 6, 4), measured("b", 3, 2)), "FAIL  speed: 2.00 (target: 3)"),
        (Bar("rate", 5, measured("a", 6, 4), is_ratio=False), "pass  rate: 5.00 (target: 5)"),
        (Bar("speed", 0, measured("a", 6), None), "FAIL  speed: not measured (target: 0)"),
        (Bar("speed", 0, None, measured("b", 3)), "FAIL  speed: not measured (target: 0)"),
    ],
)
def test_a_bar_that_nobody_could_measure_is_missed(bar: Bar, words: str) -> None:
    assert verdict(bar) == words


def test_a_turn_is_filled_and_the_order_turns_round(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    order: list[tuple[str, int, int]] = []

    def takes(name: str, seconds: float) -> Contestant:
        def work(times: int, seed: int) -> int:
            nonlocal clock
            clock += times * seconds
            order.append((name, times, seed))
            return 10 * times

        return Contestant(name, work)

    monkeypatch.setattr("benchmarks.contest.time.perf_counter", lambda: clock)
    quick, slow = takes("quick", 0.01), takes("slow", 1.0)
    Comparison("x", "x", "decisions", [quick, slow]).measure(rounds=2, seconds=0.5)
    rounds = [turn for turn in order if turn[2] > 0]
    assert rounds == [
        ("slow", 1, 1_000_000),
        ("quick", 50, 1_000_000),
        ("quick", 50, 2_000_000),
        ("slow", 1, 2_000_000),
    ]
    assert quick.rates == pytest.approx([1000, 1000])
    assert quick.times_a_second == pytest.approx(100)


def test_who_cannot_come_is_named_with_the_reason() -> None:
    guests = Guests()
    gone = guests.invite("Nobody's game", "benchmarks.peers.nobody", lambda module: module.work)
    here = guests.invite("pick", "random", lambda module: lambda times, seed: module.Random(seed).randrange(times))
    assert present(gone, here) == [here]
    assert list(guests.missing) == ["Nobody's game"]
    assert "benchmarks.peers.nobody" in guests.missing["Nobody's game"]


def test_what_pip_says_first_is_told() -> None:
    output = "WARNING: slow\nERROR: Cannot install it because of that.\nERROR: for help visit a page"
    assert first_error(output) == "Cannot install it because of that."
    assert first_error("") == "pip failed without saying why"


def test_every_comparison_has_us_in_it_and_says_who_is_missing() -> None:
    """Peers that developers do not install are named; every bar is about somebody of ours who is here."""
    guests = Guests()
    comparisons = [comparison for build in COMPARISONS.values() for comparison in build(guests)]
    names = [comparison.name for comparison in comparisons]
    assert len(set(names)) == len(names)
    for comparison in comparisons:
        assert any(one.ours for one in comparison.contestants)
        assert all(bar.mine in comparison.contestants for bar in comparison.bars)
        assert {one.at is None for one in comparison.contestants} == {not comparison.along}
    assert not [name for name in guests.missing if name.startswith(("Tavolata", "OpenSpiel"))]


def test_our_work_is_what_it_says() -> None:
    """Each of ours does something, and as much for the same seed."""
    guests = Guests()
    for name in ("clones", "search", "steps", "playouts"):
        for comparison in COMPARISONS[name](guests):
            for one in (one for one in comparison.contestants if one.ours):
                first, again = one.work(1, 3), one.work(1, 3)
                assert first == again > 0
