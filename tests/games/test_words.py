"""The words of all games: the same in every language, none left over, arguments of no language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import chain

import pytest

import holdfast
from holdfast import SPECTATOR, Match
from holdfast.core.game import Game
from holdfast.core.verbs import LEGAL
from holdfast.core.words import LANGUAGES, Sentence
from holdfast.games.fellowship.places import SIDES
from holdfast.games.fellowship.tables import COLOUR_LETTERS, LOCATION_IDS, RING_TEXTS
from holdfast.games.rheinlander.boards import BOARDS
from holdfast.games.schotten_totten.tables import TACTIC_CODES
from holdfast.testing.amount import amount, seeds

from .sentences import (
    full_variables,
    name_ids,
    part_ids,
    read_messages,
    said_ids,
    spare_attributes,
)

GAMES = [holdfast.game(name) for name in holdfast.game_names()]
OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = [(game, language) for game in GAMES for language in LANGUAGES]
#: The ids that are put together.
BUILT = {f"with-ring-{ring}" for ring in RING_TEXTS}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_file = pytest.mark.parametrize(
    ("game", "language"), FILES, ids=[f"{game.name}-{language}" for game, language in FILES]
)


# The files


@every_game
def test_there_is_a_file_for_each_language_and_no_other(game: Game) -> None:
    found = {path.name for path in (game.folder / "words").iterdir()}
    assert found == {f"{language}.ftl" for language in LANGUAGES}


@every_file
@pytest.mark.parametrize("folder", ["words", "positions"])
def test_all_languages_have_the_same_messages_with_the_same_variables(
    game: Game, language: str, folder: str
) -> None:
    english = full_variables(game.folder / folder / "en.ftl")
    assert full_variables(game.folder / folder / f"{language}.ftl") == english


@every_file
def test_what_makes_a_position_impossible_can_be_said(game: Game, language: str) -> None:
    """For one, for none and for several, whatever the numbers are."""
    for name, variables in full_variables(game.folder / "positions" / f"{language}.ftl").items():
        for value in (0, 1, 5):
            said = game.positions.say(Sentence(name, dict.fromkeys(variables, value)), language)
            assert "{" not in said
            assert said == " ".join(said.split())


@every_file
def test_names_stand_alone_in_every_language(game: Game, language: str) -> None:
    """Words of two languages are not mixed up, and no name is left empty."""
    english, other = (
        {name: game.words.say(Sentence(name), each) for name in name_ids(game)}
        for each in ("en", language)
    )
    assert all(text.strip() for text in other.values())
    if language != "en":
        long = {name for name, text in english.items() if len(text.split()) > 3}
        assert not {name for name in long if english[name] == other[name]}


@every_file
def test_helps_name_their_rule_in_every_language(game: Game, language: str) -> None:
    for option in game.options:
        name = f"option-{option.name.replace('_', '-')}-help"
        numbers = [
            re.findall(r"\d+\.\d+", game.words.say(Sentence(name), each))
            for each in ("en", language)
        ]
        assert numbers[0] == numbers[1]


@every_file
def test_every_inflected_form_is_used(game: Game, language: str) -> None:
    assert spare_attributes(game.folder / "words" / f"{language}.ftl") == set()


@every_file
def test_seats_are_not_inflected(game: Game, language: str) -> None:
    """Players' names come in their place; English has 's, which fits every name."""
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    seats = list(re.finditer(r"(.?)\{ \$(?:who|rival|holder|old|before|seat) \}(.?)", text))
    assert seats
    for seat in seats:
        assert seat[1] in {"", " ", "("}, seat
        assert seat[2] in {"", " ", ".", ",", ":", ";"} | ({"'"} if language == "en" else set())


# All of them are used


def sources(game: Game) -> Iterator[ast.AST]:
    for path in game.folder.glob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def literals(node: ast.AST) -> set[str]:
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


@every_game
def test_every_message_is_used(game: Game) -> None:
    written = set(chain.from_iterable(literals(node) for node in sources(game)))
    assert said_ids(game) <= written | BUILT


@every_game
def test_every_name_is_there(game: Game) -> None:
    assert name_ids(game) <= set(read_messages(game.folder / "words" / "en.ftl"))


@pytest.mark.only_compiled
@every_game
def test_every_sentence_of_the_code_is_there(game: Game) -> None:
    path = game.folder / "words" / "en.ftl"
    calls = [
        node
        for node in sources(game)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Sentence"
    ]
    named = set(chain.from_iterable(literals(_chosen(call.args[0])) for call in calls))
    assert len(named) > 3
    problems = set(read_messages(game.folder / "positions" / "en.ftl"))
    assert problems <= named
    assert named - problems <= set(read_messages(path)) - part_ids(path)


@every_game
def test_every_verdict_but_legal_has_its_sentence(game: Game) -> None:
    refusal = import_module(f"holdfast.games.{game.folder.name}.refusal")
    assert set(refusal.REASONS) == set(refusal.Refusal)
    assert LEGAL not in set(refusal.Refusal)
    assert {said for _, said, *_ in refusal.REASONS.values()} <= said_ids(game)


def _chosen(node: ast.expr) -> ast.AST:
    """What a sentence's id can be: both branches of a choice, but not what it is chosen by."""
    if isinstance(node, ast.IfExp):
        return ast.List([node.body, node.orelse], ast.Load())
    return node if isinstance(node, ast.Constant) else ast.Pass()


# Arguments

_SEAT = "[A-E]"
_CELL = r"-?\d+,-?\d+"
_SPACE = r"[LRWI]\d+"
_SLOTS = "|".join(re.escape(slot.name) for board in BOARDS for slot in board.slots)
_FORMATION = "colour-run|four|three|colour|run|sum"
_TROOP = "[ROYGBV][1-9]|" + "|".join(TACTIC_CODES)
_FIGURE = "[rbgy][0-5N]"
#: What a text can be if nothing else is said: seats, or a short text of the notation.
_USUAL = rf"-|{_SEAT}(?:, {_SEAT})*|[A-Za-z]{{0,2}}\d+"
#: What a text can be, by game and argument; "-" is nobody or nothing. Numbers are always fine.
NEUTRAL = {
    "schotten-totten": {
        "who": f"{_SEAT}|-",
        "rival": _SEAT,
        "card": _TROOP,
        "cards": f"|(?:{_TROOP})(?: (?:{_TROOP}))*",
        "name": "|".join(TACTIC_CODES),
        "mine-kind": _FORMATION,
        "theirs-kind": _FORMATION,
    },
    "rheinlander": {
        "who": rf"-|{_SEAT}(?:, {_SEAT})*",
        "rival": f"{_SEAT}|-",
        "holder": f"{_SEAT}|-",
        "old": f"{_SEAT}|-",
        "space": rf"{_SPACE}|\?",
        "other": rf"{_SPACE}|\?",
        "castle": rf"(?:{_SLOTS}) \({_SPACE}, {_SPACE}\)",
        "duchy": f"{_SLOTS}|{_SPACE}",
        "duchies": f"(?:{_SLOTS}|{_SPACE})(?:, (?:{_SLOTS}|{_SPACE}))+",
        "knights": rf"{_SEAT} \d+(?:, {_SEAT} \d+)*",
    },
    "fellowship": {
        "who": rf"{_SEAT}(?:, {_SEAT})*",
        "rival": _SEAT,
        "before": _SEAT,
        "card": _FIGURE,
        "there": _FIGURE,
        "site": f"{_CELL}|-",
        "side": "|".join(SIDES),
        "way": "(?:top|bottom)-(?:left|right)|above|left|right|below",
        **{f"{which}colour": "|".join(COLOUR_LETTERS) for which in ("", "there-")},
        **{f"{which}figure": "hobbit|companion|nazgul" for which in ("", "there-")},
        "location": "|".join(LOCATION_IDS),
        "ring": "|".join(RING_TEXTS),
    },
}
_SEATS = {"who", "rival", "holder", "old", "before", "seat", "knights"}


def check_sentence(game: Game, sentence: Sentence) -> None:
    """It can be said in every language, and its arguments belong to none."""
    for name, value in sentence.args.items():
        if isinstance(value, str):
            form = NEUTRAL.get(game.name, {}).get(name, _USUAL)
            assert re.fullmatch(form, value), f"{sentence.id}: ${name} is {value!r}"
            assert name in _SEATS or not re.search(r"\b[A-E]\b", value), sentence
        else:
            assert type(value) is int, sentence
    for language in LANGUAGES:
        said = game.words.say(sentence, language)
        assert said.strip(), sentence
        assert not re.search(r"[{}]| {2}|\s[.,:;]|\bNone\b", said), said


def told_by(match: Match, mover: int) -> Iterator[Sentence]:
    """What the last move told to the one who made it, and to all others."""
    for seat in (mover, SPECTATOR):
        for entry in match.log(seat, len(match.moves) - 1):
            yield from (Sentence(**line) for line in entry["told"])


TABLES = [
    (game, players, options)
    for game in GAMES
    for i, players in enumerate(game.seats)
    for options in game.samples[i :: len(game.seats)]
]


@pytest.mark.only_compiled
@pytest.mark.parametrize(
    ("game", "players", "options"),
    TABLES,
    ids=[f"{game.name}-{players}-{i}" for i, (game, players, _) in enumerate(TABLES)],
)
def test_everything_in_a_game_can_be_said_in_every_language(
    game: Game, players: int, options: dict[str, bool | int | str]
) -> None:
    dice = random.Random(players)
    said: set[str] = set()
    for seed in seeds(amount(2, 10, 1)):
        match = holdfast.new(game.name, players=players, seed=seed, **options)
        while match.turn is not None:
            moves = match.legal_ids
            for move in dice.sample(range(game.rules.moves), 6):
                if move not in moves:
                    refusal = game.text.why(match.state, move)
                    check_sentence(game, refusal)
                    said.add(refusal.id)
            mover = match.turn
            match.play(dice.choice(moves))
            for sentence in told_by(match, mover):
                check_sentence(game, sentence)
                said.add(sentence.id)
    assert len(said) > 6
    assert said <= said_ids(game)


@every_game
def test_every_message_can_be_said_whatever_it_chooses_by(game: Game) -> None:
    """All that random games do not reach: every choice of every message, in every language."""
    values = {
        "mine-kind": _FORMATION.split("|"),
        "theirs-kind": _FORMATION.split("|"),
        "name": TACTIC_CODES,
        "colour": COLOUR_LETTERS,
        "location": LOCATION_IDS,
        "ring": RING_TEXTS,
    }
    texts = {"who", "rival", "holder", "old", "before", "seat", "card", "cards", "there", "duchies"}
    texts |= {"space", "other", "place", "site", "from", "castle", "knights", "duchy"}
    for name, variables in full_variables(game.folder / "words" / "en.ftl").items():
        for turn in range(20):
            args = {
                each: values[each][turn % len(values[each])]
                if each in values
                else "X"
                if each in texts
                else turn % 7
                for each in variables
            }
            told = [game.words.say(Sentence(name, args), language) for language in LANGUAGES]
            assert all(told)
            assert not [text for text in told if re.search(r"[{}]| {2}", text)]
