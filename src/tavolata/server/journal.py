"""What happened at a table, entry by entry. A table is what its journal says, and nothing else.

An entry is one change that happens as a whole: a person sits down, a seat plays its plan. It is on disk before anybody
is told of it. Entries are numbered from 1 without gaps; the number is the sequence number of the messages that tell it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tavolata.server.messages import Memory, Pace, Series, Setting

#: Who played where nobody did: the time was over, a person had said before how to answer, or there was no choice.
CLOCK, STANDING, FORCED = "clock", "standing", "forced"
#: Why a table was closed at which nobody had been for long: before its game, or in the middle of it.
UNUSED, ABANDONED = "unused", "abandoned"
#: What stands for a user who was deleted. No user has this id.
DELETED = "deleted"


class Change(Struct, tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    """What an entry says."""


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat: a user, or a bot, or nobody."""

    user: str | None = None
    name: str = ""
    bot: str | None = None
    #: What the user's client has committed itself by to a number for the shuffle, and the number once it is revealed.
    #: Tables from before there were commitments have numbers alone.
    commitment: str | None = None
    number: str | None = None
    #: A person has left this chair to a bot; another may take it.
    left: bool = False
    #: How the person answers requests for help.
    help: Literal["ask", "never"] = "ask"
    #: The browser of the person, as `Caller.device`.
    device: str | None = None
    #: The user who had opened the invitation when the game began. Until `kept_until` nobody else gets the bot's seat.
    kept_for: str | None = None
    kept_until: float = 0.0

    @property
    def is_free(self) -> bool:
        return self.user is None and self.bot is None


class Opened(Change, tag="opened", frozen=True, kw_only=True):
    """The first entry of every journal. The options are checked and complete."""

    game: str
    options: dict[str, Any]
    setting: Setting
    host: str
    chairs: list[Chair]
    commitment: str
    #: The table whose players wanted another game.
    rematch_of: str | None = None
    #: The games of the row of rematches before this one.
    series: Series | None = None
    #: The game begins by itself, as soon as the clients of these seats have committed to their numbers.
    awaits: list[int] = []


class Seated(Change, tag="seated", frozen=True, kw_only=True):
    """A chair is given to somebody, to a bot, or (when it says nothing) to nobody."""

    seat: int
    chair: Chair


class Configured(Change, tag="configured", frozen=True, kw_only=True):
    """The host has changed options or settings before the game. The options are checked and complete."""

    options: dict[str, Any]
    setting: Setting
    #: For each seat from now on which seat it was before; null for a new one, which is free.
    seats: list[int | None]


class StartAnnounced(Change, tag="start-announced", frozen=True, kw_only=True):
    """Somebody starts the game in place of a host who is gone or idle. It begins a little later, unless cancelled."""

    user: str
    #: The bot for seats that are still free then.
    bot: str


class StartCancelled(Change, tag="start-cancelled", frozen=True, kw_only=True):
    pass


class Removed(Change, tag="removed", frozen=True, kw_only=True):
    """The host has sent a person away, who cannot sit down again. Other entries give the seats away."""

    user: str
    name: str
    device: str | None = None


class Readmitted(Change, tag="readmitted", frozen=True, kw_only=True):
    """The host lets everyone who was removed under this name come again."""

    name: str


class Committed(Change, tag="committed", frozen=True, kw_only=True):
    """The client of a seat's person has committed to a number for the shuffle."""

    seat: int
    commitment: str


class NumbersAsked(Change, tag="numbers-asked", frozen=True, kw_only=True):
    """The game starts: all commitments count as they are, and clients reveal their numbers."""


class Revealed(Change, tag="revealed", frozen=True, kw_only=True):
    """The number that was committed to at a seat."""

    seat: int
    number: str


class Begun(Change, tag="begun", frozen=True, kw_only=True):
    """The cards are dealt."""

    shuffle: dict[str, Any]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the game, as in a record: an action of a seat, or the order of the cards after a shuffle."""

    seat: int | None = None
    do: str | None = None
    shuffle: dict[str, Any] | None = None


class Played(Change, tag="played", frozen=True, kw_only=True):
    """Steps that belong together. `by` is the user who played, the name of the bot, CLOCK, STANDING or FORCED."""

    steps: list[Step]
    by: str
    #: The client's id of the move, so that it is done once.
    move: str | None = None


class Heard(Change, tag="heard", frozen=True, kw_only=True):
    """Somebody at a shared device was told what they had missed. It is told once at a table that hears all once."""

    seat: int


class Paused(Change, tag="paused", frozen=True, kw_only=True):
    """Clocks and bots stand still. If that is because nobody was there, the first who returns lets the game go on."""

    empty: bool = False
    #: Seconds that were used up of the time to answer, or of the break between two rounds. They stay used up.
    used: float = 0.0


class Resumed(Change, tag="resumed", frozen=True, kw_only=True):
    pass


class WentOn(Change, tag="went-on", frozen=True, kw_only=True):
    """The break between two rounds is over."""


class Paced(Change, tag="paced", frozen=True, kw_only=True):
    pace: Pace


class Hosted(Change, tag="hosted", frozen=True, kw_only=True):
    """Another user runs the table, because the host has left or handed it over."""

    user: str


class BotFrom(Change, tag="bot-from", frozen=True, kw_only=True):
    """From this time on (seconds since 1970) a bot plays for the person of a seat, unless they come back before."""

    seat: int
    at: float


class RematchAsked(Change, tag="rematch-asked", frozen=True, kw_only=True):
    """A player of the finished game wants another one, by these house rules."""

    user: str
    options: dict[str, Any]
    setting: Setting
    #: Their client commits to a number at the next table.
    commits: bool = False


class RematchAnswered(Change, tag="rematch-answered", frozen=True, kw_only=True):
    user: str
    joins: bool
    commits: bool = False


class Rematched(Change, tag="rematched", frozen=True, kw_only=True):
    """There is another table for the next game."""

    table: str
    key: str


class Closed(Change, tag="closed", frozen=True, kw_only=True):
    """The table was ended before its game was."""

    reason: str


AnyChange = (
    Opened
    | Seated
    | Configured
    | StartAnnounced
    | StartCancelled
    | Committed
    | NumbersAsked
    | Revealed
    | Begun
    | Played
    | Heard
    | Paused
    | Resumed
    | WentOn
    | Paced
    | Hosted
    | BotFrom
    | RematchAsked
    | RematchAnswered
    | Removed
    | Readmitted
    | Rematched
    | Closed
)


class Entry(Struct, frozen=True, kw_only=True):
    """A change with its number and its time (seconds since 1970)."""

    seq: int
    at: float
    change: AnyChange


_decoder = msgspec.json.Decoder(AnyChange)
_encoder = msgspec.json.Encoder()


def encode_change(change: AnyChange) -> str:
    return _encoder.encode(change).decode()


def decode_change(text: str) -> AnyChange:
    change: AnyChange = _decoder.decode(text)
    if isinstance(change, Opened) and "memory" not in msgspec.json.decode(text)["setting"]:
        return _with_memory(change)
    return change


def _with_memory(opened: Opened) -> Opened:
    """A table from before there was a setting for it goes on as it began: announcements were heard once."""
    memory: Memory = "open" if opened.options.get("open_oven") else "once"
    return replace(opened, setting=replace(opened.setting, memory=memory))
