"""Players that are programs.

A bot is a function of what its seat may know (a view), the actions that are legal, a budget and a seed, and of nothing
else: it is never handed the game, so it cannot peek, and the same question always gets the same answer.
"""

from tavolata.bots.players import Bot, Budget, Question, bot_names, get_bot

__all__ = ["Bot", "Budget", "Question", "bot_names", "get_bot"]
