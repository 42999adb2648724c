"""What a bot is, and the bots there are, by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tavolata.bots.compiled import compiled_bots, greedy_source
from tavolata.bots.levels import level_of
from tavolata.bots.search import Budget, choose
from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption, quoted
from tavolata.core.kernel.jit import Bytes
from tavolata.core.kernel.randomness import new_generator, pick

#: What `search` thinks with when nobody says how much.
USUAL = Budget(seconds=0.01)


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
    #: Of the levels for people, its number.
    level: int | None = None

    def memory(self, rules: Rules) -> int:
        """How many cards of the oven it remembers: all, but at a low level. BadOption if the game has no such level."""
        return rules.open_memory if self.level is None else level_of(rules, self.level).memory

    def choose(
        self, rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget | None = None, seed: int = 0
    ) -> int:
        """One of the legal actions. `budget` is for bots that search, in place of their own."""
        return legal[0] if len(legal) == 1 else self.answer(Question(rules, view, legal, budget, seed))


def answer_at_random(question: Question) -> int:
    """Every legal action is as likely as the others."""
    return question.legal[pick(new_generator(question.seed), len(question.legal))]


def answer_greedily(question: Question) -> int:
    """By the rules of thumb of the family; where several actions look equally good, the seed decides."""
    choose = compiled_bots(question.rules.game).choose_greedily
    action = choose(question.view, np.array(question.legal, np.int64), new_generator(question.seed))
    if action < 0:
        raise ValueError("no game is consistent with this view")
    return action


def searcher(budget: Budget) -> Callable[[Question], int]:
    """Answers with what a search finds best."""

    def answer(question: Question) -> int:
        q = question
        return choose(q.rules, q.view, q.legal, q.budget or budget, q.seed)

    return answer


def leveller(number: int) -> Callable[[Question], int]:
    """Answers with an action that the search finds not much worse than the best, as far as the level allows."""

    def answer(question: Question) -> int:
        q, level = question, level_of(question.rules, number)
        return choose(q.rules, q.view, q.legal, q.budget or level.budget, q.seed, level.cap)

    return answer


_PLAIN = {"random": answer_at_random, "greedy": answer_greedily}
_SEARCH = re.compile(
    r"search(?::(?:(?P<ms>\d{1,6}(?:\.\d{1,3})?)ms|(?P<playouts>\d{1,9}))(?:x(?P<threads>[1-9]\d?))?)?"
)
_LEVEL = re.compile(r"level:(?P<level>\d{1,2})")


def bot_names() -> tuple[str, ...]:
    """How bots are named; `N` is a number."""
    return (*_PLAIN, "search", "search:Nms", "search:N", "level:N")


def get_bot(name: str) -> Bot:
    """A bot by its name: `greedy`, `search:10ms` (a time for each decision), `search:500` (playouts), `level:3`.

    `search:10msx2` and `search:500x2` think in two threads.

    >>> from tavolata.core.game import Game
    >>> bot, game = get_bot("search:200"), Game.new("sole-mio", players=3, seed=7)
    >>> view = game.view(game.decision.seat, bot.memory(game.rules))
    >>> game.rules.format_action(bot.choose(game.rules, view, game.legal, seed=1))
    'p'
    """
    if name in _PLAIN:
        return Bot(name, _PLAIN[name])
    if match := _LEVEL.fullmatch(name):
        number = int(match["level"])
        return Bot(f"level:{number}", leveller(number), number)
    match = _SEARCH.fullmatch(name)
    budget = _budget(match) if match else None
    if budget is None:
        raise BadOption(f"unknown bot {quoted(name)}; the bots are {', '.join(bot_names())}, with N above 0")
    text = f"{budget.playouts}" if budget.seconds is None else f"{budget.seconds * 1000:g}ms"
    threads = f"x{budget.threads}" if budget.threads > 1 else ""
    return Bot(f"search:{text}{threads}", searcher(budget))


def _budget(match: re.Match[str]) -> Budget | None:
    threads = int(match["threads"] or 1)
    if match["ms"]:
        seconds = float(match["ms"]) / 1000
        return Budget(seconds=seconds, threads=threads) if seconds > 0 else None
    if match["playouts"]:
        playouts = int(match["playouts"])
        return Budget(playouts=playouts, threads=threads) if playouts > 0 else None
    return USUAL


def source_hash(name: str, game: str) -> str | None:
    """Of a frozen bot, the hash of its source in the family of this game: what a result was measured by."""
    return greedy_source(game) if name == "greedy" else None
