"""What is compared, by name. docs/benchmarks.md explains each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks import aec, ours
from benchmarks.contest import Bar, Comparison, Contestant, Work
from benchmarks.guests import Guests, present
from tavolata.core.registry import GAMES, get_rules
from tavolata.games.solomino.decks import default_deck

SPIEL, RLCARD, ZOO, PGX = (f"benchmarks.peers.{name}" for name in ("openspiel", "rlcard", "pettingzoo", "pgx"))
RUNTIMES = "benchmarks.runtimes"
NEAREST = ("sole-mio", "solomino")
BATCHES = (1, 64, 1024, 4096)
SEARCHED = 1_000
SMALL_DECKS = (34, 60, 90, 120)


def playouts(guests: Guests) -> list[Comparison]:
    return [_playouts(guests, players) for players in (2, 4)]


def _playouts(guests: Guests, players: int) -> Comparison:
    mine = {game: guests.ours(game, partial(ours.kernel_playouts, game, {"players": players})) for game in GAMES}
    eights = _spiel(guests, "crazy_eights", "playouts", players=players)
    uno = guests.invite("RLCard uno", RLCARD, lambda m: partial(m.uno_games, players))
    peers = [eights, uno]
    what = f"solomino for {players} in the kernel, times"
    bars = [Bar(f"{what} crazy_eights", 2.5, mine["solomino"], eights), Bar(f"{what} uno", 50, mine["solomino"], uno)]
    if players == 4:
        hearts, euchre = (_spiel(guests, name, "playouts") for name in ("hearts", "euchre"))
        peers += [hearts, euchre]
        what = "sole-mio for 4 in the kernel"
        bars += [
            Bar(f"{what}, times hearts", 1, mine["sole-mio"], hearts),
            Bar(f"{what}, decisions a second", 3_000_000, mine["sole-mio"], is_ratio=False),
        ]
    title = f"Random games inside the engine, {players} players"
    return Comparison(
        f"playouts-{players}", title, "decisions", present(*mine.values(), *peers), bars, whole_games=True
    )


def steps(guests: Guests) -> list[Comparison]:
    mine = {game: guests.ours(game, partial(ours.python_steps, game, {"players": 4})) for game in GAMES}
    eights = _spiel(guests, "crazy_eights", "steps", players=4)
    hearts, euchre = (_spiel(guests, name, "steps") for name in ("hearts", "euchre"))
    uno = guests.invite("RLCard uno", RLCARD, lambda m: partial(m.uno_games, 4))
    bars = [Bar(f"{game} from Python, times crazy_eights", 1, mine[game], eights) for game in NEAREST]
    bars.append(
        Bar("sole-mio from Python, decisions a second", 300_000, mine["sole-mio"], is_ratio=False),
    )
    contestants = present(*mine.values(), eights, hearts, euchre, uno)
    return [Comparison("steps", "Stepped from Python, 4 players", "decisions", contestants, bars, whole_games=True)]


def environments(guests: Guests) -> list[Comparison]:
    mine = {game: _aec(guests, game) for game in GAMES}
    leduc, hanabi = (
        guests.invite(f"PettingZoo {name}", ZOO, partial(_zoo_loop, name)) for name in ("leduc_holdem", "hanabi")
    )
    bars = [Bar(f"{game} as AEC environment, times leduc_holdem", 10, mine[game], leduc) for game in NEAREST]
    contestants = present(*mine.values(), leduc, hanabi)
    return [Comparison("aec", "PettingZoo AEC loops, 2 players", "decisions", contestants, bars, whole_games=True)]


def _zoo_loop(name: str, module: Any) -> Work:
    return partial(aec.play, module.ENVIRONMENTS[name])


def _aec(guests: Guests, game: str) -> Contestant | None:
    name = f"{game.replace('-', '_')}_v0"

    def make(module: Any) -> Work:
        return partial(aec.play, partial(getattr(module, name).env, players=2))

    return guests.invite(f"Tavolata {game}", "tavolata.env.pettingzoo", make, ours=True)


def vector(guests: Guests) -> list[Comparison]:
    """On all cores, as either comes; JAX keeps its threads on the one core where it was loaded, and is faster so."""
    mine = {
        (game, games): guests.ours(game, ours.VectorSteps(game, {"players": 2}, games), at=games)
        for game in NEAREST
        for games in BATCHES
    }
    leduc, in_scan = (
        {games: guests.invite(name, PGX, partial(_batch, how, games), at=games) for games in BATCHES}
        for name, how in (("Pgx leduc_holdem", "steps"), ("Pgx leduc_holdem in one scan", "scan"))
    )
    bars = [
        Bar(f"{game}, 1024 games at once, times leduc_holdem", 2, mine[game, 1024], leduc[1024]) for game in NEAREST
    ]
    contestants = present(*mine.values(), *leduc.values(), *in_scan.values())
    title = "Many games at once, 2 players"
    return [Comparison("vector", title, "decisions", contestants, bars, along="games at once", all_cores=True)]


def _batch(how: str, games: int, module: Any) -> Work:
    work: Work = getattr(module.Batch(games), how)
    return work


def clones(guests: Guests) -> list[Comparison]:
    table = {"players": 4}
    mine = [guests.ours(game, partial(ours.byte_clones, game, table)) for game in NEAREST]
    mine.append(guests.ours("sole-mio with its history", partial(ours.game_clones, "sole-mio", table)))
    peers = [_spiel(guests, name, "clones") for name in ("hearts", "crazy_eights")]
    peers.append(guests.invite("RLCard uno", RLCARD, lambda m: partial(m.uno_clones, 4)))
    return [Comparison("clones", "Copying a game", "copies", present(*mine, *peers))]


def search(guests: Guests) -> list[Comparison]:
    table = {"players": 2}
    mine = {game: guests.ours(game, partial(ours.search_playouts, SEARCHED, game, table)) for game in NEAREST}
    hearts = guests.invite("OpenSpiel hearts, ISMCTS in C++", SPIEL, lambda m: m.Spiel("hearts").search)
    # A game of Sole Mio! has more than twice the decisions of one of hearts, so it has no bar in playouts.
    bars = [Bar("playouts in search, solomino, times ISMCTS on hearts", 3, mine["solomino"], hearts)]
    title = "Whole-game playouts in a search, 2 players (hearts: 4)"
    return [Comparison("search", title, "playouts", present(*mine.values(), hearts), bars)]


def webassembly(guests: Guests) -> list[Comparison]:
    """The same kernel as machine code, which is the yardstick here, and as WebAssembly in two runtimes."""
    works = {"games": ("random_games", ()), "playouts": ("search_playouts", (SEARCHED,))}
    return [_in_runtimes(guests, game, unit, *works[unit]) for game in NEAREST for unit in works]


def _in_runtimes(guests: Guests, game: str, unit: str, name: str, amount: tuple[int, ...]) -> Comparison:
    table = (*amount, game, {"players": 4})
    native = Contestant("machine code", partial(getattr(ours, name), *table))
    in_wasmtime = guests.invite("wasmtime", RUNTIMES, lambda m: m.wasmtime_work(name, *table), ours=True)
    in_node = guests.invite("Node", RUNTIMES, lambda m: m.node_work(name, *table), ours=True)
    what = "Random games" if unit == "games" else "Whole-game playouts in a search"
    title = f"{what} as machine code and as WebAssembly, {game}, 4 players"
    return Comparison(f"wasm-{unit}-{game}", title, unit, present(native, in_wasmtime, in_node))


def growth(guests: Guests) -> list[Comparison]:
    return [_by_players(guests), _by_rounds(guests), _by_deck(guests), _by_threads(guests)]


def _by_players(guests: Guests) -> Comparison:
    lines: list[Contestant | None] = [
        guests.ours(game, partial(ours.kernel_playouts, game, {"players": players}), at=players)
        for game in GAMES
        for players in get_rules(game).players
    ]
    lines += [_spiel(guests, "crazy_eights", "playouts", at=players, players=players) for players in range(2, 7)]
    return Comparison("players", "More players", "decisions", present(*lines), along="players", whole_games=True)


def _by_rounds(guests: Guests) -> Comparison:
    lines = [
        guests.ours("solomino", partial(ours.kernel_playouts, "solomino", {"players": 4, "rounds": rounds}), at=rounds)
        for rounds in (1, 2, 5, 10, 20)
    ]
    return Comparison("rounds", "More rounds", "decisions", lines, along="rounds", whole_games=True)


def _by_deck(guests: Guests) -> Comparison:
    """Every second or third card of the deck, and so on, so that small decks are mixed like the whole."""
    lines = []
    for size in SMALL_DECKS:
        deck = [default_deck()[len(default_deck()) * place // size] for place in range(size)]
        work = partial(ours.kernel_playouts, "solomino", {"players": 4, "deck": deck})
        lines.append(guests.ours("solomino", work, at=size))
    return Comparison("deck", "A larger deck", "decisions", lines, along="cards", whole_games=True)


def _by_threads(guests: Guests) -> Comparison:
    """Games in two threads of one process: the kernel holds no lock."""
    lines, bars = [], []
    for game in NEAREST:
        one, two = (
            guests.ours(game, partial(ours.kernel_threads, game, {"players": 4}, threads), at=threads)
            for threads in (1, 2)
        )
        lines += [one, two]
        bars.append(Bar(f"{game}, two threads, times one", 1.7, two, one))
        lines += [
            guests.ours(f"{game}, 1024 at once", ours.VectorSteps(game, {"players": 2}, 1024, threads), at=threads)
            for threads in (1, 2)
        ]
    return Comparison("threads", "Two threads", "decisions", lines, bars, along="threads", all_cores=True)


def _spiel(guests: Guests, name: str, what: str, at: int | None = None, **parameters: int) -> Contestant | None:
    return guests.invite(f"OpenSpiel {name}", SPIEL, lambda m: getattr(m.Spiel(name, **parameters), what), at=at)


COMPARISONS: dict[str, Callable[[Guests], list[Comparison]]] = {
    "playouts": playouts,
    "steps": steps,
    "aec": environments,
    "vector": vector,
    "clones": clones,
    "search": search,
    "growth": growth,
    "wasm": webassembly,
}
