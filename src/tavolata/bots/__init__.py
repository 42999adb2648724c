"""Players that are programs.

A bot is a function of what its seat may know (a view), the actions that are legal, a budget and a seed, and of nothing
else: it is never handed the game, so it cannot peek, and the same question always gets the same answer.
"""

from tavolata.bots.levels import level_name, levels_of, middle_level
from tavolata.bots.players import Bot, Question, bot_names, get_bot, source_hash
from tavolata.bots.search import Budget, Estimate, estimate

__all__ = [
    "Bot",
    "Budget",
    "Estimate",
    "Question",
    "bot_names",
    "estimate",
    "get_bot",
    "level_name",
    "levels_of",
    "middle_level",
    "source_hash",
]
