"""The messages between client and server on the WebSocket: one JSON object each, distinguished by its `type`.

These definitions are the only ones: frames are decoded and encoded by them, and `schema()` exports them for clients in
other languages (docs/protocol.md). A client's message is a *command*; each is answered by `done` or `refused` with its
`id`. Everything else the server sends on its own: `room` says who sits where, `play` what happened and what is asked.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tavolata.server.errors import BadMessage

VERSION = 1

#: The end of a text, and not the line break before it, which a plain `$` lets pass.
END = r"(?!\n)$"

#: A command is small; whatever is longer was not made by a client of ours.
MAX_FRAME = 16_384

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+" + END)]
TableId = Annotated[str, Meta(min_length=12, max_length=12, pattern=r"^[A-Za-z0-9_-]+" + END)]
Key = Annotated[str, Meta(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+" + END)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
#: A sequence number or the number of a ping: no longer than every language can count.
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
#: What a client adds to the shuffle: up to 32 bytes in hexadecimal.
Number = Annotated[str, Meta(min_length=2, max_length=64, pattern=r"^([0-9a-f]{2})+" + END)]
Sha256 = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+" + END)]
#: All notation is plain ASCII.
ActionText = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[ -~]+" + END)]
#: The longest answer to an order is far shorter.
Plan = Annotated[list[ActionText], Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Literal["en", "de", "fr", "it", "nl"]
Clock = Literal["none", "relaxed", "fast", "days"]
Pace = Literal["slow", "normal", "quick"]
Windows = Literal["normal", "long", "longest"]
Memory = Literal["once", "lap", "open"]
#: While a table is dealing, the numbers for its shuffle are collected, for some seconds at most; seats can change as in
#: a running game. A table is unreadable if its journal is damaged; nothing can be done there until it is mended.
State = Literal["waiting", "dealing", "playing", "paused", "over", "closed", "unreadable"]
UNFINISHED: tuple[State, ...] = ("waiting", "dealing", "playing", "paused")
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "hurry", "thinking", "wow", "again", "bye", "cheers"
]


class Setting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a table, for any game."""

    #: Whether everybody sees it in the lobby; otherwise it is found by its link only.
    listed: bool = False
    #: Whether people without a seat may watch.
    spectators: bool = True
    #: How many seconds later spectators see everything.
    delay_s: Annotated[int, Meta(ge=0, le=600)] = 0
    clock: Clock = "none"
    pace: Pace = "normal"
    #: How long a card may be thrown in, and the call be made, in SOLOmino.
    windows: Windows = "normal"
    #: How long announcements can be seen: `once` when they are made, `lap` until you have played again, `open` as `lap`
    #: and everybody may look into the oven.
    memory: Memory = "lap"


# ----------------------------------------------------------------- commands


class Command(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A command of a client. Its `id` is chosen by the client and comes back in the answer.

    A `move` that is sent again with the same id (after a reconnection, say) is done once.
    """

    id: Id


class AtTable(Command, frozen=True, kw_only=True):
    table: TableId


class Enter(AtTable, tag="enter", frozen=True, kw_only=True):
    """Subscribe to a table. A user without a seat there needs its key, unless the table is listed."""

    key: Key | None = None
    #: This person wants a seat, and is asked for a name perhaps: the others see that somebody is about to join.
    joining: bool = False


class Exit(AtTable, tag="exit", frozen=True, kw_only=True):
    """Unsubscribe from a table."""


class Resync(AtTable, tag="resync", frozen=True, kw_only=True):
    """After a gap in the sequence numbers: ask for the current state of the table, as `room` and `play`."""


class Show(AtTable, tag="show", frozen=True, kw_only=True):
    """For a device with several seats: from now on this connection sees what this seat may know, and no other hand.

    That ends when the seat has played and is not asked any more; until the next `show` it sees what spectators see.
    """

    seat: SeatNumber


class Sit(AtTable, tag="sit", frozen=True, kw_only=True):
    """Take a free seat or the seat of a bot, even during the game; before it, also change the name at your own seat.

    A person who has seen the cards of a seat in this game can get that seat again, but no other one.
    """

    #: Without one: the seat that is kept for this person, else a free one, else that of a bot.
    seat: SeatNumber | None = None
    #: How this seat is called; without one, by the user's name. For a device that is passed round.
    name: Annotated[str, Meta(min_length=1, max_length=30)] | None = None


class Stand(AtTable, tag="stand", frozen=True, kw_only=True):
    """Leave a seat: before the game it becomes free, later a bot takes it."""

    seat: SeatNumber


class Appoint(AtTable, tag="appoint", frozen=True, kw_only=True):
    """The host gives a seat to a bot; without a bot, the seat becomes free (before the game)."""

    seat: SeatNumber
    bot: BotName | None = None


class Start(AtTable, tag="start", frozen=True, kw_only=True):
    """The host starts the game. People who are joining keep a seat for a minute; a bot plays it until then.

    If the host is away or idle, any player can send this; the game then begins after a notice of ten seconds.
    """

    #: The bot for free seats; without one, free seats must be filled first.
    bot: BotName | None = None


class Commit(AtTable, tag="commit", frozen=True, kw_only=True):
    """Commit to a number for the shuffle without revealing it, before the numbers are requested.

    It belongs to the first of your seats. A new commitment replaces it.
    """

    #: SHA-256 of the lines `tavolata number`, `room.fair.commitment`, the table's id, and the number.
    commitment: Sha256


class Reveal(AtTable, tag="reveal", frozen=True, kw_only=True):
    """Reveal the number that you have committed to, when `room.fair.asked` is true.

    Reveal it only if the table still shows the commitment that you saw first, and never again after the commitments of
    the other seats, the game or its options have changed.
    """

    number: Number


class Cancel(AtTable, tag="cancel", frozen=True, kw_only=True):
    """Cancel an announced start; any player at the table can do this."""


class Configure(AtTable, tag="configure", frozen=True, kw_only=True):
    """The host changes house rules before the game. Options that are not given stay as they are.

    With more `players` there are more free seats; with fewer, free seats go first, then those of bots.
    """

    options: dict[str, Any] = {}
    setting: Setting | None = None


class HandHost(AtTable, tag="host", frozen=True, kw_only=True):
    """The host makes the person at this seat the host."""

    seat: SeatNumber


class Remove(AtTable, tag="remove", frozen=True, kw_only=True):
    """The host removes the person at this seat, from all of their seats; in a running game a bot takes over.

    They cannot come back until the host sends `readmit`.
    """

    seat: SeatNumber


class Readmit(AtTable, tag="readmit", frozen=True, kw_only=True):
    """The host lets the people come back who were removed under this name."""

    name: Annotated[str, Meta(max_length=30)]


class Move(AtTable, tag="move", frozen=True, kw_only=True):
    """Actions of a seat in notation, all of them or none: the whole plan of a turn, the complete answer to an order.

    `seq` is that of the `play` whose `ask` this answers.
    """

    seat: SeatNumber
    seq: Count
    do: Plan


class Standing(AtTable, tag="standing", frozen=True, kw_only=True):
    """How a seat answers requests for help from now on: `ask` asks each time, `never` always declines."""

    seat: SeatNumber
    help: Literal["ask", "never"]


class Say(AtTable, tag="say", frozen=True, kw_only=True):
    """Send a phrase to the whole table."""

    phrase: Phrase


class Ready(AtTable, tag="ready", frozen=True, kw_only=True):
    """This player is ready to go on; when all players are, the game continues."""

    seq: Count


class Seen(AtTable, tag="seen", frozen=True, kw_only=True):
    """The screen of this seat shows the question of the `play` with this `seq`. Nobody else is told."""

    seat: SeatNumber
    seq: Count


class SetPace(AtTable, tag="pace", frozen=True, kw_only=True):
    """The host sets the speed of bots and scorings for the whole table."""

    pace: Pace


class Pause(AtTable, tag="pause", frozen=True, kw_only=True):
    """The host pauses the clocks and the bots; later they continue where they were. A window is not paused."""


class Resume(AtTable, tag="resume", frozen=True, kw_only=True):
    """Resume after a pause."""


class Rematch(AtTable, tag="rematch", frozen=True, kw_only=True):
    """Propose another game with the same seats. The other people are asked first (`room.rematch_ask`); when all are in,
    or if there are none, the next game starts and `room.rematch` is its link.
    """

    #: This client will `commit` to a number at the next table, which waits for it some seconds.
    commits: bool = False
    #: What is different in the next game; everything else stays.
    options: dict[str, Any] | None = None
    setting: Setting | None = None
    #: Start without those who have not answered or do not want to: bots play for them.
    start: bool = False


class RematchAnswer(AtTable, tag="rematch-answer", frozen=True, kw_only=True):
    """Whether this player takes part in the proposed rematch; can be changed until it starts."""

    joins: bool
    #: As in `rematch`.
    commits: bool = False


class StandIn(AtTable, tag="stand-in", frozen=True, kw_only=True):
    """The others decide how long to wait for a player who is away: a bot plays now, or a minute later."""

    seat: SeatNumber
    when: Literal["now", "later"]


class Probe(Command, tag="probe", frozen=True, kw_only=True):
    """Check whether the connection still works. Answered by `done` at once, before anything else that is waiting."""


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The immediate answer to `ping`: it measures the latency, which counts in a window."""

    n: Count


AnyCommand = (
    Enter
    | Exit
    | Resync
    | Show
    | Sit
    | Stand
    | Appoint
    | Start
    | Commit
    | Reveal
    | Cancel
    | Configure
    | HandHost
    | Remove
    | Readmit
    | Move
    | Standing
    | Say
    | Ready
    | Seen
    | SetPace
    | Pause
    | Resume
    | Rematch
    | RematchAnswer
    | StandIn
)
FromClient = AnyCommand | Pong | Probe

# ----------------------------------------------------------------- what the server says


class FromServer(Struct, tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    pass


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True):
    """The first message on a socket."""

    version: int
    name: str
    lang: Lang
    server: str


class Done(FromServer, tag="done", frozen=True, kw_only=True):
    """A command was carried out; if it changed the table, the change is on disk, and `seq` is its number."""

    id: Id
    seq: int | None = None


class Refused(FromServer, tag="refused", frozen=True, kw_only=True):
    """A command or an invalid frame was refused, and nothing has changed."""

    code: str
    #: For whoever writes a client, in English.
    message: str
    #: For people, in their language.
    text: str
    id: str | None = None
    #: The clause of the rules that says so.
    clause: str | None = None
    #: In a window: by how many milliseconds it came too late.
    late_ms: int | None = None
    #: After how many seconds it is worth another try.
    retry_s: float | None = None


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Public information about a seat and its player."""

    name: str
    kind: Literal["person", "bot", "free"]
    #: Of a bot, and of the bot that plays for somebody who is away.
    bot: str | None = None
    #: Whether a device of this person is connected.
    here: bool = False
    #: A bot plays until the person returns.
    stand_in: bool = False
    #: The person is away: after so many milliseconds a bot plays for them.
    bot_in_ms: int | None = None
    yours: bool = False
    #: How often the person answers requests for help; only the own seats tell.
    help: Literal["ask", "never"] | None = None
    #: Whether this user can sit down here now.
    open: bool = False
    #: A bot plays here, but a guest who is about to join keeps the seat for so many milliseconds.
    kept_ms: int | None = None
    #: That guest is this user.
    kept_for_you: bool = False


class Fairness(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What anyone needs to verify the shuffle: the commitments from the beginning, secret and numbers after the end."""

    #: SHA-256 of the table's secret.
    commitment: str
    #: By seat: what its client has committed itself by (`commit`); null if it has not.
    commitments: list[str | None]
    #: The numbers are asked for (`reveal`), and no commitment can be changed any more.
    asked: bool = False
    secret: str | None = None
    #: By seat: the number that its client has revealed; null if it has not.
    numbers: list[str | None] | None = None


class Room(FromServer, tag="room", frozen=True, kw_only=True):
    """The seats and settings of the table. Sent on entering and after every change."""

    table: TableId
    seq: int
    game: str
    options: dict[str, Any]
    setting: Setting
    state: State
    seats: list[SeatInfo]
    fair: Fairness
    watchers: int = 0
    #: Whether this user is the host.
    host: bool = False
    #: Where the host sits.
    host_seat: int | None = None
    #: Names of people who have opened the invitation but have no seat; empty for those without a name.
    arriving: list[str] = []
    #: Whether this user can start the game now: as the host, or because the host is gone or idle.
    may_start: bool = False
    starting: Starting | None = None
    #: Names of people whom the host has removed; only the host is told.
    removed: list[str] = []
    #: The own seats.
    yours: list[int] = []
    #: For a link to the table; only for those who sit at it.
    key: Key | None = None
    rematch: RematchLink | None = None
    #: After the game: somebody wants another one.
    rematch_ask: RematchAsk | None = None
    #: Of a table that is a rematch.
    series: Series | None = None
    #: Who has seen enough of what is being shown (`ready`), by seat.
    ready: list[int] = []
    #: The table was closed because nobody had been there for long.
    deserted: bool = False
    local: LocalTable | None = None


class LocalTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table that the page itself runs: the server does not know it, and nobody else can join it."""

    #: Whether a move of the player can be taken back now.
    undo: bool = False
    #: Whether the player can ask for advice: in a game of one person against bots.
    hint: bool = False


class Starting(Struct, frozen=True, kw_only=True):
    """Another player starts the game in place of the host."""

    seat: int | None
    #: Milliseconds until it begins.
    left_ms: int


class RematchLink(Struct, frozen=True, kw_only=True):
    table: TableId
    key: Key


class RematchAsk(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player has proposed a rematch, and the other people are asked."""

    #: A seat of the one who asks.
    seat: int
    #: The seats of those who are in, and of those who do not want to.
    joined: list[int]
    declined: list[int]
    #: After so many milliseconds those who are in may start with bots for the others.
    start_in_ms: int
    #: The house rules of the next game.
    options: dict[str, Any]
    setting: Setting


class Series(Struct, frozen=True, kw_only=True):
    """A series of rematches: how many games are finished, and how many of them the present players have won."""

    games: int
    won: list[int]


class EventInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event, as in docs/formats.md. `data.by_bot`: a bot decided it for the player of the seat."""

    name: str
    seat: int | None = None
    data: dict[str, Any] = {}


class MissedMove(Struct, frozen=True, kw_only=True):
    """What a bot did for the player of a seat, as far as this seat may know it."""

    seq: int
    events: list[EventInfo]


class Ask(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that the game waits for. Only the deciding seat gets it."""

    seat: int
    kind: str
    clauses: list[str]
    #: All legal actions, in notation.
    legal: list[str]
    #: There is no choice: the server takes these actions by itself, some time after `seen`.
    forced: list[str] = []
    #: What the seat sees, as bytes of the kernel in base64, for clients that ask it where an answer leads.
    view_bytes: str = ""


class Play(FromServer, tag="play", frozen=True, kw_only=True):
    """What has happened since the previous message, and the table as the seat shown on this connection sees it."""

    table: TableId
    #: Rises by one with every change of the table. After a gap a client sends `resync`.
    seq: int
    #: The seat that this message is for; null for spectators.
    seat: int | None
    events: list[EventInfo]
    #: As in docs/formats.md; null before the game.
    view: dict[str, Any] | None
    ask: Ask | None = None
    #: Own seats that the game waits for, but that are not shown: hand the device over, then `show`.
    hand_over: list[int] = []
    #: How many milliseconds are left to answer, if a clock runs; the same for everybody in a window.
    left_ms: int | None = None
    #: The seat whose clock that is; null in a window.
    clock_of: int | None = None
    #: Between two rounds of SOLOmino: how many milliseconds until the next one begins, or sooner if all people who are
    #: here say `ready`. Nobody is asked anything before.
    next_round_ms: int | None = None
    #: The own seat for which a bot has just played, because its time was over or its person away.
    stood_in: int | None = None
    #: On entering: what bots did for this seat since its person last moved.
    missed: list[MissedMove] = []
    #: What the others announced since this seat last played, oldest first, and the cards that it got; for spectators,
    #: what was announced in the last lap. If announcements are heard once, only the seat's cards, and in the answer to
    #: `show` what the others announced since the seat last held the device.
    log: list[EventInfo] = []
    #: What scorings brought so far; with the whole table alone (`enter`, `resync`, `show`). `events` add to it.
    results: list[EventInfo] | None = None
    result: dict[str, Any] | None = None


class Said(FromServer, tag="said", frozen=True, kw_only=True):
    """A phrase of a player; spectators cannot send any."""

    table: TableId
    seat: int
    phrase: Phrase


class Closed(FromServer, tag="closed", frozen=True, kw_only=True):
    """This connection gets no more messages of the table."""

    table: TableId
    code: str
    text: str


class Ping(FromServer, tag="ping", frozen=True, kw_only=True):
    n: int


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The server is shutting down. Nothing is lost: connect again after `retry_ms` milliseconds."""

    retry_ms: int


AnyFromServer = Welcome | Done | Refused | Room | Play | Said | Closed | Ping | Bye

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(frame: str | bytes) -> AnyCommand | Pong | Probe:
    """Parse a client's message; BadMessage says what is wrong with it."""
    if len(frame) > MAX_FRAME:
        raise BadMessage(f"the message is too long: {len(frame)} characters, at most {MAX_FRAME}")
    try:
        command: AnyCommand | Pong | Probe = _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"invalid message: {error}") from None
    return command


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


def schema() -> dict[str, Any]:
    """All messages as JSON Schema, from which clients generate their types."""
    (commands, said), components = msgspec.json.schema_components(
        (FromClient, AnyFromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of Tavolata's live tables, version {VERSION}",
        "$defs": {**components, "FromClient": commands, "FromServer": said},
    }
