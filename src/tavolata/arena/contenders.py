"""The bots of a match by their specs: those of this project, and other programs as `exec:COMMAND`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Protocol

from tavolata.bots import Budget, get_bot
from tavolata.bots.external import ExternalBot
from tavolata.core.contract import Rules
from tavolata.core.kernel.jit import Bytes
from tavolata.core.workers import ended_by

EXEC = "exec:"


class Contender(Protocol):
    """What the arena needs of a bot."""

    @property
    def name(self) -> str: ...

    def memory(self, rules: Rules) -> int: ...

    def choose(
        self, rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget | None = None, seed: int = 0
    ) -> int: ...


@contextmanager
def opened(specs: Iterable[str]) -> Iterator[dict[str, Contender]]:
    """The bots by their specs; programs are ended with the block."""
    with ExitStack() as stack:
        contenders: dict[str, Contender] = {}
        for spec in specs:
            if spec.startswith(EXEC):
                program = ExternalBot(spec.removeprefix(EXEC))
                stack.enter_context(ended_by(program.close))
                contenders[spec] = program
            else:
                contenders[spec] = get_bot(spec)
        yield contenders


def canonical(specs: Sequence[str], rules: Rules) -> list[str]:
    """The specs as results name them; BadOption if one is no bot, or none for this game."""
    with opened(specs) as contenders:
        for contender in contenders.values():
            contender.memory(rules)
        return [contenders[spec].name for spec in specs]
