"""How long a table waits before bots answer, and before an answer is given for a person who has no choice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from tavolata.server import messages
from tavolata.server.clock import Span, clock
from tavolata.server.connection import Caller
from tavolata.server.hesitation import Answer, Hesitations
from tavolata.server.room import Room
from tavolata.server.table import Table

#: Seconds between a question and a bot's answer to it.
PACES = {"slow": 1.8, "normal": 0.75, "quick": 0.25}
#: What somebody else announced stays for so many paces before a bot makes the next turn, by the memory of the table:
#: what is heard once must be read now.
READING = {"once": 2.7, "lap": 1.25, "open": 1.25}
#: Decisions of a scoring. Every screen shows one at its own speed, so bots answer at once.
SHOWN_BY_SCREENS = {
    "series",
    "demand",
    "add",
    "ask",
    "amount",
    "help",
    "contest",
    "block",
    "name",
    "show",
    "match",
}
#: Seconds until a question counts as seen although no screen said so.
UNSEEN = 30.0
#: Seconds before the end of a clock that an answer without a choice is given at the latest.
SHORTLY = 0.5
#: On a device that is passed round, whoever holds it gets at least so many seconds to read why there is no choice.
IN_HAND = 2.5


@dataclass
class Question:
    """The question that the game asks now."""

    asked_at: int
    #: When the screen of a seat came to it.
    seen: dict[int, float] = field(default_factory=dict)
    is_seen: asyncio.Event = field(default_factory=asyncio.Event)
    #: Seconds that an answer without a choice takes; drawn once, however often somebody comes or goes meanwhile.
    delay: float | None = None


class Pacing:
    """Times of one table. `scale` is 0 if nobody shall wait for anything."""

    def __init__(self, room: Room, hesitations: Hesitations, scale: float) -> None:
        self.room, self.hesitations, self.scale = room, hesitations, scale
        self._question = Question(asked_at=-1)
        #: Who played last; nobody knows after a restart.
        self.last_player: str | None = None

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def question(self) -> Question:
        if self._question.asked_at != self.table.asked_at:
            self._question = Question(asked_at=self.table.asked_at)
        return self._question

    # --- bots

    async def wait_for_bot(self) -> None:
        """Bots take their time, unless all people who are here have seen enough."""
        table = self.table
        if not self.all_ready:
            await asyncio.sleep(clock.left(Span(table.asked_time, self._bot_seconds())))

    async def wait_for_people(self) -> None:
        """Between two rounds: until all people who are here are ready, or the break is over."""
        pause = self.table.round_break
        if pause is not None and not self.all_ready:
            await asyncio.sleep(clock.left(Span(pause.since, pause.seconds * min(1.0, self.scale))))

    @property
    def all_ready(self) -> bool:
        """Programs with a seat do not look at the table, and need not say so."""
        table = self.table
        ready = {table.chairs[seat].user for seat in self.room.ready}
        programs = {one.user.id for one in self.room.connections if one.user.is_bot}
        return (self.room.here & table.people) - programs <= ready

    def _bot_seconds(self) -> float:
        table = self.table
        kind = table.game.decision.kind if table.game and table.game.decision else ""
        if kind in SHOWN_BY_SCREENS:
            return 0.0
        pace = PACES[table.setting.pace] * self.scale
        # Nobody needs time to read what they have just played themselves.
        is_own = self.room.watchers == 0 and self.room.here & table.people <= {self.last_player}
        return pace * READING[table.setting.memory] if kind == "play" and not is_own else pace

    # --- people

    def note_seen(self, command: messages.Seen) -> None:
        question = self.question
        if command.seq >= question.asked_at and command.seat in self.table.asked:
            question.seen.setdefault(command.seat, clock.now())
            question.is_seen.set()

    def note_move(self, caller: Caller, move: messages.Move) -> None:
        """A person who had a choice has answered. Called before the move is applied."""
        game, seen = self.table.asked.get(move.seat), self._seen(move.seat)
        if seen is not None and game is not None and game.decision is not None and len(game.legal) > 1:
            answer = Answer.of(self.table.opened.game, game.decision.kind, move.do[-1])
            self.hesitations.note(answer, caller.ids[-1], clock.now() - seen)

    async def wait_for_forced(self, seat: int, action: str) -> None:
        """Until the person has seen that there is no choice, and nobody can tell by the time that there was none."""
        question = self.question
        if seat not in question.seen and self.table.chairs[seat].user in self.room.here:
            with suppress(TimeoutError):
                unseen = clock.left(Span(self.table.asked_time, UNSEEN * self.scale))
                await asyncio.wait_for(question.is_seen.wait(), self._in_time(unseen))
        if question is not self.question:
            return  # the table was read anew meanwhile
        if question.delay is None:
            question.delay = self._delay(seat, action) * self.scale
        since = self._seen(seat) or self.table.asked_time
        await asyncio.sleep(self._in_time(clock.left(Span(since, question.delay))))

    def _seen(self, seat: int) -> float | None:
        """Since when the screen of a seat shows the question. After a pause people begin to think anew."""
        seen = self.question.seen.get(seat)
        return None if seen is None else max(seen, self.table.resumed_time)

    def _in_time(self, seconds: float) -> float:
        """Not longer than until shortly before the clock runs out: after it a bot would answer."""
        deadline = self.table.deadline
        left = seconds if deadline is None else min(seconds, clock.left(deadline.span) - SHORTLY)
        return max(0.0, left)

    def _delay(self, seat: int, action: str) -> float:
        table, decision = self.table, self.table.asked[seat].decision
        kind = decision.kind if decision else ""
        if not self._is_watched(seat):
            return 0.0 if kind in SHOWN_BY_SCREENS else PACES[table.setting.pace]
        delay = self.hesitations.draw(Answer.of(table.opened.game, kind, action))
        is_passed_round = len(table.seats_of(table.chairs[seat].user)) > 1
        return max(delay, IN_HAND) if is_passed_round else delay

    def _is_watched(self, seat: int) -> bool:
        """Whether anybody else could notice how long an answer takes, perhaps at the same device."""
        others = {chair.user for at, chair in enumerate(self.table.chairs) if at != seat}
        return self.room.watchers > 0 or bool(others & self.room.here)
