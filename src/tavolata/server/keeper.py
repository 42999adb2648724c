"""The one writer of a table: people's commands, bots, clocks and windows, one after the other.

A change is applied, written, and told when it is on disk; `lock` lets nobody look in between. If it cannot be written,
the table is read anew from the disk, so that nothing is known that did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec.structs import replace

from tavolata.core.errors import TavolataError
from tavolata.core.game import Game
from tavolata.server import dealing, housekeeping, messages, metrics, rematch, seating
from tavolata.server.background import in_background, may_fail
from tavolata.server.clock import Span, clock
from tavolata.server.connection import Caller
from tavolata.server.errors import NotAllowed, NotNow, NotReady, TooLate, WindowOpen
from tavolata.server.forced import forced_answer
from tavolata.server.hesitation import Hesitations
from tavolata.server.journal import (
    ABANDONED,
    CLOCK,
    FORCED,
    STANDING,
    UNUSED,
    AnyChange,
    BotFrom,
    Closed,
    Entry,
    Heard,
    Paced,
    Paused,
    Played,
    Rematched,
    Resumed,
    Seated,
    StartCancelled,
    WentOn,
)
from tavolata.server.opening import rematch_options
from tavolata.server.pacing import Pacing
from tavolata.server.room import Room
from tavolata.server.seconds import COMMIT_SECONDS, REVEAL_SECONDS
from tavolata.server.store import Store
from tavolata.server.table import Table, is_foreseen
from tavolata.server.thinking import Thinking

log = logging.getLogger(__name__)

#: Decisions that a bot takes together with the one before: the rest of its turn, or of its answer to an order; and how
#: many of them there may be.
MOST_STEPS = 40
SAME_PLAN = {"order", "draw", "series", "demand", "add", "ask", "amount", "help"}
#: When a bot throws in, as parts of the window: not so early that nobody else could, not all at the same moment.
REACTION = (0.45, 0.85)
#: Seconds that are added for a person who is away, if the others want to wait longer.
MORE_TIME = 60.0
#: Seconds until what could not be written is tried again.
LATER = 1.0
#: In a window, a message's way counts for at most so many seconds.
LONGEST_WAY = 0.25


@dataclass(frozen=True, slots=True)
class Habits:
    """How patient a server is: seconds until a bot plays for who is away, and until a table without people pauses."""

    grace: float = 45.0
    empty: float = 60.0
    #: 0 lets bots answer at once.
    pace: float = 1.0
    #: Until a table closes at which nobody is and whose game never began.
    waiting: float = 24 * 3600.0
    #: The same if it has begun.
    abandoned: float = 30 * 86_400.0
    #: Seconds for clients to commit to their numbers for the shuffle, and to reveal them.
    commit: float = COMMIT_SECONDS
    reveal: float = REVEAL_SECONDS


@dataclass(frozen=True, slots=True)
class Bid:
    """A card thrown in during a window; the earliest one counts."""

    seat: int
    pressed: float
    arrived: float
    played: Played
    answer: asyncio.Future[int]


@dataclass
class Intents:
    """What bots have made up their minds to do about a question: nothing that people do meanwhile begins it anew."""

    asked_at: int
    #: What they have thought, or are thinking, by the seat and how many actions that may be.
    thoughts: dict[tuple[int, int], asyncio.Task[list[str]]] = field(default_factory=dict)
    #: When they throw a card in, by seat, as parts of the window.
    reactions: dict[int, float] = field(default_factory=dict)


class Keeper:
    """Keeps a table going as long as this process is its writer."""

    def __init__(
        self,
        room: Room,
        store: Store,
        thinking: Thinking,
        habits: Habits,
        open_rematch: Callable[[Table, rematch.Ask], Awaitable[Rematched]],
        hesitations: Hesitations,
    ) -> None:
        self.room, self.store, self.thinking, self.habits = room, store, thinking, habits
        self.open_rematch = open_rematch
        self.pacing = Pacing(room, hesitations, habits.pace)
        self._tasks: set[asyncio.Task[None]] = set()
        #: What the tasks that are running depend on; None if they have to be begun anew.
        self._attended: object = None
        self._intents = Intents(asked_at=-1)
        self._bids: list[Bid] = []
        #: The window before: when its question was asked and answered, and the moment that decided it.
        self._past_window: tuple[int, float] | None = None
        #: Tables that were opened for a rematch, as long as the link to them is not written.
        self._unlinked: set[str] = set()
        self._stopped = False

    @property
    def table(self) -> Table:
        return self.room.table

    # --- commands

    async def do(self, caller: Caller, command: messages.AnyCommand) -> int | None:
        """Carry out a command; returns its sequence number once it is on disk."""
        async with self.room.lock:
            await self._mend()
            if isinstance(command, messages.Move):
                done = self.table.done_before(caller.user, command)
                if done is not None:
                    return done
                if not self._is_bid(caller, command):
                    played = self.table.prepare_move(caller.user, command)
                    self.pacing.note_move(caller, command)
                    return await self._write(played)
                answer = self._bid(caller, command)
            else:
                changes = housekeeping.needed(self.table, await self._changes(caller, command))
                housekeeping.check(self.table, changes, command)
                return await self._write(*changes) if changes else self.table.seq
        return await answer

    async def _changes(self, caller: Caller, command: messages.AnyCommand) -> list[AnyChange]:
        table, user = self.table, caller.user
        match command:
            case messages.Sit():
                return [seating.sit(table, caller, command, clock.now())]
            case messages.Stand(seat=seat):
                return seating.stand(table, user, seat)
            case messages.Appoint():
                return [seating.appoint(table, user, command)]
            case messages.Start():
                arriving, idle = list(self.room.arriving), self.room.host_is_idle
                return seating.start(table, user, command, arriving, clock.now(), host_is_idle=idle)
            case messages.Commit():
                return [dealing.commit(table, user, command)]
            case messages.Reveal():
                return [*dealing.reveal(table, user, command)]
            case messages.Cancel():
                return [seating.cancel(table, user)]
            case messages.Configure():
                return [seating.configure(table, user, command)]
            case messages.HandHost(seat=seat):
                return [seating.hand_host(table, user, seat)]
            case messages.Remove(seat=seat):
                return seating.remove(table, user, seat)
            case messages.Readmit(name=name):
                return [seating.readmit(table, user, name)]
            case messages.Standing(seat=seat, help=wish):
                table.must_own(user, seat)
                return [Seated(seat=seat, chair=replace(table.chairs[seat], help=wish))]
            case messages.Seen(seat=seat):
                table.must_own(user, seat)
                self.pacing.note_seen(command)
                return []
            case messages.Show(seat=seat):
                table.must_own(user, seat)
                return [Heard(seat=seat)]
            case messages.SetPace(pace=pace):
                table.must_be_host(user)
                return [Paced(pace=pace)]
            case messages.Pause():
                table.must_be_host(user)
                table.must_be_playing()
                if table.is_live_window:
                    raise WindowOpen("cards can be thrown in; pause the game when the window has closed", clause="S-33")
                return [self._pause()]
            case messages.Resume():
                if not table.seats_of(user):
                    raise NotAllowed("only players at the table can resume the game")
                if table.state != "paused":
                    raise NotNow("the game is not paused")
                return [Resumed()]
            case messages.StandIn():
                return self._prepare_stand_in(user, command)
            case messages.Rematch() | messages.RematchAnswer():
                return await self._prepare_rematch(user, command)
            case _:
                raise NotAllowed(f"{type(command).__name__} is not a command for a table")

    def _pause(self, *, empty: bool = False) -> Paused:
        """What was used up of a time stays so: nobody gets it anew by pauses."""
        span = self.table.time_limit
        return Paused(empty=empty, used=0.0 if span is None else clock.used(span))

    def _prepare_stand_in(self, user: str, command: messages.StandIn) -> list[AnyChange]:
        """The others let a bot play now for a person who is away, or wait longer."""
        table = self.table
        table.must_be_playing()
        if not table.seats_of(user):
            raise NotAllowed("only players at the table can decide how long to wait")
        person = table.chairs[command.seat].user if command.seat < len(table.chairs) else None
        takes_over = None if person is None else self.room.bot_at.get(person)
        if takes_over is None:
            raise NotNow(f"the table is not waiting for the player of seat {command.seat}")
        now = clock.now()
        if command.when == "now":
            return [] if takes_over <= now else [BotFrom(seat=command.seat, at=now)]
        return [BotFrom(seat=command.seat, at=max(now, takes_over) + MORE_TIME)]

    async def _prepare_rematch(self, user: str, command: messages.Rematch | messages.RematchAnswer) -> list[AnyChange]:
        options = rematch_options(self.table, command)
        changes, starting = rematch.prepare(self.table, user, command, options, clock.now())
        housekeeping.check(self.table, changes)  # before there is a next table
        if starting is None:
            return [*changes]
        rematched = await self.open_rematch(self.table, starting)
        self._unlinked.add(rematched.table)
        return [*changes, rematched]

    async def close_unused(self) -> None:
        """Nobody has come for so long that nobody is waited for any more."""
        async with self.room.lock:
            await self._mend()
            if not self.room.here and self.table.state in ("waiting", "playing", "paused"):
                await self._write(Closed(reason=UNUSED if self.table.state == "waiting" else ABANDONED))

    async def read_again(self) -> None:
        """The journal was changed by somebody else: an administrator, or a user who wants to be forgotten."""
        async with self.room.lock:
            await self._read_again()

    async def _write(self, *changes: AnyChange) -> int:
        table, now = self.table, clock.now()
        entries = [Entry(seq=table.seq + 1 + i, at=now, change=change) for i, change in enumerate(changes)]
        self.room.is_sound = False
        try:
            events = [event for entry in entries for event in table.apply(entry)]
            await self.store.append(table.id, entries, table.summary())
        except BaseException:
            with suppress(NotReady):  # then it is read before anything else happens
                await self._read_again()
            raise
        self.room.is_sound = True
        self._unlinked.clear()
        for change in changes:
            if isinstance(change, Played):
                self.pacing.last_player = change.by
        self.room.tell(entries, events)
        metrics.move_seconds.observe(clock.now() - now)
        self.look_ahead()
        return self.table.seq

    async def _read_again(self) -> None:
        self.room.is_sound, self._attended = False, None
        await self.room.replace(await self.store.journal(self.table.id))
        await self._remove_unlinked()
        self.look_ahead()

    async def _remove_unlinked(self) -> None:
        """Nobody finds a table for a rematch whose link could not be written; they ask for another one."""
        for table in list(self._unlinked):
            if self.table.rematch is None or self.table.rematch.table != table:
                await self.store.delete_table(table)
            self._unlinked.discard(table)

    async def _mend(self) -> None:
        """Read the table if that could not be done after a failure; NotReady if it still cannot."""
        if self._stopped:
            raise NotReady("another process runs the table now; try again")
        if not self.room.is_sound:
            await self._read_again()
        await self._remove_unlinked()

    # --- what happens by itself

    def look_ahead(self) -> None:
        """See what the game waits for now, and have somebody attend to it. Only with the lock: nobody is writing.

        If nothing has changed for the question, what is under way goes on: nobody can put off a deadline.
        """
        table, situation = self.table, self._situation()
        if situation == self._attended:
            return
        self._let_go()
        self._attended = situation
        if self._bids and not (table.state == "playing" and table.is_live_window):
            self._refuse_bids(NotNow("the table was paused during the window"))
        if self._stopped:
            return
        if table.starting is not None:
            self._spawn(self._start_announced)
        if table.state == "dealing":
            self._spawn(self._deal, table.numbers_asked)
        if table.state not in ("playing", "paused") or table.game is None:
            return
        here = bool(self.room.here & table.people)
        if table.state == "paused":
            if table.waits_empty and here:
                self._spawn(self._resume)
            return
        if not here and table.setting.clock != "days" and not table.is_live_window:
            self._spawn(self._pause_when_empty, table.asked_at)
        if table.between_rounds:
            self._spawn(self._go_on, table.asked_at)
        elif table.is_live_window:
            self._spawn(self._attend_window, table.asked_at)
            if self._bids:
                self._spawn(self._settle, table.asked_at)
        elif table.game.decision is not None:
            self._spawn(self._attend, table.game.decision.seat, table.asked_at)

    async def note_presence(self) -> None:
        """Somebody came, went or is ready: who is to be waited for may be another now."""
        async with self.room.lock:
            if not self._stopped:
                await self._mend()
                self.look_ahead()

    def _situation(self) -> object:
        """Everything that decides how the question is attended to."""
        table, room = self.table, self.room
        is_empty = not room.here & table.people
        question = (table.state, table.asked_at, table.asked_time, table.between_rounds, table.starting, is_empty)
        if table.state == "dealing":
            return (*question, table.numbers_asked, self._awaited)
        if table.state == "paused":
            return (*question, table.waits_empty)
        if table.state != "playing" or table.game is None or table.game.decision is None:
            return question
        if table.is_live_window:
            return (*question, self._bots_that_could_throw_in)
        if table.between_rounds:
            return (*question, self.pacing.all_ready)
        chair = table.chairs[table.game.decision.seat]
        person = None if chair.user is None else (chair.user in room.here, room.bot_at.get(chair.user))
        return (*question, chair, person, self.pacing.all_ready, table.setting.pace)

    async def _start_announced(self) -> None:
        """Somebody has started the game in place of the host; everybody had time to object."""
        starting = self.table.starting
        if starting is None:
            return
        await asyncio.sleep(clock.left(Span(starting.at, seating.NOTICE)))
        async with self.room.lock:
            table, now = self.table, clock.now()
            if table.starting == starting:
                is_old = now > starting.at + 2 * seating.NOTICE  # the server was stopped meanwhile
                begin = seating.begin(table, starting.bot, list(self.room.arriving), now)
                await self._write(*([StartCancelled()] if is_old else begin))

    @property
    def _awaited(self) -> frozenset[int]:
        """The seats whose clients have still to commit to a number or to reveal it.

        Who is away for longer than there is time to reveal will hardly do it; others may be coming back.
        """
        now = clock.now()
        gone = {user for user, since in self.room.absent_since.items() if now - since > self.habits.reveal}
        return dealing.awaited(self.table, gone)

    async def _deal(self, numbers_asked: bool) -> None:
        """Ask for the numbers, then deal: as soon as nobody is awaited, or when the time for it is over."""
        seconds = self.habits.reveal if numbers_asked else self.habits.commit
        await asyncio.sleep(clock.left(Span(self.table.dealing_since, seconds)) if self._awaited else 0.0)
        async with self.room.lock:
            if self.table.state == "dealing" and self.table.numbers_asked == numbers_asked:
                await self._write(dealing.next_step(self.table))

    async def _resume(self) -> None:
        async with self.room.lock:
            if self.table.state == "paused" and self.table.waits_empty:
                await self._write(Resumed())

    async def _pause_when_empty(self, asked_at: int) -> None:
        await asyncio.sleep(self.habits.empty)
        async with self.room.lock:
            table = self.table
            if table.state == "playing" and table.asked_at == asked_at and not self.room.here & table.people:
                pause = self._pause(empty=True)
                housekeeping.check(table, [pause])  # at such a table bots play to the end
                await self._write(pause)

    async def _go_on(self, asked_at: int) -> None:
        """Begin the next round when everybody has seen how the last one ended, or had time to."""
        await self.pacing.wait_for_people()
        async with self.room.lock:
            table = self.table
            if table.state == "playing" and table.between_rounds and table.asked_at == asked_at:
                await self._write(WentOn())

    async def _attend(self, seat: int, asked_at: int) -> None:
        """See to it that an ordinary decision is taken: by the bot, by the person, or for the person."""
        table, chair = self.table, self.table.chairs[seat]
        game = table.asked.get(seat)
        if game is None or table.asked_at != asked_at:
            return  # an answer came before this was begun, and is being written
        kind = game.decision.kind if game.decision else ""
        forced = forced_answer(game)
        if chair.user is None:
            await self._answer_by_bot(seat, asked_at)
        elif kind == "help" and chair.help == "never":
            await self.pacing.wait_for_forced(seat, "no")
            await self._answer(seat, ["no"], asked_at, by=STANDING)
        elif forced and chair.user in self.room.here:
            await self.pacing.wait_for_forced(seat, forced[-1])
            await self._answer(seat, forced, asked_at, by=FORCED)
        else:
            await self._wait_for_person(chair.user)
            if kind == "call" and table.setting.clock != "days":
                await self._answer(seat, ["silent"], asked_at, by=CLOCK)
            else:
                await self._answer_by_bot(seat, asked_at)

    async def _wait_for_person(self, user: str) -> None:
        """Until the clock has run out, or the person has been away for too long. It is cancelled by an answer."""
        deadline = self.table.deadline
        ends = [] if deadline is None else [clock.left(deadline.span)]
        bot_at = self.room.bot_at.get(user)
        if bot_at is not None:
            ends.append(bot_at - clock.now())
        if not ends:
            await asyncio.Event().wait()
        await asyncio.sleep(max(0.0, min(ends)))
        self.room.tell_presence()  # a bot plays for somebody now, perhaps

    async def _answer_by_bot(self, seat: int, asked_at: int) -> None:
        bot, user = self.table.stand_in(seat), self.table.chairs[seat].user
        # Whoever is here gets the next decision back.
        is_here = user is not None and user not in self.room.away
        plan = await self._think(bot, seat, asked_at, most=1 if is_here else MOST_STEPS)
        await self.pacing.wait_for_bot()
        await self._answer(seat, plan, asked_at, by=bot)

    async def _think(self, bot: str, seat: int, asked_at: int, most: int) -> list[str]:
        thoughts = self._intents_at(asked_at).thoughts
        thinking = thoughts.get((seat, most))
        if thinking is None or thinking.cancelled():
            thinking = asyncio.create_task(self._plan(bot, self.table.asked[seat].copy(), most))
            may_fail(thinking)  # the question may be gone by then
            thoughts[seat, most] = thinking
        try:
            return await asyncio.shield(thinking)
        except TavolataError:
            thoughts.pop((seat, most), None)
            raise

    def _intents_at(self, asked_at: int) -> Intents:
        if self._intents.asked_at != asked_at:
            self._intents = Intents(asked_at)
        return self._intents

    async def _plan(self, bot: str, game: Game, most: int) -> list[str]:
        """What a bot does until something comes to light, as people do: a whole turn, a whole answer to an order."""
        seat = game.decision.seat if game.decision else None
        plan = list[str]()
        while len(plan) < most:
            plan.append(await self.thinking.choose(bot, game))
            events = game.apply(game.rules.parse_action(plan[-1]))
            follows = game.decision
            if follows is None or not is_foreseen(game, events):
                break
            if follows.seat != seat or follows.kind not in SAME_PLAN:
                break
        return plan

    async def _answer(self, seat: int, actions: list[str], asked_at: int, *, by: str) -> None:
        async with self.room.lock:
            if self.table.state == "playing" and self.table.asked_at == asked_at:
                await self._write(self.table.prepare_actions(seat, actions, by=by))

    # --- the windows of S-33

    def _is_bid(self, caller: Caller, move: messages.Move) -> bool:
        """Whether the move is for the window that is open; TooLate if it was for the one before."""
        table = self.table
        if self._past_window is not None and move.seq < table.asked_at:
            window, decided = self._past_window
            if move.seq >= window:
                late = max(1, round(1000 * (caller.pressed - decided)))
                raise TooLate(f"too late by {late} ms", late)
        return table.state == "playing" and table.is_live_window

    def _bid(self, caller: Caller, move: messages.Move) -> asyncio.Future[int]:
        played = self.table.prepare_move(caller.user, move)
        deadline = self.table.deadline
        if deadline is not None and caller.pressed > (end := clock.end(deadline.span)):
            late = max(1, round(1000 * (caller.pressed - end)))
            raise TooLate(f"the window closed {late} ms earlier", late)
        return self._enter_bid(move.seat, caller.pressed, played)

    def _enter_bid(self, seat: int, pressed: float, played: Played) -> asyncio.Future[int]:
        for bid in self._bids:
            if played.move is not None and (played.by, played.move) == (bid.played.by, bid.played.move):
                return bid.answer  # the same move, sent again after a reconnection
        answer = asyncio.get_running_loop().create_future()
        may_fail(answer)
        self._bids.append(Bid(seat, pressed, clock.now(), played, answer))
        if len(self._bids) == 1:
            self._spawn(self._settle, self.table.asked_at)
        return answer

    async def _settle(self, asked_at: int) -> None:
        """Somebody has thrown in. Who pressed earlier may still be on the way; then the earliest counts."""
        await asyncio.sleep(clock.left(Span(self._bids[0].arrived, LONGEST_WAY)))
        async with self.room.lock:
            if self.table.asked_at != asked_at or not self._bids:
                return
            bids, self._bids = sorted(self._bids, key=lambda bid: bid.pressed), []
            first = bids[0]
            self._past_window = (asked_at, first.pressed)
            try:
                first.answer.set_result(await self._write(first.played))
            except TavolataError as error:
                _refuse(bids, error)
                raise
            for bid in bids[1:]:
                late = max(1, round(1000 * (bid.pressed - first.pressed)))
                _refuse([bid], TooLate(f"another player was {late} ms faster", late))

    def _refuse_bids(self, error: TavolataError) -> None:
        bids, self._bids = self._bids, []
        _refuse(bids, error)

    async def _attend_window(self, asked_at: int) -> None:
        """Let bots throw in if they want to, and close the window when its time is over for everybody."""
        deadline = self.table.deadline
        for seat in self._bots_that_could_throw_in:
            self._spawn(self._throw_in_by_bot, seat, asked_at)
        if deadline is not None:
            # What was pressed in time may need a while to get here.
            way = LONGEST_WAY if self.room.here & self.table.people else 0.0
            await asyncio.sleep(clock.left(Span(deadline.span.since, self._quick(deadline.span.seconds) + way)))
        async with self.room.lock:
            if self.table.asked_at == asked_at and self.table.state == "playing" and not self._bids:
                self._past_window = (asked_at, clock.now() if deadline is None else clock.end(deadline.span))
                await self._write(self.table.prepare_closing())

    @property
    def _bots_that_could_throw_in(self) -> list[int]:
        """The seats that bots play now and that have a card for the window."""
        table, away = self.table, self.room.away
        users = {seat: table.chairs[seat].user for seat, game in table.asked.items() if len(game.legal) > 1}
        return [seat for seat, user in users.items() if user is None or user in away]

    async def _throw_in_by_bot(self, seat: int, asked_at: int) -> None:
        if any(bid.seat == seat for bid in self._bids):
            return
        game = self.table.asked[seat]
        bot = self.table.stand_in(seat)
        (action,) = await self._think(bot, seat, asked_at, most=1)
        if game.rules.parse_action(action) == game.rules.letting_pass(game.mem):
            return
        deadline = self.table.deadline
        if deadline is not None:
            reaction = self._intents_at(asked_at).reactions.setdefault(seat, random.uniform(*REACTION))
            seconds = self._quick(reaction * deadline.span.seconds)
            await asyncio.sleep(clock.left(Span(deadline.span.since, seconds)))
        async with self.room.lock:
            if self.table.asked_at == asked_at and self.table.state == "playing":
                self._enter_bid(seat, clock.now(), self.table.prepare_actions(seat, [action], by=bot))

    def _quick(self, seconds: float) -> float:
        """Where bots answer at once, windows are as short."""
        return seconds * min(1.0, self.habits.pace)

    # --- tasks

    def _spawn(self, work: Callable[..., Awaitable[None]], *args: int) -> None:
        task = in_background(self._guarded(work, *args), f"the keeper of table {self.table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Callable[..., Awaitable[None]], *args: int) -> None:
        """What goes wrong in the background is logged, and the table is looked at again a little later."""
        try:
            await work(*args)
        except NotReady as error:
            log.warning("table %s: the database is not available, trying again: %s", self.table.id, error)
            self._attended = None
            await self._try_later()
        except TavolataError as error:
            self._attended = None
            log.warning("table %s: %s", self.table.id, error)
        except Exception:
            self._attended = None
            log.exception("table %s: the keeper failed", self.table.id)

    async def _try_later(self) -> None:
        while True:
            await asyncio.sleep(LATER)
            with suppress(NotReady):
                return await self.note_presence()

    def _let_go(self) -> None:
        """Whatever was waited for has happened, or does not matter any more."""
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()

    async def stop(self) -> None:
        """Finish what is being written, then do nothing any more."""
        self._stopped = True
        async with self.room.lock:
            self._let_go()
            self._refuse_bids(NotReady("the server is shutting down; the move was not made"))


def _refuse(bids: Iterable[Bid], error: TavolataError) -> None:
    for bid in bids:
        if not bid.answer.done():
            bid.answer.set_exception(error)
