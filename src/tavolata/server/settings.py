"""The settings of a server, from flags, environment variables, a file, or defaults, in this order.

Every setting is a field of `Settings`. Its flag, its variable and its key in the file are made from its name:
`--log-level`, `TAVOLATA_LOG_LEVEL`, `log_level`. The command line is built from here before anything else is imported,
so this module needs only the standard library.
"""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tavolata.core.errors import BadSetting, quoted

PREFIX = "TAVOLATA_"
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?")


def _whole(least: int, most: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        try:
            number = int(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else None
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            raise BadSetting(f"{quoted(value)} is not an integer from {least} to {most}")
        return number

    return read


def _one_of(*choices: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in choices:
            raise BadSetting(f"{quoted(value)} is not one of {', '.join(choices)}")
        return str(value)

    return read


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadSetting(f"{quoted(value)} is not a non-empty string")
    return value.strip()


def _token(value: object) -> str:
    """Never shown again, not even in an error."""
    if not isinstance(value, str) or len(value.strip()) < 16 or not value.strip().isascii():
        raise BadSetting("the token must have at least 16 ASCII characters")
    return value.strip()


def _url(value: object) -> str:
    """The public URL of the server: scheme, host, perhaps a port, and nothing else."""
    text = _text(value).rstrip("/").lower()
    try:
        parts = urlsplit(text)
        port = parts.port  # urllib checks the port only here
    except ValueError:
        port = 0
    if port == 0 or not parts.hostname or parts.scheme not in {"http", "https"} or text != _origin(text):
        raise BadSetting(f"{quoted(value)} is not a URL such as https://play.example.org")
    return text


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def _networks(value: object) -> tuple[str, ...]:
    """Addresses or networks: a list in a file, otherwise separated by commas."""
    words = value if isinstance(value, (list, tuple)) else str(value).split(",")
    found = []
    for word in words:
        try:
            found.append(str(ipaddress.ip_network(str(word).strip(), strict=False)))
        except ValueError:
            raise BadSetting(f"{quoted(word)} is not an address or a network such as 10.0.0.0/8") from None
    return tuple(found)


def _hosts(value: object) -> tuple[str, ...]:
    """Host names without a scheme or a port: a list in a file, otherwise separated by commas."""
    words = value if isinstance(value, (list, tuple)) else str(value).split(",")
    names = tuple(str(word).strip().lower() for word in words)
    for name in names:
        if not _HOST.fullmatch(name):
            raise BadSetting(f"{quoted(name)} is not a host name such as play.example.org")
    return names


def _setting(default: Any, what: str, read: Callable[[object], Any], value: str) -> Any:
    return field(default=default, metadata={"what": what, "read": read, "value": value})


def _limit(default: int, what: str, most: int = 1_000_000, least: int = 1) -> Any:
    return _setting(default, what, _whole(least, most), "N")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings. A default of None means: determined when the server starts."""

    host: str = _setting("127.0.0.1", "address to listen on", _text, "HOST")
    port: int = _setting(8000, "port to listen on; 0 means any free port", _whole(0, 65535), "PORT")
    data: str | None = _setting(
        None,
        "SQLite file or postgresql:// URL (default: a file in your data folder)",
        _text,
        "DATA",
    )
    public_url: str | None = _setting(
        None,
        "public URL of the server, used in links (default: the address of the request)",
        _url,
        "URL",
    )
    trusted_proxies: tuple[str, ...] = _setting(
        (), "addresses or networks of proxies whose X-Forwarded-For header is trusted", _networks, "NETS"
    )
    hosts: tuple[str, ...] = _setting(
        (), "additional host names to accept; requests for other names are refused", _hosts, "NAMES"
    )
    log_level: str = _setting("info", "log level", _one_of("debug", "info", "warning", "error"), "LEVEL")
    log_format: str = _setting(
        "console", "log format: readable lines, or one JSON object per line", _one_of("console", "json"), "FORM"
    )
    metrics_token: str | None = _setting(
        None,
        "bearer token for /metrics from other computers (default: no access from other computers)",
        _token,
        "TOKEN",
    )
    bot_threads: int | None = _setting(
        None, "number of bot threads (default: number of CPU cores minus one)", _whole(1, 256), "N"
    )
    grace_seconds: int = _limit(45, "seconds before a bot plays for a missing player", 86_400)
    waiting_hours: int = _limit(
        24, "hours without visitors before a table is closed whose game has not started", 10_000
    )
    abandoned_days: int = _limit(30, "days without visitors before a table is closed whose game has started", 10_000)
    message_bytes: int = _limit(16_384, "maximum size of a message or request, in bytes", 16_384, 1024)
    messages_per_second: int = _limit(20, "messages per second per connection and per user")
    requests_per_second: int = _limit(20, "requests per second per client address")
    tables: int = _limit(5000, "maximum number of tables with players at the same time")
    tables_per_user: int = _limit(50, "unfinished tables per user")
    connections: int = _limit(5000, "maximum number of connections")
    connections_per_address: int = _limit(300, "connections per client address")
    sockets_per_user: int = _limit(10, "WebSockets per user")
    sockets_per_address: int = _limit(100, "WebSockets per client address")
    new_tables_per_hour: int = _limit(120, "new tables per hour per client address")
    new_users_per_hour: int = _limit(60, "new users per hour per client address")

    @property
    def is_https(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https:")


@dataclass(frozen=True, slots=True)
class Described:
    """A setting as it is documented and typed."""

    name: str
    default: Any
    what: str
    #: What stands for its value.
    value: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def described() -> Iterator[Described]:
    for entry in fields(Settings):
        yield Described(entry.name, entry.default, entry.metadata["what"], entry.metadata["value"])


def read_settings(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] = os.environ,
    config: str | None = None,
) -> Settings:
    """The settings from all places; flags that are None were not given. BadSetting names what is wrong and where."""
    in_file = _read_file(config) if config else {}
    known = {entry.name: entry for entry in fields(Settings)}
    if unknown := sorted(set(in_file) - set(known)):
        raise BadSetting(f"{config}: unknown setting {quoted(unknown[0])}; the settings are {', '.join(known)}")
    values: dict[str, Any] = {}
    for one in described():
        places = (
            (one.flag, (flags or {}).get(one.name)),
            (one.variable, environment.get(one.variable) or None),
            (f"{config}: {one.name}", in_file.get(one.name)),
        )
        for where, given in places:
            if given is not None:
                try:
                    values[one.name] = known[one.name].metadata["read"](given)
                except BadSetting as error:
                    raise BadSetting(f"{where}: {error.message}") from None
                break
    return Settings(**values)


def _read_file(config: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(config).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read {config}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{config} is not valid TOML: {error}") from None


def usual_data(*, make_folder: bool = True) -> str:
    """The default database: a file in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("tavolata", appauthor=False)
    try:
        if make_folder:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"cannot create {folder}: {error.strerror}; set --data") from None
    return str(folder / "tavolata.db")
