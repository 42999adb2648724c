"""Which address others can use to reach this computer."""

from __future__ import annotations

import ipaddress
import socket
import threading
from contextlib import suppress
from functools import cache

#: Listening there means listening on every address of this computer.
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - only compared with
#: Addresses that are reserved for examples: asking for the way there tells our own address. Nothing is sent.
_EXAMPLES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}

#: What stands behind the name of a computer in many local networks; none of them can be bought.
_LOCAL = (".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")


def is_loopback(host: str) -> bool:
    """Whether a host name or address, as in a URL, leads to the computer on which it is used."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


class OwnNames:
    """What this computer is called: alone, in a local network as most of them are, and in its own network.

    Nothing else that begins with its name: that may be a name of anybody.
    """

    def __init__(self) -> None:
        self._name = socket.gethostname().lower()
        self._short = self._name.partition(".")[0]
        self._names = {self._name, self._short, *(self._short + local for local in _LOCAL)}

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def look_up(self) -> None:
        """The whole name. That can take seconds if the network does not answer."""
        with suppress(OSError, UnicodeError):
            found = socket.getaddrinfo(self._name, None, flags=socket.AI_CANONNAME)[0][3].lower().rstrip(".")
            if found.startswith(f"{self._short}."):
                self._names.add(found)


@cache
def own_names() -> OwnNames:
    names = OwnNames()
    threading.Thread(target=names.look_up, name="own-name", daemon=True).start()
    return names


def is_address(host: str) -> bool:
    """Whether this is an address, as in a URL, and not a name."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def in_the_network(host: str) -> str:
    """How others reach a server of this computer that listens on `host`, as in a URL."""
    if host not in EVERYWHERE:
        return _in_url(host)
    family = socket.AF_INET6 if host == "::" else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_EXAMPLES[family], 9))
            return _in_url(str(probe.getsockname()[0]))
        except OSError:
            return socket.gethostname()


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
