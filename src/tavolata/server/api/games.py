"""What can be played."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from msgspec import Meta, Struct

from tavolata.bots import level_name, levels_of
from tavolata.core.errors import BadOption
from tavolata.core.registry import GAMES, get_rules
from tavolata.server.api.callers import PerhapsKnown
from tavolata.server.api.edge import answer, body, documented
from tavolata.server.options import DERIVED
from tavolata.server.refusals import say, wanted_language

router = APIRouter(tags=["games"])

#: About how long people play, for those who choose a game.
MINUTES = {"sole-mio": 30, "mamma-mia-grande": 45, "mamma-mia": 30, "solomino": 20}


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A bot for people to play against, from the weakest."""

    bot: str
    name: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, with the usual value of each of its options."""

    game: str
    title: str
    least_players: int
    most_players: int
    minutes: int
    options: dict[str, Any]
    levels: list[LevelInfo]


class Games(Struct, frozen=True, kw_only=True):
    games: list[GameInfo]


class OptionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text of a file that gives the value of an option, such as a deck."""

    text: Annotated[str, Meta(max_length=10_000)]
    players: Annotated[int, Meta(ge=2, le=6)]


class Fault(Struct, frozen=True, kw_only=True):
    """Something wrong in such a file. Line 0 is the file as a whole; `text` is for people, in their language."""

    line: int
    code: str
    message: str
    text: str
    clause: str


class OptionValue(Struct, frozen=True, kw_only=True):
    """The value of the option, or null and everything that is wrong with the file."""

    value: Any
    faults: list[Fault]


GameInPath = Annotated[str, Path(max_length=40)]
OptionInPath = Annotated[str, Path(max_length=40)]


@router.get("/games", summary="All games", **documented(Games))
async def list_games(request: Request, user: PerhapsKnown) -> Response:
    lang = user.lang if user else wanted_language(request.headers.get("accept-language"))
    return answer(Games(games=[_game_info(game, lang) for game in GAMES]))


@router.post(
    "/games/{game}/options/{option}", summary="Check the file of an option", **documented(OptionValue, takes=OptionFile)
)
async def read_option(
    request: Request,
    user: PerhapsKnown,
    game: GameInPath,
    option: OptionInPath,
    file: Annotated[OptionFile, Depends(body(OptionFile))],
) -> Response:
    """The value to open a table with, or what is wrong in which line."""
    rules = get_rules(game)
    if file.players not in rules.players:
        raise BadOption(f"{rules.title} is not for {file.players} players")
    lang = user.lang if user else wanted_language(request.headers.get("accept-language"))
    faults = [
        Fault(
            line=fault.line,
            code=fault.code,
            message=fault.message,
            text=say(lang)(f"fault-{fault.code}", **fault.data),
            clause=fault.clause,
        )
        for fault in rules.find_option_faults(option, file.text, file.players)
    ]
    value = None if faults else rules.read_option(option, file.text, option)
    return answer(OptionValue(value=value, faults=faults))


def _game_info(game: str, lang: str) -> GameInfo:
    rules = get_rules(game)
    usual = rules.check_options({})
    return GameInfo(
        game=game,
        title=rules.title,
        least_players=rules.players[0],
        most_players=rules.players[-1],
        minutes=MINUTES[game],
        options={name: value for name, value in usual.items() if name not in DERIVED},
        levels=[
            LevelInfo(bot=f"level:{number}", name=say(lang)(level_name(rules, number)))
            for number in range(1, len(levels_of(rules)) + 1)
        ],
    )
