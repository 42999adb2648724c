"""`tavolata play GAME`: a person at a table with bots, line by line."""

from __future__ import annotations

import argparse
import random
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tavolata.cli.arguments import add_game, add_options, add_record, game_options, options_again, whole
from tavolata.core.errors import AmbiguousAction, BadOption, IllegalAction, TavolataError
from tavolata.core.mode import play_at_once

if TYPE_CHECKING:
    from tavolata.bots import Bot
    from tavolata.cli.family import Family, View, Words
    from tavolata.cli.screen import Screen
    from tavolata.core.contract import Decision, Event, Rules
    from tavolata.core.game import Game
    from tavolata.locale import Texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from tavolata.locale import LANGUAGES

    add_game(parser)
    parser.add_argument("--seat", metavar="K", type=whole, default=0, help="your seat (default: 0)")
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME...]",
        help="your opponents: one name for all, or one for each (default: a middle level; see docs/bots.md)",
    )
    parser.add_argument("--seed", metavar="S", type=whole, help="seed, to repeat a game (default: random)")
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(LANGUAGES)} (default: system language)")
    add_options(parser)
    add_record(parser)


def run(args: argparse.Namespace) -> int:
    play_at_once()
    from tavolata.cli.compiling import ready_to_play
    from tavolata.cli.families import find_family
    from tavolata.cli.files import see_that_writable
    from tavolata.core.registry import get_rules
    from tavolata.locale import preferred_language, texts

    say = texts(args.lang or preferred_language())
    rules = get_rules(args.game)
    family = find_family(rules)
    options = game_options(args, rules)
    if args.seat >= args.players:
        raise BadOption(f"--seat must be from 0 to {args.players - 1} for {args.players} players, not {args.seat}")
    opponents = _find_bots(rules, args.bots, args.players - 1)
    if args.record:
        see_that_writable(args.record)
    with ready_to_play([args.game]):
        return _play(args, family, options, opponents, say)


def _play(
    args: argparse.Namespace, family: Family[Any], options: Mapping[str, Any], opponents: Sequence[Bot], say: Texts
) -> int:
    from tavolata.cli import CANNOT, INTERRUPTED
    from tavolata.core.game import Game

    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    game = Game.new(args.game, seed=seed, **options)
    table = Table(game, family, args.seat, opponents, say, seed)
    try:
        table.welcome(_command(args, seed))
        table.play()
    except InputEnded:
        table.screen.line()
        table.screen.line(say("input-ended"))
        table.screen.line(f"  {_command(args, seed)}", hang=4)
        return CANNOT
    except KeyboardInterrupt:
        table.screen.line()
        table.screen.line(say("interrupted", seed=str(seed)))
        return INTERRUPTED
    finally:
        _write_down(args.record, table)
    return 0


def _command(args: argparse.Namespace, seed: int) -> str:
    """What to type to play the same game again."""
    command = f"tavolata play {args.game} --players {args.players}"
    command += f" --seat {args.seat}" if args.seat else ""
    command += f" --bots {args.bots}" if args.bots else ""
    return f"{command}{options_again(args)} --seed {seed}"


def _find_bots(rules: Rules, text: str | None, count: int) -> list[Bot]:
    from tavolata.bots import get_bot, middle_level

    names = [name.strip() for name in text.split(",")] if text else [f"level:{middle_level(rules)}"]
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadOption(
            f"--bots names {len(names)} bots, but you have {count} opponents; give one name or {count} names"
        )
    bots = [get_bot(name) for name in names]
    for bot in bots:
        bot.memory(rules)  # refuses a level that the game does not have
    return bots


def _write_down(file: str | None, table: Table) -> None:
    """Save the game, even if the player has left it."""
    if file is None:
        return
    from tavolata.core.records import record_of, write_records

    write_records(file, [record_of(table.game)])
    table.screen.line(table.say("recorded", file=file))


class Left(Exception):
    """The player has left the table."""


class InputEnded(Exception):
    """The input has ended, but the game has not."""


class Table:
    """A game with a person at one seat and bots at the others."""

    def __init__(self, game: Game, family: Family[Any], me: int, bots: Sequence[Bot], say: Texts, seed: int) -> None:
        from tavolata.cli.screen import Screen

        self.game, self.family, self.me, self.say, self.seed = game, family, me, say, seed
        others = [(me + i) % game.players for i in range(1, game.players)]
        self.bots = dict(zip(others, bots, strict=True))
        self.words: Words = family.words(say, game, me)
        self.screen: Screen = Screen()
        self.untold: list[Event] = []
        self.forced = False

    def welcome(self, command: str) -> None:
        say, line = self.say, self.screen.line
        bots = {seat: self.name_of(bot) for seat, bot in self.bots.items()}
        for text in self.words.opening(self.game.rules.title, bots):
            line(text, hang=2)
        line(say("how-to-answer"), hang=2)
        line(say("repeat"))
        line(f"  {command}", hang=4)

    def play(self) -> None:
        game = self.game
        try:
            while not game.is_over:
                decision = game.decision
                if decision is None:
                    happened = game.shuffle()
                elif decision.seat == self.me:
                    happened = game.apply(self.decide(decision))
                else:
                    happened = game.apply(self.ask_bot(decision.seat))
                self.untold.extend(happened)
        except Left:
            self.screen.line(self.say("quit", seed=str(self.seed)))
            return
        self.tell()
        self.family.show_result(self.screen, self.words, game.result)

    def name_of(self, bot: Bot) -> str:
        """Levels have names that people understand."""
        from tavolata.bots import level_name

        return bot.name if bot.level is None else self.say(level_name(self.game.rules, bot.level))

    def ask_bot(self, seat: int) -> int:
        """A bot gets what its seat may know, and what it remembers of what was played.

        Its own seed does not give away that of the game, from which the cards could be told.
        """
        game, bot = self.game, self.bots[seat]
        view = game.view(seat, memory=bot.memory(game.rules))
        seed = random.Random(f"bot {self.seed} {len(game.history)}").getrandbits(62)
        return bot.choose(game.rules, view, game.legal, seed=seed)

    def look(self) -> View:
        """What the person may know."""
        return self.game.rules.read_view(self.game.view(self.me))

    # --- the person

    def tell(self) -> bool:
        """What happened since the last question, if anything did."""
        lines = list(self.family.tell(self.words, self.untold))
        self.untold = []
        if lines and not self.forced:
            self.screen.line()
        self.forced = False
        for line in lines:
            indent = 2 if line.indented else 0
            self.screen.line(" " * indent + line.text, hang=indent + 2, style="bold" if line.strong else "")
        return bool(lines)

    def decide(self, decision: Decision) -> int:
        rules, legal = self.game.rules, self.game.legal
        answers = [rules.format_action(action) for action in legal]
        news = self.tell()
        if len(legal) == 1:
            self.screen.line(f"  {self.words.forced(answers[0], decision, self.look())}", hang=4)
            self.forced = True
            return legal[0]
        aloud = self.words.hear("", decision) is not None
        if news or decision.kind in self.family.turns:
            self.show(decision)
        while True:
            self.pose(decision, answers, aloud=aloud)
            chosen = self.listen(decision) if aloud else self.read_answer(decision, answers)
            if chosen is not None:
                return chosen

    def show(self, decision: Decision, *, whole_table: bool = False) -> None:
        """The table at the beginning of a turn; later in it only what matters there."""
        if whole_table or decision.kind in self.family.turns:
            self.family.show_table(self.screen, self.words, self.look())
        else:
            self.family.show_part(self.screen, self.words, self.look(), decision)

    def pose(self, decision: Decision, answers: Sequence[str], *, aloud: bool) -> None:
        """The question, with the answers to choose from; what has to be said aloud is not put into anybody's mouth."""
        view = self.look()
        self.screen.line()
        if warning := self.words.warning(decision, view):
            self.screen.line(warning, style="yellow", hang=2)
        self.screen.line(self.words.question(decision, view), style="bold", hang=2)
        if aloud:
            return
        texts = [self.words.answer(answer, decision, view) for answer in answers]
        longest = max(map(len, texts))
        for number, (text, answer) in enumerate(zip(texts, answers, strict=True), start=1):
            self.screen.line(f"{number:>3}  {text:<{longest}}  {answer}", hang=5)

    def read_line(self, decision: Decision, prompt: str) -> str | None:
        """What was typed; None if it was a wish that is fulfilled, after which the question has to be asked again."""
        said = self.screen.ask(self.say(prompt))
        if said is None:
            raise InputEnded
        text = said.strip()
        if text == "q":
            raise Left
        if text == "t":
            self.show(decision, whole_table=True)
            return None
        if text == "?":
            self.explain(decision)
            return None
        return text

    def listen(self, decision: Decision) -> int | None:
        """The action that what was said amounts to; None if the question has to be asked again."""
        text = self.read_line(decision, "prompt-aloud")
        action = None if text is None else self.words.hear(text, decision)
        return None if action is None else self.game.meant(action)

    def read_answer(self, decision: Decision, answers: Sequence[str]) -> int | None:
        """The chosen action; None if the question has to be asked again."""
        while True:
            text = self.read_line(decision, "prompt")
            if text is None:
                return None
            if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(answers):
                return self.game.legal[int(text) - 1]
            try:
                # A number that is not on the list is no notation either, even if one begins with it.
                return self.game.meant("" if text.isdecimal() else text)
            except TavolataError as error:
                self.screen.line(self.why_not(text, answers, error), style="yellow", hang=2)

    def explain(self, decision: Decision) -> None:
        self.screen.line()
        for text in self.words.explanation(decision, self.look()):
            self.screen.line(text, hang=2)

    def why_not(self, text: str, answers: Sequence[str], error: TavolataError) -> str:
        """Why what was said is no answer, and what would be one."""
        most, shown = len(answers), _shortened(text)
        if not text:
            return self.say("answer-empty", most=most)
        if text.isdecimal():
            return self.say("answer-number", text=shown, most=most)
        if isinstance(error, AmbiguousAction):
            begun = [answer for answer in answers if answer.startswith(text)]
            some = ", ".join(begun[:4]) + (", …" if len(begun) > 4 else "")
            return self.say("answer-ambiguous", text=shown, answers=some)
        if isinstance(error, IllegalAction):
            return self.say("answer-illegal", text=shown, clause=error.clause or "", most=most)
        return self.say("answer-unknown", text=shown, most=most, example=answers[0])


def _shortened(text: str) -> str:
    return text if len(text) <= 30 else text[:29] + "…"
