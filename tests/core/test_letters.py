"""Letters of a notation as readers of a language write them: unique, spelt, and read back."""

from __future__ import annotations

import itertools

import pytest

import holdfast
from holdfast.core.errors import AmbiguousMove, IllegalMove, UnreadableMove
from holdfast.core.game import Game
from holdfast.core.letters import readings, spell
from holdfast.core.words import LANGUAGES, Sentence

GAMES = [holdfast.game(name) for name in holdfast.game_names()]
SETS = [(game, language) for game in GAMES for language in LANGUAGES]
every_set = pytest.mark.parametrize(
    ("game", "language"), SETS, ids=[f"{game.name}-{language}" for game, language in SETS]
)

GERMAN = {"r": "R", "y": "Ge", "g": "Gr"}


@every_set
def test_letters_are_unique_and_none_begins_another(game: Game, language: str) -> None:
    letters = [shown.casefold() for shown in game.words.letters(language).values()]
    for one, other in itertools.permutations(letters, 2):
        assert not other.startswith(one)


@every_set
def test_no_letter_is_the_english_one_of_something_else(game: Game, language: str) -> None:
    """Who types either is understood: what stands on a card never means another card in English."""
    for mark, shown in game.words.letters(language).items():
        assert shown.casefold() == mark or shown.casefold() not in game.words.letters("en")


@every_set
def test_every_legal_move_is_read_as_it_is_spelt(game: Game, language: str) -> None:
    for seed in range(3):
        match = holdfast.new(game.name, seed=seed)
        for _ in range(20):
            if match.turn is None:
                break
            letters = game.words.letters(language)
            for move, text in zip(match.legal_ids, match.legal_moves, strict=True):
                assert match.read_move(spell(text, letters), language) == move
            match.play(match.legal_ids[len(match.legal_ids) // 2])


def test_letters_are_those_of_english_in_english() -> None:
    for game in GAMES:
        letters = game.words.letters("en")
        assert {mark: shown.casefold() for mark, shown in letters.items()} == {
            mark: mark for mark in letters
        }


@pytest.mark.parametrize(
    ("written", "spelt"),
    [
        ("R7@4", "R7@4"),
        ("TR G7>5", "TR Gr7>5"),
        ("y4@-1,2*r1", "Ge4@-1,2*r1"),
        ("gN@0,2", "GrN@0,2"),
        ("7xG7", "7xGr7"),
        ("Worms (G22, Y23)", "Worms (Gr22, Ge23)"),
        ("G", "G"),
        ("claim 4", "claim 4"),
        ("BAG7", "BAG7"),
    ],
)
def test_letters_are_spelt_where_a_number_follows(written: str, spelt: str) -> None:
    assert spell(written, GERMAN) == spelt


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ge7 4", ["y7 4", "ge7 4"]),
        ("G7@4", ["y7@4", "G7@4"]),
        ("y7@4", ["y7@4"]),
        ("r4*g1", ["r4*g1"]),
        ("7xGR7", ["7xg7", "7xGR7"]),
        ("23gr", ["23g", "23gr"]),
        ("c4", ["c4"]),
        ("", [""]),
        ("g1 g1 g1 g1", ["g1 g1 g1 g1"]),
    ],
)
def test_a_typed_text_is_read_in_both_languages(typed: str, meant: list[str]) -> None:
    assert readings(typed, GERMAN) == meant


POSITION = """
turn A play
hand A G7 Y7 R1 R2 R3 R4
hand B O2 O3 O4 O6 O7 O8
"""


def test_a_short_letter_that_could_be_two_cards_is_refused_with_both_spelt_out() -> None:
    match = holdfast.read("schotten-totten", POSITION)
    with pytest.raises(AmbiguousMove, match=r"'g7@4' could mean Ge7@4, Gr7@4"):
        match.read_move("g7@4", "de")
    with pytest.raises(AmbiguousMove, match="Gi7@4, Ve7@4"):
        match.read_move("G7@4", "it")
    assert match.read_move("gr7@4", "de") == match.read_move("G7@4")
    assert match.read_move("Y7@4", "de") == match.read_move("s7@4", "hu")


def test_a_short_letter_means_the_card_that_can_be_played() -> None:
    match = holdfast.read("schotten-totten", POSITION.replace("G7 ", "G8 "))
    assert match.read_move("g7@4", "de") == match.read_move("Y7@4")


def test_what_is_refused_is_quoted_as_it_was_typed() -> None:
    match = holdfast.read("schotten-totten", POSITION)
    with pytest.raises(UnreadableMove, match="'ge0'"):
        match.read_move("ge0", "de")
    with pytest.raises(IllegalMove, match=r"^s9@4: "):
        match.read_move("s9@4", "hu")


def test_sentences_use_the_letters_of_their_language_and_leave_ids_alone() -> None:
    words = holdfast.game("schotten-totten").words
    placed = Sentence("place-troop", {"who": "A", "card": "Y7", "stone": 4})
    assert "Ge7" in words.say(placed, "de")
    assert "S7" in words.say(placed, "hu")
    rings = holdfast.game("fellowship").words
    won = Sentence("ring-won", {"who": "A", "ring": "r1"})
    for language in LANGUAGES:
        lost = Sentence("ring-won", {"who": "A", "ring": "lo"})
        assert rings.say(won, language) != rings.say(lost, language)
