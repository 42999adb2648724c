"""Who asks, from where, and whether they may."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tavolata.server.accounts import (
    COOKIE,
    DEVICE_COOKIE,
    FORMER_COOKIE,
    MOST_FORMER,
    YEAR,
    device_of,
    new_device,
)
from tavolata.server.doors import Doors
from tavolata.server.errors import NotKnown
from tavolata.server.security import check_origin, client_address, limited_as
from tavolata.server.store import User

_SAFE = {"GET", "HEAD", "OPTIONS"}


def doors_of(connection: HTTPConnection) -> Doors:
    doors: Doors = connection.app.state.doors
    return doors


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from, as the limits count it."""
    return limited_as(client_address(connection, doors_of(connection).settings.trusted_proxies))


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def caller_of(connection: HTTPConnection) -> User | None:
    """Who asks, if they say who they are; NotKnown if it is not true. A token counts before a cookie."""
    accounts = doors_of(connection).accounts
    if token := token_of(connection):
        user = await accounts.by_token(token)
    elif cookie := connection.cookies.get(COOKIE):
        user = await accounts.by_cookie(cookie)
    else:
        return None
    connection.state.lang = user.lang
    return user


async def guard(request: Request) -> None:
    """Before every request: not too many, and none that another site's page has made."""
    doors = doors_of(request)
    doors.limits.requests.take(address_of(request))
    if request.method not in _SAFE and token_of(request) is None:
        check_origin(request, doors.settings, required=COOKIE in request.cookies)


async def known(request: Request) -> User:
    user = await caller_of(request)
    if user is None:
        raise NotKnown("not signed in: POST /api/me creates a session, POST /api/bots a token")
    return user


async def perhaps_known(request: Request) -> User | None:
    """Whoever brings a cookie that means nothing any more is a stranger, not an error."""
    try:
        return await caller_of(request)
    except NotKnown:
        return None


async def one_who_looks_back(request: Request) -> AsyncIterator[None]:
    """Around every request for a finished game: one address does not take all the time that there is for them."""
    with doors_of(request).limits.looking_back.holding(address_of(request)):
        yield


AtDoors = Annotated[Doors, Depends(doors_of)]
Known = Annotated[User, Depends(known)]
PerhapsKnown = Annotated[User | None, Depends(perhaps_known)]
#: None for whoever says nothing; what is said has to be true.
NewOrKnown = Annotated[User | None, Depends(caller_of)]


def browser_of(connection: HTTPConnection) -> str | None:
    """Which browser asks, as journals say it; programs have none."""
    return device_of(connection.cookies.get(DEVICE_COOKIE))


def browser_to_be(request: Request, user: User) -> str | None:
    """The same for a request that seats somebody: a browser that has no cookie yet gets it by `give_cookie`."""
    return browser_of(request) if user.is_bot else device_of(_device_cookie(request))


def _device_cookie(request: Request) -> str:
    """What this browser has, or gets with the answer to this request."""
    if not hasattr(request.state, "device_cookie"):
        request.state.device_cookie = request.cookies.get(DEVICE_COOKIE) or new_device()
    cookie: str = request.state.device_cookie
    return cookie


def give_cookie(request: Request, response: Response, user: User) -> Response:
    """Programs have a token and need none."""
    if not user.is_bot:
        _set_cookie(request, response, COOKIE, doors_of(request).accounts.cookie(user))
        _set_cookie(request, response, DEVICE_COOKIE, _device_cookie(request))
    return response


async def formers_of(request: Request) -> list[User]:
    """Who was known in this browser before, the last one first, as far as they are still known."""
    accounts, found = doors_of(request).accounts, list[User]()
    for cookie in request.cookies.get(FORMER_COOKIE, "").split("|")[:MOST_FORMER]:
        with suppress(NotKnown):
            found.append(await accounts.by_cookie(cookie))
    return found


def remember_formers(request: Request, response: Response, formers: Sequence[User]) -> Response:
    cookies = [doors_of(request).accounts.cookie(former) for former in formers[:MOST_FORMER]]
    _set_cookie(request, response, FORMER_COOKIE, "|".join(cookies))
    return response


def _set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    secure = doors_of(request).settings.is_https
    response.set_cookie(name, value, max_age=YEAR if value else 0, httponly=True, samesite="lax", secure=secure)
