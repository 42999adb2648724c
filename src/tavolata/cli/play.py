"""`tavolata play GAME`: a person at a table with bots, line by line."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tavolata.cli.arguments import add_game, add_record, whole
from tavolata.core.errors import BadOption, TavolataError

if TYPE_CHECKING:
    from tavolata.bots import Bot
    from tavolata.cli.screen import Screen
    from tavolata.core.contract import Decision, Event
    from tavolata.core.game import Game
    from tavolata.locale import Texts

#: The family for which there are words; another one needs its own words, story and table.
SPOKEN = "tavolata.games.pizza."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from tavolata.locale import LANGUAGES

    add_game(parser)
    parser.add_argument("--seat", metavar="K", type=whole, default=0, help="where you sit (default: 0)")
    parser.add_argument(
        "--bots", metavar="NAME[,NAME...]", default="simple", help="your opponents: one name for all, or one for each"
    )
    parser.add_argument("--seed", metavar="S", type=whole, help="repeat a game (default: a new one)")
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(LANGUAGES)} (default: as your system says)")
    parser.add_argument("--open-oven", action="store_true", help="let everyone see what lies in the oven")
    add_record(parser)


def run(args: argparse.Namespace) -> int:
    from tavolata.cli import INTERRUPTED
    from tavolata.cli.files import see_that_writable
    from tavolata.cli.readiness import make_ready
    from tavolata.core.registry import GAMES, get_rules
    from tavolata.locale import preferred_language, texts

    say = texts(args.lang or preferred_language())
    rules = get_rules(args.game)
    if not GAMES[args.game].startswith(SPOKEN):
        spoken = ", ".join(game for game, module in GAMES.items() if module.startswith(SPOKEN))
        raise BadOption(f"{rules.title} cannot be played in the terminal yet; these can: {spoken}")
    options = rules.check_options({"players": args.players, "open_oven": args.open_oven})
    if args.seat >= args.players:
        raise BadOption(
            f"there is no seat {args.seat}: with {args.players} players they go from 0 to {args.players - 1}"
        )
    opponents = _find_bots(args.bots, args.players - 1)
    if args.record:
        see_that_writable(args.record)
    make_ready([args.game])

    from tavolata.core.game import Game

    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    game = Game.new(args.game, seed=seed, **options)
    table = Table(game, args.seat, opponents, say, seed)
    try:
        table.welcome(args)
        table.play()
    except KeyboardInterrupt:
        table.screen.line()
        table.screen.line(say("interrupted", seed=str(seed)))
        return INTERRUPTED
    finally:
        _write_down(args.record, table)
    return 0


def _find_bots(text: str, count: int) -> list[tuple[str, Bot]]:
    from tavolata.bots import get_bot

    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadOption(f"--bots names {len(names)} bots, but you have {count} opponents; name one for all, or each")
    return [(name, get_bot(name)) for name in names]


def _write_down(file: str | None, table: Table) -> None:
    """What was played is kept, also when the game was left."""
    if file is None:
        return
    from tavolata.core.records import record_of, write_records

    write_records(file, [record_of(table.game)])
    table.screen.line(table.say("recorded", file=file))


class Left(Exception):
    """The player has left the table."""


class Table:
    """A game with a person at one seat and bots at the others."""

    def __init__(self, game: Game, me: int, bots: Sequence[tuple[str, Bot]], say: Texts, seed: int) -> None:
        from tavolata.cli.pizza_words import PizzaWords
        from tavolata.cli.screen import Screen

        self.game, self.me, self.say, self.seed = game, me, say, seed
        others = [(me + i) % game.players for i in range(1, game.players)]
        self.bots = dict(zip(others, bots, strict=True))
        self.words = PizzaWords(say, game.options["kinds"][: game.players], me)
        self.screen: Screen = Screen()
        self.untold: list[Event] = []
        self.forced = False

    def welcome(self, args: argparse.Namespace) -> None:
        say, words, line = self.say, self.words, self.screen.line
        line(say("welcome", title=self.game.rules.title, players=args.players, seat=self.me, who=words.who(self.me)))
        names = [say("opponent", who=words.who(seat), seat=seat, bot=name) for seat, (name, _) in self.bots.items()]
        line(say("opponents", count=len(names), names=", ".join(names)), hang=2)
        line(say("letters", letters=", ".join(f"{kind} {words.kind(kind, 1)}" for kind in "opmsa")), hang=2)
        line(say("how-to-answer"), hang=2)
        command = f"tavolata play {args.game} --players {args.players}"
        command += f" --seat {args.seat}" if args.seat else ""
        command += f" --bots {args.bots}" if args.bots != "simple" else ""
        command += " --open-oven" if args.open_oven else ""
        line(say("repeat"))
        line(f"  {command} --seed {self.seed}", hang=4)

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
        except Left as reason:
            self.screen.line(self.say(str(reason), seed=str(self.seed)))
            return
        from tavolata.cli.pizza_table import show_result

        self.tell()
        show_result(self.screen, self.words, game.result)

    def ask_bot(self, seat: int) -> int:
        """A bot gets what its seat may know, and remembers what was played."""
        game, (_, bot) = self.game, self.bots[seat]
        view = game.view(seat, memory=game.rules.open_memory)
        return bot.choose(game.rules, view, game.legal, seed=self.seed * 1_000_003 + len(game.history))

    # --- the person

    def tell(self) -> bool:
        """What happened since the last question, if anything did."""
        from tavolata.cli.pizza_story import tell

        lines = list(tell(self.words, self.untold))
        self.untold = []
        if lines and not self.forced:
            self.screen.line()
        self.forced = False
        for line in lines:
            style = "bold" if line.kind in ("order-revealed", "round-ended", "round-began") else ""
            indent = 2 if line.indented else 0
            self.screen.line(" " * indent + line.text, hang=indent + 2, style=style)
        return bool(lines)

    def decide(self, decision: Decision) -> int:
        rules, legal = self.game.rules, self.game.legal
        view = rules.read_view(self.game.view(self.me))
        answers = [rules.format_action(action) for action in legal]
        news = self.tell()
        if len(legal) == 1:
            self.screen.line(
                f"  {self.say('only-answer', action=self.words.answer(answers[0], decision, view))}", hang=4
            )
            self.forced = True
            return legal[0]
        if news or decision.kind == "play":
            self.show(decision)
        while True:
            self.list_choices(decision, answers)
            chosen = self.read_answer(decision, answers)
            if chosen is not None:
                return legal[chosen]

    def show(self, decision: Decision, *, whole_table: bool = False) -> None:
        """The table at the beginning of a turn; later in it, and in a scoring, only what matters there."""
        from tavolata.cli.pizza_table import show_columns, show_hand, show_table

        view = self.game.rules.read_view(self.game.view(self.me))
        if whole_table or decision.kind == "play":
            show_table(self.screen, self.words, view)
        else:
            self.screen.line()
            show_columns(self.screen, self.words, view)
            show_hand(self.screen, self.words, view, with_orders=decision.kind == "series")

    def list_choices(self, decision: Decision, answers: Sequence[str]) -> None:
        view = self.game.rules.read_view(self.game.view(self.me))
        self.screen.line()
        if warning := self.words.warning(decision, view):
            self.screen.line(warning, style="yellow", hang=2)
        self.screen.line(self.words.question(decision, view, answers), style="bold", hang=2)
        texts = [self.words.answer(answer, decision, view) for answer in answers]
        longest = max(map(len, texts))
        for number, (text, answer) in enumerate(zip(texts, answers, strict=True), start=1):
            self.screen.line(f"{number:>3}  {text:<{longest}}  {answer}")

    def read_answer(self, decision: Decision, answers: Sequence[str]) -> int | None:
        """The place of the chosen answer; None if the question has to be asked again."""
        while True:
            said = self.screen.ask(self.say("prompt"))
            if said is None:
                raise Left("input-ended")
            text = said.strip()
            if text == "q":
                raise Left("quit")
            if text == "t":
                self.show(decision, whole_table=True)
                return None
            if text == "?":
                self.explain(decision)
                return None
            if text in answers:
                return answers.index(text)
            if text.isdecimal() and 1 <= int(text) <= len(answers):
                return int(text) - 1
            self.screen.line(self.why_not(text, answers), style="yellow", hang=2)

    def explain(self, decision: Decision) -> None:
        view = self.game.rules.read_view(self.game.view(self.me))
        self.screen.line()
        for text in self.words.explanation(decision, view):
            self.screen.line(text, hang=2)

    def why_not(self, text: str, answers: Sequence[str]) -> str:
        """Why what was said is no answer, and what would be one."""
        most = len(answers)
        if not text:
            return self.say("answer-empty", most=most)
        if text.isdecimal():
            return self.say("answer-number", text=text, most=most)
        shown = text if len(text) <= 30 else text[:29] + "…"
        try:
            action = self.game.rules.parse_action(text)
        except TavolataError:
            return self.say("answer-unknown", text=shown, most=most, example=answers[0])
        _, clause = self.game.rules.why_illegal(self.game.mem, action)
        return self.say("answer-illegal", text=shown, clause=clause, most=most)
