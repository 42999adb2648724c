"""Which address others can use to reach this computer."""

from __future__ import annotations

import ipaddress
import socket

#: Listening there means listening on every address of this computer.
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - only compared with
#: Addresses that are reserved for examples: asking for the way there tells our own address. Nothing is sent.
_EXAMPLES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def is_loopback(host: str) -> bool:
    """Whether a host name or address, as in a URL, leads to the computer on which it is used."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def is_own_name(name: str) -> bool:
    """Whether this is what this computer is called, alone or in its local network."""
    own = socket.gethostname().lower()
    return name in {own, own.partition(".")[0]} or name.startswith(f"{own.partition('.')[0]}.")


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
