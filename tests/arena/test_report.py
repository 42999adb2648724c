"""The page of a match: it needs nothing but itself, says all that the results say, and is the same every time."""

from __future__ import annotations

import copy
import json
import re
import shlex
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tavolata.arena.matches import Match
from tavolata.arena.report import command_again, render, verdicts, write_report
from tavolata.arena.results import summarise
from tavolata.arena.runner import played_here, run_match
from tavolata.arena.sprt import Sprt
from tavolata.cli.arguments import parse
from tavolata.core.errors import BadFile, BadSetting
from tavolata.core.registry import get_rules

#: A program that ends at once, and so loses every game at its first decision.
QUITTER = "exec:false"
VOID = {"meta", "link", "img", "br", "hr", "input", "base"}


@cache
def _played(bots: tuple[str, ...], game: str, deals: int, *, tested: bool) -> dict[str, Any]:
    rules = get_rules(game)
    match = Match.between(bots, rules, rules.check_options({"players": 2}), seed=3, deals=deals, batch=2)
    sprt = Sprt(0, 50, alpha=0.05, beta=0.1) if tested else None
    with played_here(1) as play:
        return summarise(run_match(match, play, lambda _: None, sprt), sprt)


def played(*bots: str, game: str = "sole-mio", deals: int = 4, tested: bool = False) -> dict[str, Any]:
    """Real results of a small match, for a test to change as it likes."""
    return copy.deepcopy(_played(bots or ("random", QUITTER), game, deals, tested=tested))


@cache
def whole_page() -> str:
    """The page of a match with a sequential test, which has everything that a page can have."""
    return render(played(tested=True))


class Page(HTMLParser):
    """What a browser would find in a page; a tag that is closed wrongly is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append(data.strip().replace("\N{NO-BREAK SPACE}", " "))

    def values(self, attribute: str) -> list[str]:
        return [value for _, attrs in self.tags if (value := attrs.get(attribute)) is not None]

    def headings(self) -> list[str]:
        return [word for word in self.words if word in SECTIONS]


SECTIONS = (
    "Standings", "Strength", "Sequential test", "Convergence", "Seats", "Length", "Pace", "Forfeits", "Do it again",
)  # fmt: skip


def test_all_that_was_asked_for_is_on_the_page() -> None:
    results = played(tested=True)
    page = Page(whole_page())
    assert page.headings() == list(SECTIONS)
    text = " ".join(page.words)
    first = results["standings"][0]
    for said in (
        "random is stronger than exec:false.",
        f"{100 * first['low']:.1f} % to {100 * first['high']:.1f} %",
        f"{first['decisions']:,}",
        f"{results['sprt']['history'][-1][1]:.3f}",
        results["forfeits"][0]["reason"],
        *(unit["digest"] for unit in results["units"]),
        command_again(results),
    ):
        assert said in text


def test_a_reason_stands_once_with_how_often_and_where_it_came_first() -> None:
    results = played()
    lost = {"bot": QUITTER, "rotation": 1}
    results["forfeits"] = [lost | {"deal": deal, "reason": "hung" if deal == 4 else "crashed"} for deal in (3, 4, 5)]
    words = Page(render(results)).words
    assert words[words.index("crashed") - 1 :][:5] == [QUITTER, "crashed", "2", "3", "1"]
    assert words[words.index("hung") - 1 :][:5] == [QUITTER, "hung", "1", "4", "1"]


def test_what_there_is_not_has_no_section() -> None:
    results = played()
    results["forfeits"] = []
    for standing in results["standings"]:
        standing["forfeits"] = 0
    assert Page(render(results)).headings() == [
        name for name in SECTIONS if name not in {"Sequential test", "Forfeits"}
    ]


def test_hashes_of_frozen_bots_are_printed() -> None:
    results = played()
    results["bots"][0]["source"] = "3b1f9c"
    assert "3b1f9c" in Page(render(results)).words


def test_the_page_needs_nothing_but_itself() -> None:
    text = whole_page()
    page = Page(text)
    assert {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "object", "base", "form"} == set()
    assert page.values("src") == []
    assert all(target.startswith("#") for target in page.values("xlink:href") + page.values("href"))
    assert all(target.startswith("#") for target in re.findall(r"url\(([^)]*)\)", text))
    assert "@import" not in text
    assert set(re.findall(r"https?://[^\"\s<]*", text)) == {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


def test_drawings_can_be_told_apart_and_have_words() -> None:
    text = whole_page()
    page = Page(text)
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    used = [target[1:] for target in page.values("xlink:href")] + re.findall(r"url\(#([^)]*)\)", text)
    labels = [label for labels in page.values("aria-labelledby") for label in labels.split()]
    assert {*used, *labels} <= set(ids)
    drawings = [attrs for tag, attrs in page.tags if tag == "svg"]
    assert len(drawings) == 6
    assert all(attrs["role"] == "img" and attrs["aria-labelledby"] for attrs in drawings)


def test_drawings_have_no_colour_of_their_own() -> None:
    """A colour that the style sheet does not know would vanish on a dark page."""
    drawings = re.findall(r"<svg.*?</svg>", whole_page(), re.DOTALL)
    styles = ";".join(re.findall(r'style="([^"]*)"', " ".join(drawings)))
    assert set(re.findall(r"(?:fill|stroke): ([^;\"]*)", styles)) <= {
        "none",
        *(f"var(--{name})" for name in ("ink", "quiet", "grid", "data", "fair", "paper")),
    }


def test_names_and_reasons_are_text_whatever_they_are() -> None:
    results = played()
    nasty = 'exec:<script>alert("1")</script> $x^2$ & co'
    results = json.loads(json.dumps(results).replace(json.dumps(QUITTER), json.dumps(nasty)))
    results["forfeits"][0]["reason"] = "<img src=x onerror=alert(2)>"
    text = render(results)
    page = Page(text)
    assert {tag for tag, _ in page.tags} & {"script", "img"} == set()
    assert nasty in page.words
    assert "<img src=x onerror=alert(2)>" in page.words


def test_many_bots_are_ranked() -> None:
    results = played("random", QUITTER, "exec:true", "exec:test")
    text = " ".join(Page(render(results)).words)
    assert "4 bots" in text
    assert "random has the highest rating" in text
    assert "all rotations of 6 lineups" in text


@pytest.mark.parametrize("game", ["mamma-mia", "solomino"])
def test_a_single_deal_is_enough_for_a_page(game: str) -> None:
    results = played(game=game, deals=1)
    assert results["variance"]["saved"] is None
    assert get_rules(game).title in Page(render(results)).words


def test_where_all_was_won_the_difference_is_endless() -> None:
    results = played()
    assert (results["standings"][0]["share"], results["standings"][0]["elo"]) == (1, None)
    assert any(word.endswith("to +∞") for word in Page(render(results)).words)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.2, 0.4, "random is weaker than exec:false."),
        (0.4, 0.6, "random and exec:false cannot be told apart yet."),
        (0.6, 0.8, "random is stronger than exec:false."),
    ],
)
def test_the_page_claims_no_more_than_the_interval_does(low: float, high: float, verdict: str) -> None:
    results = played()
    results["standings"][0].update(low=low, high=high)
    assert next(verdicts(results)) == verdict


def test_the_command_plays_the_same_match() -> None:
    results = played(tested=True)
    results["options"]["open_oven"] = True
    _, *words = shlex.split(command_again(results))
    args = parse(words)
    assert (args.bots, args.game, args.players) == (["random", QUITTER], "sole-mio", 2)
    assert (args.deals, args.seed, args.batch, args.open_oven) == (results["deals"], 3, 2, True)
    assert (args.sprt, args.alpha, args.beta) == ([0, 50], 0.05, 0.1)


def test_the_command_leaves_out_bots_that_fill_seats() -> None:
    results = played()
    results.update(players=4, lineups=[["random", QUITTER, QUITTER, QUITTER]])
    assert parse(shlex.split(command_again(results))[1:]).bots == ["random", QUITTER]


def test_a_deck_is_shown_with_the_command() -> None:
    results = played(game="solomino", deals=1)
    results["options"].update(deck=["r1-y2", "gW-b9"], rounds=3)
    text = " ".join(Page(render(results)).words)
    assert "--rounds 3 --deck FILE" in text
    assert "FILE has these cards, one a line: r1-y2 gW-b9" in text


def test_the_same_results_give_the_same_file(tmp_path: Path) -> None:
    write_report(played(tested=True), tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == whole_page()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"cannot write .*there/report\.html: No such file or directory"):
        write_report(played(), tmp_path / "there" / "report.html")


@pytest.mark.parametrize("package", ["matplotlib", "jinja2"])
def test_a_missing_package_is_named_with_its_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    results = played()
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadSetting, match=rf"{package}.*tavolata\[arena\]"):
        render(results)
