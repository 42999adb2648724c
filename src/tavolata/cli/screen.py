"""Lines on the terminal: wrapped to its width, with colours only where there is a terminal that wants them."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from contextlib import suppress
from importlib import import_module

WIDEST, NARROWEST = 100, 40
GLUE = "\N{NO-BREAK SPACE}"


class Screen:
    def __init__(self) -> None:
        self.width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
        self._console = None
        if sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb":
            from rich.console import Console

            self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def line(self, text: str = "", *, style: str = "", hang: int = 0) -> None:
        """One text; where it is too long, it goes on below, `hang` columns from the left."""
        for part in _wrap(text, self.width, hang):
            if self._console and style:
                self._console.print(part, style=style)
            else:
                print(part)

    def heading(self, text: str) -> None:
        self.line()
        self.line(f"── {text} " + "─" * max(0, min(self.width, 80) - len(text) - 4), style="bold")

    def ask(self, prompt: str) -> str | None:
        """An answer; None when the input has ended."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import_module("readline")  # with it, a line can be edited
            try:
                return input(f"{prompt} ")
            except EOFError:
                print()
                return None
        print(f"{prompt} ", end="", flush=True)
        answer = sys.stdin.readline()
        # What comes from a pipe is not seen by anyone unless it is repeated here.
        print(answer.rstrip("\n"))
        return answer or None


def _wrap(text: str, width: int, hang: int) -> list[str]:
    """What is glued together stays on one line if there is room for it; the glue itself is not shown."""
    lines = [text]
    if len(text) > width:
        lines = textwrap.wrap(text, width, subsequent_indent=" " * hang, break_on_hyphens=False)
    return [line.replace(GLUE, " ") for line in lines]


def glued(text: str) -> str:
    """A text whose words are not to be torn apart at the end of a line."""
    return text.replace(" ", GLUE)
