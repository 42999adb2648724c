from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.guest import DESKTOP, PHONE, SCREENS, Guest, guest_at, open_browser
from tests.browser.house import House, open_house


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as chromium:
        yield chromium


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def _server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One for all tests of a worker."""
    folder: Path = tmp_path_factory.mktemp("house")
    async with open_house(folder) as server:
        yield server


@pytest.fixture
def house(_server: House, request: pytest.FixtureRequest) -> House:
    """The server, with the deals of this test."""
    _server.chance.begin(request.node.name)
    return _server


@pytest_asyncio.fixture(loop_scope="session")
async def desktop(browser: Browser, house: House) -> AsyncIterator[Guest]:
    async with guest_at(browser, house.url, **DESKTOP) as guest:
        yield guest


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, house: House) -> AsyncIterator[Guest]:
    async with guest_at(browser, house.url, **PHONE) as guest:
        yield guest


@pytest_asyncio.fixture(loop_scope="session")
async def guest(browser: Browser, house: House, request: pytest.FixtureRequest) -> AsyncIterator[Guest]:
    """Somebody with the screen that the test names."""
    async with guest_at(browser, house.url, at_once=True, **SCREENS[request.param]) as somebody:
        yield somebody
