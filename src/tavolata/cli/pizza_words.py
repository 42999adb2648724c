"""The notation of the pizza family in words of a language: cards, orders, players, questions and answers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.cli.family import View, Words
from tavolata.core.contract import Decision
from tavolata.core.game import Game
from tavolata.games.pizza.notation import KIND_LETTERS
from tavolata.locale import Texts

#: The clause of each order; the eight with a kind in their name share two.
ORDER_CLAUSES = {
    "four": "P-40",
    "two-of-each": "P-44",
    "contest": "P-46",
    "match": "P-51",
    "without-mine": "P-52",
    "two-doubles": "P-53",
    "4321": "P-54",
    "scorers-four": "P-55",
    "four-plus-one": "P-56",
    "mixed": "P-56",
    "bombastica": "P-57",
    "monotoni": "P-57",
    "minimale": "P-58",
}


def worth(cards: str, letter: str) -> int:
    """How many ingredients of a kind are among the cards; a double counts 2."""
    return cards.count(letter) + 2 * cards.count(letter.upper())


def amounts_of(text: str) -> dict[str, int]:
    """`2m 1S` as amounts by letter; a capital stands for double cards."""
    return {letter: int(number) for number, letter in re.findall(r"(\d+)([a-zA-Z])", text)}


class PizzaWords(Words):
    """Speaks to the player at one seat of a table where the seats have these kinds."""

    def __init__(self, say: Texts, kinds: str, me: int, game: str = "sole-mio") -> None:
        super().__init__(say, me)
        self.kinds, self.game = kinds, game

    @classmethod
    def at(cls, say: Texts, game: Game, me: int) -> PizzaWords:
        return cls(say, game.options["kinds"][: game.options["players"]], me, game.rules.game)

    def opening(self, title: str, bots: Mapping[int, str]) -> list[str]:
        say = self.say
        names = [say("opponent", who=self.who(seat), seat=seat, bot=bot) for seat, bot in bots.items()]
        return [
            say("welcome", title=title, players=len(self.kinds), seat=self.me, who=self.who(self.me)),
            say("opponents", count=len(names), names=say.listed(names)),
            say("letters", game=self.game, letters=", ".join(f"{kind} {self.kind(kind, 1)}" for kind in KIND_LETTERS)),
        ]

    # --- players, cards, amounts

    def who(self, seat: int) -> str:
        return self.say(f"chef-{self.kinds[seat]}")

    def kind(self, letter: str, count: int = 2) -> str:
        return self.say(f"kind-{letter.lower()}", count=count)

    def pieces(self, letter: str, count: int) -> str:
        return f"{count} {self.kind(letter, count)}"

    def card(self, letter: str) -> str:
        """One card."""
        if letter.isupper():
            return self.say("double-kind", kind=letter.lower())
        return self.pieces(letter, 1)

    def cards(self, text: str) -> str:
        """Cards of any kinds: how many ingredients of each, and the doubles among them."""
        return self.say.listed(
            [self._of_one_kind("cards-in-list", text, letter) for letter in KIND_LETTERS if letter in text.lower()]
        )

    def announced(self, text: str) -> str:
        """Cards of one kind as they are announced when they are played (P-9)."""
        return self._of_one_kind("cards", text, text[0].lower())

    def _of_one_kind(self, message: str, text: str, letter: str) -> str:
        pieces = self.pieces(letter, worth(text, letter))
        return self.say(message, pieces=pieces, doubles=text.count(letter.upper()))

    def amounts(self, text: str) -> str:
        """`2m 1s` or, for double cards, `1S`."""
        return self.say.listed(
            [
                self.card(letter) if letter.isupper() else self.pieces(letter, count)
                for letter, count in amounts_of(text).items()
            ]
        )

    # --- orders

    def order(self, name: str) -> str:
        message = order_message(name)
        if message.startswith("four"):
            return self.say(f"order-{message}", pieces=self.pieces(name[1], 4))
        return self.say(f"order-{message}")

    def needs(self, name: str, seat: int) -> str:
        """What the order needs when its owner sits there."""
        message, own = order_message(name), self.kinds[seat]
        amounts = {
            "four": {name[1]: 4},
            "two-of-each": {kind: 2 for kind in KIND_LETTERS if kind != own},
            "contest": {own: 2},
            "four-plus-one": {name[1]: 4, own: 1},
            "mixed": dict.fromkeys(KIND_LETTERS, 1),
            "monotoni": {own: 1},
            "minimale": {own: 1},
        }.get(message)
        if amounts is None:
            return self.say(f"needs-{message}")
        pieces = self.say.listed([self.pieces(kind, count) for kind, count in amounts.items()])
        return self.say(f"needs-{message}", pieces=pieces)

    def orders(self, names: Sequence[str]) -> str:
        return self.say.listed([self.order(name) for name in names])

    # --- questions

    def question(self, decision: Decision, view: View) -> str:
        kind = decision.kind
        if kind in ("play", "order"):
            return self.say(f"ask-{kind}")
        if kind == "draw":
            return self.say("ask-draw", count=view["draws"])
        revealed = view["order"]
        order, owner = self.order(revealed["order"]), self.who(revealed["owner"])
        own = self.kinds[revealed["owner"]]
        if kind in ("series", "name"):
            return self.say(f"ask-{kind}", order=order)
        if kind == "demand":
            amount = revealed["question"]["amount"]
            if amount < 0:
                return self.say("ask-demand-double", order=order)
            return self.say("ask-demand", order=order, amount=amount)
        if kind in ("add", "amount", "ask"):
            return self._question_of_owner(kind, revealed)
        if kind == "help":
            asked = revealed["question"]
            if revealed["gift"]:
                needs = self.card(asked["kind"].upper()) if asked["amount"] < 0 else self.pieces(**_count(asked))
                return self.say("ask-help-next", who=owner, needs=needs)
            return self.say("ask-help", who=owner, needs=self.amounts(revealed["request"]), order=order)
        if kind == "contest":
            return self.say("ask-contest", order=order, pieces=self.pieces(own, worth(view["columns"], own)))
        if kind == "block":
            stake = self.pieces(own, revealed["stake"])
            return self.say("ask-block", who=owner, stake=stake, shown=revealed["shown"])
        if kind == "show":
            return self.say("ask-show", who=owner, order=order)
        card = self.card(revealed["card"])
        return self.say("ask-match", order=order, who=self.who(revealed["named"]), card=card)

    def _question_of_owner(self, kind: str, revealed: View) -> str:
        """Where the owner of an order deals with what is missing."""
        order = self.order(revealed["order"])
        if kind == "ask":
            return self.say("ask-ask", order=order, missing=self.amounts(revealed["request"]))
        letter, missing = revealed["question"]["kind"], revealed["question"]["missing"]
        if revealed["order"] == "bombastica":
            question = "ask-amount" if kind == "amount" else "ask-add-bombastica"
            return self.say(question, order=order, missing=self._ingredients(missing), kind=letter)
        lacking = self.pieces(letter, missing) if missing > 0 else self.card(letter.upper())
        return self.say("ask-add", order=order, missing=lacking)

    def _ingredients(self, count: int) -> str:
        return self.say("ingredients", count=count)

    # --- answers

    def answer(self, text: str, decision: Decision, view: View) -> str:
        kind, mine = decision.kind, view["seats"][self.me]
        if text == "give-up":
            return self.say("do-give-up")
        if kind == "play":
            return self.say("do-play", cards=self.announced(text))
        if kind == "draw":
            return self.say(f"do-draw-{text}", count=view["supply"] if text == "supply" else mine["stack"])
        if text in ("done", "no", "ask"):
            return self.say(f"do-{kind}-{text}" if text != "ask" else "do-ask")
        if kind in ("order", "series"):
            return self.say(f"do-{kind}", order=self.order(text))
        if kind == "block":
            own = self.kinds[view["order"]["owner"]]
            shown = "".join(letter for letter in view["hand"] if letter.lower() == own)
            return self.say("do-block-show", cards=self.cards(shown))
        if kind == "demand":
            return self._kind_to_choose(text[1:], view)
        if kind == "amount":
            count = int(text[1:])
            if count == 0:
                return self.say("do-amount-none")
            return self.say("do-amount", pieces=self.pieces(view["order"]["question"]["kind"], count))
        if kind == "name":
            seat = int(text[1:])
            return self.say("do-name", who=self.who(seat), count=view["seats"][seat]["ingredients"])
        if kind in ("show", "match"):
            return self.say(f"do-{kind}", card=self.card(text))
        if text.startswith("-"):
            return self.say(f"do-{kind}-none")
        return self.say(f"do-{kind}", cards=self.cards(text))

    def _kind_to_choose(self, letter: str, view: View) -> str:
        if view["order"]["question"]["amount"] < 0:
            have, hold = (view[place].count(letter.upper()) for place in ("columns", "hand"))
        else:
            have, hold = (worth(view[place], letter) for place in ("columns", "hand"))
        return self.say("do-demand", kind=letter, have=have, hold=hold)

    # --- explanations

    def explanation(self, decision: Decision, view: View) -> list[str]:
        """Also what the order needs."""
        lines = [self.say(f"explain-{decision.kind}", game=self.game)]
        clauses = list(decision.clauses)
        if revealed := view.get("order"):
            name, owner = revealed["order"], revealed["owner"]
            lines.append(self.say("order-needs", order=self.order(name), needs=self.needs(name, owner)))
            clauses.append(ORDER_CLAUSES[order_message(name)])
        return [*lines, self.cited(clauses)]

    def warning(self, decision: Decision, view: View) -> str | None:
        """P-13: before a draw that could fill the hand with orders."""
        mine = view["seats"][self.me]
        stuck = decision.kind == "draw" and mine["ingredients"] == 0 and mine["stack"] >= view["draws"]
        return f"{self.say('stuck-warning')} (P-13)" if stuck else None


def order_message(order: str) -> str:
    """`4o` and `4o+1` are one message each for all kinds."""
    if re.fullmatch(r"4[a-z](\+1)?", order):
        return "four-plus-one" if "+" in order else "four"
    return order


def _count(question: Mapping[str, Any]) -> dict[str, Any]:
    return {"letter": question["kind"], "count": question["amount"]}
