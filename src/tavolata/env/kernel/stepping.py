"""Many games at once, in one array of each thing that learning programs want to know.

The loop knows games as bytes; each family hands over its rules. Threads can share the games out, a block at a time:
every game has its own generator, so it makes no difference who steps it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tavolata.core.kernel.bytes import copy_bytes
from tavolata.core.kernel.jit import I8, I64, Bytes, entry, helper, shared, u64
from tavolata.core.kernel.playing import RESUMED, SHUFFLED
from tavolata.core.kernel.randomness import MASK, below, seed_generator
from tavolata.env.kernel.chunks import fetch
from tavolata.env.kernel.encoding import Plan, write_cells
from tavolata.env.kernel.sharing import DONE, NEXT, PATIENCE, count, look, put

BEGIN = -1  # in place of an action: begin another game
BLOCK = 16  # so many games are stepped, and looked at while they are still near the processor


class Setting(NamedTuple):
    """What all games have in common."""

    template: Bytes  # a game that is laid out
    players: int
    phase_at: int  # where a game names its phase, in words
    actor_at: int
    over: int
    seed: int
    table: I64  # for each seat the kernel's action for each number,
    numbers: Any  # int16; and the number of each action of the kernel


class Batch(NamedTuple):
    """What each game has of its own, one row for each."""

    mems: Bytes
    rngs: I64
    begun: I64  # how many games were begun here
    observations: I8
    masks: I8
    legal: Any  # int16; the numbers of the legal actions,
    counts: I64  # and how many there are
    seats: I64  # who decides
    rewards: Any  # float32; for each seat
    ended: Any  # bool


@shared
def step_blocks(
    shares: I64,
    leads: bool,
    actions: I64,
    memory: int,
    observing: bool,
    plan: Plan,
    setting: Setting,
    batch: Batch,
    listed: I64,
    log: I64,
    view: Bytes,
    step: Callable[[Bytes, int, I64, I64, I64], int],
    wins: Callable[[Bytes, int], bool],
    observe_games: Callable[[int, int, int, Plan, Batch, Bytes], None],
) -> None:
    """Take the chosen action in each game, and write what there is to see then.

    Who leads begins, and leaves when all is done. Others help with what nobody has taken yet, and leave when there is
    nothing for a while. Here no arrays are made, so that nobody counts who holds them: `listed`, `log` and `view` come
    from the caller.
    """
    blocks = (actions.size + BLOCK - 1) // BLOCK
    if leads:
        put(shares, DONE, 0)
        put(shares, NEXT, 0)
    waited = 0
    while waited < PATIENCE:
        block = blocks
        if look(shares, NEXT) < blocks:
            block = count(shares, NEXT)
        if block < blocks:
            first, end = block * BLOCK, min((block + 1) * BLOCK, actions.size)
            step_each(first, end, actions, setting, batch, listed, log, step, wins)
            if observing:
                observe_games(first, end, memory, plan, batch, view)
            count(shares, DONE)
            waited = 0
        elif not leads:
            waited += 1
        elif look(shares, DONE) == blocks:
            return


@shared
def step_each(
    first: int,
    end: int,
    actions: I64,
    setting: Setting,
    batch: Batch,
    listed: I64,
    log: I64,
    step: Callable[[Bytes, int, I64, I64, I64], int],
    wins: Callable[[Bytes, int], bool],
) -> None:
    """Take the chosen action in each of these games, or begin another; where one ends, the next begins at once."""
    for game in range(first, end):
        following = min(game + 1, actions.size - 1)
        fetch(batch.mems, following)
        fetch(batch.masks, following)
        mem, rng, mask, legal = batch.mems[game], batch.rngs[game], batch.masks[game], batch.legal[game]
        words = mem.view(np.int64)
        batch.ended[game] = False
        for seat in range(setting.players):
            batch.rewards[game, seat] = 0
        for i in range(batch.counts[game]):
            mask[u64(legal[i])] = 0
        options = 0
        if actions[game] == BEGIN:
            begin_another(setting, batch, game)
        else:
            action = setting.table[batch.seats[game], actions[game]]
            options = step(mem, action, rng, listed, log)
        while options == 0:
            if words[setting.phase_at] == setting.over:
                share_win(setting, batch, game, mem, wins)
                begin_another(setting, batch, game)
            step(mem, SHUFFLED, rng, listed, log)
            options = step(mem, RESUMED, rng, listed, log)
        batch.seats[game] = words[setting.actor_at]
        batch.counts[game] = options
        numbers = setting.numbers[batch.seats[game]]
        for i in range(options):
            legal[i] = numbers[u64(listed[i])]
            mask[u64(legal[i])] = 1


@shared
def observe_each(
    first: int,
    end: int,
    memory: int,
    plan: Plan,
    batch: Batch,
    view: Bytes,
    observe: Callable[[Bytes, int, int, Bytes], None],
) -> None:
    """Write what the seat that decides may know in each of these games."""
    for game in range(first, end):
        fetch(batch.observations, min(game + 1, batch.seats.size - 1))
        observe(batch.mems[game], batch.seats[game], memory, view)
        write_cells(view, plan, batch.observations[game])


@shared
def share_win(setting: Setting, batch: Batch, game: int, mem: Bytes, wins: Callable[[Bytes, int], bool]) -> None:
    """Each winner gets the same share of 1; everyone pays the fair share, so that rewards sum to 0."""
    winners = 0
    for seat in range(setting.players):
        winners += 1 if wins(mem, seat) else 0
    for seat in range(setting.players):
        share = 1.0 / winners if wins(mem, seat) else 0.0
        batch.rewards[game, seat] = share - 1.0 / setting.players
    batch.ended[game] = True


@helper
def begin_another(setting: Setting, batch: Batch, game: int) -> None:
    """The seed is made of the seed of all, the number of this game, and how many were begun here."""
    copy_bytes(setting.template, batch.mems[game], 0, setting.template.size)
    seed_generator(batch.rngs[game], setting.seed & MASK, game, batch.begun[game] & MASK)
    batch.begun[game] += 1


@entry
def seed_choosers(rngs: I64, seed: int) -> None:
    """A generator of choices for each game: none of those that deal, or the choices would know hidden cards."""
    for game in range(rngs.shape[0]):
        seed_generator(rngs[game], seed & MASK, game, MASK)


@entry
def choose_at_random(rngs: I64, legal: I64, counts: I64, actions: I64) -> None:
    """A legal action for each game, by its own generator."""
    for game in range(actions.size):
        actions[game] = legal[game, below(rngs[game], counts[game])]


@entry
def are_possible(actions: I64, masks: I8) -> bool:
    """Whether each game's mask allows its action."""
    for game in range(actions.size):
        if actions[game] < 0 or actions[game] >= masks.shape[1] or masks[game, actions[game]] == 0:
            return False
    return True
