"""Bots think in threads beside the event loop, and all tables share them, so that many bots do not slow people down."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

from tavolata.bots import get_bot
from tavolata.core.game import Game
from tavolata.server import metrics

#: Threads of bots give way to the one that answers people, where the system can tell threads apart.
NICENESS = 10


class Thinking:
    """So many questions are thought about at the same time; the others wait for their turn."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_give_way)

    async def choose(self, bot: str, game: Game) -> str:
        """The bot's answer to the decision that the game waits for, from what its seat may know."""
        decision = game.decision
        if decision is None:
            raise ValueError("the game waits for nobody")
        player, rules = get_bot(bot), game.rules
        view = game.view(decision.seat, memory=player.memory(rules))
        loop = asyncio.get_running_loop()
        metrics.bot_queue.inc()
        try:
            with metrics.bot_seconds.time():
                action = await loop.run_in_executor(
                    self._pool, lambda: player.choose(rules, view, game.legal, seed=secrets.randbits(62))
                )
        finally:
            metrics.bot_queue.dec()
        return rules.format_action(action)

    def stop(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _give_way() -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
