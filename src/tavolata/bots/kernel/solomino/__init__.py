"""Compiled bots for SOLOmino."""

BUILT_ON = ("tavolata.bots.kernel", "tavolata.games.solomino.kernel")
