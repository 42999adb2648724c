"""How much one client may do: so many messages a second, so many sockets, so many new users an hour."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tavolata.server.errors import TooMany

#: How many clients a limit remembers. Whoever is forgotten begins anew, so a flood of addresses costs no memory.
REMEMBERED = 10_000


class Bucket:
    """A token bucket: `burst` at once, and `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_clock", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._at = burst, clock()

    def take(self) -> float:
        """Take one token and return 0, or return after how many seconds there will be one."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens >= 1.0:
            self._tokens -= 1.0
            return 0.0
        return (1.0 - self._tokens) / self._rate


class Rate:
    """A bucket for each user or host address; the one not seen for longest is forgotten first."""

    def __init__(
        self,
        what: str,
        rate: float,
        burst: float,
        *,
        remembered: int = REMEMBERED,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._what, self._rate, self._burst, self._remembered, self._clock = what, rate, burst, remembered, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """One more of them; TooMany if that is too fast."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if wait := bucket.take():
            raise TooMany(f"too many {self._what}: try again in {wait:.1f} s", retry_s=round(wait, 1) or 0.1)


class Quota:
    """How many of something one user or host address may have at the same time."""

    def __init__(self, what: str, most: int) -> None:
        self._what, self._most = what, most
        self._held: Counter[str] = Counter()

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        if self._held[key] >= self._most:
            raise TooMany(
                f"there are already {self._most} {self._what}: close one first, or try again later", retry_s=10.0
            )
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
