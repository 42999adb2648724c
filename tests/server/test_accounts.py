"""Cookies, tokens and keys: what opens, and what does not."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from tavolata.server import accounts
from tavolata.server.accounts import Accounts
from tavolata.server.errors import NotKnown
from tavolata.server.store import Store, open_store
from tests.server.doors import forged


async def test_a_cookie_names_its_user_also_after_a_restart(store: Store) -> None:
    ada = await (await Accounts.open(store)).add_person(" Ada ", "it")
    cookie = (await Accounts.open(store)).cookie(ada)
    assert (ada.name, ada.lang, ada.is_bot) == ("Ada", "it", False)
    assert await (await Accounts.open(store)).by_cookie(cookie) == ada


async def test_forged_cookies_open_nothing(store: Store) -> None:
    people = await Accounts.open(store)
    ada, bea = await people.add_person("Ada", "en"), await people.add_person("Bea", "en")
    cookie = people.cookie(ada)
    forgeries = [
        "",
        ada.id,
        cookie[:-1],
        forged(cookie),
        cookie.replace(ada.id, bea.id),
        TimestampSigner("a guess", salt="tavolata.cookie").sign(ada.id).decode(),
        "é" * 20,
    ]
    for forgery in forgeries:
        with pytest.raises(NotKnown):
            await people.by_cookie(forgery)


async def test_a_cookie_ends_after_a_year(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await Accounts.open(store)
    cookie = people.cookie(await people.add_person("Ada", "en"))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + accounts.YEAR + 2)
    with pytest.raises(NotKnown):
        await people.by_cookie(cookie)


async def test_a_cookie_outlives_a_clock_that_is_set_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await Accounts.open(store)
    ada = await people.add_person("Ada", "en")
    cookie, now = people.cookie(ada), time.time()
    monkeypatch.setattr(time, "time", lambda: now - 30)
    assert await people.by_cookie(cookie) == ada
    monkeypatch.setattr(time, "time", lambda: now - 3 * accounts.CLOCK_ERROR)
    with pytest.raises(NotKnown):
        await people.by_cookie(cookie)


async def test_a_deleted_user_is_not_known_any_more(store: Store) -> None:
    people = await Accounts.open(store)
    ada = await people.add_person("Ada", "en")
    await store.delete_user(ada.id)
    with pytest.raises(NotKnown):
        await people.by_cookie(people.cookie(ada))


async def test_signing_out_makes_all_cookies_and_links_void(store: Store) -> None:
    people = await Accounts.open(store)
    ada, bea = await people.add_person("Ada", "en"), await people.add_person("Bea", "en")
    cookies = [people.cookie(ada), people.cookie(ada)]
    key, of_bea = await people.new_key(ada), people.cookie(bea)
    signed_out = await store.sign_out(ada.id)
    for cookie in cookies:
        with pytest.raises(NotKnown):
            await people.by_cookie(cookie)
    with pytest.raises(NotKnown):
        await people.by_key(key)
    assert await people.by_cookie(people.cookie(signed_out)) == signed_out
    assert await people.by_key(await people.new_key(signed_out)) == signed_out
    assert await people.by_cookie(of_bea) == bea
    with pytest.raises(NotKnown):
        await store.sign_out("nobody")


async def test_cookies_from_before_there_were_generations_are_good_until_the_user_signs_out(store: Store) -> None:
    people = await Accounts.open(store)
    ada = await people.add_person("Ada", "en")
    secret = await store.setting("cookie-secret", "")
    old = TimestampSigner(secret, salt="tavolata.cookie", digest_method=hashlib.sha256).sign(ada.id).decode()
    assert await people.by_cookie(old) == ada
    await store.sign_out(ada.id)
    with pytest.raises(NotKnown):
        await people.by_cookie(old)


async def test_a_token_is_for_bots_and_a_key_for_people(store: Store) -> None:
    people = await Accounts.open(store)
    ada = await people.add_person("Ada", "en")
    key = await people.new_key(ada)
    dice, token = await people.add_bot("Dice", "en")
    assert (await people.by_key(key), await people.by_token(token)) == (ada, dice)
    assert dice.is_bot
    with pytest.raises(NotKnown):
        await people.by_token(key)
    with pytest.raises(NotKnown):
        await people.by_key(token)


async def test_a_new_link_replaces_the_one_before(store: Store) -> None:
    people = await Accounts.open(store)
    ada = await people.add_person("Ada", "en")
    before, now = await people.new_key(ada), await people.new_key(ada)
    assert len(now) == 22
    assert await people.by_key(now) == ada
    with pytest.raises(NotKnown):
        await people.by_key(before)


async def test_the_database_does_not_hold_what_opens_a_door(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    people = await Accounts.open(store)
    key = await people.new_key(await people.add_person("Ada", "en"))
    _, token = await people.add_bot("Dice", "en")
    await store.close()
    written = (tmp_path / "tables.db").read_bytes()
    assert b"Dice" in written
    assert key.encode() not in written
    assert token.encode() not in written
