"""Trying mutants: in processes of their own, against the tests that reach them, and in games against the original."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
#: Where kernels are tested, as in the Makefile.
TESTS = ("tests/bots", "tests/core", "tests/env", "tests/games")
SURVIVORS = HERE / "survivors.toml"
#: Seconds of processor time that a test may take: so many times what it takes with the original, and some more.
TIMES, MORE = 10.0, 4.0
#: Seconds for a game that shows whether a mutant changes anything, and for a look at what the tests reach.
LONGEST = 900.0
#: So many tests come first because they have caught others.
FIRST = 4
#: How a child process ends.
PASSED, FAILED, TOO_LONG = 0, 1, 2

#: A survivor of this kind changes nothing; any other kind is a gap.
EQUIVALENT = "equivalent"


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant. `differs` is None if nobody has looked, as a test has caught it."""

    mutant: Any
    #: The test that fails, or None.
    caught_by: str | None
    differs: bool | None
    #: Why it survives, as `survivors.toml` says.
    survivor: dict[str, str] | None

    @property
    def is_caught(self) -> bool:
        return self.caught_by is not None

    @property
    def changes_something(self) -> bool:
        """A survivor that nobody has judged is taken for a gap, though no game may have shown a difference."""
        return self.is_caught or self.survivor is None or self.survivor["kind"] != EQUIVALENT


# ----------------------------------------------------------------- in a child process


def in_child(work: Callable[[Callable[[str], None]], int], patience: float) -> tuple[int, list[str]]:
    """Do some work in a process of its own, so that nothing stays of it: how it ended, and the lines that it told.

    It may take so many seconds of processor time; work may set another alarm (`allow`).
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        _be_child(work, writing, patience)
    os.close(writing)
    try:
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.read().decode(errors="replace").splitlines()
    except BaseException:
        os.kill(pid, signal.SIGKILL)
        raise
    finally:
        _, status = os.waitpid(pid, 0)
    code = os.waitstatus_to_exitcode(status)
    return (code if code >= 0 else FAILED), told


def _be_child(work: Callable[[Callable[[str], None]], int], writing: int, patience: float) -> NoReturn:
    code = FAILED
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        signal.signal(signal.SIGPROF, lambda *_: os._exit(TOO_LONG))
        allow(patience)
        with os.fdopen(writing, "w", buffering=1, encoding="utf-8") as pipe:
            code = work(lambda text: print(text, file=pipe))
    finally:
        os._exit(code)


def allow(seconds: float) -> None:
    """From now on this process may compute so long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


# ----------------------------------------------------------------- which tests reach what


@dataclass(frozen=True)
class Reached:
    """How long a test takes, and which functions of the kernels it reaches."""

    seconds: float
    functions: frozenset[str]


class Reach:
    """Notes all functions of the kernels that are called."""

    def __init__(self, sources: Path) -> None:
        self._start = f"{sources}{os.sep}"
        self._seen: set[Any] = set()

    def _note(self, frame: FrameType, _event: str, _arg: object) -> None:
        self._seen.add(frame.f_code)

    def of(self, work: Callable[[], object]) -> Reached:
        self._seen.clear()
        begun = time.process_time()
        sys.settrace(self._note)
        try:
            work()
        finally:
            sys.settrace(None)
        functions = {
            f"{code.co_filename.removeprefix(self._start)} {code.co_name}"
            for code in self._seen
            if code.co_filename.startswith(self._start) and "/kernel/" in code.co_filename
        }
        return Reached(time.process_time() - begun, frozenset(functions))


# ----------------------------------------------------------------- the tests


class Trial:
    """A pytest plugin: it collects the tests, then tries the mutants instead of running the tests."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.verdicts: list[Verdict] = []
        self.unmatched: list[str] = []
        self._failed = False
        self._caught: Counter[str] = Counter()
        self._originals: dict[tuple[str, int], tuple[int, list[str]]] = {}

    def pytest_configure(self) -> None:
        """Examples are the same each time; nothing is kept of what a mutant fails with."""
        from hypothesis import Phase, settings

        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutants", database=None, derandomize=True, deadline=None, phases=phases)
        settings.load_profile("mutants")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from tests.soak.mutations import FAMILIES

        listed = _survivors()
        reached = self._look_what_is_reached(session)
        families = [self.wanted.family] if self.wanted.family else list(FAMILIES)
        self.unmatched = unmatched()
        end = time.monotonic() + self.wanted.seconds
        for mutant in _sample(families, self.wanted):
            if time.monotonic() > end:
                say("the time is over")
                break
            self.verdicts.append(self._try(session, mutant, reached, listed))
            self._tell(self.verdicts[-1])
        return True

    def _try(
        self,
        session: pytest.Session,
        mutant: Any,
        reached: dict[str, Reached],
        listed: dict[tuple[str, str], dict[str, str]],
    ) -> Verdict:
        items = self._in_order(
            [item for item in session.items if mutant.place in reached[item.nodeid].functions], reached
        )

        def run(tell: Callable[[str], None]) -> int:
            mutant.put_in_place()
            for item, following in zip_longest(items, items[1:]):
                tell(item.nodeid)
                allow(MORE + TIMES * reached[item.nodeid].seconds)
                if not self._passes(item, following):
                    return FAILED
            return PASSED

        ended, told = in_child(run, MORE)
        if ended != PASSED:
            self._caught[told[-1]] += 1
            return Verdict(mutant, told[-1] + (" (takes too long)" if ended == TOO_LONG else ""), None, None)
        return Verdict(mutant, None, self._differs(mutant), listed.get((mutant.place, mutant.mutation)))

    def _in_order(self, items: list[pytest.Item], reached: dict[str, Reached]) -> list[pytest.Item]:
        """First a few tests that have caught most for the time that they take, then the others, the quickest first."""

        def seconds(item: pytest.Item) -> float:
            return reached[item.nodeid].seconds

        best = sorted(items, key=lambda item: -self._caught[item.nodeid] / (0.1 + seconds(item)))[:FIRST]
        return [*best, *sorted((item for item in items if item not in best), key=seconds)]

    def _passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self._failed

    def _differs(self, mutant: Any) -> bool:
        """Whether any of the games is another one if it is played by the mutant."""
        from tests.soak.behaviour import games_of

        for number, game in enumerate(games_of(mutant.family, self.wanted.rounds)):
            key = (mutant.family, number)
            if key not in self._originals:
                self._originals[key] = in_child(partial(_play, game, None), LONGEST)
            if in_child(partial(_play, game, mutant), LONGEST) != self._originals[key]:
                return True
        return False

    def _look_what_is_reached(self, session: pytest.Session) -> dict[str, Reached]:
        """From all tests, by the original; kept until a source or a test changes."""
        from tests.soak.mutations import SOURCES

        folders = [SOURCES, *(ROOT / folder for folder in TESTS)]
        key = f"tavolata/reached-{_fingerprint(folders, [item.nodeid for item in session.items])}"
        assert session.config.cache is not None
        kept = session.config.cache.get(key, None)
        if kept is None:
            say(f"looking which functions {len(session.items)} tests reach")
            ended, told = in_child(partial(self._trace, session.items, Reach(SOURCES)), LONGEST)
            if ended != PASSED:
                raise pytest.UsageError("tests fail without any mutant; mend that first")
            kept = dict(map(json.loads, told))
            session.config.cache.set(key, kept)
        return {test: Reached(seconds, frozenset(functions)) for test, (seconds, functions) in kept.items()}

    def _trace(self, items: Sequence[pytest.Item], reach: Reach, tell: Callable[[str], None]) -> int:
        for item, following in zip_longest(items, items[1:]):
            found = reach.of(partial(self._passes, item, following))
            if self._failed:
                return FAILED
            tell(json.dumps([item.nodeid, [found.seconds, sorted(found.functions)]]))
        return PASSED

    def _tell(self, verdict: Verdict) -> None:
        if verdict.is_caught:
            what = f"caught by {verdict.caught_by}"
        else:
            games = "games differ" if verdict.differs else "no game differs"
            what = f"SURVIVES, {games}, {verdict.survivor['kind'] if verdict.survivor else 'not listed'}"
        say(f"{len(self.verdicts):>4}  {verdict.mutant}  {what}")


def _play(game: tuple[str, dict[str, Any], int], mutant: Any, tell: Callable[[str], None]) -> int:
    from tests.soak.behaviour import fingerprints

    if mutant is not None:
        mutant.put_in_place()
    for fingerprint in fingerprints(*game):
        tell(fingerprint)
    return PASSED


def _sample(families: Sequence[str], wanted: argparse.Namespace) -> Iterator[Any]:
    """Mutants by their share in all, in an order that the seed gives, so that fewer are a part of more."""
    from tests.soak.mutations import mutants_of

    everything = [mutant for family in families for mutant in mutants_of(family)]
    if wanted.only:
        everything = [mutant for mutant in everything if any(text in str(mutant) for text in wanted.only)]
    random.Random(wanted.seed).shuffle(everything)
    yield from everything[wanted.first : wanted.first + wanted.count]


def unmatched() -> list[str]:
    """What `survivors.toml` lists though it cannot be made from the sources any more."""
    from tests.soak.mutations import FAMILIES, mutants_of

    known = {(mutant.place, mutant.mutation) for family in FAMILIES for mutant in mutants_of(family)}
    return [f"{place}: {mutation}" for place, mutation in _survivors() if (place, mutation) not in known]


def _survivors() -> dict[tuple[str, str], dict[str, str]]:
    listed = tomllib.loads(SURVIVORS.read_text(encoding="utf-8")).get("survivor", [])
    return {(entry["place"], entry["mutation"]): entry for entry in listed}


def _fingerprint(folders: Sequence[Path], words: Sequence[str]) -> str:
    digest = hashlib.sha256("\n".join(words).encode())
    for path in sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
