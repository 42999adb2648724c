"""The notation of SOLOmino in words of a language: halves, cards, players, questions and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.cli.family import View, Words
from tavolata.cli.screen import glued
from tavolata.core.contract import Decision
from tavolata.core.game import Game
from tavolata.games.solomino.decks import default_deck
from tavolata.games.solomino.notation import COLOUR_LETTERS, SYMBOL_LETTERS
from tavolata.locale import Texts

#: Where there is only one answer, and a reason for it that can be told better than the answer.
REASONED = frozenset({"draw", "keep", "take"})


def halves_of(card: str) -> tuple[str, str]:
    half, _, other = card.partition("-")
    return half, other


class SolominoWords(Words):
    """Speaks to the player at one seat."""

    def __init__(self, say: Texts, options: Mapping[str, Any], me: int) -> None:
        super().__init__(say, me)
        self.players: int = options["players"]
        self.rounds: int = options["rounds"]
        self.throwing: bool = options["out_of_turn"]
        deck = " ".join(options["deck"] or default_deck())
        self.colours = [letter for letter in COLOUR_LETTERS if letter in deck]

    @classmethod
    def at(cls, say: Texts, game: Game, me: int) -> SolominoWords:
        return cls(say, game.options, me)

    def opening(self, title: str, bots: Mapping[int, str]) -> list[str]:
        say = self.say
        names = [glued(say("solo-opponent", who=self.who(seat), bot=bot)) for seat, bot in bots.items()]
        colours = ", ".join(glued(f"{letter} {say(f'solo-colour-{letter}')}") for letter in self.colours)
        symbols = ", ".join(glued(f"{letter} {say(f'solo-meaning-{letter}')}") for letter in SYMBOL_LETTERS)
        manner = say("solo-rounds", count=self.rounds)
        return [
            say("solo-welcome", title=title, players=self.players, who=self.who(self.me)),
            say("opponents", count=len(names), names=say.listed(names)),
            f"{manner} {say('solo-throwing')}" if self.throwing else manner,
            say("solo-letters", colours=colours, symbols=symbols),
        ]

    # --- players, halves, cards

    def who(self, seat: int) -> str:
        return self.say("solo-player", seat=seat)

    def half(self, text: str) -> str:
        colour, face = text[0], text[1]
        if face in SYMBOL_LETTERS:
            return self.say("solo-half-symbol", colour=colour, symbol=face)
        return self.say("solo-half-number", colour=colour, number=face)

    def halves(self, text: str) -> str:
        return ", ".join(glued(self.half(half)) for half in text.split())

    def card(self, text: str) -> str:
        half, other = halves_of(text)
        return self.say("solo-card", half=self.half(half), other=self.half(other))

    def each(self, text: str) -> list[str]:
        return [glued(self.card(card)) for card in text.split()]

    def cards(self, text: str) -> str:
        return self.say.listed(self.each(text))

    def amount(self, count: int) -> str:
        return self.say("solo-cards", count=count)

    def minus(self, count: int) -> str:
        return self.say("solo-minus", count=count)

    # --- questions and answers

    def question(self, decision: Decision, view: View) -> str:
        message = f"solo-ask-{decision.kind}"
        if decision.kind == "drawn":
            return self.say(message, card=self.card(view["drawn"]))
        if decision.kind == "answer":
            return self.say(message, count=view["due"])
        if decision.kind == "asked":
            return self.say(message, card=self.card(view["heap"].split()[-1]))
        return self.say(message)

    def answer(self, text: str, _decision: Decision, view: View) -> str:
        end, colon, card = text.partition(":")
        if colon:
            half, other = halves_of(card)
            return self.say(f"solo-do-place-{end}", half=self.half(half), other=self.half(other))
        if text.startswith("@"):
            seat = int(text[1:])
            return self.say("solo-do-seat", who=self.who(seat), count=view["seats"][seat]["cards"])
        if "-" in text:
            return self.say("solo-do-heap", card=self.card(text))
        if text == "take":
            return self.say("solo-do-take", count=view["due"])
        if text in ("clockwise", "counter"):
            step = 1 if text == "clockwise" else -1
            return self.say(f"solo-do-{text}", who=self.who((self.me + step) % self.players))
        return self.say(f"solo-do-{text}")

    def forced(self, text: str, decision: Decision, view: View) -> str:
        if text not in REASONED:
            return super().forced(text, decision, view)
        if text == "take":
            return self.say("solo-forced-take", count=view["due"])
        return self.say(f"solo-forced-{text}")

    def hear(self, said: str, decision: Decision) -> str | None:
        """S-20: the call counts if it is called, and everything else is silence."""
        if decision.kind != "call":
            return None
        return "solomino" if said.casefold().rstrip(" !") == "solomino" else "silent"

    def explanation(self, decision: Decision, _view: View) -> list[str]:
        lines = [self.say(f"solo-explain-{decision.kind}")]
        if decision.kind == "turn":
            lines.append(self.say("solo-explain-symbols"))
        return [*lines, self.cited(decision.clauses)]
