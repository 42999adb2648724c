"""`tavolata serve`: runs a game server for people and bots."""

from __future__ import annotations

import argparse
import logging
import sys
import webbrowser
from functools import partial
from typing import TYPE_CHECKING

from tavolata.core.extras import needing
from tavolata.core.mode import play_at_once
from tavolata.server.network import EVERYWHERE, in_the_network
from tavolata.server.settings import described, read_settings

if TYPE_CHECKING:
    from tavolata.server.settings import Settings

log = logging.getLogger(__name__)

ALL_ADDRESSES = "0.0.0.0"  # noqa: S104 - only when it is asked for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lan", action="store_true", help="listen on the local network and show a QR code")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--config", metavar="FILE", help="read settings from a TOML file")
    for setting in described():
        usual = "" if setting.default in (None, ()) else f" (default: {setting.default})"
        parser.add_argument(setting.flag, metavar=setting.value, help=f"{setting.what}{usual}")


def run(args: argparse.Namespace) -> int:
    flags = {setting.name: vars(args)[setting.name] for setting in described()}
    if args.lan and flags["host"] is None:
        flags["host"] = ALL_ADDRESSES
    settings = read_settings(flags, config=args.config)
    play_at_once()
    with needing("server", "a server"):
        from tavolata.server import app

    from tavolata.cli.compiling import Compilers
    from tavolata.core.registry import GAMES

    compilers = Compilers(GAMES, replays=True, on_failure=log.warning)
    try:
        app.run(
            settings,
            prepare=compilers.prepare,
            finish_preparing=compilers.finish,
            on_listening=partial(_announce, settings, args.lan, args.open),
        )
    finally:
        compilers.stop()
    print("Tavolata has stopped. All tables will resume at the next start.")
    return 0


def _announce(settings: Settings, lan: bool, open_browser: bool, port: int) -> None:
    here = settings.public_url or f"http://{_shown(settings.host)}:{port}"
    print(f"Tavolata is running at {here} (press Ctrl-C to stop)", flush=True)
    if lan:
        there = settings.public_url or f"http://{in_the_network(settings.host)}:{port}"
        print(f"On the local network: {there}", flush=True)
        _show_qr_code(there)
    if open_browser:
        _open_browser(here)


def _shown(host: str) -> str:
    """An address that a browser on this computer can use."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _show_qr_code(address: str) -> None:
    import segno

    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def _open_browser(address: str) -> None:
    try:
        webbrowser.get().open(address)
    except webbrowser.Error:
        print("No browser found.", flush=True)
