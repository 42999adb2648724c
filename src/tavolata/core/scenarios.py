"""Scenarios: a position, moves and what must then hold, in a small TOML file that people write by hand.

docs/scenarios.md is the format. Nothing here knows any game: positions, notation, facts and views are asked of `Rules`.
A file that cannot be what it says is a `BadScenario`; a claim that does not hold is a `Difference`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavolata.core.claims import Differing, compare, compare_events, find_part, show
from tavolata.core.contract import SPECTATOR, Event, Rules
from tavolata.core.errors import BadFile, BadScenario, NotYourTurn, TavolataError
from tavolata.core.game import Game
from tavolata.core.registry import get_rules

TOP = ("title", "about", "clauses", "game", "options", "setup", "expect", "step")
DEEDS = ("note", "seat", "move", "moves", "shuffle", "error")
CLAIMS = (
    "events",
    "no_events",
    "events_for",
    "no_events_for",
    "legal",
    "legal_has",
    "legal_lacks",
    "result",
    "view",
)
Watch = Callable[[Game], None]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A file that was read: a game, a position of it (None: before the first shuffle), and steps with claims."""

    path: Path
    title: str
    clauses: tuple[str, ...]
    rules: Rules
    options: dict[str, Any]
    setup: dict[str, Any] | None
    expect: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    lines: tuple[int, ...]

    def where(self, step: int) -> str:
        """The step in words; step 0 is what holds before the first move."""
        if step == 0:
            return "before the first step"
        line = f" (line {self.lines[step - 1]})" if self.lines else ""
        return f"step {step}{line}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A claim that does not hold."""

    step: int
    where: str
    what: str
    expected: Any
    found: Any

    def __str__(self) -> str:
        return f"{self.where}: {self.what}: expected {show(self.expected)}, found {show(self.found)}"


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a scenario. Nothing that follows a move that could not be made is looked at."""

    scenario: Scenario
    differences: tuple[Difference, ...]

    @property
    def holds(self) -> bool:
        return not self.differences

    def __str__(self) -> str:
        head = f"{self.scenario.path}: {self.scenario.title}"
        return "\n".join([head, *(f"  {difference}" for difference in self.differences)])


def run_file(path: str | Path, watch: Watch | None = None) -> Report:
    """Read a scenario and run it. `watch` is shown the game at the beginning and after every step."""
    return run(load(path), watch)


# ----------------------------------------------------------------- reading


def load(path: str | Path) -> Scenario:
    path = Path(path)
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path} is not UTF-8 text; a scenario is a TOML file (docs/scenarios.md)") from None
    return read(text, path)


def read(text: str, path: Path) -> Scenario:
    """A scenario from the text of a file."""
    try:
        return _read(text, path)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"{path} is not valid TOML: {error}") from None
    except RecursionError:
        raise BadScenario(f"{path} is nested too deeply; a scenario is a small file (docs/scenarios.md)") from None
    except TavolataError as error:
        raise BadScenario(f"{path}: {error.message}", clause=error.clause) from None


def _read(text: str, path: Path) -> Scenario:
    words = tomllib.loads(text)
    _check_keys("a scenario", words, TOP)
    rules = get_rules(_get("a scenario", words, "game", str))
    steps = _get("a scenario", words, "step", list, [])
    headings = [n for n, line in enumerate(text.splitlines(), start=1) if re.match(r"\s*\[\[\s*step\s*\]\]", line)]
    lines = tuple(headings) if len(headings) == len(steps) else ()
    scenario = Scenario(
        path=path,
        title=_get("a scenario", words, "title", str),
        clauses=tuple(_texts("a scenario", words, "clauses")),
        rules=rules,
        options=rules.check_options(_get("a scenario", words, "options", dict, {})),
        setup=_get("a scenario", words, "setup", dict, {}) if "setup" in words else None,
        expect=_get("a scenario", words, "expect", dict, {}),
        steps=tuple(steps),
        lines=lines,
    )
    _get("a scenario", words, "about", str, "")
    for number, step in enumerate(steps, start=1):
        _check_step(scenario.where(number), step)
    _check_claims("expect", scenario.expect)
    return scenario


def _check_step(where: str, step: Any) -> None:
    if not isinstance(step, dict):
        raise BadScenario(f"{where} is {show(step)}; it must be a table that begins with [[step]]")
    deeds = [deed for deed in ("move", "moves", "shuffle") if deed in step]
    if len(deeds) != 1:
        raise BadScenario(f"{where} must have one of move, moves and shuffle, but has {' and '.join(deeds) or 'none'}")
    _get(where, step, "note", str, "")
    _get(where, step, "seat", int, 0)
    _get(where, step, "move", str, "")
    _texts(where, step, "moves")
    _get(where, step, "shuffle", dict, {})
    if "seat" in step and "shuffle" in step:
        raise BadScenario(f"{where} has a seat and a shuffle; a shuffle has no seat, so remove it")
    if not re.fullmatch(r"[a-z-]+( [A-Z]+-\d+)?", _get(where, step, "error", str, "none")):
        raise BadScenario(f"{where}: error is {show(step['error'])}; write a code and perhaps a clause")
    _check_claims(where, step)


def _check_claims(where: str, claims: Mapping[str, Any]) -> None:
    for key in ("events", "no_events", "legal", "legal_has", "legal_lacks"):
        _texts(where, claims, key)
    for key in ("events_for", "no_events_for"):
        heard = _get(where, claims, key, dict, {})
        for seat in heard:
            _texts(f"{where}: {key}", heard, seat)
    _get(where, claims, "result", dict, {})
    views = _get(where, claims, "view", dict, {})
    for seat in views:
        view = _get(f"{where}: view", views, seat, dict)
        _texts(f"{where}: view.{seat}", view, "hides")


def _check_keys(where: str, table: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise BadScenario(f"{where} has an unknown key {key!r}; the keys are {', '.join(known)}")


_NAMES = {str: "a string", int: "an integer", list: "a list", dict: "a table"}


def _get(where: str, table: Mapping[str, Any], key: str, kind: type, default: Any = None) -> Any:
    if key not in table:
        if default is None:
            raise BadScenario(f"{where} lacks the key {key!r}, which is {_NAMES[kind]}")
        return default
    if type(table[key]) is not kind:
        raise BadScenario(f"{where}: {key} is {show(table[key])}; it must be {_NAMES[kind]}")
    return table[key]


def _texts(where: str, table: Mapping[str, Any], key: str) -> list[str]:
    texts: list[str] = _get(where, table, key, list, [])
    if not all(isinstance(text, str) for text in texts):
        raise BadScenario(f"{where}: {key} is {show(texts)}; it must be a list of strings")
    return texts


# ----------------------------------------------------------------- running


def run(scenario: Scenario, watch: Watch | None = None) -> Report:
    try:
        return Report(scenario, tuple(_Run(scenario, watch).differences()))
    except BadScenario as error:
        raise BadScenario(f"{scenario.path}: {error.message}", clause=error.clause) from None


class _Run:
    """A scenario under way."""

    def __init__(self, scenario: Scenario, watch: Watch | None) -> None:
        self.scenario = scenario
        self.rules = rules = scenario.rules
        self.watch = watch or (lambda _game: None)
        if scenario.setup is None:
            mem = rules.lay_out(scenario.options)
        else:
            mem = rules.set_up(scenario.options, scenario.setup)
        self.game = Game(rules, scenario.options, mem)
        self.events = [] if scenario.setup is None else self.game.resume()
        if fault := self._fault():
            raise BadScenario(f"setup is impossible: {fault}")

    def differences(self) -> Iterator[Difference]:
        yield from self._judge(0, self.scenario.expect)
        self.watch(self.game)
        for number, step in enumerate(self.scenario.steps, start=1):
            failure = self._do(number, step)
            if failure:
                yield failure
                return
            yield from self._judge(number, step)
            self.watch(self.game)

    def _do(self, number: int, step: Mapping[str, Any]) -> Difference | None:
        """Make the moves of a step; say what went otherwise than expected."""
        self.events = []
        moves = step.get("moves", [step.get("move")])
        expected = step.get("error")
        for count, move in enumerate(moves, start=1):
            before = self.game.mem.copy(), self.game.legal
            what = "shuffle" if move is None else f"move {move!r}"
            wanted = expected if count == len(moves) else None
            try:
                self.events += self._go_on(step, move)
            except TavolataError as error:
                found = f"{error.code} {error.clause}" if error.clause else error.code
                if wanted not in (found, error.code):
                    return self._differ(number, what, wanted or "to be possible", f"{found}: {error.message}")
                if (before[0] != self.game.mem).any() or before[1] != self.game.legal:
                    return self._differ(number, what, "nothing to change by a refused move", "a change")
            else:
                if wanted is not None:
                    return self._differ(number, what, wanted, "it was possible")
        return None

    def _go_on(self, step: Mapping[str, Any], move: str | None) -> list[Event]:
        if move is None:
            if self.game.decision is not None or self.game.is_over:
                raise NotYourTurn("the game does not wait for a shuffle now")
            return self.game.tell_shuffle(self.rules.complete_shuffle(self.game.mem, step["shuffle"]))
        decision = self.game.decision
        seat = step.get("seat", decision.seat if decision else 0)
        return self.game.play(seat, move)

    def _fault(self) -> str | None:
        settled = self.game.decision is not None or self.game.is_over
        return self.rules.find_fault(self.game.mem) if settled else None

    # --- claims

    def _differ(self, number: int, what: str, expected: Any, found: Any) -> Difference:
        return Difference(number, self.scenario.where(number), what, expected, found)

    def _judge(self, number: int, step: Mapping[str, Any]) -> Iterator[Difference]:
        if fault := self._fault():
            yield self._differ(number, "the position", "to be sound", fault)
        facts = self.rules.facts(self.game.mem)
        _check_keys(self.scenario.where(number), step, (*(DEEDS if number else ()), *CLAIMS, *facts))
        try:
            claims = {name: claim for name, claim in step.items() if name in facts}
            found = [*compare(self.rules, "", claims, facts), *self._heard(step), *self._possible(step)]
            if "result" in step:
                result = self.game.result.as_json() if self.game.is_over else None
                found += compare(self.rules, "result", step["result"], result)
            for seat, claims in step.get("view", {}).items():
                found += self._seen(seat, claims)
        except BadScenario as error:
            raise BadScenario(f"{self.scenario.where(number)}: {error.message}", clause=error.clause) from None
        for difference in found:
            yield self._differ(number, *difference)

    def _heard(self, step: Mapping[str, Any]) -> Iterator[Differing]:
        """Claims about events: what happened, in this order among others, and what did not."""
        yield from compare_events(self.rules, "", self.events, step.get("events", []), step.get("no_events", []))
        heard, unheard = step.get("events_for", {}), step.get("no_events_for", {})
        for seat in [*heard, *(seat for seat in unheard if seat not in heard)]:
            place = self._place(seat)
            events = [event for event in self.events if event.is_for(place)]
            yield from compare_events(self.rules, f"_for.{seat}", events, heard.get(seat, []), unheard.get(seat, []))

    def _possible(self, step: Mapping[str, Any]) -> Iterator[Differing]:
        """Claims about the legal actions of the seat that decides."""
        legal = self.game.legal

        def read(key: str) -> list[int]:
            try:
                return [self.rules.parse_action(text) for text in step.get(key, [])]
            except TavolataError as error:
                raise BadScenario(f"{key}: {error.message}") from None

        exact, some, none = read("legal"), set(read("legal_has")), set(read("legal_lacks"))
        words = [self.rules.format_action(action) for action in legal]
        if "legal" in step and set(exact) != set(legal):
            yield "legal", step["legal"], words
        if not some <= set(legal):
            yield "legal_has", step["legal_has"], words
        if none & set(legal):
            yield "legal_lacks", [f"no {text}" for text in step["legal_lacks"]], words

    def _seen(self, seat: str, claims: Mapping[str, Any]) -> Iterator[Differing]:
        """Claims about what a seat may know, and may not."""
        view = self._look(self._place(seat))
        path = f"view.{seat}"
        yield from compare(self.rules, path, {key: claim for key, claim in claims.items() if key != "hides"}, view)
        for hidden in claims.get("hides", []):
            part = find_part(view, hidden)
            if part is not None:
                yield f"{path}.{hidden}", "it to be hidden", part
            elif all(find_part(self._look(other), hidden) is None for other in range(self.game.players)):
                raise BadScenario(f"{path} hides {hidden!r}, but no other view contains that now")

    def _look(self, place: int) -> dict[str, Any]:
        return self.rules.read_view(self.game.view(place))

    def _place(self, seat: str) -> int:
        if seat == "spectator":
            return SPECTATOR
        if seat not in map(str, range(self.game.players)):
            raise BadScenario(f"there is no seat {seat!r}; write 0 to {self.game.players - 1}, or spectator")
        return int(seat)
