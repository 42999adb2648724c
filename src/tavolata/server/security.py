"""What keeps strangers out: where a request comes from, and what browsers are told about our pages."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.core.errors import quoted
from tavolata.server.errors import NotAllowed, WrongHost
from tavolata.server.network import in_the_network, is_address, is_loopback, own_names
from tavolata.server.settings import Settings

_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


def content_policy(page: str = "") -> str:
    """Nothing from elsewhere, nothing inline, but for the scripts and styles that stand in this very page.

    WebAssembly may be compiled, which browsers take for a kind of eval; its files come from here, too.
    """
    allowed = {"script": "", "style": ""}
    for kind, text in _INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        allowed[kind] += f" 'sha256-{digest}'"
    return (
        f"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{allowed['script']}; "
        f"style-src 'self'{allowed['style']}; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class SecurityHeaders:
    """Puts the headers on every answer, whatever made it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = {**_HEADERS, "Content-Security-Policy": content_policy()}
        if settings.is_https:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api") or message["status"] >= 400:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] in {"http", "websocket"} else send)


def client_address(connection: HTTPConnection, trusted: Iterable[str]) -> str:
    """The host address that a request comes from. A proxy's word is believed only if we trust the proxy."""
    networks = [ipaddress.ip_network(network) for network in trusted]
    forwarded = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    address = connection.client.host if connection.client else "unknown"
    # The last entry was added by the proxy nearest to us; what stands before it anybody may have written.
    while _is_in(address, networks) and forwarded and forwarded[-1].strip():
        address = forwarded.pop().strip()
    return address if is_address(address) else "unknown"


def limited_as(address: str) -> str:
    """What limits by address count: of IPv6 the network of /64, which one household or machine has all of."""
    if not is_address(address):
        return address
    parsed = ipaddress.ip_address(address)
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))


def _is_in(address: str, networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    return is_address(address) and any(ipaddress.ip_address(address) in network for network in networks)


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a program on this very computer asks, and not somebody for whom a proxy does."""
    address = connection.client.host if connection.client else ""
    proxied = {"forwarded", "x-forwarded-for"} & set(connection.headers)
    return not proxied and is_address(address) and ipaddress.ip_address(address).is_loopback


def check_origin(connection: HTTPConnection, settings: Settings, *, required: bool) -> None:
    """Refuse what a page of another site makes a browser send. Where a cookie counts, an origin is required."""
    origin = connection.headers.get("origin")
    if origin is None and not required:
        return
    if origin is None or origin.lower() not in _own_origins(connection, settings):
        raise NotAllowed("cross-site request refused: the Origin header does not match this server")


def _own_origins(connection: HTTPConnection, settings: Settings) -> set[str]:
    """Whoever sits at the server's own computer may also use an address that means just this computer."""
    here = _origin_as_reached(connection)
    if settings.public_url is None:
        return {here}
    if is_from_here(connection) and is_loopback(_host_as_reached(connection)):
        return {settings.public_url, here}
    return {settings.public_url}


def _origin_as_reached(connection: HTTPConnection) -> str:
    scheme = "https" if connection.url.scheme in {"https", "wss"} else "http"
    return f"{scheme}://{connection.headers.get('host', '').lower()}"


def _host_as_reached(connection: HTTPConnection) -> str:
    try:
        return connection.url.hostname or ""
    except ValueError:  # a Host header that is none
        return ""


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse requests for names that are not ours.

    A page of another site can let its own name lead to this computer (DNS rebinding). The browser then takes our
    answers for those of that site, and lets its page read them. An address cannot be bent like that, only a name.
    """
    host = _host_as_reached(connection)
    public = urlsplit(settings.public_url).hostname if settings.public_url else None
    if not (is_address(host) or is_loopback(host) or host in own_names() or host in {*settings.hosts, public}):
        raise WrongHost(
            f"unknown host name {quoted(host)}; to allow it, the server's administrator can set --public-url or --hosts"
        )


def public_url(connection: HTTPConnection, settings: Settings) -> str:
    """What links to this server begin with: as it was set, else as this client reached us.

    An address that means "this computer" is of no use to others. If the server listens on more than that, links have
    the address in the local network.
    """
    if settings.public_url is not None:
        return settings.public_url
    if not is_loopback(_host_as_reached(connection)) or is_loopback(settings.host):
        return _origin_as_reached(connection)
    _, port = connection.scope.get("server") or ("", settings.port)
    return f"http://{in_the_network(settings.host)}:{port}"


def others_can_come(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether links to this server lead there also on other computers."""
    if settings.public_url is not None or not is_loopback(_host_as_reached(connection)):
        return True
    return not is_loopback(settings.host)
