"""Playing a match: its units go to processes of this computer or to a cluster, and come back in order.

>>> from tavolata.arena.matches import Match
>>> from tavolata.arena.runner import played_here, run_match
>>> from tavolata.core.registry import get_rules
>>> rules = get_rules("sole-mio")
>>> options = rules.check_options({"players": 2})
>>> match = Match.between(["greedy", "random"], rules, options, seed=0, deals=20, batch=10)
>>> with played_here(workers=1) as play:
...     table = run_match(match, play, watch=lambda table: None)
>>> float(table.scores("greedy").mean()) > 0.8
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from tavolata.arena.matches import Match, Table
from tavolata.arena.sprt import Sprt
from tavolata.arena.units import Counts, Unit, play_unit
from tavolata.core.workers import in_order, processes

#: Plays units and hands back what came of them, in the same order.
Play = Callable[[Iterable[Unit]], Iterator[Counts]]
#: What is told after every batch: the table so far.
Watch = Callable[[Table], None]
#: So many units wait for each worker, so that none is idle.
QUEUED = 3


@contextmanager
def played_here(workers: int) -> Iterator[Play]:
    """On this computer, by so many processes; a single one needs no other process."""
    if workers == 1:
        yield lambda units: map(play_unit, units)
        return
    with processes(workers) as executor:
        yield lambda units: in_order(executor, play_unit, units, QUEUED * workers)


def run_match(match: Match, play: Play, watch: Watch, sprt: Sprt | None = None) -> Table:
    """Play all units, or as many as the sequential test needs."""
    table = Table(match)
    first = match.bots[0]
    for unit, counts in zip(match.units(), play(match.units()), strict=True):
        if not table.add(unit, counts):
            continue
        watch(table)
        if sprt and sprt.answer(sprt.llr(table.scores(first), match.side(first))) != "undecided":
            break
    return table
