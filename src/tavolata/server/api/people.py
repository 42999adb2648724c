"""Users, their links to other devices, bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from msgspec import Meta, Struct

from tavolata.core.errors import quoted
from tavolata.server.accounts import COOKIE
from tavolata.server.api.callers import (
    AtDoors,
    Known,
    NewOrKnown,
    PerhapsKnown,
    address_of,
    formers_of,
    give_cookie,
    remember_formers,
)
from tavolata.server.api.edge import answer, body, documented
from tavolata.server.doors import Doors
from tavolata.server.errors import NotKnown, NotNow
from tavolata.server.messages import Key, Lang
from tavolata.server.refusals import wanted_language
from tavolata.server.security import public_url
from tavolata.server.store import User

router = APIRouter(tags=["people"])

#: How a user wants to be called; what else is wrong with a name is said by `clean_name`.
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class NewUser(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    #: Left out by whoever has just opened an invitation and is still asked for it; a seat needs a name.
    name: Name | None = None
    lang: Lang | None = None


class NewBot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    lang: Lang | None = None


class UserChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None


class KeyOfLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands after the # of a personal link."""

    key: Key


class Entering(KeyOfLink, frozen=True, kw_only=True, forbid_unknown_fields=True):
    #: The id of the user whom this browser leaves for the one of the link, so that nobody is replaced unasked.
    instead_of: str | None = None


class UserInfo(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    lang: Lang
    bot: bool


class PersonalLink(Struct, frozen=True, kw_only=True):
    """Whoever opens it is this user: for another device of one's own."""

    link: str


class Token(Struct, frozen=True, kw_only=True):
    """Shown this once: send it as `Authorization: Bearer TOKEN`."""

    id: str
    name: str
    token: str


def _info(user: User) -> UserInfo:
    return UserInfo(id=user.id, name=user.name, lang=msgspec.convert(user.lang, Lang), bot=user.is_bot)


async def _called(doors: Doors, user: User) -> User:
    """Who has told no name of their own is called as at their last table."""
    if user.name:
        return user
    for row in await doors.store.tables(user=user.id, limit=1):
        return replace(user, name=row.summary.names[row.summary.users.index(user.id)])
    return user


@router.get("/me", summary="Who am I?", **documented(UserInfo, 401, nothing="Nobody yet."))
async def read_me(request: Request, user: NewOrKnown) -> Response:
    """Renews the cookie, so that it ends a year after the last visit. Whoever has none is no error but a new guest."""
    if user is None:
        return Response(status_code=204)
    return give_cookie(request, answer(_info(user)), user)


@router.post("/me", summary="Become a user", **documented(UserInfo, 409, takes=NewUser, status=201))
async def become_a_user(
    request: Request, doors: AtDoors, user: PerhapsKnown, wish: Annotated[NewUser, Depends(body(NewUser))]
) -> Response:
    """No account is needed: a name is enough, and a cookie remembers it."""
    if user is not None:
        raise NotNow(f"you already have the name {quoted(user.name)}; use PATCH /api/me to change it")
    new = await add_person(request, doors, wish.name, wish.lang)
    return give_cookie(request, answer(_info(new), 201), new)


async def add_person(request: Request, doors: Doors, name: str | None, lang: str | None) -> User:
    doors.limits.new_users.take(address_of(request))
    return await doors.accounts.add_person(name, lang or wanted_language(request.headers.get("accept-language")))


@router.patch("/me", summary="Change name or language", **documented(UserInfo, 401, takes=UserChange))
async def change_me(doors: AtDoors, user: Known, wish: Annotated[UserChange, Depends(body(UserChange))]) -> Response:
    return answer(_info(await doors.accounts.change(user, wish.name, wish.lang)))


@router.delete("/me", summary="Delete me", **documented(None, 401, 403, 503, status=204))
async def delete_me(doors: AtDoors, user: Known) -> Response:
    """Bots take the seats of running games; finished games stay, without the name."""
    await doors.hall.forget(user)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=doors.settings.is_https)
    return response


@router.post("/me/link", summary="A personal link", **documented(PersonalLink, 401, 403, 409, status=201))
async def make_link(request: Request, doors: AtDoors, user: Known) -> Response:
    """Replaces the one before, which opens nothing any more."""
    if user.is_bot:
        raise NotNow("bots sign in with a token, not with a link")
    key = await doors.accounts.new_key(user)
    return answer(PersonalLink(link=f"{public_url(request, doors.settings)}/me#{key}"), 201)


@router.post("/me/link/owner", summary="Whose personal link is it?", **documented(UserInfo, 401, takes=KeyOfLink))
async def read_owner(doors: AtDoors, wish: Annotated[KeyOfLink, Depends(body(KeyOfLink))]) -> Response:
    """Changes nothing: for a browser that is somebody already, and asks before it becomes somebody else."""
    return answer(_info(await _called(doors, await doors.accounts.by_key(wish.key))))


@router.post("/me/enter", summary="Come by a personal link", **documented(UserInfo, 401, 409, takes=Entering))
async def enter(
    request: Request, doors: AtDoors, user: PerhapsKnown, wish: Annotated[Entering, Depends(body(Entering))]
) -> Response:
    """A browser in which somebody is known says whom it leaves; `POST /api/me/back` leads back to them."""
    owner = await doors.accounts.by_key(wish.key)
    response = give_cookie(request, answer(_info(owner)), owner)
    if user is None or user.id == owner.id:
        return response
    name = (await _called(doors, user)).name
    if not name:  # who has told no name yet, not even at a table, has nothing to lose
        return response
    if wish.instead_of != user.id:
        raise NotNow(f"you are already signed in as {quoted(name)}; to switch, send your id as instead_of")
    formers = [user, *await formers_of(request)]
    return remember_formers(request, response, [former for former in formers if former.id != owner.id])


@router.get("/me/former", summary="Who was I before?", **documented(UserInfo, nothing="Nobody else."))
async def read_former(request: Request, doors: AtDoors) -> Response:
    """The user of this browser before another one came by a personal link."""
    formers = await formers_of(request)
    return answer(_info(await _called(doors, formers[0]))) if formers else Response(status_code=204)


@router.post("/me/back", summary="Be the former user again", **documented(UserInfo, 401))
async def go_back(request: Request) -> Response:
    """The other one stays known where their link came from, but not in this browser."""
    formers = await formers_of(request)
    if not formers:
        raise NotKnown("there is no previous user in this browser")
    response = give_cookie(request, answer(_info(formers[0])), formers[0])
    return remember_formers(request, response, formers[1:])


@router.post("/me/sign-out-everywhere", summary="Sign out everywhere else", **documented(UserInfo, 401, 403, 409))
async def sign_out_everywhere(request: Request, doors: AtDoors, user: Known) -> Response:
    """All other browsers and all personal links of this user become void; this browser gets a new cookie."""
    if user.is_bot:
        raise NotNow("bots have only a token; create a new bot instead")
    renewed = await doors.hall.sign_out(user.id)
    return give_cookie(request, answer(_info(renewed)), renewed)


@router.post("/bots", summary="Make a bot account", **documented(Token, takes=NewBot, status=201))
async def make_bot(request: Request, doors: AtDoors, wish: Annotated[NewBot, Depends(body(NewBot))]) -> Response:
    """A program that plays over the same socket as people."""
    doors.limits.new_users.take(address_of(request))
    user, token = await doors.accounts.add_bot(wish.name, wish.lang or "en")
    return answer(Token(id=user.id, name=user.name, token=token), 201)
