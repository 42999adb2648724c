"""Checks that any game must pass, for whoever adds one.

    from tavolata import testkit

    testkit.run_all("sole-mio", players=3)

Every check is a plain function that plays some games and raises AssertionError with the game, the seed and the
position if something does not hold; so it can be a test of its own, be given more seeds, or be run in a debugger. The
checks know games only as `core` does: everything goes through `Rules` and `Game`. They take a registered name or a
`Rules`, so that a variant that nobody registered can be checked too.

What only the rules can say (that an order needs four olives) is not checked here: that is for scenarios.
"""

from tavolata.testkit.chance import check_chance, check_playouts
from tavolata.testkit.doors import check_checked_door, check_notation
from tavolata.testkit.games import begin, decisions
from tavolata.testkit.play import check_copies, check_events, check_random_games, check_replay, check_same_seed
from tavolata.testkit.positions import check_position, check_view
from tavolata.testkit.secrecy import check_views, check_worlds_vary
from tavolata.testkit.suite import CHECKS, run_all

__all__ = [
    "CHECKS",
    "begin",
    "check_chance",
    "check_checked_door",
    "check_copies",
    "check_events",
    "check_notation",
    "check_playouts",
    "check_position",
    "check_random_games",
    "check_replay",
    "check_same_seed",
    "check_view",
    "check_views",
    "check_worlds_vary",
    "decisions",
    "run_all",
]
