"""Settings from flags, environment and file, in this order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.core.errors import BadSetting
from tavolata.server.messages import MAX_FRAME
from tavolata.server.settings import Settings, read_settings


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\ntables = 2\nlog_level = "debug"\n')
    environment = {"TAVOLATA_PORT": "3", "TAVOLATA_TABLES": "4", "TAVOLATA_CACHE": "/not/a/setting/of/the/server"}
    settings = read_settings({"port": "5", "tables": None}, environment, str(file))
    assert (settings.port, settings.tables, settings.log_level) == (5, 4, "debug")


def test_without_anything_said_the_server_is_for_this_computer_alone() -> None:
    settings = read_settings({}, {})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ({"port": "http"}, "--port: 'http' is not an integer from 0 to 65535"),
        ({"port": "70000"}, "--port: '70000' is not"),
        ({"host": " "}, "--host: ' ' is not a non-empty string"),
        ({"log_level": "loud"}, "--log-level: 'loud' is not one of debug, info"),
        ({"public_url": "play.example.org"}, "--public-url: 'play.example.org' is not a URL such as"),
        ({"public_url": "https://play.example.org/tables"}, "--public-url:"),
        ({"public_url": "https://me@play.example.org"}, "--public-url:"),
        ({"public_url": "https://play.example.org:x"}, "--public-url:"),
        ({"trusted_proxies": "10.0.0.0/8, proxy"}, "--trusted-proxies: ' proxy' is not an address or a network"),
        ({"metrics_token": "too-short"}, "--metrics-token: the token must have at least 16 ASCII characters"),
        ({"message_bytes": str(MAX_FRAME + 1)}, "--message-bytes:"),
    ],
)
def test_a_bad_flag_is_named_with_what_would_be_right(flags: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetting) as error:
        read_settings(flags, {})
    assert str(error.value).startswith(complaint)


def test_a_bad_variable_is_named() -> None:
    with pytest.raises(BadSetting, match="TAVOLATA_TABLES: 'many' is not an integer"):
        read_settings({}, {"TAVOLATA_TABLES": "many"})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("port = true", "port: True is not an integer"),
        ("colour = 'red'", "unknown setting 'colour'; the settings are host, port"),
        ("port =", "is not valid TOML"),
        (b"\xff\xfe", "is not valid TOML"),
        (None, "No such file"),
    ],
)
def test_a_bad_file_is_named_with_what_is_wrong(tmp_path: Path, text: str | bytes | None, complaint: str) -> None:
    file = tmp_path / "server.toml"
    if text is not None:
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadSetting, match=r"server\.toml") as error:
        read_settings({}, {}, str(file))
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("given", "read"),
    [("HTTPS://Play.Example.org/", "https://play.example.org"), ("http://10.0.0.7:8000", "http://10.0.0.7:8000")],
)
def test_a_public_address_is_an_origin(given: str, read: str) -> None:
    assert read_settings({"public_url": given}, {}).public_url == read


def test_proxies_are_a_list_in_a_file_and_have_commas_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('trusted_proxies = ["10.0.0.7", "fd00::/8"]')
    proxies = ("10.0.0.7/32", "fd00::/8")
    assert read_settings({}, {}, str(file)).trusted_proxies == proxies
    assert read_settings({}, {"TAVOLATA_TRUSTED_PROXIES": "10.0.0.7,fd00::/8"}).trusted_proxies == proxies


def test_messages_may_be_as_long_as_the_protocol_says() -> None:
    assert Settings().message_bytes == MAX_FRAME
