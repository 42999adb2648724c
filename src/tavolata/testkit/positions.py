"""Is a position sound, and does everyone see exactly what they may?

One function, fast enough to be called after every action of a long simulation. It knows games only as `core` does.
"""

from __future__ import annotations

from tavolata.core.contract import NO_LOG, RESUMED, SPECTATOR, Rules
from tavolata.core.kernel.jit import I64, Bytes


def check_position(rules: Rules, mem: Bytes, legal: I64, count: int, rng: I64, with_views: bool) -> str | None:
    """What is wrong with a position that waits for a seat or is over; None if nothing is.

    `legal[:count]` are the actions of the seat that decides. With views it is also tried, for every seat and a
    spectator, and for both memory contracts, whether a view agrees with the game: see `check_view`.
    """
    fault = rules.find_fault(mem)
    if fault is not None:
        return fault
    decision = rules.decision(mem)
    if (decision is None) != rules.is_over(mem):
        return "a game that is not over waits for nobody, or one that is over still waits"
    if (decision is None) != (count == 0):
        return f"{count} actions are legal, but {'nobody' if decision is None else 'a seat'} is waited for"
    if not with_views:
        return None
    for memory in (rules.strict_memory, rules.open_memory):
        for seat in range(SPECTATOR, rules.count_seats(mem)):
            fault = check_view(rules, mem, legal, count, rng, seat, memory)
            if fault is not None:
                return f"view of seat {seat} with a memory of {memory}: {fault}"
    return None


def check_view(rules: Rules, mem: Bytes, legal: I64, count: int, rng: I64, seat: int, memory: int) -> str | None:
    """What is wrong with one seat's view; None if nothing is.

    Everything that the seat cannot know is replaced by resampling. The new game must be sound, and the seat must not
    be able to tell: its view and, if it decides, its legal actions are the same, byte for byte.
    """
    view = rules.observe(mem, seat, memory)
    try:
        other = rules.resample(view, rng)
    except ValueError as error:
        return str(error)
    fault = rules.find_fault(other)
    if fault is not None:
        return f"resampling gives a game that cannot be: {fault}"
    if rules.observe(other, seat, memory).tobytes() != view.tobytes():
        return "it changes when what is hidden is replaced"
    decision = rules.decision(mem)
    if decision is None or decision.seat != seat:
        return None
    if rules.decision(other) != decision:
        return "the seat would decide something else if what is hidden were replaced"
    others = rules.new_legal()
    if rules.step(other, RESUMED, rng, others, NO_LOG) != count or (others[:count] != legal[:count]).any():
        return "the legal actions change when what is hidden is replaced"
    return None
