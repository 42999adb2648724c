"""Bots think in threads beside the event loop, and all tables share them, so that many bots do not slow people down."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from tavolata.bots import Bot, Budget, get_bot
from tavolata.bots.levels import level_of
from tavolata.core.contract import Rules
from tavolata.core.game import Game
from tavolata.server import metrics

#: However many wait, each bot thinks at least so much.
FEWEST_PLAYOUTS = 20
#: For each second of thinking a thread rests so long, so that bots never take a whole processor from people.
REST = 0.7


class Thinking:
    """So many questions are thought about at the same time; the others wait for their turn.

    While many wait, each is thought about for a shorter time: a full house plays a little weaker, but not slower.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._waiting = 0
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, bot: str, game: Game) -> str:
        """The bot's answer to the decision that the game waits for, from what its seat may know."""
        decision = game.decision
        if decision is None:
            raise ValueError("the game is not waiting for a decision")
        player, rules, legal = get_bot(bot), game.rules, game.legal
        view = game.view(decision.seat, memory=player.memory(rules))
        loop = asyncio.get_running_loop()

        def think() -> tuple[int, float]:
            begun = time.thread_time()
            budget = self._budget(player, rules)
            action = player.choose(rules, view, legal, budget=budget, seed=secrets.randbits(62))
            return action, time.thread_time() - begun

        self._waiting += 1
        metrics.bot_queue.inc()
        try:
            with metrics.bot_seconds.time():
                action, spent = await loop.run_in_executor(self._pool, think)
        finally:
            self._waiting -= 1
            metrics.bot_queue.dec()
        self._pool.submit(time.sleep, REST * spent)
        return rules.format_action(action)

    def _budget(self, player: Bot, rules: Rules) -> Budget | None:
        """How much a bot may think when it is its turn; None for as much as its level does."""
        ahead = (self._waiting - 1) // self._threads
        if player.level is None or ahead == 0:
            return None
        usual = level_of(rules, player.level).budget.playouts or FEWEST_PLAYOUTS
        return Budget(playouts=max(FEWEST_PLAYOUTS, usual // (1 + ahead)))

    def stop(self) -> None:
        """Nobody waits for an answer any more. Whoever thinks now ends by itself, after one decision."""
        self._pool.shutdown(wait=False, cancel_futures=True)
