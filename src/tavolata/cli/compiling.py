"""Compilation while people play: each family is compiled in a separate process at low priority.

A compiler holds the GIL for seconds at a time, so it must not run in a process that answers people.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module

from tavolata.cli.readiness import HEADLINE, is_ready, make_ready
from tavolata.core.errors import BadSetting
from tavolata.core.kernel.jit import MODE
from tavolata.core.registry import family_of, get_rules
from tavolata.core.switching import running, switch
from tavolata.core.wasm import can_run

log = logging.getLogger(__name__)

#: How many seconds a compiler may take to end when it is told to.
GRACE = 2.0
#: The nice level of compilers, so that they leave the processor to others.
NICENESS = 15
#: The compiler's command line, before the game and its options: this module.
COMMAND = (sys.executable, "-P", "-m", "tavolata.cli.compiling")


@contextmanager
def ready_to_play(games: Iterable[str]) -> Iterator[None]:
    """These games can be played in the block, soon as machine code; compilers end with it."""
    compilers = Compilers(games)
    try:
        compilers.prepare()
        threading.Thread(target=compilers.finish, name="compiling", daemon=True).start()
        yield
    finally:
        compilers.stop()


class Compilers:
    """Makes games playable at once, and compiles them meanwhile."""

    def __init__(
        self,
        games: Iterable[str],
        *,
        replays: bool = False,
        on_failure: Callable[[str], None] = lambda _complaint: None,
    ) -> None:
        """`replays`: also compile what `tavolata learn` uses, which replays need."""
        # The games of a family share their kernels, so one of them is enough.
        self._games = {family_of(game): game for game in games}
        self._replays, self._on_failure = replays, on_failure
        self._processes: list[_Compiler] = []
        self._starting = threading.Lock()
        self._stopped = False

    def prepare(self) -> None:
        """Return when all games can be played: at once, or if there is no WebAssembly file, when they are compiled.

        BadSetting if they cannot be compiled then.
        """
        self._load_native()
        waiting = [family for family in self._cold() if MODE != "switching" or not can_run(family)]
        if not waiting:
            return
        print(f"{HEADLINE} ...", file=sys.stderr, flush=True)
        for process in [self._start(family, shown=True) for family in waiting]:
            if process is not None and (complaint := process.wait()):
                raise BadSetting(complaint)
        self._load_native()

    def finish(self) -> None:
        """Compile what is not compiled yet, and switch each family to machine code as soon as it is ready."""
        started = [(family, self._start(family)) for family in self._cold()]
        threads = [threading.Thread(target=self._finish, args=each, daemon=True) for each in started]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def stop(self) -> None:
        """End all compilers. Finished code stays in the cache."""
        with self._starting:
            self._stopped = True
        for process in self._processes:
            process.end()

    def _finish(self, family: str, process: _Compiler | None) -> None:
        complaint = process.wait() if process is not None else None
        if self._stopped:
            return
        if complaint is None and MODE == "switching":
            complaint = _switch(family)
        if complaint is not None:
            instead = ", so it stays on WebAssembly, which is slower" if running(family) == "wasm" else ""
            self._on_failure(f"cannot compile {family}{instead}: {complaint}")

    def _cold(self) -> list[str]:
        """The families that are not completely compiled."""
        if MODE in ("python", "wasm"):
            return []
        return [
            family
            for family in self._games
            if running(family) == "wasm" or not is_ready(family, bots=True, learning=self._replays)
        ]

    def _load_native(self) -> None:
        """Switch all families to machine code that have been compiled."""
        if MODE != "switching":
            return
        for family, game in self._games.items():
            get_rules(game)  # entries are known when they have been imported
            import_module(f"tavolata.bots.kernel.{family}.entries")
            if is_ready(family, bots=True):
                _switch(family)

    def _start(self, family: str, *, shown: bool = False) -> _Compiler | None:
        """None if compilers have been stopped."""
        with self._starting:
            if self._stopped:
                return None
            options = [*(["--learning"] if self._replays else []), *([] if shown else ["--gently"])]
            self._processes.append(_Compiler([self._games[family], *options], shown=shown))
            return self._processes[-1]


def _switch(family: str) -> str | None:
    """Switch to machine code; returns the reason if that is not possible."""
    try:
        if switch(family):
            log.info("%s: switched to machine code", family)
    except Exception as error:  # noqa: BLE001 - whatever it is, people can play on
        return f"cannot load its machine code: {error!r}"
    return None if running(family) == "compiled" else "its machine code is not in the cache"


class _Compiler:
    """A process that compiles the family of a game. It ends with ours, however ours ends."""

    def __init__(self, arguments: Sequence[str], *, shown: bool) -> None:
        self._shown = shown
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,  # closed when our process is gone
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "TAVOLATA_KERNEL": "compiled" if MODE == "switching" else MODE},
            start_new_session=True,  # Ctrl-C in the terminal is for us
        )

    def wait(self) -> str | None:
        """Show its output if somebody is waiting; return its last line if it failed."""
        said = ""
        for line in self._process.stderr or ():
            if line.strip() and not line.startswith(HEADLINE):
                said = line.strip()
                if self._shown:
                    print(line, end="", file=sys.stderr, flush=True)
        with self._process as ended:  # closes its pipes
            code = ended.wait()
        return None if code == 0 else said.removeprefix("tavolata: ") or f"the compiler exited with code {code}"

    def end(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
            return
        self._process.kill()


def main(game: str, *options: str) -> int:
    """The work of a compiler process."""
    from tavolata.cli import CANNOT, complain

    threading.Thread(target=_end_with_parent, daemon=True).start()
    if "--gently" in options and hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        make_ready([game], bots=True, learning="--learning" in options)
    except BadSetting as error:
        complain(error)
        return CANNOT
    return 0


def _end_with_parent() -> None:
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
