"""Work units: some deals of one lineup, played in all rotations, and what was counted.

A unit says all that its games depend on: the game, its options, the version of the rules, the bots, their seats and the
seeds. Whoever plays it again gets the same counts, on any computer, so a unit can be given to two workers, or to none
that lives to the end, and be played anew. Only bots that think by the clock ("search:10ms"), and other programs, may
answer otherwise a second time; with budgets in playouts ("search:500") everything repeats.

Deal number k of a match with the seed s has the seed s + k. In all rotations the game's own generator starts from it,
so the first shuffle is the same; later shuffles come from the same generator. A bot gets for each decision the seed
`decision_seed(deal seed, seat, number of the decision in the game)`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter_ns
from typing import Any

from tavolata.arena.contenders import Contender, opened
from tavolata.arena.lineups import Lineup, rotations
from tavolata.arena.timing import Times
from tavolata.bots.external import Forfeit
from tavolata.core.contract import NO_LOG, RESUMED, SHUFFLED, Rules
from tavolata.core.errors import BadOption
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.registry import get_rules


@dataclass(frozen=True, slots=True)
class Unit:
    """Deals to be played: the lineup in all rotations, with the seeds from `first` on."""

    game: str
    options: Mapping[str, Any]
    rules_version: int
    lineup: Lineup
    first: int
    deals: int


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A game that a bot lost by what it did outside the rules."""

    bot: str
    deal: int
    rotation: int
    reason: str


@dataclass(frozen=True, slots=True)
class Counts:
    """What came of a unit: for each deal and rotation the winning seats, and how many decisions each seat took."""

    winners: list[list[list[int]]] = field(default_factory=list)
    decisions: list[list[list[int]]] = field(default_factory=list)
    forfeits: list[Forfeited] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "winners": self.winners,
            "decisions": self.decisions,
            "forfeits": [asdict(forfeited) for forfeited in self.forfeits],
            "times": {bot: times.as_json() for bot, times in self.times.items()},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Counts:
        return cls(
            winners=data["winners"],
            decisions=data["decisions"],
            forfeits=[Forfeited(**forfeited) for forfeited in data["forfeits"]],
            times={bot: Times.from_json(times) for bot, times in data["times"].items()},
        )


def digest(unit: Unit, counts: Counts) -> str:
    """A fingerprint of a unit and of what must come of it. Times and the words of reasons are no part of it."""
    told = {**asdict(unit), "winners": counts.winners, "decisions": counts.decisions}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def decision_seed(deal: int, seat: int, number: int) -> int:
    """The seed of a bot for one decision: the first 62 bits of BLAKE2b-64 of the text "deal seat number".

    It does not depend on who sits there: equal bots play equal games in all rotations, and the luck of bots is shared
    out like that of cards.
    """
    text = f"{deal} {seat} {number}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 2


def play_unit(unit: Unit) -> Counts:
    """Play all games of a unit; runs in any process on any computer."""
    with opened(dict.fromkeys(unit.lineup)) as contenders:
        return play_deals(unit, contenders)


def play_deals(unit: Unit, contenders: Mapping[str, Contender]) -> Counts:
    """Play all games of a unit with these bots behind the names in its lineup."""
    rules = get_rules(unit.game)
    if rules.version != unit.rules_version:
        raise BadOption(
            f"the unit is for version {unit.rules_version} of the rules of {rules.title}; "
            f"this program has {rules.version}"
        )
    template = rules.lay_out(unit.options)
    counts = Counts()
    taken: dict[str, list[int]] = {bot: [] for bot in unit.lineup}
    for deal in range(unit.first, unit.first + unit.deals):
        counts.winners.append([])
        counts.decisions.append([])
        for rotation, seating in enumerate(rotations(unit.lineup)):
            seats = [Seat(contenders[bot], rules, taken[bot]) for bot in seating]
            try:
                winners = _play_game(rules, template, deal, seats)
            except _Lost as lost:
                winners = [seat for seat in range(len(seats)) if seat != lost.seat]
                counts.forfeits.append(Forfeited(seating[lost.seat], deal, rotation, lost.reason))
            counts.winners[-1].append(winners)
            counts.decisions[-1].append([seat.decisions for seat in seats])
    counts.times.update({bot: Times.of(nanoseconds) for bot, nanoseconds in taken.items()})
    return counts


class Seat:
    """A bot at its seat in one game."""

    def __init__(self, contender: Contender, rules: Rules, taken: list[int]) -> None:
        self._choose = contender.choose
        self._rules = rules
        self._taken = taken
        self.memory = contender.memory(rules)
        self.decisions = 0

    def choose(self, view: Bytes, legal: Sequence[int], seed: int) -> int:
        begun = perf_counter_ns()
        action = self._choose(self._rules, view, legal, None, seed)
        self._taken.append(perf_counter_ns() - begun)
        self.decisions += 1
        if action not in legal:  # the kernel would believe it
            raise Forfeit(f"the answer {action!r} is not a legal action")
        return action


class _Lost(Exception):
    """A seat has lost its game by what its bot did."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


def _play_game(rules: Rules, template: Bytes, deal: int, seats: Sequence[Seat]) -> list[int]:
    """Play one game on plain bytes, since nobody reads its events; return the winners."""
    mem, legal, rng = template.copy(), rules.new_legal(), new_generator(deal)
    count = number = 0
    while True:
        decision = rules.decision(mem)
        if decision is None:
            if rules.is_over(mem):
                return list(rules.result(mem).winners)
            rules.step(mem, SHUFFLED, rng, legal, NO_LOG)
            count = rules.step(mem, RESUMED, rng, legal, NO_LOG)
            continue
        at = decision.seat
        seat = seats[at]
        view = rules.observe(mem, at, seat.memory)
        try:
            action = seat.choose(view, legal[:count].tolist(), decision_seed(deal, at, number))
        except Forfeit as forfeit:
            raise _Lost(at, str(forfeit)) from None
        count = rules.step(mem, action, rng, legal, NO_LOG)
        number += 1
