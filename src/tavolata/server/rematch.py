"""Another game after the end of one: who asked, who is in, and when the next table may be opened.

Like `table`, nothing here waits, writes or looks at the clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tavolata.server import messages
from tavolata.server.clock import Span, clock
from tavolata.server.errors import NotAllowed, NotNow
from tavolata.server.journal import DELETED, Chair, RematchAnswered, RematchAsked
from tavolata.server.messages import Setting

if TYPE_CHECKING:
    from tavolata.server.table import Table

#: Seconds that everybody has to answer before the others may start without them.
TIME_TO_ANSWER = 20.0


@dataclass(frozen=True, slots=True)
class Ask:
    """A player wants another game. `answers` says for each user who answered whether they join."""

    user: str
    at: float
    options: Mapping[str, Any]
    setting: Setting
    answers: Mapping[str, bool]
    #: The users whose clients commit to a number at the next table.
    commits: frozenset[str] = frozenset()

    @property
    def joined(self) -> set[str]:
        return {user for user, joins in self.answers.items() if joins and user != DELETED}

    def time_to_answer(self, people: set[str]) -> Span:
        """After it those who joined may start without the others."""
        return Span(self.at, 0.0 if people <= self.answers.keys() else TIME_TO_ANSWER)


def begun(change: RematchAsked, at: float) -> Ask:
    return Ask(
        user=change.user,
        at=at,
        options=change.options,
        setting=change.setting,
        answers={change.user: True},
        commits=_commits(frozenset(), change),
    )


def answered(ask: Ask | None, change: RematchAnswered) -> Ask | None:
    """The ask after an answer; None if nobody is in any more."""
    if ask is None:
        return None
    answers = {**ask.answers, change.user: change.joins}
    return replace(ask, answers=answers, commits=_commits(ask.commits, change)) if any(answers.values()) else None


def _commits(before: frozenset[str], change: RematchAsked | RematchAnswered) -> frozenset[str]:
    return before | {change.user} if change.commits else before - {change.user}


def people_of(table: Table) -> set[str]:
    """Those who are asked."""
    return table.people - {DELETED}


def must_be_possible(table: Table, user: str) -> None:
    if not table.seats_of(user):
        raise NotAllowed("only players of this game can ask for a rematch")
    if table.state != "over":
        raise NotNow("the game is not over")


def prepare(
    table: Table, user: str, command: messages.Rematch | messages.RematchAnswer, options: Mapping[str, Any], now: float
) -> tuple[list[RematchAsked | RematchAnswered], Ask | None]:
    """What a command changes, and the ask if the next game starts now. `options` are those of the next game."""
    must_be_possible(table, user)
    if table.rematch is not None:
        return [], None
    ask, people = table.rematch_ask, people_of(table)
    changes: list[RematchAsked | RematchAnswered] = []
    if ask is None:
        if not isinstance(command, messages.Rematch):
            raise NotNow("nobody has asked for a rematch")
        asked = RematchAsked(
            user=user, options=dict(options), setting=command.setting or table.setting, commits=command.commits
        )
        changes, ask = [asked], begun(asked, now)
    else:
        joins = isinstance(command, messages.Rematch) or command.joins
        if ask.answers.get(user) != joins:
            given = RematchAnswered(user=user, joins=joins, commits=command.commits)
            changes, ask = [given], answered(ask, given)
    if ask is None:
        return changes, None
    if isinstance(command, messages.Rematch) and command.start and ask.joined != people:
        if not clock.is_over(ask.time_to_answer(people)):
            raise NotNow("the others still have some seconds to answer before the game can start without them")
        return changes, ask
    return changes, ask if ask.joined == people else None


def next_chairs(table: Table, ask: Ask) -> list[Chair]:
    """Everybody keeps their seat, also those who have not answered. Bots play for those who do not want to."""
    return [_next_chair(table, seat, ask) for seat in range(len(table.chairs))]


def _next_chair(table: Table, seat: int, ask: Ask) -> Chair:
    chair = table.chairs[seat]
    if chair.user is None:
        return Chair(bot=chair.bot)
    if chair.user == DELETED or ask.answers.get(chair.user) is False:
        return Chair(bot=table.stand_in(seat), left=True)
    return Chair(user=chair.user, name=chair.name, help=chair.help, device=chair.device)


def awaited(table: Table, ask: Ask) -> list[int]:
    """The seats at which the next table waits for a commitment: the first one of each device."""
    return sorted(table.seats_of(user)[0] for user in ask.joined & ask.commits)


def unanswered(table: Table, ask: Ask) -> Sequence[int]:
    """The seats of those who have not answered: a bot plays for them until they come."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.user in people_of(table) - ask.answers.keys()]
