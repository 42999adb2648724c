"""Where requests come from, and what browsers are told."""

from __future__ import annotations

import base64
import hashlib
import re
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from tavolata.server.api.errors import handle_errors
from tavolata.server.errors import NotAllowed, WrongHost
from tavolata.server.network import OwnNames
from tavolata.server.pages import show_pages
from tavolata.server.security import (
    SecurityHeaders,
    check_host,
    check_origin,
    client_address,
    limited_as,
    others_can_come,
    public_url,
)
from tavolata.server.settings import Settings
from tests.server.doors import HERE, open_app, person

PROXY, PERSON = "10.0.0.7", "203.0.113.9"


def connection(peer: str = PERSON, scheme: str = "http", **headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection(
        {"type": "http", "scheme": scheme, "path": "/", "headers": raw, "client": (peer, 1), "server": ("test", 80)}
    )


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        (PERSON, None, PERSON),
        (PERSON, "198.51.100.1", PERSON),  # nobody we trust says so
        (PROXY, "203.0.113.9", PERSON),
        (PROXY, "198.51.100.1, 203.0.113.9", PERSON),  # the first was written by the person
        (PROXY, "203.0.113.9, 10.0.0.8", PERSON),  # two proxies of ours
        (PROXY, None, PROXY),
        (PROXY, "rubbish", "unknown"),
        (PROXY, "2001:db8::1", "2001:db8::1"),
    ],
)
def test_only_trusted_proxies_say_who_is_behind_them(peer: str, forwarded: str | None, address: str) -> None:
    headers = {} if forwarded is None else {"X_Forwarded_For": forwarded}
    assert client_address(connection(peer, **headers), ["10.0.0.0/8"]) == address


@pytest.mark.parametrize(
    ("public_url", "origin", "is_fine"),
    [
        (None, "http://test", True),
        (None, "HTTP://TEST", True),
        (None, "https://test", False),
        (None, "http://test:8080", False),
        (None, "http://test.example.org", False),
        (None, "null", False),
        ("https://play.example.org", "https://play.example.org", True),
        ("https://play.example.org", "http://test", False),
    ],
)
def test_another_sites_pages_are_refused(public_url: str | None, origin: str, is_fine: bool) -> None:
    asked = connection(Host="test", Origin=origin)
    if is_fine:
        check_origin(asked, Settings(public_url=public_url), required=True)
    else:
        with pytest.raises(NotAllowed, match="cross-site request"):
            check_origin(asked, Settings(public_url=public_url), required=True)


def test_where_a_cookie_counts_an_origin_is_required() -> None:
    check_origin(connection(Host="test"), Settings(), required=False)
    with pytest.raises(NotAllowed):
        check_origin(connection(Host="test"), Settings(), required=True)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing", "/healthz", "/metrics", "/api/docs"])
async def test_every_answer_has_the_headers(tmp_path: Path, path: str) -> None:
    async with open_app(tmp_path, public_url="https://test") as app, person(app) as browser:
        headers = (await browser.get(path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "max-age" in headers["strict-transport-security"]
    assert "permissions-policy" in headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; script-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


@pytest.mark.parametrize("path", ["/", "/api/docs"])
async def test_pages_need_nothing_from_elsewhere_and_are_allowed_what_stands_in_them(tmp_path: Path, path: str) -> None:
    async with open_app(tmp_path) as app, person(app) as browser:
        answer = await browser.get(path)
        inline = re.findall(r"<(?:script|style)>(.*?)</", answer.text, re.DOTALL)
        assert inline
        for text in inline:
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"'sha256-{digest}'" in answer.headers["content-security-policy"]
        targets = re.findall(r'(?:src|href)="([^"]+)"', answer.text)
        assert targets
        for target in targets:
            assert (await browser.get(target)).status_code == 200, target


async def test_cookies_are_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, person(app) as browser:
        plain = (await browser.post("/api/me", json={"name": "Ada"})).headers["set-cookie"]
    there = "https://play.example.org"
    async with open_app(tmp_path, public_url=there) as app, person(app, Origin=there) as browser:
        secure = (await browser.post("/api/me", json={"name": "Ada"})).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "samesite=lax" in plain.lower()
    assert "Secure" not in plain
    assert "Secure" in secure


async def test_another_sites_page_cannot_act_for_a_user(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app, person(app) as browser:
        await browser.post("/api/me", json={"name": "Ada"})
        for origin in ("http://evil.example", "null"):
            answer = await browser.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        del browser.headers["Origin"]
        assert (await browser.patch("/api/me", json={"name": "Eve"})).status_code == 403
        assert (await browser.get("/api/me")).json()["name"] == "Ada"
        # What a form can send is not JSON.
        form = await browser.post(
            "/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": "text/plain", "Origin": HERE}
        )
        assert (form.status_code, form.json()["code"]) == (415, "not-json")


async def test_the_client_is_served_at_its_own_addresses(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("the client")
    (static / "client.js").write_text("1")
    (static / "assets").mkdir()
    (static / "assets" / "texts-de-main-0f.js").write_text("Texte")
    (tmp_path / "secret.txt").write_text("a secret")
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(SecurityHeaders, settings=Settings())
    handle_errors(app)
    show_pages(app, static)
    async with person(app) as browser:
        for path in ("/", "/t/abcdefghijkl", "/rules/sole-mio", "/me", "/t/abc.", "/t/a.b/", "/T/abc)."):
            answer = await browser.get(path)
            assert (answer.status_code, answer.text) == (200, "the client")
            assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers["content-security-policy"]
            assert "link" not in answer.headers  # there are no English texts
        answer = await browser.get("/me", headers={"Accept-Language": "de-AT,en;q=0.5"})
        assert answer.headers["link"] == "</assets/texts-de-main-0f.js>; rel=modulepreload"
        assert answer.headers["vary"] == "Accept-Language"
        assert (await browser.get("/client.js")).text == "1"
        for path in ("/missing.js", "/api/nothing", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            answer = await browser.get(path)
            assert answer.status_code == 404
            assert answer.json()["code"] == "no-such-page"
        # A person who opens such an address reads a page in their language.
        answer = await browser.get("/missing.htm", headers={"Accept": "text/html,*/*;q=0.8"})
        assert (answer.status_code, answer.text) == (404, "the client")
        assert (await browser.get("/api/nothing.", headers={"Accept": "text/html"})).json()["code"] == "no-such-page"
        answer = await browser.put("/me")
        assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")


def reached(host: str) -> HTTPConnection:
    """A request by which a browser reached the server under this name."""
    found = connection("127.0.0.1", host=host)
    found.scope["server"] = ("127.0.0.1", 8000)
    return found


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "[::1]", "tavolata.localhost"])
def test_links_have_the_address_in_the_network_also_if_the_host_opened_localhost(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolata.server.security.in_the_network", lambda _host: "192.168.0.20")
    settings = Settings(host="0.0.0.0")
    assert public_url(reached(host), settings) == "http://192.168.0.20:8000"
    assert others_can_come(reached(host), settings)


def test_links_say_what_others_can_use() -> None:
    alone = Settings(host="127.0.0.1")
    assert public_url(reached("localhost:8000"), alone) == "http://localhost:8000"
    assert not others_can_come(reached("localhost:8000"), alone)
    # Behind a proxy, or under another name, guests come as this one did.
    assert public_url(reached("cards.example:9000"), alone) == "http://cards.example:9000"
    assert others_can_come(reached("cards.example:9000"), alone)
    there = Settings(host="0.0.0.0", public_url="https://play.example.org")
    assert public_url(reached("localhost:8000"), there) == "https://play.example.org"
    assert others_can_come(reached("localhost:8000"), there)
    assert public_url(reached("localhost:8000"), Settings(host="192.168.0.20")) == "http://192.168.0.20:8000"


async def test_the_host_can_play_at_localhost_if_links_have_another_address(tmp_path: Path) -> None:
    async with open_app(tmp_path, public_url="https://play.example.org") as app:
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 50_000))
        here = "http://localhost:8000"
        async with httpx.AsyncClient(transport=transport, base_url=here, headers={"Origin": here}) as browser:
            assert (await browser.post("/api/me", json={"name": "Ada"})).status_code == 201
            assert (await browser.get("/api/reach")).json() == {"origin": "https://play.example.org", "others": True}
        async with httpx.AsyncClient(transport=transport, base_url="http://evil.example") as browser:
            assert (await browser.post("/api/me", json={"name": "Ada"})).status_code == 421


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/metrics", "/t/AAAAAAAAAAAA"])
async def test_a_name_that_is_not_ours_is_refused_wherever_it_leads(tmp_path: Path, path: str) -> None:
    """A page of another site that lets its own name lead here (DNS rebinding) reads nothing."""
    async with open_app(tmp_path, public_url="https://play.example.org", hosts=("tavolata.example",)) as app:
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://evil.example") as browser:
            answer = await browser.get(path, headers={"Accept-Language": "de"})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
            assert answer.json()["text"].startswith("Unter diesem Namen")
            assert "frame-ancestors" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("host", "is_fine"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.0.20:8000", True),
        ("[fd00::1]:8000", True),
        ("localhost", True),
        ("play.example.org", True),
        ("PLAY.example.org:443", True),
        ("tavolata.example", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname().partition('.')[0]}.local", True),
        (f"{socket.gethostname().partition('.')[0]}.evil.example", False),
        ("example.org", False),
        ("play.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_addresses_and_own_names_lead_here(host: str, is_fine: bool) -> None:
    settings = Settings(public_url="https://play.example.org", hosts=("tavolata.example",))
    if is_fine:
        check_host(connection(host=host), settings)
    else:
        with pytest.raises(WrongHost, match="--public-url or --hosts"):
            check_host(connection(host=host), settings)


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], OwnNames]:
    """What a computer is called that has this name, and for which the network has that one."""

    def names(own: str, in_the_network: str) -> OwnNames:
        monkeypatch.setattr(socket, "gethostname", lambda: own)
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, in_the_network, ("", 0))])
        found = OwnNames()
        found.look_up()
        return found

    return names


@pytest.mark.parametrize("name", ["Kitchen", "Kitchen.corp.example"])
def test_a_computer_has_its_name_in_local_networks_and_in_its_own(
    called: Callable[[str, str], OwnNames], name: str
) -> None:
    own = called(name, "Kitchen.corp.example.")
    for local in ("local", "lan", "home", "home.arpa", "internal", "fritz.box", "corp.example"):
        assert f"kitchen.{local}" in own
    assert "kitchen" in own
    for other in ("kitchen.evil.example", "kitchen.local.evil.example", "kitchen.corp.example.evil", "corp.example"):
        assert other not in own


def test_a_network_does_not_give_a_computer_another_name(called: Callable[[str, str], OwnNames]) -> None:
    assert "evil.example" not in called("kitchen", "evil.example")


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("203.0.113.9", "203.0.113.10", False),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("unknown", "unknown", True),
    ],
)
def test_limits_count_a_network_of_ipv6_as_one_address(one: str, other: str, are_one: bool) -> None:
    assert (limited_as(one) == limited_as(other)) == are_one
