"""Bots that are other programs: one line of JSON in, one line of JSON out. docs/formats.md has the protocol.

A program is trusted with nothing. It learns the view of its seat and what is legal, and whatever it does instead of
answering in time with one legal action (being silent, crashing, flooding, talking nonsense) costs it the game:
`Forfeit` says why. It is then killed together with everything that it started, and the next question starts it anew.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Self

from tavolata.bots.search import Budget
from tavolata.core.contract import Rules
from tavolata.core.errors import BadOption, MalformedAction, TavolataError, quoted
from tavolata.core.kernel.jit import Bytes

#: How long a program may think about one decision, how much longer before its first answer, since it has to start
#: first, and how long it may take to end when nobody needs it any more.
SECONDS, STARTING, ENDING = 5.0, 10.0, 1.0
#: How many bytes an answer may have, and how many of the last ones that it wrote to stderr are kept.
LONGEST_ANSWER, LAST_WORDS = 4096, 4096
#: How many lines of stderr a reason shows.
SHOWN_LINES = 3
#: More than a pipe holds, so that one reading empties it.
PIPE_SIZE = 1 << 20


class Forfeit(TavolataError):
    """A program lost its game by what it did, or did not do."""

    code = "forfeit"


class ExternalBot:
    """A bot that asks a program, which is started at the first question and kept for the next ones.

    It is no more repeatable than the program is. Whoever is done with it closes it, best by `with`.
    """

    def __init__(self, command: str, seconds: float = SECONDS, starting: float = STARTING) -> None:
        self.name = f"exec:{command}"
        self._seconds, self._starting = seconds, starting
        self._command = _split(command)
        self._program: _Program | None = None

    def memory(self, rules: Rules) -> int:
        """A program could remember everything, so it is spared the trouble."""
        return rules.open_memory

    def choose(
        self,
        rules: Rules,
        view: Bytes,
        legal: Sequence[int],
        budget: Budget | None = None,  # noqa: ARG002
        seed: int = 0,
    ) -> int:
        """The program's action, or `Forfeit`. The budget is always the time limit that the program is told."""
        limit = self._seconds
        try:
            if self._program is None:
                self._program = _Program(self._command)
                limit += self._starting
            answer = self._program.ask(_question(rules, view, legal, self._seconds, seed), limit)
            return _read_answer(answer, rules, legal)
        except Forfeit as forfeit:
            raise Forfeit(f"{forfeit.message}{self._kill()}") from None
        except BaseException:
            self._kill()  # an answer that is still on its way would be taken for one to the next question
            raise

    def close(self) -> None:
        """Let the program end, which the end of its input tells it to; kill it if it does not."""
        program, self._program = self._program, None
        if program is not None:
            program.end(ENDING)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _kill(self) -> str:
        """End the program at once; say what explains why that had to be, as far as it left anything."""
        program, self._program = self._program, None
        if program is None:
            return ""
        program.end(0)
        return program.obituary()


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"cannot parse the command {quoted(command)}: {str(error).lower()}") from None
    if not words:
        raise BadOption("an external bot needs a command, such as 'python3 examples/external_bot.py'")
    if shutil.which(words[0]) is None:
        raise BadOption(f"cannot find the program {quoted(words[0])}")
    return words


# ----------------------------------------------------------------- what is said


def _question(rules: Rules, view: Bytes, legal: Sequence[int], seconds: float, seed: int) -> bytes:
    question: dict[str, Any] = {
        "format": "tavolata-bot",
        "version": 1,
        "view": rules.read_view(view),
        "legal": [rules.format_action(action) for action in legal],
        "seconds": seconds,
        "seed": seed,
    }
    return json.dumps(question).encode() + b"\n"


def _read_answer(line: bytes, rules: Rules, legal: Sequence[int]) -> int:
    try:
        answer = json.loads(line.decode())
    except (ValueError, RecursionError):  # a line of brackets is deeper than the reader goes
        answer = None
    said = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(said, str):
        raise Forfeit(f'answered {_shown(line)}; an answer looks like {{"action": "{rules.format_action(legal[0])}"}}')
    try:
        action = rules.parse_action(said)
    except MalformedAction as error:
        raise Forfeit(f"answered with an invalid action: {error}") from None
    if action not in legal:
        raise Forfeit(f"answered with the action {quoted(said)}, which is not legal now")
    return action


def _shown(text: bytes) -> str:
    return quoted(text.decode(errors="replace").strip())


# ----------------------------------------------------------------- the program


class _Program:
    """A running program and its pipes. None of them is ever waited for without an end."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a group of its own, so that its children can be killed with it
            )
        except OSError as error:
            raise Forfeit(f"could not be started: {error.strerror}") from None
        pipes = [self.process.stdin, self.process.stdout, self.process.stderr]
        self.stdin, self.stdout, self.stderr = (pipe for pipe in pipes if pipe is not None)
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe.fileno(), False)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.stdout, selectors.EVENT_READ)
        self.selector.register(self.stderr, selectors.EVENT_READ)
        self.complaints = b""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line with which the program answers within this time."""
        if self.stdout.read(1):
            raise Forfeit("wrote a line before it was asked")
        deadline = time.monotonic() + seconds
        unsent, answer = memoryview(question), b""
        self.selector.register(self.stdin, selectors.EVENT_WRITE)
        while b"\n" not in answer:
            for pipe in self._ready(deadline):
                if pipe is self.stdin:
                    unsent = self._send(unsent)
                elif pipe is self.stderr:
                    self._listen()
                else:
                    answer += self._hear()
            if len(answer) > LONGEST_ANSWER:
                raise Forfeit(f"answered with more than {LONGEST_ANSWER} bytes, beginning with {_shown(answer[:60])}")
            if time.monotonic() > deadline:
                raise Forfeit(f"gave no answer within {seconds:g} s")
        if unsent:
            raise Forfeit("answered before it had read the question")
        line, _, more = answer.partition(b"\n")
        if more:
            raise Forfeit(f"answered with more than one line; the second begins with {_shown(more[:60])}")
        return line

    def _ready(self, deadline: float) -> list[Any]:
        return [key.fileobj for key, _ in self.selector.select(max(0.0, deadline - time.monotonic()))]

    def _send(self, unsent: memoryview) -> memoryview:
        """Send what the pipe takes; return the rest."""
        try:
            unsent = unsent[self.stdin.write(unsent) or 0 :]
        except BrokenPipeError:  # it does not read; whether it has ended is seen at its output
            self.selector.unregister(self.stdin)
        else:
            if not unsent:
                self.selector.unregister(self.stdin)
        return unsent

    def _hear(self) -> bytes:
        heard = self.stdout.read(LONGEST_ANSWER + 1)
        if not heard:
            raise Forfeit("closed its output before it answered")
        return heard

    def _listen(self) -> None:
        words = self.stderr.read(LAST_WORDS)
        if words:
            self.complaints = (self.complaints + words)[-LAST_WORDS:]
        else:
            self.selector.unregister(self.stderr)

    def end(self, grace: float) -> None:
        """Kill it with its group, after it had this long to end by itself, and leave nothing open."""
        if grace:
            self._let_end(grace)
        # Nobody has waited for the program yet, so the number of its group cannot have come to belong to others. If it
        # had ended by itself, being killed does not change its status.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.complaints += self.stderr.read(PIPE_SIZE) or b""
        self.selector.close()
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()

    def _let_end(self, grace: float) -> None:
        """Close its input and wait until it has closed its outputs."""
        self.stdin.close()
        deadline = time.monotonic() + grace
        while self.selector.get_map() and time.monotonic() < deadline:
            for pipe in self._ready(deadline):
                if not pipe.read(PIPE_SIZE):
                    self.selector.unregister(pipe)

    def obituary(self) -> str:
        """How an ended program ended, if it did so by itself, and what it complained of last."""
        status, said = self.process.returncode, ""
        if status >= 0:
            said = f"; it had ended with exit status {status}"
        elif status != -signal.SIGKILL:
            said = f"; it had been ended by signal {-status} ({signal.strsignal(-status)})"
        lines = [line for line in self.complaints[-LAST_WORDS:].splitlines() if line.strip()][-SHOWN_LINES:]
        return said + "".join(f"; on stderr: {_shown(line)}" for line in lines)
