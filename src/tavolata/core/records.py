"""Records: whole games written down as JSON, so that anyone can replay and verify them (docs/formats.md).

A record holds what was asked (the order of the cards after every shuffle, every action) and what came of it (every
event, the result). So a replay needs no random numbers, and a record that was changed anywhere contradicts itself. It
may also tell what its shuffles were made from (`tavolata.core.fairness`); then they are made again and compared.

Files hold one record a line (`.jsonl`), or a single one (`.json`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavolata.core.contract import Decision, Event, Rules
from tavolata.core.errors import BadFile, BadRecord, TavolataError, quoted
from tavolata.core.fairness import check_commitment, commit, commit_number, seed_of
from tavolata.core.game import Game, Step
from tavolata.core.registry import get_rules

VERSION = 1

#: The fields of a record, those that it may have, and the fields of the two forms of a step, each with its type.
RECORD = {"tavolata": int, "game": str, "rules": int, "options": dict, "steps": list, "result": (dict, type(None))}
OPTIONAL = {"fair": dict, "assisted": dict}
FAIR = {"table": str, "commitment": str, "secret": str, "numbers": list}
#: Records from before players' programs committed to their numbers lack it.
FAIR_OPTIONAL = {"commitments": list}
#: How often the player took a move back, and asked for advice.
ASSISTED = {"undone": int, "hints": int}
SHUFFLE_STEP = {"shuffle": dict, "events": list}
ACTION_STEP = {"seat": int, "do": str, "events": list}
_JSON_NAMES = {int: "a number", str: "a string", dict: "an object", list: "a list", type(None): "null"}

# ----------------------------------------------------------------- writing


def record_of(game: Game, fair: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The record of a game, finished or not; if told, with what the seed was made from, which gives all cards away."""
    if game.history and game.history[0].shuffle is None:
        raise BadRecord(
            "a game that started from a custom position cannot be recorded: what led there cannot be replayed"
        )
    record = {
        "tavolata": VERSION,
        "game": game.rules.game,
        "rules": game.rules.version,
        "options": dict(game.options),
        "steps": [_write_step(game.rules, step) for step in game.history],
        "result": game.result.as_json() if game.is_over else None,
    }
    return {**record, "fair": dict(fair)} if fair else record


def _write_step(rules: Rules, step: Step) -> dict[str, Any]:
    events = [str(event) for event in step.events]
    if step.action is None:
        return {"shuffle": step.shuffle, "events": events}
    return {"seat": step.seat, "do": rules.format_action(step.action), "events": events}


# ----------------------------------------------------------------- replaying


def replay(record: object) -> Game:
    """The game of a record, every step checked against the rules; BadRecord says which step is wrong, and why.

    If the record tells what its shuffles were made from, the game can go on with those that come next.
    """
    return _replay(record, compare=False)


def verify_record(record: object) -> Game:
    """Replay a record and see that all it says came of it did: every event, and the result.

    >>> game = Game.new("sole-mio", players=2, seed=1)
    >>> events = game.apply(game.legal[0])
    >>> record = record_of(game)
    >>> verify_record(record).decision == game.decision
    True
    >>> record["steps"][-1]["do"] = "OO"  # not what was played
    >>> verify_record(record)
    Traceback (most recent call last):
    ...
    tavolata.core.errors.BadRecord: step 2: seat 0: 'OO' is not possible now: ...
    """
    return _replay(record, compare=True)


def _replay(record: object, *, compare: bool) -> Game:
    fields = _check_form(record)
    game, fair = _lay_out(fields), "fair" in fields
    with _at("assisted"):
        _check_help(fields.get("assisted"))
    for number, step in enumerate(fields["steps"], start=1):
        with _at(f"step {number}"):
            happened = _do_step(game, step, fair=fair)
            if compare:
                _compare_events(step["events"], happened)
    if compare:
        with _at(f"after step {len(fields['steps'])}"):
            _compare_result(fields["result"], game)
    return game


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Whatever is wrong inside is a bad record, and this is where."""
    try:
        yield
    except TavolataError as error:
        raise BadRecord(f"{where}: {error.message}", clause=error.clause) from None


def _check_form(record: object) -> Mapping[str, Any]:
    """The version comes first: the fields of a record of another version may be others."""
    if not isinstance(record, dict) or "tavolata" not in record:
        raise BadRecord(f'not a Tavolata record: a record is a JSON object with "tavolata": {VERSION}')
    if type(record["tavolata"]) is not int or record["tavolata"] != VERSION:
        raise BadRecord(f"the record has version {quoted(record['tavolata'])}; this program reads version {VERSION}")
    return check_fields(record, RECORD, "the record", OPTIONAL)


def check_fields(
    holder: Mapping[str, Any], fields: Mapping[str, Any], whose: str, optional: Mapping[str, Any] | None = None
) -> Mapping[str, Any]:
    """BadRecord unless these fields are there, each of its type, and none but these and the optional ones."""
    for name in fields:
        if name not in holder:
            raise BadRecord(f"{whose} has no field {name!r}; it must have {', '.join(fields)}")
    possible = {**fields, **(optional or {})}
    for name, value in holder.items():
        if name not in possible:
            raise BadRecord(f"{whose} has an unknown field {quoted(name)}; it can have only {', '.join(possible)}")
        types = possible[name] if isinstance(possible[name], tuple) else (possible[name],)
        if type(value) not in types:
            right = " or ".join(_JSON_NAMES[each] for each in types)
            raise BadRecord(f"{name} is {quoted(value)}; it must be {right}")
    return holder


def _lay_out(fields: Mapping[str, Any]) -> Game:
    with _at("game"):
        rules = get_rules(fields["game"])
    if fields["rules"] != rules.version:
        raise BadRecord(
            f"rules: the game was played by version {fields['rules']} of the rules of {rules.title}; "
            f"this program knows version {rules.version}"
        )
    with _at("options"):
        options = rules.check_options(fields["options"])
        if options != fields["options"]:
            raise BadRecord(f"they must be complete: {json.dumps(options)}")
    with _at("fair"):
        seed = _fair_seed(fields["fair"], options["players"]) if "fair" in fields else 0
    return Game(rules, options, rules.lay_out(options), seed)


def _check_help(assisted: Mapping[str, Any] | None) -> None:
    """Who played without help leaves it out."""
    if assisted is None:
        return
    counts = check_fields(assisted, ASSISTED, "it").values()
    if min(counts) < 0 or not any(counts):
        raise BadRecord(
            f"it is {quoted(assisted)}; its numbers must not be negative, and at least one must be positive"
        )


def _fair_seed(fair: Mapping[str, Any], players: int) -> int:
    """The seed that all shuffles of the record must come from."""
    check_fields(fair, FAIR, "it", FAIR_OPTIONAL)
    for name in ("numbers", "commitments"):
        if name in fair and len(fair[name]) != players:
            raise BadRecord(f"there are {len(fair[name])} {name}; there must be {players}, one or null for each seat")
    if fair["commitment"] != commit(fair["secret"]):
        raise BadRecord(
            f"the commitment is {quoted(fair['commitment'])}; that of the secret is {commit(fair['secret'])}"
        )
    if "commitments" in fair:
        for seat, (commitment, number) in enumerate(zip(fair["commitments"], fair["numbers"], strict=True)):
            with _at(f"seat {seat}"):
                _check_number(fair, commitment, number)
    return seed_of(fair["secret"], fair["table"], fair["numbers"])


def _check_number(fair: Mapping[str, Any], commitment: object, number: Any) -> None:
    """A number must be the one that its player's program committed to; who commits may keep the number back."""
    if commitment is not None:
        check_commitment(commitment)
    if number is None:
        return
    right = commit_number(fair["commitment"], fair["table"], number)
    if commitment is None:
        raise BadRecord(f"the number {quoted(number)} has no commitment, so it may have been chosen afterwards")
    if commitment != right:
        raise BadRecord(f"the commitment is {quoted(commitment)}; that of the number is {right}")


def _do_step(game: Game, step: object, *, fair: bool) -> list[str]:
    """Let chance or a seat do what the step says; return the events."""
    if not isinstance(step, dict):
        raise BadRecord(f"it is {quoted(step)}; it must be an object with {_either_form()}")
    decision = game.decision
    if decision is None and game.is_over:
        raise BadRecord("the game was over after the previous step; nothing can follow")
    if "shuffle" in step:
        check_fields(step, SHUFFLE_STEP, "a step with a shuffle")
        if decision:
            raise BadRecord(f"a shuffle, but the game waits for {_waits_for(decision)}")
        events = _shuffle_again(game, step["shuffle"]) if fair else game.tell_shuffle(step["shuffle"])
        return [str(event) for event in events]
    if "do" not in step:
        raise BadRecord(f"it is neither an action nor a shuffle; it must have {_either_form()}")
    check_fields(step, ACTION_STEP, "a step with an action")
    if step["seat"] not in range(game.players):
        raise BadRecord(f"seat is {quoted(step['seat'])}; it must be 0 to {game.players - 1}")
    if not decision or step["seat"] != decision.seat:
        awaited = _waits_for(decision) if decision else "a shuffle"
        raise BadRecord(f"seat {step['seat']} says {quoted(step['do'])}, but the game waits for {awaited}")
    with _at(f"seat {step['seat']}"):
        return [str(event) for event in game.play(step["seat"], step["do"])]


def _shuffle_again(game: Game, told: Mapping[str, Any]) -> list[Event]:
    """The shuffle as the seed gives it, which must be what the record tells, to the letter."""
    events = game.shuffle()
    right = game.history[-1].shuffle or {}
    for name in {**right, **told}:
        if name not in told or name not in right or not _same(told[name], right[name]):
            raise BadRecord(
                f"{name} is {quoted(told.get(name))} in the shuffle, but the secret, the table and the numbers "
                f"give {quoted(right.get(name))}"
            )
    return events


def _either_form() -> str:
    return " or with ".join(", ".join(form) for form in (SHUFFLE_STEP, ACTION_STEP))


def _waits_for(decision: Decision | None) -> str:
    return f"seat {decision.seat} to decide ({decision.kind})" if decision else "a shuffle"


def _compare_events(told: list[Any], happened: list[str]) -> None:
    for number, (event, right) in enumerate(zip(told, happened, strict=False), start=1):
        if event != right:
            raise BadRecord(f"event {number} is {quoted(event)}, but what happened is {right!r}")
    if len(told) < len(happened):
        raise BadRecord(f"event {len(told) + 1} is missing: {happened[len(told)]!r}")
    if len(told) > len(happened):
        raise BadRecord(f"event {len(happened) + 1} is {quoted(told[len(happened)])}, but nothing more happened")


def _compare_result(told: dict[str, Any] | None, game: Game) -> None:
    right = game.result.as_json() if game.is_over else None
    if _same(told, right):
        return
    if right is None:
        raise BadRecord(f"a result is given, but the game is not over: it waits for {_waits_for(game.decision)}")
    raise BadRecord(f"the result is {quoted(told)}, but the game ended with {json.dumps(right)}")


def _same(told: object, right: object) -> bool:
    """Written out, because in Python 1 == True == 1.0, and a record is not for Python alone."""
    return told == right and json.dumps(told, sort_keys=True) == json.dumps(right, sort_keys=True)


# ----------------------------------------------------------------- files


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found about one record of a file: the game it tells, or what is wrong with it.

    `fair` is what its shuffles were made again from; None if the record does not say it. `assisted` says how often the
    player took a move back or asked for advice; None for a game without help.
    """

    where: str
    game: Game | None
    error: BadRecord | None
    fair: Mapping[str, Any] | None = None
    assisted: Mapping[str, int] | None = None

    def checked_game(self) -> Game:
        """The game, or BadRecord."""
        if self.game is None:
            raise self.error or BadRecord(f"{self.where} contains no game")
        return self.game

    @property
    def is_unbound(self) -> bool:
        """Whether the server could have chosen the shuffles: no player was bound to a number that it did not know."""
        if self.fair is None:
            return False
        bound = zip(self.fair["numbers"], self.fair.get("commitments", ()), strict=False)
        return not any(number is not None and commitment is not None for number, commitment in bound)

    @property
    def withheld(self) -> list[int]:
        """The seats that committed to a number and did not reveal it."""
        if self.fair is None:
            return []
        committed = zip(self.fair.get("commitments", ()), self.fair["numbers"], strict=False)
        return [seat for seat, (commitment, number) in enumerate(committed) if commitment and number is None]


def verify_file(path: str | os.PathLike[str]) -> Iterator[Verdict]:
    """Verify the records of a file one after the other; a bad one does not keep the others from being looked at."""
    for where, text in _texts(Path(path)):
        try:
            with _at(where):
                record = parse_json(text)
                game = verify_record(record)
                verdict = Verdict(where, game, None, fair=record.get("fair"), assisted=record.get("assisted"))
        except BadRecord as error:
            verdict = Verdict(where, None, error)
        yield verdict


def read_records(path: str | os.PathLike[str]) -> Iterator[dict[str, Any]]:
    """The records of a file, of the right version and form, but not replayed."""
    for where, text in _texts(Path(path)):
        with _at(where):
            record = dict(_check_form(parse_json(text)))
        yield record


def _texts(path: Path) -> Iterator[tuple[str, bytes]]:
    """The JSON texts in a file, and where each stands."""
    empty = True
    try:
        with path.open("rb") as file:
            whole = path.suffix == ".json"
            for number, text in enumerate([file.read()] if whole else file, start=1):
                if text.strip():
                    empty = False
                    yield str(path) if whole else f"{path}, line {number}", text
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror or error}") from None
    if empty:
        raise BadRecord(f"{path}: the file contains no record")


def parse_json(text: bytes) -> Any:
    """What a JSON text says; BadRecord where it is none."""
    try:
        return json.loads(text.decode("utf-8-sig").strip(), parse_constant=_refuse)
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8 text (byte {error.start + 1})") from None
    except json.JSONDecodeError as error:
        where = f"column {error.colno}" if error.lineno == 1 else f"line {error.lineno}, column {error.colno}"
        raise BadRecord(f"not valid JSON: {error.msg} ({where})") from None
    except (ValueError, RecursionError):
        raise BadRecord("not a record: it has infinite numbers or is nested too deeply") from None


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def write_records(path: str | os.PathLike[str], records: Iterable[Mapping[str, Any]]) -> int:
    """Write records, one a line, and return how many; until the last is written, the file stays as it was."""
    # What a link points to is written, not the link.
    target = Path(os.path.realpath(path))
    partial = target.with_name(f".{target.name}.{os.getpid()}.part")
    count = 0
    try:
        if target.exists() and not target.is_file():
            raise BadFile(f"cannot write {path}: it is not a file")
        with partial.open("w", encoding="utf-8", newline="\n") as file:
            for record in records:
                count += 1
                if count > 1 and target.suffix == ".json":
                    raise BadFile(
                        f"{path} can contain only one record; for several, choose a name that ends with .jsonl"
                    )
                file.write(json.dumps(record) + "\n")
            file.flush()
            os.fsync(file.fileno())
        partial.replace(target)
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            partial.unlink()
    return count
