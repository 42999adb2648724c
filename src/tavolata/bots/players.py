"""What a bot is, and the bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tavolata.bots import pizza_simple, solomino_simple
from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption, quoted
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator, pick


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision. The simple bots need none of it."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told when it has to decide."""

    rules: Rules
    view: Bytes
    legal: Sequence[int]
    budget: Budget | None
    seed: int


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that is a program: a name, and the function that answers."""

    name: str
    answer: Callable[[Question], int]

    def memory(self, rules: Rules) -> int:
        """How many cards of the oven it remembers: all of them."""
        return rules.open_memory

    def choose(
        self, rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget | None = None, seed: int = 0
    ) -> int:
        """One of the legal actions."""
        return self.answer(Question(rules, view, legal, budget, seed))


def answer_at_random(question: Question) -> int:
    """Every legal action is as likely as the others."""
    return question.legal[pick(new_generator(question.seed), len(question.legal))]


def answer_simply(question: Question) -> int:
    """By rules of thumb of the family; where several actions look equally good, or there are none, the seed decides."""
    choose = _RULES_OF_THUMB.get(question.rules.game)
    if choose is None:
        return answer_at_random(question)
    return choose(question.view, question.legal, np.random.default_rng(question.seed))


_RULES_OF_THUMB = {
    **dict.fromkeys(("sole-mio", "mamma-mia-grande", "mamma-mia"), pizza_simple.choose),
    "solomino": solomino_simple.choose,
}
_BOTS = {bot.name: bot for bot in (Bot("random", answer_at_random), Bot("simple", answer_simply))}


def bot_names() -> tuple[str, ...]:
    return tuple(_BOTS)


def get_bot(name: str) -> Bot:
    if name not in _BOTS:
        raise BadOption(f"there is no bot {quoted(name)}; the bots are {', '.join(_BOTS)}")
    return _BOTS[name]
