"""A match: what is to be played, as work units, and the table of what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from tavolata.arena.contenders import canonical
from tavolata.arena.lineups import Lineup, find_lineups, rotations
from tavolata.arena.statistics import Floats, Side
from tavolata.arena.units import Counts, Unit
from tavolata.core.contract import Rules


@dataclass(frozen=True, slots=True)
class Match:
    """All that the result depends on. A batch of deals makes one unit for each lineup."""

    game: str
    options: Mapping[str, Any]
    rules_version: int
    lineups: Sequence[Lineup]
    seed: int
    deals: int
    batch: int

    @classmethod
    def between(
        cls, bots: Sequence[str], rules: Rules, options: Mapping[str, Any], *, seed: int, deals: int, batch: int
    ) -> Match:
        """A match between bots by their specs; BadOption says which of them there is not."""
        lineups = find_lineups(canonical(bots, rules), options["players"])
        return cls(rules.game, options, rules.version, lineups, seed, deals, batch)

    @property
    def bots(self) -> list[str]:
        """The different bots, in the order in which they were named."""
        return list(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def side(self, bot: str) -> Side:
        return Side(max(lineup.count(bot) for lineup in self.lineups), self.players)

    def units(self) -> Iterator[Unit]:
        """All units, batch by batch in the order of the seeds."""
        end = self.seed + self.deals
        for first in range(self.seed, end, self.batch):
            for lineup in self.lineups:
                size = min(self.batch, end - first)
                yield Unit(self.game, self.options, self.rules_version, lineup, first, size)


@dataclass(slots=True)
class Table:
    """What came of the units of a match, from the first one on.

    As arrays: `shares[deal, game, seat]` is the part of the win that a seat got, and `sitting[game, seat]` says by
    number who sat there. The games of a deal are all rotations of all lineups, the same for every deal.
    """

    match: Match
    played: list[tuple[Unit, Counts]] = field(default_factory=list)
    _shares: list[Floats] = field(default_factory=list)

    def add(self, unit: Unit, counts: Counts) -> bool:
        """Note what came of the next unit; say whether that completes a batch."""
        self.played.append((unit, counts))
        if len(self.played) % len(self.match.lineups):
            return False
        batch = [counts for _, counts in self.played[-len(self.match.lineups) :]]
        self._shares.append(np.concatenate([_shares_of(counts, self.match.players) for counts in batch], axis=1))
        return True

    @property
    def deals(self) -> int:
        return sum(map(len, self._shares))

    @property
    def shares(self) -> Floats:
        return np.concatenate(self._shares)

    @property
    def sitting(self) -> npt.NDArray[np.int64]:
        number = {bot: i for i, bot in enumerate(self.match.bots)}
        seatings = [seating for lineup in self.match.lineups for seating in rotations(lineup)]
        return np.array([[number[bot] for bot in seating] for seating in seatings], np.int64)

    def scores(self, bot: str) -> Floats:
        """The scores of a bot by deal: its mean share of the wins, for each seat that it took."""
        scores: Floats = self.game_scores(bot).mean(axis=1)
        return scores

    def game_scores(self, bot: str) -> Floats:
        """The same by deal and game, for the games in which it sat."""
        here = self.sitting == self.match.bots.index(bot)
        games = here.any(axis=1)
        mine: Floats = (self.shares[:, games] * here[games]).sum(axis=2) / here[games].sum(axis=1)
        return mine

    def by_seat(self, bot: str) -> list[float]:
        """Its share at each seat. It has sat at all of them, because every lineup was rotated."""
        shares, here = self.shares, self.sitting == self.match.bots.index(bot)
        return [float(shares[:, here[:, seat], seat].mean()) for seat in range(self.match.players)]

    def beaten(self) -> Floats:
        """By deal, how much each bot won from each other one (see `ratings`)."""
        sits = (self.sitting[:, :, None] == np.arange(len(self.match.bots))).astype(np.float64)
        won = np.einsum("dgs,gsi->dgi", self.shares, sits)
        table: Floats = np.einsum("dgi,gj->dij", won, sits.sum(axis=1))
        return table


def _shares_of(counts: Counts, players: int) -> Floats:
    """By deal, rotation and seat: winners share one win."""
    shares = np.zeros((len(counts.winners), players, players))
    for deal, games in enumerate(counts.winners):
        for rotation, winners in enumerate(games):
            shares[deal, rotation, winners] = 1 / len(winners)
    return shares
