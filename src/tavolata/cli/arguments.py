"""The command line: the verbs, and the kinds of values that they share."""

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

#: The verbs, each with its module and what it is for.
VERBS = {
    "play": ("play", "play a game in the terminal"),
    "serve": ("serve", "run live tables for people and bots, over the network"),
    "simulate": ("simulate", "let the computer play random games, fast or checked"),
    "arena": ("arena", "let bots play each other on the same cards, and say which is stronger"),
    "hint": ("hint", "say what the search bot would have done at a move of a recorded game"),
    "learn": ("learn", "learn from greedy games who will win, and write the weights that the search bot uses"),
    "verify": ("verify", "replay records and say where and why one is wrong"),
    "admin": ("admin", "look after a server: list, show and end tables, forget users, export, import, compact"),
    "load": ("load", "let scripted players by the hundred play at a server, and say how long they wait"),
    "scenario": ("scenario", "run scenario files and print what differs"),
    "warm-up": ("warm_up", "prepare the rules for this computer, once"),
}
MOST = 1 << 62
#: What only some games can be told, by the name of their option: what stands for its value, and what it is for.
OPTIONS = {
    "open_oven": ("", "let everyone see what lies in the oven (pizza games)"),
    "rounds": ("N", "how many rounds are played (SOLOmino)"),
    "out_of_turn": ("", "let cards be thrown in out of turn (SOLOmino)"),
    "ask_everyone": ("", "ask everyone in every window, so that being asked tells nothing (SOLOmino, out of turn)"),
    "deck": ("FILE", "play with the cards of a file, one a line (SOLOmino)"),
}


class BadUsage(TavolataError):
    """A command line that cannot be understood."""

    code = "bad-usage"


class _Parser(argparse.ArgumentParser):
    """Complains in one line, like everything else."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} (see {self.prog} --help)")


def build_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tavolata",
        description="Card games for a long table: play them, simulate them, verify them.",
        epilog=f"The games: {', '.join(GAMES)}.",
    )
    parser.add_argument("--version", action="version", version=f"tavolata {__version__}")
    verbs = parser.add_subparsers(metavar="VERB", required=True, parser_class=_Parser)
    for verb, (module, what) in VERBS.items():
        sub = verbs.add_parser(verb, help=what, description=f"{what.capitalize()}.")
        command = import_module(f"tavolata.cli.{module}")
        command.add_arguments(sub)
        sub.set_defaults(run=command.run)
    return parser


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Read a command line. argparse would name all verbs when one is unknown; this also guesses which was meant."""
    verb = next((word for word in argv if not word.startswith("-")), None)
    if verb is not None and verb not in VERBS:
        close = difflib.get_close_matches(verb, VERBS, n=1)
        guess = f"; did you mean {close[0]!r}?" if close else ""
        raise BadUsage(f"there is no verb {verb!r}; the verbs are {', '.join(VERBS)}{guess}")
    return build_parser().parse_args(argv)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    add_players(parser)


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="N", type=whole, default=3, help="how many play (default: %(default)s)")


def add_options(parser: argparse.ArgumentParser) -> None:
    """What only some games have. Whether this one does is for its rules to say."""
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
    parser.add_argument("--record", metavar="FILE", help="write what was played, one game a line (.jsonl)")


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
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least {least}")
    return number
