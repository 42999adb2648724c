"""The command line: the commands, and the types of arguments that they share."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from tavolata import __version__
from tavolata.core.errors import TavolataError
from tavolata.core.registry import GAMES

if TYPE_CHECKING:
    from tavolata.core.contract import Rules

#: The commands, each with its module and its help.
VERBS = {
    "play": ("play", "play a game in the terminal"),
    "serve": ("serve", "run a game server"),
    "simulate": ("simulate", "simulate random games, optionally with checks"),
    "arena": ("arena", "compare bots on duplicate deals"),
    "hint": ("hint", "analyse a move of a recorded game with the search bot"),
    "learn": ("learn", "fit the search bot's evaluation weights to games of the greedy bot"),
    "verify": ("verify", "verify game records"),
    "admin": ("admin", "administer a server: list, show and end tables, delete users, export, import, compact"),
    "load": ("load", "load-test a server with scripted players"),
    "scenario": ("scenario", "run scenario files and report differences"),
    "warm-up": ("warm_up", "compile the rules for this computer"),
}
MOST = 1 << 62
#: Options that only some games have, by name: the placeholder for the value, and the help.
OPTIONS = {
    "open_oven": ("", "play with an open oven (pizza games)"),
    "rounds": ("N", "number of rounds (SOLOmino)"),
    "out_of_turn": ("", "allow playing out of turn (SOLOmino)"),
    "ask_everyone": (
        "",
        "ask everyone in every window, so that a question reveals nothing (SOLOmino, with --out-of-turn)",
    ),
    "deck": ("FILE", "play with a custom deck file, one card per line (SOLOmino)"),
}


class BadUsage(TavolataError):
    """An invalid command line."""

    code = "bad-usage"


class _Parser(argparse.ArgumentParser):
    """Reports errors in one line, like everything else."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} (see {self.prog} --help)")


def build_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tavolata",
        description="Play, simulate and analyse card games, and run a game server.",
        epilog=f"The games: {', '.join(GAMES)}.",
    )
    parser.add_argument("--version", action="version", version=f"tavolata {__version__}")
    verbs = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for verb, (module, what) in VERBS.items():
        sub = verbs.add_parser(verb, help=what, description=f"{what[0].upper()}{what[1:]}.")
        command = import_module(f"tavolata.cli.{module}")
        command.add_arguments(sub)
        sub.set_defaults(run=command.run)
    return parser


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Read a command line. For an unknown command, argparse only lists all of them; this also suggests the closest."""
    verb = next((word for word in argv if not word.startswith("-")), None)
    if verb is not None and verb not in VERBS:
        close = difflib.get_close_matches(verb, VERBS, n=1)
        guess = f"; did you mean {close[0]!r}?" if close else ""
        raise BadUsage(f"unknown command {verb!r}; the commands are {', '.join(VERBS)}{guess}")
    return build_parser().parse_args(argv)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    add_players(parser)


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", metavar="N", type=whole, default=3, help="number of players (default: %(default)s)"
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Options that only some games have. The rules of the game refuse those that it does not have."""
    for name, (value, what) in OPTIONS.items():
        flag = _flag(name)
        if not value:
            parser.add_argument(flag, action="store_const", const=True, help=what)
        else:
            parser.add_argument(flag, metavar=value, type=positive if value == "N" else str, help=what)


def told_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, as they were given."""
    return {name: vars(args)[name] for name in OPTIONS if vars(args)[name] is not None}


def game_options(args: argparse.Namespace, rules: Rules) -> dict[str, Any]:
    """All options of the game, checked; what stands in a file is read."""
    from tavolata.cli.files import read_text

    options = {"players": args.players, **told_options(args)}
    for name, value in options.items():
        if OPTIONS.get(name, ("", ""))[0] == "FILE":
            options[name] = rules.read_option(name, read_text(value), value)
    return rules.check_options(options)


def options_again(args: argparse.Namespace) -> str:
    """The given options as they are typed."""
    words = [_flag(name) if value is True else f"{_flag(name)} {value}" for name, value in told_options(args).items()]
    return "".join(f" {word}" for word in words)


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--record", metavar="FILE", help="save the games to a file, one per line (.jsonl)")


def whole(text: str) -> int:
    return _number(text, 0)


def positive(text: str) -> int:
    return _number(text, 1)


def _number(text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not least <= number < MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is not an integer of at least {least}")
    return number
