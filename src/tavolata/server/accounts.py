"""Who somebody is: people by a signed cookie, programs by a token, another device by a personal link.

There are no passwords. Tokens and the keys of links are random and only their hashes are stored, so that nobody who
reads the database can use them.
"""

from __future__ import annotations

import hashlib
import secrets
import time

from itsdangerous import BadSignature, TimestampSigner

from tavolata.server.errors import NotKnown
from tavolata.server.names import clean_name, new_id
from tavolata.server.store import Store, User

COOKIE = "tavolata"
#: Says which browser this is, also after its user has been deleted or another one came by a personal link.
DEVICE_COOKIE = "tavolata-browser"
#: The cookies of those who were known in this browser before somebody else came by a personal link, the last one first.
FORMER_COOKIE, MOST_FORMER = "tavolata-former", 3
YEAR = 365 * 86_400
#: How far from the future a cookie may come, in seconds: clocks are set, and not all the same.
CLOCK_ERROR = 86_400


class Accounts:
    """All users of the server."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = TimestampSigner(secret, salt="tavolata.cookie", digest_method=hashlib.sha256)

    @classmethod
    async def open(cls, store: Store) -> Accounts:
        """The secret that signs cookies is made once, and shared by all processes of the server."""
        return cls(store, await store.setting("cookie-secret", secrets.token_urlsafe(32)))

    # --- who is there

    def cookie(self, user: User) -> str:
        return self._signer.sign(f"{user.id}:{user.generation}").decode()

    async def by_cookie(self, cookie: str) -> User:
        try:
            name, signed = self._signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            raise NotKnown("invalid cookie") from None
        # The clock may have been set since, and another process may have another one.
        if not -CLOCK_ERROR <= time.time() - signed.timestamp() <= YEAR:
            raise NotKnown("expired cookie")
        id_, _, generation = name.decode().partition(":")  # the first cookies named no generation
        user = _known(await self._store.user(id_))
        if (generation or "0") != str(user.generation):
            raise NotKnown("this session has been signed out")
        return user

    async def by_token(self, token: str) -> User:
        """A program; a person's key is no token."""
        user = await self._store.user_by_key(_hash(token))
        return _known(user if user is not None and user.is_bot else None)

    async def by_key(self, key: str) -> User:
        """A person who comes by their personal link."""
        user = await self._store.user_by_key(_hash(key))
        return _known(user if user is not None and not user.is_bot else None)

    # --- coming, changing, going

    async def add_person(self, name: str | None, lang: str) -> User:
        """Somebody new. Whoever has only opened an invitation may say their name later."""
        user = User(new_id(16), "" if name is None else clean_name(name), lang, created=time.time())
        await self._store.add_user(user)
        return user

    async def add_bot(self, name: str, lang: str) -> tuple[User, str]:
        """A program, and its token, which is shown this once."""
        user = User(new_id(16), clean_name(name), lang, is_bot=True, created=time.time())
        token = secrets.token_urlsafe(32)
        await self._store.add_user(user, _hash(token))
        return user, token

    async def change(self, user: User, name: str | None, lang: str | None) -> User:
        await self._store.change_user(user.id, name=None if name is None else clean_name(name), lang=lang)
        return _known(await self._store.user(user.id))

    async def new_key(self, user: User) -> str:
        """The key of a new personal link; the one before opens nothing any more."""
        key = secrets.token_urlsafe(16)
        await self._store.change_user(user.id, key_hash=_hash(key))
        return key


def _known(user: User | None) -> User:
    if user is None:
        raise NotKnown("unknown user; it may have been deleted")
    return user


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_device() -> str:
    return secrets.token_urlsafe(16)


def device_of(cookie: str | None) -> str | None:
    """What journals call the browser that sends this cookie; nobody can make the cookie from it."""
    return f"browser:{_hash(cookie)[:24]}" if cookie else None
