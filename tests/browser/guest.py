"""A person at a browser: the page, what it was told, and what went wrong in it."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    Route,
    WebSocket,
    async_playwright,
    expect,
)
from playwright.async_api import TimeoutError as Waited

#: How long anything may take: the machine may have other work, too.
PATIENCE = 30_000
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SMALLEST: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
#: Nothing that calls home or needs what a machine without a screen does not have.
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
#: Keeps what a screen reader would say: regions change faster than a test can look.
_LISTEN = """() => {
    window.spoken = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = target.parentElement?.closest('[aria-live], [role=alert]');
            if (region?.textContent) window.spoken.push(region.textContent);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
#: Tables that the page keeps by itself speak through a worker.
_OVERHEAR = """() => {
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                if (data?.message) window.overheard?.(JSON.stringify(data.message));
            });
        }
    };
}"""
#: There bots answer nearly at once. What takes longer than their usual pace is for people, and stays as it is.
_HURRY = "{ const later = setTimeout; globalThis.setTimeout = (what, ms) => later(what, ms <= 1000 ? ms / 50 : ms); }"
_NOT_DRAWN = """() => [
    ...[...document.querySelectorAll('use')]
        .map((drawing) => drawing.getAttribute('href').slice(1))
        .filter((id) => document.getElementById(id) === null),
    ...[...document.querySelectorAll('img')]
        .filter(({ complete, src }) => !complete || !/%3C(path|rect|circle|g)/.test(src))
        .map((image) => image.outerHTML),
]"""
#: Ids of clauses in what is shown, except the quiet anchors of the rule book.
_CLAUSE_IDS = r"""() => {
    const anchors = new Set([...document.querySelectorAll('[data-clause]')].map((clause) => clause.dataset.clause));
    return (document.body.innerText.match(/\b[PS]-\d+\b/g) ?? []).filter((id) => !anchors.has(id));
}"""
TOO_WIDE = "() => Math.max(document.documentElement.scrollWidth, innerWidth) - screen.width"
#: What a browser says of its own accord when a server is away; the page is told by the socket as well.
WHILE_AWAY = ("WebSocket connection", "net::ERR_CONNECTION", "net::ERR_INTERNET_DISCONNECTED")
#: What it says of a file that a test keeps from it.
KEPT_FROM_IT = ("Failed to load resource",)

_axe = Axe()
expect.set_options(timeout=PATIENCE)


class Guest:
    """A page that remembers its messages and its mistakes."""

    def __init__(self, page: Page, *, by_touch: bool) -> None:
        self.page = page
        self._by_touch = by_touch
        #: Errors of scripts and of the console.
        self.mistakes: list[str] = []
        #: Every message of the socket, as the page got it.
        self.frames: list[str] = []
        #: The last message about the game.
        self.play: dict[str, Any] = {}
        self._heard = asyncio.Event()
        page.on("pageerror", lambda error: self.mistakes.append(error.stack or str(error)))
        page.on("console", self._read)
        page.on("websocket", self._listen)

    async def overhear(self) -> None:
        """Hear what the tables say that the page keeps by itself."""
        await self.page.expose_function("overheard", self._hear)

    def _read(self, said: ConsoleMessage) -> None:
        # Who is not known yet asks who they are; Chromium reports every answer that is a refusal.
        is_greeting = "401" in said.text and said.location.get("url", "").endswith("/api/me")
        if said.type == "error" and not is_greeting:
            self.mistakes.append(f"{said.text} {said.location.get('url')}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "play":
            self.play = message
            self._heard.set()

    async def until(self, told: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the last message about the game is such a one."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not self.play or not told(self.play):
                self._heard.clear()
                await self._heard.wait()

    async def until_asked(self, kind: str | None = None) -> None:
        """Wait until this player is asked for this kind of decision, or for any."""
        await self.until(lambda _: self.asked is not None and kind in (None, self.asked))

    async def asked_after(self, seq: int) -> None:
        """Wait until the table has gone on from there and asks this player something."""
        await self.until(lambda play: play["seq"] > seq and self.asked is not None)

    @property
    def table(self) -> str:
        """The table at whose page this is."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    @property
    def asked(self) -> str | None:
        """The kind of decision that the server waits for; before it, perhaps, that the device is handed over."""
        if ask := self.play.get("ask"):
            return str(ask["kind"])
        return "hand-over" if self.play.get("hand_over") else None

    async def touch(self, what: Locator | ElementHandle, patience: float = PATIENCE) -> None:
        """Click, or tap on a screen that is for fingers."""
        await (what.tap(timeout=patience) if self._by_touch else what.click(timeout=patience))

    async def press(self, name: str, *, role: Any = "button") -> None:
        """Touch what has this name."""
        await self.touch(self.page.get_by_role(role, name=name, exact=True))

    async def hears(self, words: str) -> None:
        """Wait until somebody who does not see the page is told these words."""
        await self.page.wait_for_function("(words) => window.spoken.some((said) => said.includes(words))", arg=words)

    async def check_access(self, where: str) -> None:
        """Axe finds nothing wrong on the page as it is."""
        found = (await _axe.run(self.page)).response["violations"]
        wrong = [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
        assert not wrong, f"{where}: {len(wrong)} of axe's rules broken:\n" + "\n".join(wrong)
        await self.check_drawings(where)
        ids = await self.page.evaluate(_CLAUSE_IDS)
        assert not ids, f"{where}: {ids} instead of marks that open the rules"

    async def check_drawings(self, where: str) -> None:
        """Whatever the page shows is drawn, at the latest in a moment."""
        try:
            await self.page.wait_for_function(f"() => ({_NOT_DRAWN})().length === 0")
        except Waited:
            raise AssertionError(f"{where}: there is no drawing {await self.page.evaluate(_NOT_DRAWN)}") from None

    async def check_width(self) -> None:
        """Nothing makes the page scroll sideways. A phone makes the whole page smaller instead, which is no better."""
        too_wide = await self.page.evaluate(f"({TOO_WIDE})()")
        assert too_wide <= 0, f"{self.page.url} is {too_wide} pixels wider than the screen"

    def check_mistakes(self) -> None:
        assert not self.mistakes, "\n".join(self.mistakes)

    def forgive_absence(self) -> None:
        """Forget what the browser says about a server that was away on purpose."""
        self._forgive(WHILE_AWAY)

    def forgive_missing_files(self) -> None:
        """Forget what the browser says about files that a test has kept from it."""
        self._forgive(KEPT_FROM_IT)

    def _forgive(self, known: tuple[str, ...]) -> None:
        self.mistakes = [said for said in self.mistakes if not any(part in said for part in known)]


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """The Chromium of this machine; none is ever downloaded."""
    program = shutil.which("chromium")
    assert program, "install Chromium (on Debian or Ubuntu: apt install chromium)"
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield chromium
        finally:
            await chromium.close()


async def _hurry(route: Route) -> None:
    with suppress(Error):  # the page may be gone before its worker has come
        answer = await route.fetch()
        await route.fulfill(response=answer, body=_HURRY + await answer.text())


def hurried(client: Path, folder: Path) -> Path:
    """A built client whose bots answer nearly at once, also where a service worker has it."""
    copy = folder / "hurried"
    shutil.copytree(client, copy, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    for worker in (copy / "assets").glob("houseWorker-*.js"):
        worker.write_text(_HURRY + worker.read_text(encoding="utf-8"), encoding="utf-8")
    return copy


@asynccontextmanager
async def guest_at(browser: Browser, url: str, *, at_once: bool = False, **screen: Any) -> AsyncIterator[Guest]:
    """Somebody new with a browser, at the first page. Things move at once, unless told otherwise.

    With `at_once` so do the bots of tables that the page keeps by itself; the browser then caches nothing. Everything
    comes from the server, unless told otherwise (`service_workers="allow"`).
    """
    usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = await browser.new_context(base_url=url, **{**usual, **screen})
    context.set_default_timeout(PATIENCE)
    await context.add_init_script(f"({_LISTEN})()")
    await context.add_init_script(f"({_OVERHEAR})()")
    if at_once:
        await context.route("**/assets/houseWorker-*.js", _hurry)
    try:
        guest = Guest(await context.new_page(), by_touch=screen.get("has_touch", False))
        await guest.overhear()
        await guest.page.goto(url)
        yield guest
        guest.check_mistakes()
    finally:
        await context.close()
