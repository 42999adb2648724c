"""A table of the pizza family as one player sees it, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tavolata.cli.family import Place, View, show_places, show_ranking, show_winners
from tavolata.cli.pizza_words import ORDER_CLAUSES, PizzaWords, order_message
from tavolata.cli.screen import Screen, glued
from tavolata.core.contract import Decision, Result


def show_table(screen: Screen, words: PizzaWords, view: View) -> None:
    """Everything the player may know of the table, and the own cards."""
    say = words.say
    screen.heading(say("heading-round", round=view["round"], rounds=view["rounds"]))
    screen.line(" · ".join([say("table-supply", count=view["supply"]), *_oven(words, view)]))
    inside = _inside(words, view)
    if inside:
        screen.line(say("table-inside", cards=inside), hang=2)
    _show_columns(screen, words, view)
    screen.line()
    _show_seats(screen, words, view)
    screen.line()
    _show_hand(screen, words, view)


def show_part(screen: Screen, words: PizzaWords, view: View, decision: Decision) -> None:
    """In a scoring: the columns and the own cards."""
    screen.line()
    _show_columns(screen, words, view)
    _show_hand(screen, words, view, with_orders=decision.kind == "series")


def _show_columns(screen: Screen, words: PizzaWords, view: View) -> None:
    if view["columns"]:
        screen.line(words.say("table-columns", cards=words.cards(view["columns"])), hang=2, style="bold")
    elif "order" in view:
        screen.line(words.say("table-columns-empty"), style="bold")


def _oven(words: PizzaWords, view: View) -> Iterator[str]:
    size, cards = view["oven"]["size"], view["oven"]["cards"]
    if size == 0:
        yield words.say("table-oven-empty")
        return
    yield words.say("table-oven", count=size)
    top = cards.split(" ")[-1]
    if not top.endswith("?"):
        yield words.say("table-top", card=_oven_card(words, top if "@" in top else top[-1]))


def _oven_card(words: PizzaWords, card: str) -> str:
    if "@" not in card:
        return words.card(card)
    name, _, seat = card.partition("@")
    return words.say("order-of", order=words.order(name), who=words.who(int(seat)))


def _inside(words: PizzaWords, view: View) -> str:
    """At a table with an open oven: all of it."""
    cards: str = view["oven"]["cards"]
    if "?" in cards or view["oven"]["size"] < 2:
        return ""
    parts = []
    for word in cards.split(" "):
        if "@" in word:
            parts.append(_oven_card(words, word))
        else:
            parts += [words.cards("".join(run)) for _, run in groupby(word, key=str.lower)]
    return ", ".join(parts)


def _show_seats(screen: Screen, words: PizzaWords, view: View) -> None:
    say = words.say
    columns = [say(f"column-{name}") for name in ("ingredients", "orders", "stack", "filled")]
    places = []
    for seat, known in enumerate(view["seats"]):
        counts = (known["ingredients"], known["orders"], known["stack"], len(known["filled"]))
        mark = say("scoring-card") if view["scorer"] == seat else ""
        notes = [
            say(message, orders=words.orders(known[key]))
            for message, key in (("table-orders", "filled"), ("table-gone", "gone"))
            if known[key]
        ]
        places.append(Place(counts, mark, notes))
    show_places(screen, words, columns, places)


def _show_hand(screen: Screen, words: PizzaWords, view: View, *, with_orders: bool = True) -> None:
    """The own cards, and what the own orders need."""
    say = words.say
    labels = (say("table-hand"), say("table-my-orders"))
    wide = max(map(len, labels if with_orders else labels[:1])) + 2
    short = glued(view["hand"])
    hand = f"{words.cards(view['hand'])}  [{short}]" if short else say("table-nothing")
    screen.line(f"{labels[0]:<{wide}}{hand}", hang=wide)
    if not with_orders:
        return
    if not view["orders"]:
        screen.line(f"{labels[1]:<{wide}}{say('table-nothing')}")
    longest = max((len(words.order(name)) for name in view["orders"]), default=0)
    for at, name in enumerate(view["orders"]):
        label = "" if at else labels[1]
        needs = f"{words.needs(name, words.me)} [{ORDER_CLAUSES[order_message(name)]}]"
        screen.line(f"{label:<{wide}}{words.order(name):<{longest}}  {needs}", hang=wide + longest + 2)


def show_result(screen: Screen, words: PizzaWords, result: Result) -> None:
    """P-61: who filled how many orders, and what broke a tie."""
    say = words.say
    filled, ingredients = result.scores["filled"], result.scores["ingredients"]
    ranking = sorted(range(len(filled)), key=lambda seat: (-filled[seat], -ingredients[seat]))
    held = [say("ingredients", count=count) for count in ingredients]
    lines = {seat: say("result-line", filled=filled[seat], ingredients=held[seat]) for seat in ranking}
    show_ranking(screen, words, lines)
    if filled.count(max(filled)) > 1:
        screen.line(f"{say('result-tie-break')} (P-61)")
    if len(result.winners) > 1:
        screen.line(f"{say('result-shared')} (P-61)")
    show_winners(screen, words, result.winners)
