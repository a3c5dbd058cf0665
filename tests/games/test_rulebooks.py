"""The rulebooks in all languages are the same book: the English one, rule by rule."""

from __future__ import annotations

import re

import pytest

import holdfast
from holdfast import Game

LANGUAGES = ("de", "hu", "it")
GAMES = [holdfast.game(name) for name in holdfast.game_names()]
TRANSLATED = [
    pytest.param(game, language, id=f"{game.name}-{language}")
    for game in GAMES
    for language in LANGUAGES
]
BOOKS = [pytest.param(game, "en", id=f"{game.name}-en") for game in GAMES] + TRANSLATED

#: A rule, or a ruling on one or several of them. Clients make an anchor of the number.
LINE = re.compile(r"^- \*\*(\d{1,2}\.\d{1,2}(?:, \d{1,2}\.\d{1,2})*)\*\* (.+)$", re.M)
HEADING = re.compile(r"^(#+) (?:(\d{1,2}) )?(.+)$", re.M)
BLOCK = re.compile(r"[-*+>] |[|\s]|\d+[.)] |```")  # how a list, a table, a quotation begins
OPTION = re.compile(r"`[a-z_]+`")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
#: German has words for several cards of a value: *Einsen* are 1s.
PLURALS = {"Nullen": "0", "Einsen": "1", "Zweien": "2", "Dreien": "3", "Vieren": "4"}
ENGLISH = re.compile(r"\b(?:the|and|of|with|player|players|card|cards|turn)\b", re.I)

every_translation = pytest.mark.parametrize(("game", "language"), TRANSLATED)


def lines(game: Game, language: str) -> list[tuple[str, str]]:
    """The numbers and the texts of all rules and rulings, in order."""
    return LINE.findall(game.rulebook(language))


def digits(text: str) -> str:
    """The text with the plurals of numbers as digits."""
    for plural, digit in PLURALS.items():
        text = text.replace(plural, digit)
    return text


def differences(game: Game, language: str, what: re.Pattern[str]) -> list[str]:
    """The numbers of the rules in which not the same of these are found as in English."""
    pairs = zip(lines(game, "en"), lines(game, language), strict=True)
    return [
        number
        for (number, english), (_, text) in pairs
        if sorted(what.findall(english)) != sorted(what.findall(digits(text)))
    ]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_line_is_a_heading_a_rule_or_plain_text(game: Game, language: str) -> None:
    for line in game.rulebook(language).splitlines():
        if line.startswith("#"):
            assert HEADING.fullmatch(line)
        elif BLOCK.match(line):
            assert LINE.fullmatch(line), line


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_rule_is_there_twice_and_the_numbers_rise(game: Game, language: str) -> None:
    rules = re.split(r"^## (?!\d)", game.rulebook(language), flags=re.M)[0]
    numbers = [tuple(map(int, number.split("."))) for number, _ in LINE.findall(rules)]
    assert numbers == sorted(set(numbers))


@every_translation
def test_the_headings_are_the_same(game: Game, language: str) -> None:
    english, theirs = (HEADING.findall(game.rulebook(name)) for name in ("en", language))
    assert [heading[:2] for heading in theirs] == [heading[:2] for heading in english]


@every_translation
def test_the_rules_and_rulings_are_the_same_in_the_same_order(game: Game, language: str) -> None:
    numbers = [number for number, _ in lines(game, language)]
    assert numbers == [number for number, _ in lines(game, "en")]


@every_translation
def test_a_rule_names_the_same_options_and_numbers(game: Game, language: str) -> None:
    assert differences(game, language, OPTION) == []
    assert differences(game, language, NUMBER) == []


@every_translation
def test_nothing_is_left_in_english(game: Game, language: str) -> None:
    book = game.rulebook(language)
    english = {text for _, text in lines(game, "en")}
    english |= {title for *_, title in HEADING.findall(game.rulebook())}
    assert [text for _, text in lines(game, language) if text in english] == []
    assert [title for *_, title in HEADING.findall(book) if title in english] == []
    assert ENGLISH.findall(OPTION.sub("", book).replace(game.title, "")) == []
