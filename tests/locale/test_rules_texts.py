"""The rules for players: every clause in every language, in its place, with examples that can be drawn."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tavolata.core.errors import IllegalAction
from tavolata.core.game import Game
from tavolata.games.pizza.variants import MAMMA_MIA, MAMMA_MIA_GRANDE, SOLE_MIO, Variant
from tavolata.games.solomino.decks import default_deck
from tavolata.games.solomino.notation import parse_card
from tavolata.locale import LANGUAGES, texts
from tests.locale.book import FOLDER, book, cited, drawn, is_drawable
from tests.test_clauses_cited import clauses_of_the_page

CHAPTERS: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "rules.json").read_text(encoding="utf-8"))
GAMES: dict[str, list[str]] = {
    game: [clause for chapter in chapters for clause in chapter["clauses"]] for game, chapters in CHAPTERS.items()
}
LONG = ("rules.ftl", "tutorial.ftl")
#: The quotation marks and apostrophes of each language.
QUOTES = {"en": "“”’", "de": "„“", "fr": "«»’", "it": "«»’", "nl": "‘’"}
#: What a text in one of the other languages would have if it were left in English.
ENGLISH = re.compile(r"\b(the|and|your|you|with|which|cards?|player|orders?)\b", re.IGNORECASE)
HEADING = re.compile(r"\.title$|^rules-chapter-|^tutorial-(sole-mio|mamma-mia-grande|mamma-mia|solomino)$")


def numbers(language: str, text: str) -> Counter[str]:
    """The numbers of a text. The symbol “draw one” has one in its name in some languages, cards and clauses may too."""
    for word in (*drawn(text), *cited(text)):
        text = text.replace(word, "")
    name = texts(language)("solo-symbol-D")
    return Counter(re.findall(r"\d+", re.sub(re.escape(name), "", text, flags=re.IGNORECASE)))


# ----------------------------------------------------------------- what is there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_page_has_its_text_and_title(language: str) -> None:
    found = book(language, "rules.ftl")
    told = {match[1] for key in found if (match := re.fullmatch(r"rule-([PS]-\d+)", key))}
    assert told == set(clauses_of_the_page())
    for clause in told:
        assert 1 <= len(found[f"rule-{clause}.title"].split()) <= 6, clause


def test_each_game_lists_its_clauses_once_and_in_order() -> None:
    page = clauses_of_the_page()
    for game, clauses in GAMES.items():
        assert clauses == [clause for clause in page if clause in clauses], game
    assert {clause for clauses in GAMES.values() for clause in clauses} == set(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_an_introduction_and_every_chapter_a_title(language: str) -> None:
    found = book(language, "rules.ftl")
    chapters = {f"rules-chapter-{chapter['chapter']}" for listed in CHAPTERS.values() for chapter in listed}
    assert {key for key in found if key.startswith("rules-chapter-")} == chapters
    intros = {f"rules-intro-{game}{part}" for game in CHAPTERS for part in ("", ".title", ".material")}
    assert {key for key in found if key.startswith("rules-intro-")} == intros


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_of_clauses_and_of_games_with_other_words(language: str) -> None:
    assert set(book(language, "rules.ftl")) == set(book("en", "rules.ftl"))
    for key in book("en", "rules.ftl"):
        if match := re.fullmatch(r"rule-([PS]-\d+)-([a-z-]+)(\.\w+)?", key):
            assert match[1] in GAMES[match[2]], key


def clauses_as_told(language: str, game: str) -> dict[str, str]:
    """All that the book of a game says, clause by clause: its own words where it has some."""
    found = book(language, "rules.ftl")
    parts = ("", ".title", ".example", ".ruling")
    return {
        clause: " ".join(
            found.get(f"rule-{clause}-{game}{part}") or found.get(f"rule-{clause}{part}", "") for part in parts
        )
        for clause in GAMES[game]
    }


#: Words for what Mamma Mia! does not have: doubles, help, contest, series, match, and the other games.
FOREIGN = {
    "en": "double|single|help|contest|series|match|Sole Mio|Grande",
    "de": "Doppel|Einzel|Hilfe|helf|hilft|Wettstreit|Serie|„Gleiche Sorte|Sole Mio|Grande",
    "fr": "double|simple|aide|Défi|série|«.?Même ingrédient|Sole Mio|Grande",
    "it": "doppi|singol|aiut|sfida|serie|«Stesso tipo|Sole Mio|Grande",
    "nl": "dubbele|enkele|hulp|help|wedstrijd|serie|‘Zelfde soort|Sole Mio|Grande",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_a_game_has_only_what_the_game_has(language: str) -> None:
    foreign = re.compile(FOREIGN[language], re.IGNORECASE)
    for clause, text in clauses_as_told(language, "mamma-mia").items():
        assert not foreign.search(text), clause
        assert not re.search(r"[OPMSA]", " ".join(drawn(text))), f"{clause} draws a double"
    for clause, text in clauses_as_told(language, "sole-mio").items():
        assert not re.search("Grande|Mamma Mia", text), clause
    assert foreign.search(" ".join(clauses_as_told(language, "mamma-mia-grande").values()))


def test_a_game_without_help_and_without_the_other_orders_does_not_list_them() -> None:
    help_and_orders = {f"P-{number}" for number in range(30, 56)}
    assert help_and_orders.isdisjoint(GAMES["mamma-mia"])
    assert {"P-56", "P-57", "P-58"}.isdisjoint(GAMES["sole-mio"])
    assert set(GAMES["mamma-mia-grande"]) == set(GAMES["sole-mio"]) | set(GAMES["mamma-mia"])


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_player_is_asked_or_refused_is_explained_in_the_rules_of_that_game(game: str) -> None:
    variant = {"out_of_turn": True} if game == "solomino" else {}
    asked = set()
    for seed in range(2):
        table = Game.new(game, seed=seed, players=3, **variant)
        while not table.is_over:
            if table.decision is None:
                table.shuffle()
                continue
            asked |= {*table.decision.clauses, *refusals(table)}
            table.apply(table.random_action())
    assert len(asked) > 5
    assert asked <= set(GAMES[game])


def refusals(table: Game) -> Iterator[str]:
    """The clauses by which the game refuses what is sometimes right, but not now."""
    assert table.decision is not None
    for word in ("r1-y2", "keep", "take", "@1") if table.rules.game == "solomino" else ("o", "give-up", "4o", "@1"):
        try:
            table.copy().play(table.decision.seat, word)
        except IllegalAction as refusal:
            yield refusal.clause or f"no clause for {word}"


# ----------------------------------------------------------------- what is said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LONG)
def test_all_languages_name_the_same_numbers_cards_and_clauses(language: str, name: str) -> None:
    english = book("en", name)
    for key, text in book(language, name).items():
        assert numbers(language, text) == numbers("en", english[key]), key
        assert Counter(drawn(text)) == Counter(drawn(english[key])), key
        assert cited(text) == cited(english[key]), key


def test_everything_in_brackets_can_be_drawn() -> None:
    for key, text in book("en", "rules.ftl").items():
        family = "solomino" if re.match(r"rules?-(S|intro-solomino)", key) else "pizza"
        assert all(is_drawable(word, family) for word in drawn(text)), key
    assert not is_drawable("ooX", "pizza")
    assert not is_drawable("4o@x", "pizza")
    assert not is_drawable("r8-q1", "solomino")


def test_a_clause_names_only_clauses_that_its_games_have() -> None:
    for key, text in book("en", "rules.ftl").items():
        clause = key.removeprefix("rule-").partition(".")[0]
        for game, clauses in GAMES.items():
            if clause in clauses:
                assert cited(text) <= set(clauses), f"{key} in {game}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [SOLE_MIO, MAMMA_MIA_GRANDE, MAMMA_MIA], ids=lambda variant: variant.game)
def test_the_material_is_that_of_the_game(language: str, variant: Variant) -> None:
    most = variant.players[-1]
    expected = [variant.players[0], most, len(variant.orders), variant.dealt, variant.taken, variant.rounds]
    for players in variant.players:
        singles, doubles = variant.cards_of_each_kind(players)
        expected += [players, singles, *([doubles] if variant.doubles else [])]
    # A player has no order of the own kind among the four of a kind, and none among the four plus one.
    expected[2] -= 1 if variant is not MAMMA_MIA_GRANDE else 2
    said = numbers(language, book(language, "rules.ftl")[f"rules-intro-{variant.game}.material"])
    assert said == Counter(map(str, expected))


@pytest.mark.clause("S-2", "S-3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_material_of_solomino_is_the_default_deck(language: str) -> None:
    deck = [parse_card(card) for card in default_deck()]
    faces = {half % 16 for card in deck for half in card}
    plain = [card for card in deck if all(half % 16 < 10 for half in card)]
    colours = {half // 16 for card in deck for half in card}
    expected = [2, 6, len(deck), len(colours), min(faces), max(face for face in faces if face < 10), len(plain)]
    expected += [len(deck) - len(plain), 8]
    said = numbers(language, book(language, "rules.ftl")["rules-intro-solomino.material"])
    assert said == Counter(map(str, expected))


THE_ROUND = {"en": r"\bround\b", "de": r"\bRunde\b", "fr": r"\bmanche\b", "it": r"\bround\b", "nl": r"\bronde\b"}
#: What was once told wrongly: how each language has to say it, in a rule or a message.
TOLD: dict[str, dict[str, str]] = {
    # Everyone may know the cards, not the ingredients; except P-15; and a strict table shows it only once.
    "rule-P-16": {
        "en": r"how many ingredient cards .* \(P-15\).* strict",
        "de": r"wie viele Zutatenkarten .* \(P-15\).* streng",
        "fr": r"combien de cartes Ingrédient .* \(P-15\).* stricte",
        "it": r"quante carte ingrediente .* \(P-15\).* rigoroso",
        "nl": r"hoeveel ingrediëntkaarten .* \(P-15\).* streng",
    },
    # Cards from a hand are used up only then; and what is needed is no longer missing.
    "rule-P-25": {
        "en": r"^If the order is filled, .* is needed",
        "de": r"^Wird die Bestellung erfüllt, .* gebraucht wird",
        "fr": r"^Si la commande est réalisée, ",
        "it": r"^Se l’ordinazione è consegnata, ",
        "nl": r"^Wordt de bestelling vervuld, .* nodig is",
    },
    "rule-P-60": {
        "en": r"fewer than 7",
        "de": r"weniger als 7",
        "fr": r"moins de 7",
        "it": r"meno di 7",
        "nl": r"minder dan 7",
    },
    # It may last for the rest of the game, not only of the round.
    "stuck-warning": {
        "en": r"^(?!.*\bround\b).*\bgame\b",
        "de": r"^(?!.*Runde).*Spiel",
        "fr": r"^(?!.*manche).*partie",
        "it": r"^(?!.*\bround\b).*partita",
        "nl": r"^(?!.*ronde).*spel",
    },
    # Who lays their last card wins the round, of which there may be several.
    **{message: dict(THE_ROUND) for message in ("rules-intro-solomino", "rule-S-16", "rule-S-21", "rule-S-22")},
    "solo-explain-asked": THE_ROUND,
}
#: What differs from the published rules, or adds to them, is told as our ruling, where players look for it.
RULINGS = {
    *("rule-P-14", "rule-P-16", "rule-P-23", "rule-P-31", "rule-P-43", "rule-P-51", "rule-P-58"),
    *("rule-P-58-mamma-mia", "rule-S-16", "rule-S-33"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_once_told_wrongly_is_told_as_it_is(language: str) -> None:
    for message, told in TOLD.items():
        assert re.search(told[language], texts(language)(message)), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_told_as_ours(language: str) -> None:
    found = {key.removesuffix(".ruling") for key in book(language, "rules.ftl") if key.endswith(".ruling")}
    assert found == RULINGS


#: What players of Mamma Mia! meet outside the rules, and what has no place there: doubles, help and series.
OUTSIDE = ("explain-play", "explain-demand", "explain-add", "letters", "rulebook-search-hint", "pizza-why-no-series")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_nothing_of_what_it_lacks(language: str) -> None:
    say, foreign = texts(language), re.compile(FOREIGN[language], re.IGNORECASE)
    for message in OUTSIDE:
        assert not foreign.search(say(message, game="mamma-mia", letters="")), message
        assert say(message, game="mamma-mia", letters="") != say(message, game="sole-mio", letters=""), message
    assert not foreign.search(say("rulebook-search-hint", game="solomino"))
    assert not re.search(r"if the game|wenn es im Spiel|si le jeu|se il gioco|als het spel", say("rule-P-24"))


# ----------------------------------------------------------------- how it is said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LONG)
def test_quotation_marks_are_those_of_the_language(language: str, name: str) -> None:
    for key, text in book(language, name).items():
        assert set(re.findall("[\"'`´‘’‚‛“”„‟«»‹›]", text)) <= set(QUOTES[language]), key
        if language != "nl":  # where the apostrophe is the closing mark, too
            assert text.count(QUOTES[language][0]) == text.count(QUOTES[language][1]), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", LONG)
def test_nothing_is_left_in_english(language: str, name: str) -> None:
    english = book("en", name)
    for key, text in book(language, name).items():
        for word in drawn(text):
            text = text.replace(f"[[{word}]]", "")
        assert not ENGLISH.search(text), key
        assert text != english[key] or len(text.split()) <= 2, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LONG)
def test_sentences_are_whole(language: str, name: str) -> None:
    for key, text in book(language, name).items():
        assert "  " not in text, key
        assert HEADING.search(key) or text.endswith((".", "!", "?")), key
