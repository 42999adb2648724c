"""Stepping many games of this family at once."""

BUILT_ON = ("tavolata.env.kernel", "tavolata.games.solomino.kernel")
