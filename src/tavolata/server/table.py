"""One table, rebuilt from its journal: who may do what. Who may know what is in `showing`.

Nothing here waits, writes or looks at the clock. A command becomes a change (`prepare_*`, which refuse what cannot be
done), a change becomes an entry of the journal, and only entries change a table (`apply`). So every process that reads
the same journal has the same table.
"""

from __future__ import annotations

import dataclasses
import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from tavolata.bots import get_bot, middle_level
from tavolata.core.contract import Event
from tavolata.core.errors import BadOption, quoted
from tavolata.core.fairness import seed_of
from tavolata.core.game import Game
from tavolata.core.records import record_of
from tavolata.core.registry import get_rules
from tavolata.server import housekeeping, messages, rematch
from tavolata.server.announcements import Announcements
from tavolata.server.clock import Span
from tavolata.server.connection import Caller
from tavolata.server.errors import NotAllowed, NotNow, StaleMove, Unreadable
from tavolata.server.journal import (
    ABANDONED,
    CLOCK,
    FORCED,
    STANDING,
    UNUSED,
    AnyChange,
    Begun,
    BotFrom,
    Chair,
    Closed,
    Committed,
    Configured,
    Entry,
    Heard,
    Hosted,
    NumbersAsked,
    Opened,
    Paced,
    Paused,
    Played,
    Readmitted,
    RematchAnswered,
    RematchAsked,
    Rematched,
    Removed,
    Resumed,
    Revealed,
    Seated,
    StartAnnounced,
    StartCancelled,
    Step,
    WentOn,
)
from tavolata.server.seconds import CALLS, CLOCKS, ROUND_BREAKS, WINDOWS
from tavolata.server.store import Earlier, Summary, TableRow

log = logging.getLogger(__name__)

#: Events that tell a seat nothing but what it has just done itself.
FORESEEN = {"played", "order-played", "passed", "laid", "skipped", "reversed"}
#: Events with which a round of SOLOmino ends (S-24).
ROUND_ENDS = {"last-card", "pile-ended"}
#: How a table stands before the game: people without a seat see that at once, and all else later.
NOT_DELAYED = ("waiting", "dealing")
#: So many earlier states of a table are kept for them.
MOST_EARLIER = 10
#: Of what bots did for a person who is away, only the last moves are kept.
MOST_MISSED = 60


@dataclass(frozen=True, slots=True)
class AnnouncedStart:
    user: str
    #: For seats that are still free then.
    bot: str
    #: When it was announced (seconds since 1970).
    at: float


@dataclass(frozen=True, slots=True)
class Deadline:
    """The time to answer, and whose time it is; nobody's own in a window."""

    span: Span
    seat: int | None


@dataclass(frozen=True, slots=True)
class Missed:
    """What a bot did for a person: the number of the entry, and what the seat may know of it."""

    seq: int
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class ForcedMove:
    """What the server has answered for a seat that had no choice."""

    asked_at: int
    seq: int
    do: list[str]

    def is_answered_by(self, move: messages.Move) -> bool:
        """Whether a client that does not wait for the server's answer has said the same meanwhile."""
        return self.asked_at <= move.seq < self.seq and list(move.do) == self.do[: len(move.do)]


class Table:
    """A table after the entries that were applied. `asked_at` is the number of the entry that led to the question.

    Who keeps many tables leaves out their history: it is in the journal, and a million small objects in memory make
    Python stop for a moment now and then.
    """

    def __init__(self, row: TableRow, *, with_history: bool = True) -> None:
        self._with_history = with_history
        self.id, self.key, self.secret = row.id, row.key, row.secret
        self.seq = self.asked_at = 0
        #: When the question was asked: so much later as the game was paused since.
        self.asked_time = 0.0
        #: When the game last went on after a pause, and what had been used up of the time to answer before.
        self.resumed_time = self._used = 0.0
        #: The person's seat for which the last entry says that a bot has played.
        self.stood_in: int | None = None
        self.state: messages.State = "waiting"
        #: When the game came to its end, or the table was closed.
        self.ended: float | None = None
        #: It was closed because nobody had been there for long.
        self.is_deserted = False
        #: While the table is dealing: clients reveal their numbers for the shuffle, and nobody commits any more.
        self.numbers_asked = False
        #: Since when clients have time to commit to their numbers, or to reveal them (seconds since 1970).
        self.dealing_since = 0.0
        self.waits_empty = False
        #: A round of SOLOmino is over, and people look at its result before the next one begins.
        self.between_rounds = False
        #: How fast the table was when the round ended: the break stays as long as it was said to be.
        self._asked_pace: messages.Pace = "normal"
        self.game: Game | None = None
        self.announcements = Announcements(0)
        self.rematch: messages.RematchLink | None = None
        #: Somebody wants another game. It stays when the next table is opened, and says who joined.
        self.rematch_ask: rematch.Ask | None = None
        #: By seat: what bots did for its person since the person last moved.
        self.missed: dict[int, list[Missed]] = {}
        #: By seat: how long its person is waited for if they are away, with the number of the entry.
        self.bot_from: dict[int, tuple[int, Span]] = {}
        #: The moves that were done, by user and id, with the number of their entry.
        self.moves: dict[tuple[str, str], int] = {}
        #: The last answer for want of a choice, by seat.
        self._forced: dict[int, ForcedMove] = {}
        #: The seats whose cards somebody has seen in this game, by user and by browser (`Caller.ids`).
        self._seen: dict[str, set[int]] = {}
        #: The names of those whom the host has removed, by user and by browser.
        self.removed: dict[str, str] = {}
        #: How many entries that are not moves count against whose limit.
        self.housekeeping: Counter[str] = Counter()
        #: When something last changed that everybody sees at once; and how the table was before what people without a
        #: seat see later.
        self.shown_at = 0.0
        self.earlier: list[Earlier] = []
        #: The start that somebody has announced in place of the host.
        self.starting: AnnouncedStart | None = None
        self.opened: Opened
        self.setting: messages.Setting
        self.host: str
        self.chairs: list[Chair]

    # --- the journal

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Read a journal; Unreadable if it is damaged, or if these rules cannot have played it."""
        for entry in entries:
            try:
                self.apply(entry)
            except Exception as error:  # whatever stands there, it is one table's trouble and no other's
                raise Unreadable(f"cannot apply entry {entry.seq} of table {self.id}: {error}") from error

    @classmethod
    def read(cls, row: TableRow, entries: Iterable[Entry], *, with_history: bool = True) -> Table:
        """A table from the whole of its journal; Unreadable also if its last entries are missing."""
        table = cls(row, with_history=with_history)
        table.apply_all(entries)
        if table.seq < row.seq:
            raise Unreadable(
                f"table {row.id} should have {row.seq} entries, but the entries after {table.seq} are missing"
            )
        return table

    def apply(self, entry: Entry) -> list[Event]:
        """Let an entry happen; returns the events of the game."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} of table {self.id} does not follow {self.seq}")
        self.seq = entry.seq
        self.stood_in = None
        if (author := housekeeping.author_of(self, entry.change)) is not None:
            self.housekeeping[author] += 1
        before = self._as_shown(entry.at) if self._is_delayed(entry.change) else None
        events: list[Event] = []
        match entry.change:
            case Opened() as opened:
                self.opened, self.setting, self.host = opened, opened.setting, opened.host
                self.chairs = list(opened.chairs)
                self.state, self.dealing_since = "dealing" if opened.awaits else "waiting", entry.at
            case Seated(seat=seat, chair=chair):
                if chair.user != self.chairs[seat].user:
                    self._forget_absence(seat)
                self.chairs[seat] = chair
                if self.game is not None:
                    self._note_seen(seat)
            case Configured(options=options, setting=setting, seats=seats):
                self.opened, self.setting = replace(self.opened, options=options), setting
                self.chairs = [Chair() if seat is None else self.chairs[seat] for seat in seats]
                self.starting = None
            case StartAnnounced(user=user, bot=bot):
                self.starting = AnnouncedStart(user, bot, entry.at)
            case StartCancelled():
                self.starting = None
            case Removed(user=user, name=name, device=device):
                self.removed |= {one: name for one in (user, device) if one is not None}
            case Readmitted(name=name):
                self.removed = {one: known for one, known in self.removed.items() if known != name}
            case Committed(seat=seat, commitment=commitment):
                self._commit(seat, commitment)
            case NumbersAsked():
                self.state, self.starting, self.numbers_asked = "dealing", None, True
                self.dealing_since = entry.at
                # What was told before anybody committed could have been known to the server in time.
                self.chairs = [chair if chair.commitment else replace(chair, number=None) for chair in self.chairs]
            case Revealed(seat=seat, number=number):
                self.chairs[seat] = replace(self.chairs[seat], number=number)
            case Begun(shuffle=shuffle):
                self.state, self.starting, self.numbers_asked = "playing", None, False
                for seat in range(len(self.chairs)):
                    self._note_seen(seat)
                self.game = self._lay_out()
                events = self._shuffle(self.game, shuffle)
                self.announcements = Announcements(len(self.chairs))
            case Played() as played:
                events = self._play(played)
                self.between_rounds = self.setting.clock != "days" and _ends_round(events)
            case WentOn():
                self.between_rounds = False
            case Heard(seat=seat):
                self.announcements.hear(seat)
            case Paused(empty=empty, used=used):
                self.state, self.waits_empty, self._used = "paused", empty, used
            case Resumed():
                self.state, self.resumed_time = "playing", entry.at
                self.asked_time = entry.at - self._used
            case Paced(pace=pace):
                self.setting = replace(self.setting, pace=pace)
            case Hosted(user=user):
                self.host = user
            case BotFrom(seat=seat, at=at):
                self.bot_from[seat] = (entry.seq, Span(entry.at, max(0.0, at - entry.at)))
            case RematchAsked() as asked:
                self.rematch_ask = rematch.begun(asked, entry.at)
            case RematchAnswered() as answer:
                self.rematch_ask = rematch.answered(self.rematch_ask, answer)
            case Rematched(table=table, key=key):
                self.rematch = messages.RematchLink(table=table, key=key)
            case Closed(reason=reason):
                self.state, self.is_deserted = "closed", reason in (UNUSED, ABANDONED)
        if self.ended is None and self.state in ("over", "closed"):
            self.ended = entry.at
        if isinstance(entry.change, Begun | Played | WentOn):
            self.asked_time = entry.at
        if isinstance(entry.change, Begun | Played):
            self.asked_at, self._asked_pace = entry.seq, self.setting.pace
            if self.game is not None and not self._with_history:
                self.game.history.clear()
        if isinstance(entry.change, Begun | Played | WentOn):
            self.__dict__.pop("asked", None)
        self._note_earlier(before, entry.at)
        return events

    def _is_delayed(self, change: AnyChange) -> bool:
        """Whether people without a seat see this later. Before the game guests see at once which seats are free."""
        is_before = self.state in NOT_DELAYED and not isinstance(change, Begun)
        return not is_before and self.setting.delay_s > 0

    def _as_shown(self, until: float) -> Earlier:
        return Earlier(
            until=until,
            state=self.state,
            host=self.host,
            users=[chair.user for chair in self.chairs],
            names=[chair.name for chair in self.chairs],
            bots=[chair.bot for chair in self.chairs],
        )

    def _note_earlier(self, before: Earlier | None, at: float) -> None:
        if before is None:
            self.shown_at = at
            return
        self.earlier = [one for one in self.earlier if one.until + self.setting.delay_s > at]
        if before == self._as_shown(at):
            return
        if len(self.earlier) < MOST_EARLIER:
            self.earlier.append(before)
        else:  # too much happens at once: some of it is never told, and the rest not too soon
            self.earlier[-1] = dataclasses.replace(self.earlier[-1], until=at)

    def _commit(self, seat: int, commitment: str) -> None:
        """A person has one number, at one seat."""
        for other in self.seats_of(self.chairs[seat].user):
            self.chairs[other] = replace(self.chairs[other], commitment=None, number=None)
        self.chairs[seat] = replace(self.chairs[seat], commitment=commitment)

    def _lay_out(self) -> Game:
        numbers = [chair.number for chair in self.chairs]
        seed = seed_of(self.secret, self.id, numbers)
        return Game.laid_out(self.opened.game, seed=seed, **self.opened.options)

    def _shuffle(self, game: Game, told: Mapping[str, Any]) -> list[Event]:
        """What the journal tells is what happened, but it must be what the committed secret gives."""
        events = game.shuffle()
        if game.history[-1].shuffle != told:
            log.error("table %s: the shuffle of entry %d does not match the secret", self.id, self.seq)
            raise ValueError(f"the journal of table {self.id} does not match its secret")
        return events

    def _play(self, played: Played) -> list[Event]:
        game, events = self._playing(), list[Event]()
        for step in played.steps:
            new: list[Event] = []
            if step.shuffle is not None:
                new = self._shuffle(game, step.shuffle)
            elif step.seat is not None and step.do is not None:
                person = self.chairs[step.seat].user  # in a window the one who has thrown in comes last
                self.stood_in = None if played.by in (person, CLOCK, STANDING, FORCED) or person is None else step.seat
                happened = game.play(step.seat, step.do)
                new = happened if self.stood_in is None else _marked(happened, step.seat)
                if played.by == person:
                    self._forget_absence(step.seat)
            self.announcements.add(step.seat, new, by_person=played.move is not None)
            events += new
        if self.stood_in is not None:
            self._note_missed(self.stood_in, events)
        if played.move is not None:
            self.moves[played.by, played.move] = self.seq
        if played.by == FORCED:
            self._note_forced(played.steps)
        if game.is_over:
            self.state = "over"
        return events

    def _note_missed(self, seat: int, events: Iterable[Event]) -> None:
        own = [event for event in events if event.seat == seat and event.is_for(seat)]
        if own:
            self.missed[seat] = [*self.missed.get(seat, ()), Missed(self.seq, own)][-MOST_MISSED:]

    def _forget_absence(self, seat: int) -> None:
        self.missed.pop(seat, None)
        self.bot_from.pop(seat, None)

    def _note_forced(self, steps: Sequence[Step]) -> None:
        seats = [step.seat for step in steps if step.seat is not None]
        do = [step.do for step in steps if step.do is not None and step.seat == seats[0]]
        self._forced[seats[0]] = ForcedMove(asked_at=self.asked_at, seq=self.seq, do=do)

    def _playing(self) -> Game:
        if self.game is None:
            raise NotNow("the game has not begun")
        return self.game

    # --- who is who

    def seats_of(self, user: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if user is not None and chair.user == user]

    def _note_seen(self, seat: int) -> None:
        chair = self.chairs[seat]
        for one in (chair.user, chair.device):
            if one is not None:
                self._seen.setdefault(one, set()).add(seat)

    def seen_by(self, caller: Caller) -> set[int]:
        """The seats whose cards this person has seen in this game."""
        return set[int]().union(*(self._seen.get(one, ()) for one in caller.ids))

    def is_removed(self, caller: Caller) -> bool:
        return any(one in self.removed for one in caller.ids)

    @property
    def people(self) -> set[str]:
        return {chair.user for chair in self.chairs if chair.user is not None}

    @property
    def is_live_window(self) -> bool:
        """Whether everybody may act at the same time, and the first who does is the one (S-33)."""
        if self.game is None or not self.opened.options.get("ask_everyone"):
            return False
        decision = self.game.decision
        return decision is not None and decision.kind == "window"

    @cached_property
    def asked(self) -> dict[int, Game]:
        """The seats that may act now, each with the game as it finds it."""
        if self.game is None or self.game.decision is None or self.between_rounds:
            return {}
        games = self.game.asked() if self.is_live_window else [self.game]
        return {game.decision.seat: game for game in games if game.decision is not None}

    @property
    def deadline(self) -> Deadline | None:
        decision = self.game.decision if self.game else None
        if self.state != "playing" or decision is None or self.between_rounds:
            return None
        if self.is_live_window:
            return Deadline(Span(self.asked_time, WINDOWS[self.setting.windows]), None)
        limit = CLOCKS[self.setting.clock]
        if decision.kind == "call" and self.setting.clock != "days":
            limit = CALLS[self.setting.windows]
        # In play by turns, whom a window waits for is a secret (S-33).
        seat = None if decision.kind == "window" else decision.seat
        return None if limit is None else Deadline(Span(self.asked_time, limit), seat)

    @property
    def round_break(self) -> Span | None:
        """How long people look at a round before the next one begins, at the latest."""
        if self.state != "playing" or not self.between_rounds:
            return None
        return Span(self.asked_time, ROUND_BREAKS[self._asked_pace])

    @property
    def time_limit(self) -> Span | None:
        """The time that runs now, whatever it is for."""
        return self.round_break if self.deadline is None else self.deadline.span

    @property
    def series(self) -> messages.Series | None:
        """The row of rematches up to now. Whoever takes a seat from another begins with no wins."""
        series = self.opened.series
        if series is None:
            return None
        same = [chair.user == first.user for chair, first in zip(self.chairs, self.opened.chairs, strict=True)]
        won = [wins if stayed else 0 for wins, stayed in zip(series.won, same, strict=True)]
        if self.game is None or not self.game.is_over:
            return messages.Series(games=series.games, won=won)
        winners = self.game.result.winners
        return messages.Series(games=series.games + 1, won=[wins + (seat in winners) for seat, wins in enumerate(won)])

    def stand_in(self, seat: int) -> str:
        """The bot of a seat, or the one that plays for a person who is away."""
        return self.chairs[seat].bot or f"level:{middle_level(get_rules(self.opened.game))}"

    # --- commands become changes

    def must_be_host(self, user: str) -> None:
        if user != self.host:
            raise NotAllowed("only the host can do this")

    def must_own(self, user: str, seat: int) -> None:
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].user != user:
            raise NotAllowed(f"seat {seat} is not yours")

    def must_exist(self, seat: int) -> None:
        if seat >= len(self.chairs):
            raise NotAllowed(f"there is no seat {seat}; the seats are 0 to {len(self.chairs) - 1}")

    def first_shuffle(self) -> dict[str, Any]:
        """The order of the cards at the beginning of the game."""
        trial = self._lay_out()
        trial.shuffle()
        return dict(trial.history[-1].shuffle or {})

    def must_be_playing(self) -> None:
        if self.state != "playing":
            raise NotNow(
                {
                    "waiting": "the game has not begun",
                    "dealing": "the cards are being dealt",
                    "paused": "the game is paused: resume it first",
                    "over": "the game is over",
                    "closed": "the table is closed",
                }[self.state]
            )

    def done_before(self, user: str, move: messages.Move) -> int | None:
        """The number of the entry, if this very move was done already, or was answered just so for want of a choice."""
        forced = self._forced.get(move.seat)
        if forced is not None and self.chairs[move.seat].user == user and forced.is_answered_by(move):
            return forced.seq
        return self.moves.get((user, move.id))

    def prepare_move(self, user: str, move: messages.Move) -> Played:
        """All actions of a person's move, tried on a copy."""
        self.must_own(user, move.seat)
        self.must_be_playing()
        if not self.asked_at <= move.seq <= self.seq:
            raise StaleMove(
                f"the move answers the question of entry {move.seq}; the current one is that of entry {self.asked_at}"
            )
        if self.between_rounds:
            raise NotNow("the next round has not begun: send `ready`")
        game = self._playing()
        if self.is_live_window and game.rules.parse_action(move.do[0]) == game.rules.letting_pass(game.mem):
            raise NotNow("you cannot pass in a window: it closes automatically", clause="S-33")
        return self.prepare_actions(move.seat, move.do, by=user, move=move.id)

    def prepare_actions(self, seat: int, texts: Sequence[str], *, by: str, move: str | None = None) -> Played:
        trial = self._playing().copy()
        begun = len(trial.history)
        goes_on = True
        for text in texts:
            if not goes_on:
                raise NotNow("a plan must end where something is revealed or others may act: send the rest separately")
            events = trial.first_come(seat, text) if self.is_live_window else trial.play(seat, text)
            goes_on = is_foreseen(trial, events)
            _let_chance_answer(trial)
        return Played(steps=_steps(trial, begun), by=by, move=move)

    def prepare_closing(self) -> Played:
        """The window is over: everybody has passed."""
        trial = self._playing().copy()
        begun = len(trial.history)
        trial.close_window()
        _let_chance_answer(trial)
        return Played(steps=_steps(trial, begun), by=CLOCK)

    # --- the door, and what is written down

    def may_enter(self, user: str, key: str | None) -> bool:
        """Whoever sits at the table, was invited, or sees it in the lobby.

        If the table does not want spectators, people without a seat are told who sits where, and nothing of the game.
        """
        is_known = user == self.host or bool(self.seats_of(user))
        return is_known or key == self.key or self.setting.listed

    def record(self) -> dict[str, Any]:
        """The whole game, with the proof of its shuffle; only when it is over, for it shows every card."""
        if self.game is None or self.state != "over":
            raise NotNow("the game is not over: its record would show hidden cards")
        fair: dict[str, Any] = {
            "table": self.id,
            "commitment": self.opened.commitment,
            "secret": self.secret,
            "numbers": [chair.number for chair in self.chairs],
        }
        if all(chair.commitment for chair in self.chairs if chair.number):  # not so at tables from before
            fair["commitments"] = [chair.commitment for chair in self.chairs]
        return record_of(self.game, fair=fair)

    def summary(self) -> Summary:
        decision = self.game.decision if self.game else None
        names = {chair.user: chair.name for chair in self.chairs}
        return Summary(
            state=self.state,
            listed=self.setting.listed,
            game=self.opened.game,
            players=len(self.chairs),
            free=sum(chair.is_free for chair in self.chairs),
            host_name=names.get(self.host, ""),
            users=[chair.user for chair in self.chairs],
            names=[chair.name for chair in self.chairs],
            bots=[chair.bot for chair in self.chairs],
            result=self.game.result.as_json() if self.game and self.game.is_over else None,
            waits_for=decision.seat if decision and decision.kind != "window" else None,
            clock=self.setting.clock,
            rematch_of=self.opened.rematch_of,
            spectators=self.setting.spectators,
            delay_s=self.setting.delay_s,
            ended=self.ended,
            shown_at=self.shown_at,
            earlier=list(self.earlier),
        )


def check_bot(game: str, name: str) -> None:
    """Bots of a table think within bounds: levels, and the two that answer at once."""
    bot = get_bot(name)
    if bot.level is None and name not in ("greedy", "random"):
        raise BadOption(f"{quoted(name)} is not available at tables; use level:1 and so on, greedy or random")
    bot.memory(get_rules(game))  # refuses a level that the game does not have


def _marked(events: Sequence[Event], seat: int) -> list[Event]:
    """The events of one action; the one that tells everybody the action itself says that a bot decided it."""
    marked = list(events)
    for at, event in enumerate(events):
        if event.seat == seat and event.audience is None:
            marked[at] = dataclasses.replace(event, data={**event.data, "by_bot": True})
            break
    return marked


def _ends_round(events: Iterable[Event]) -> bool:
    """Whether a round of SOLOmino was ended and another one dealt (S-24)."""
    names = {event.name for event in events}
    return "round-began" in names and not names.isdisjoint(ROUND_ENDS)


def is_foreseen(game: Game, events: Iterable[Event]) -> bool:
    """Whether a seat learned nothing by its action, so that a plan may go on.

    Otherwise it could try out plans: the one that is not refused tells which card lies on top of the pile.
    """
    decision = game.decision
    return decision is not None and decision.kind != "window" and all(event.name in FORESEEN for event in events)


def _let_chance_answer(game: Game) -> None:
    while game.decision is None and not game.is_over:
        game.shuffle()


def _steps(game: Game, begun: int) -> list[Step]:
    """What was added to a game's history, for the journal."""
    return [
        Step(shuffle=dict(step.shuffle or {}))
        if step.action is None
        else Step(seat=step.seat, do=game.rules.format_action(step.action))
        for step in game.history[begun:]
    ]
