"""Compiled bots for the pizza family."""

BUILT_ON = ("tavolata.bots.kernel", "tavolata.games.pizza.kernel")
