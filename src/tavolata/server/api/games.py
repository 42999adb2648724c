"""What can be played."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from tavolata.bots import level_name, levels_of
from tavolata.core.registry import GAMES, get_rules
from tavolata.server.api.callers import PerhapsKnown
from tavolata.server.api.edge import answer, documented
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


@router.get("/games", summary="All games", **documented(Games))
async def list_games(request: Request, user: PerhapsKnown) -> Response:
    lang = user.lang if user else wanted_language(request.headers.get("accept-language"))
    return answer(Games(games=[_game_info(game, lang) for game in GAMES]))


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
