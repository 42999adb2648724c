"""A table of SOLOmino as one player sees it, as lines of text."""

from __future__ import annotations

from itertools import groupby

from tavolata.cli.family import Place, View, show_places, show_ranking, show_winners
from tavolata.cli.screen import Screen
from tavolata.cli.solomino_words import SolominoWords, halves_of
from tavolata.core.contract import Decision, Result

#: How many cards of the row are shown at each end.
SHOWN = 4


def show_table(screen: Screen, words: SolominoWords, view: View) -> None:
    """Everything the player may know of the table, and the own cards."""
    say = words.say
    screen.heading(say("heading-round", round=view["round"], rounds=view["rounds"]))
    facts = [say("solo-table-pile", amount=words.amount(view["pile"])), say(f"solo-table-{view['direction']}")]
    if view["due"]:
        owing = view["next"]
        amount = words.amount(view["due"])
        facts.append(say("solo-table-due", me=words.is_me(owing), who=words.who(owing), amount=amount))
    screen.line(" · ".join(facts), hang=2)
    _show_row(screen, words, view)
    _show_heap(screen, words, view)
    screen.line()
    _show_seats(screen, words, view)
    screen.line()
    _show_hand(screen, words, view)


def show_part(screen: Screen, words: SolominoWords, view: View, decision: Decision) -> None:
    """In the middle of a turn, and in another's: what has to do with the question."""
    screen.line()
    if decision.kind in ("swap", "rotate"):
        _show_seats(screen, words, view)
    elif decision.kind == "asked":
        _show_heap(screen, words, view)
    elif decision.kind != "call":
        _show_row(screen, words, view)
    if decision.kind == "window":
        screen.line(words.say("solo-table-next", me=words.is_me(view["next"]), who=words.who(view["next"])))
    _show_hand(screen, words, view)


def row_as_it_lies(row: str) -> list[str]:
    """The cards from left to right; the row is told in the order in which they were laid."""
    first, *others = row.split()
    left, right = [], [first]
    for word in others:
        end, _, card = word.partition(":")
        if end == "L":
            half, other = halves_of(card)
            left.append(f"{other}-{half}")
        else:
            right.append(card)
    return left[::-1] + right


def _show_row(screen: Screen, words: SolominoWords, view: View) -> None:
    if not view["row"]:
        return
    left, right = map(words.half, view["ends"].split())
    cards = [f"[{card}]" for card in row_as_it_lies(view["row"])]
    screen.line(
        words.say("solo-table-row", amount=words.amount(len(cards)), left=left, right=right), hang=2, style="bold"
    )
    folded = len(cards) - 2 * SHOWN
    if folded > 1:
        fold = words.say("solo-table-folded", amount=words.amount(folded))
        cards = [*cards[:SHOWN], f" {fold} ", *cards[-SHOWN:]]
    screen.line("  " + "".join(cards), hang=2)


def _show_heap(screen: Screen, words: SolominoWords, view: View) -> None:
    heap = view["heap"].split()
    if heap:
        amount = words.amount(len(heap))
        screen.line(words.say("solo-table-heap", amount=amount, card=words.card(heap[-1])), hang=2, style="bold")


def _show_seats(screen: Screen, words: SolominoWords, view: View) -> None:
    """Also what is certain of the others' cards: which they hold, and what those that nobody saw do not show."""
    say = words.say
    places = []
    for seat, known in enumerate(view["seats"]):
        notes = []
        if known["surely_holds"]:
            notes.append(say("solo-table-holds", cards=words.cards(known["surely_holds"])))
        unknown = known["cards"] - len(known["surely_holds"].split())
        for lacked in known["lacked"]:
            if lacked["drawn_since"] < unknown and seat != words.me:
                halves = words.halves(lacked["halves"])
                notes.append(say("solo-table-lacked", halves=halves, count=lacked["drawn_since"]))
        places.append(Place((known["cards"], known["minus"]), notes=notes))
    show_places(screen, words, (say("solo-column-cards"), say("solo-column-minus")), places)


def _show_hand(screen: Screen, words: SolominoWords, view: View) -> None:
    """The own cards, a line for each colour with which they begin."""
    label = words.say("table-hand") + "  "
    for _, group in groupby(view["hand"].split(), key=lambda card: card[0]):
        screen.line(f"{label}{', '.join(words.each(' '.join(group)))}", hang=len(label))
        label = " " * len(label)


def show_result(screen: Screen, words: SolominoWords, result: Result) -> None:
    """S-24: the fewest minus points win, and ties share."""
    minus = result.scores["minus"]
    ranking = sorted(range(len(minus)), key=lambda seat: minus[seat])
    show_ranking(screen, words, {seat: words.minus(minus[seat]) for seat in ranking})
    if len(result.winners) > 1:
        screen.line(f"{words.say('solo-result-shared')} (S-24)")
    show_winners(screen, words, result.winners)
