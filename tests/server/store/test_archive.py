"""Everything goes from one store to another, whole or not at all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.errors import BadFile, BadSetting
from tavolata.server.store import Store, User, open_store
from tests.server.store.samples import SUMMARY, entry, hosted, open_table, opened, played, seated

Objects = list[dict[str, Any]]


async def all_of(store: Store) -> Objects:
    return [value async for value in store.export()]


async def given(objects: Iterable[dict[str, Any]]) -> AsyncIterator[dict[str, Any]]:
    for value in objects:
        yield value


async def fill(store: Store) -> None:
    await store.setting("cookie-key", "k")
    await store.add_user(User("ann", "Änn", "de", created=1.25), key_hash="a22")
    await store.add_user(User("bob", "Bob", "en", is_bot=True))
    await open_table(store, "a", replace(SUMMARY, users=["ann", "bob"]), seated("bob", "Bob"), played("bob", "m1"))
    over = replace(SUMMARY, state="over", users=["bob", None], listed=True, result={"winners": [1]})
    await open_table(store, "b", over, seated("bob", "Bob", seat=0), hosted("bob"))


@pytest.mark.parametrize("direction", ["sqlite to postgres", "postgres to sqlite"])
async def test_everything_goes_to_another_store(tmp_path: Path, postgres_address: str, direction: str) -> None:
    addresses = [str(tmp_path / "tavolata.db"), postgres_address]
    source, target = [
        await open_store(address) for address in (addresses if direction.startswith("sqlite") else addresses[::-1])
    ]
    await fill(source)
    exported = await all_of(source)
    assert await target.restore(given(exported)) == len(exported) == 6

    assert await all_of(target) == exported
    assert await target.user_by_key("a22") == User("ann", "Änn", "de", created=1.25)
    assert await target.setting("cookie-key", "another") == "k"
    assert await target.journal("a") == [
        entry(1, opened()),
        entry(2, seated("bob", "Bob")),
        entry(3, played("bob", "m1")),
    ]
    assert [row.id for row in await target.tables(user="bob")] == ["a", "b"]
    assert await target.delete_user("ann") == 2  # also where she only was the host once
    await source.close()
    await target.close()


async def test_an_export_shows_one_moment(store: Store) -> None:
    await fill(store)
    exported = []
    async for value in store.export():
        exported.append(value)
        await store.append("a", [entry(3 + len(exported), played())], SUMMARY)
    assert next(value for value in exported if value.get("row", {}).get("id") == "a")["row"]["seq"] == 3
    assert len(await store.journal("a")) == 9


async def test_more_than_a_page_is_exported(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.store.archive.PAGE", 3)
    for n in range(7):
        await store.add_user(User(f"user-{n}", "U", "en"))
    assert [value["id"] for value in (await all_of(store))[1:]] == [f"user-{n}" for n in range(7)]


async def test_only_an_empty_store_takes_an_archive(store: Store) -> None:
    await store.setting("cookie-key", "what a store in use makes by itself")
    exported = await all_of(store)
    assert await store.restore(given(exported)) == 2
    await store.add_user(User("ann", "Ann", "en"))
    with pytest.raises(BadSetting, match="users"):
        await store.restore(given(exported))


def _changed(objects: Objects, number: int, **fields: Any) -> Objects:
    return [value | fields if at == number else value for at, value in enumerate(objects, 1)]


BROKEN: dict[str, tuple[Callable[[Objects], list[Any]], str]] = {
    "nothing in it": (lambda objects: [], "empty"),
    "no contents": (lambda objects: objects[1:], "'contents'"),
    "contents twice": (lambda objects: [*objects, objects[0]], "'contents'"),
    "cut off": (lambda objects: objects[:-1], "2 tables, but contains 1"),
    "a user twice": (lambda objects: [*objects, objects[2]], "object 7 .* duplicate"),
    "another format": (lambda objects: _changed(objects, 1, format=2), "format 2"),
    "an unknown field": (lambda objects: _changed(objects, 3, age=8), "object 3"),
    "a wrong type": (lambda objects: _changed(objects, 3, created="long ago"), "object 3"),
    "an unknown kind": (lambda objects: _changed(objects, 3, type="cat"), "object 3"),
    "a gap in a journal": (lambda objects: _changed(objects, 5, journal=objects[4]["journal"][1:]), "expected 1 to 3"),
    "no object": (lambda objects: [objects[0], 7], "object 2"),
}


@pytest.mark.parametrize("kind", BROKEN)
async def test_a_broken_archive_leaves_nothing_behind(store: Store, tmp_path: Path, kind: str) -> None:
    source = await open_store(str(tmp_path / "source.db"))
    await fill(source)
    change, said = BROKEN[kind]
    objects = change(await all_of(source))
    await source.close()
    with pytest.raises(BadFile, match=said):
        await store.restore(given(objects))
    assert await all_of(store) == [{"type": "contents", "format": 1, "settings": 0, "users": 0, "tables": 0}]
