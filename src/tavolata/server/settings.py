"""How a server is run: by flags, else by environment variables, else by a file, else as usual.

Every setting is a field of `Settings`. Its flag, its variable and its key in the file are made from its name:
`--log-level`, `TAVOLATA_LOG_LEVEL`, `log_level`. The command line is built from here before anything else is imported,
so this module needs the standard library alone.
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
            raise BadSetting(f"{quoted(value)} is not a whole number from {least} to {most}")
        return number

    return read


def _one_of(*choices: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in choices:
            raise BadSetting(f"{quoted(value)} is none of {', '.join(choices)}")
        return str(value)

    return read


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadSetting(f"{quoted(value)} is not a text")
    return value.strip()


def _token(value: object) -> str:
    """Never said again, also not in an error."""
    if not isinstance(value, str) or len(value.strip()) < 16 or not value.strip().isascii():
        raise BadSetting("a token has at least 16 letters and digits")
    return value.strip()


def _url(value: object) -> str:
    """Where people find the server: scheme, host, perhaps a port, and nothing else."""
    text = _text(value).rstrip("/").lower()
    try:
        parts = urlsplit(text)
        port = parts.port  # looked at here, because this is where urllib notices that it is none
    except ValueError:
        port = 0
    if port == 0 or not parts.hostname or parts.scheme not in {"http", "https"} or text != _origin(text):
        raise BadSetting(f"{quoted(value)} is not an address such as https://play.example.org")
    return text


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def _networks(value: object) -> tuple[str, ...]:
    """Addresses or networks, in a file as a list, elsewhere with commas between."""
    words = value if isinstance(value, (list, tuple)) else str(value).split(",")
    found = []
    for word in words:
        try:
            found.append(str(ipaddress.ip_network(str(word).strip(), strict=False)))
        except ValueError:
            raise BadSetting(f"{quoted(word)} is not an address or a network such as 10.0.0.0/8") from None
    return tuple(found)


def _hosts(value: object) -> tuple[str, ...]:
    """Names of computers, without a scheme or a port, in a file as a list, elsewhere with commas between."""
    words = value if isinstance(value, (list, tuple)) else str(value).split(",")
    names = tuple(str(word).strip().lower() for word in words)
    for name in names:
        if not _HOST.fullmatch(name):
            raise BadSetting(f"{quoted(name)} is not the name of a computer such as play.example.org")
    return names


def _setting(default: Any, what: str, read: Callable[[object], Any], value: str) -> Any:
    return field(default=default, metadata={"what": what, "read": read, "value": value})


def _limit(default: int, what: str, most: int = 1_000_000, least: int = 1) -> Any:
    return _setting(default, what, _whole(least, most), "N")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All that can be set. A default of None means: found out when the server starts."""

    host: str = _setting("127.0.0.1", "the address of this computer to listen on", _text, "HOST")
    port: int = _setting(8000, "the port to listen on; 0 takes any that is free", _whole(0, 65535), "PORT")
    data: str | None = _setting(
        None,
        "the file that holds everything, or a postgresql:// address (usual: a file in your data folder)",
        _text,
        "DATA",
    )
    public_url: str | None = _setting(
        None,
        "where people find the server, if it is behind a proxy; links begin with it (usual: as they reached it)",
        _url,
        "URL",
    )
    trusted_proxies: tuple[str, ...] = _setting(
        (), "addresses or networks of proxies whose X-Forwarded-For is believed", _networks, "NETS"
    )
    hosts: tuple[str, ...] = _setting(
        (), "further names under which people reach this computer; others are refused", _hosts, "NAMES"
    )
    log_level: str = _setting("info", "how much is logged", _one_of("debug", "info", "warning", "error"), "LEVEL")
    log_format: str = _setting(
        "console", "lines for people, or one JSON object a line", _one_of("console", "json"), "FORM"
    )
    metrics_token: str | None = _setting(
        None,
        "what opens /metrics from other computers, as a bearer token (usual: nothing does)",
        _token,
        "TOKEN",
    )
    bot_threads: int | None = _setting(
        None, "how many bots think at the same time (usual: one a processor, but one)", _whole(1, 256), "N"
    )
    grace_seconds: int = _limit(45, "how long a missing player is waited for before a bot plays", 86_400)
    waiting_hours: int = _limit(24, "hours without anybody after which a table closes whose game has not begun", 10_000)
    abandoned_days: int = _limit(30, "days without anybody after which a table closes whose game has begun", 10_000)
    message_bytes: int = _limit(16_384, "how long a message or a request may be", 16_384, 1024)
    messages_per_second: int = _limit(20, "messages a second of one connection, and of one user")
    requests_per_second: int = _limit(20, "requests a second of one host address")
    tables: int = _limit(5000, "tables at which players are, at the same time")
    tables_per_user: int = _limit(50, "tables of one user that are not finished")
    connections: int = _limit(5000, "connections of all clients together")
    connections_per_address: int = _limit(300, "connections from one host address")
    sockets_per_user: int = _limit(10, "sockets of one user")
    sockets_per_address: int = _limit(100, "sockets from one host address")
    new_tables_per_hour: int = _limit(120, "new tables from one host address in an hour")
    new_users_per_hour: int = _limit(60, "new users from one host address in an hour")

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
        raise BadSetting(f"{config}: there is no setting {quoted(unknown[0])}; the settings are {', '.join(known)}")
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
        raise BadSetting(f"{config} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{config} is not TOML: {error}") from None


def usual_data(*, make_folder: bool = True) -> str:
    """The file in the user's data folder in which a server keeps everything unless told otherwise."""
    from platformdirs import user_data_path

    folder = user_data_path("tavolata", appauthor=False)
    try:
        if make_folder:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"{folder} cannot be made: {error.strerror}; say by --data where to keep the tables") from None
    return str(folder / "tavolata.db")
