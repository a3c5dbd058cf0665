"""Moves as text, and back."""

from __future__ import annotations

import random

import pytest

from holdfast import AmbiguousMove, IllegalMove, Match, UnreadableMove
from holdfast.core.jit import COMPILED
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, GARRISON, MOVES, PLAY, REFUSE
from holdfast.games.rheinlander.notation import ACCEPTED, read_space, write_space
from holdfast.games.rheinlander.tables import CARDS, EXISTS, LAND, SPACES

from .build import deal, phase, play, refusal, stands, table

#: Both banks of 23 are taken, so its river is open; A is archbishop.
HOLY = {9: "b"}


def position() -> Match:
    return table("A L22 L23 R23", "B L7", hand="7 14 17 19 23", slots=HOLY)


def castle() -> Match:
    match = table(hand="11", slots={5: "c"}, options="castle_optional=on")
    return play(match, "11@L11")


def written(match: Match, text: str) -> str:
    return match.game.text.write_move(match.state, match.read_move(text))


# Reading


@pytest.mark.parametrize(
    ("text", "move"),
    [
        *((text, "14@L14") for text in ("14@L14", "14 L14", "14@l14", " 14  @  L14 ", "14L")),
        *((text, "14@L14") for text in ("14 l", "14 l14", "14+L14", "14 + l14")),
        *((text, "14@R14") for text in ("14@R14", "14 R14", "14R", "14 r")),
        *((text, "23@W23") for text in ("23@W23", "23 W23", "23w", "23W", "23 w")),
        *((text, "17@I17") for text in ("17@I17", "17 I17", "17@i19", "17R", "17 I19", "17+I17")),
        *((text, "19@I17") for text in ("19@I17", "19@I19", "19L", "19 i17", "19 i19")),
        *((text, "19@R19") for text in ("19R", "19 R19")),
        *((text, "14+L24") for text in ("14+L24", "14 L24", "14 + l24", "14+ L24")),
        *((text, "7xL7") for text in ("7xL7", "7 L7", "7XL7", "7 x l7", "7L", "7 l")),
    ],
)
def test_a_card_can_be_written_in_several_ways(text: str, move: str) -> None:
    """3.1, 3.3, 3.5, 4.2, 9.4"""
    assert written(position(), text) == move


@pytest.mark.parametrize("text", ["B@L24", "b@l24", "b L24", "BL24", "bastion L24", " B  @ L24 "])
def test_a_bastion_can_be_written_in_several_ways(text: str) -> None:
    """10.1"""
    assert written(play(position(), "14L"), text) == "B@L24"


@pytest.mark.parametrize("text", ["B@I17", "b i19", "bastion @ I19"])
def test_a_bastion_on_an_island_is_read_by_either_number(text: str) -> None:
    """1.2, 10.1"""
    assert written(play(position(), "14L"), text) == "B@I17"


@pytest.mark.parametrize("text", ["done", "D", "Done ", "d", "-"])
def test_no_bastion(text: str) -> None:
    """10.1"""
    assert written(play(position(), "14L"), text) == "done"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        *((text, "garrison") for text in ("garrison", "g", "G", " Garrison")),
        *((text, "refuse") for text in ("refuse", "r", "R", "REFUSE ")),
    ],
)
def test_a_castle_is_garrisoned_or_refused(text: str, move: str) -> None:
    """8.4"""
    assert written(castle(), text) == move


@pytest.mark.parametrize("text", ["drop 5", "DROP 5", "drop5", " Drop  5"])
def test_a_card_is_dropped(text: str) -> None:
    """2.5"""
    match = table(
        "B L1 R1 W1 L2 R2 W2 L3 R3 W3 L4 R4 W4 L5 R5 W5", hand="1 2 3 4 5", slots={1: "2"}
    )
    assert match.legal_moves == [f"drop {card}" for card in range(1, 6)]
    assert written(match, text) == "drop 5"


def test_a_card_alone_is_enough_where_it_can_mean_only_one_space() -> None:
    """3.2, 3.3"""
    match = position()
    assert (written(match, "23"), written(match, " 23 ")) == ("23@W23", "23@W23")
    assert written(table("B L14", hand="14"), "14") == "14@R14"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("14", "'14' could mean 14@L14, 14@R14"),
        ("19 ", "'19' could mean 19@I17, 19@R19"),
        ("7", "'7' could mean 7xL7, 7@R7"),
    ],
)
def test_a_card_alone_is_asked_back_where_it_can_mean_several(text: str, message: str) -> None:
    """3.2, 9.4"""
    with pytest.raises(AmbiguousMove) as refused:
        position().play(text)
    assert str(refused.value) == message


def test_a_card_alone_is_refused_for_its_first_space_if_it_has_none() -> None:
    """3.4"""
    match = table("A L14 W14", "B R14", hand="14")
    assert refusal(match, "14").sentence == "A's own knight stands on L14"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("14@L22", "L22 is not in region 14; 14+L22 is a reinforcement"),
        ("14xL7", "L7 is not in region 14; 14+L7 is a reinforcement"),
        ("14 x L14", "no knight stands on L14; 14@L14 places one"),
        ("23xW23", "no knight stands on W23; 23@W23 places one"),
        ("7@l7", "L7 is taken; 7xL7 exchanges the knight there"),
        ("7+L7", "L7 is taken; 7xL7 exchanges the knight there"),
        ("17@I18", "I18 is not in region 17; 17+I18 is a reinforcement"),
        ("19xI19", "no knight stands on I17; 19@I17 places one"),
    ],
)
def test_a_sign_that_does_not_fit_is_refused(text: str, reason: str) -> None:
    """4.5, 9.4"""
    with pytest.raises(UnreadableMove) as refused:
        position().play(text)
    assert str(refused.value) == f"{text!r} cannot be meant: {reason}"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "hello", "L23", "23@", "@L23", "23@23", "23L23@", "23@L23 L24", "23 @ @ L23"),
        *("0", "55", "99", "0@L1", "55@L54", "99@L9", "123@L23", "-1@L1", "0L", "55R", "٣@L3"),
        *("14@L0", "14@L55", "14@L99", "14@X14", "14@L", "14@I14", "14@L014", "14@L19", "14@R17"),
        *("drop", "drop 0", "drop 55", "drop 99", "drop L14", "7x", "7 x"),
        *("B", "B@", "B@B", "bastion", "B@L55", "B@L19", "b 24"),
        *("done 1", "garrison 5", "refuse 5", "pass", "--", "dd"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    for match in (position(), play(position(), "14L")):
        with pytest.raises(UnreadableMove) as refused:
            match.play(text)
        assert str(refused.value) == f"{text.strip()!r} is no move; a move is {ACCEPTED}"


# Spaces


def test_every_space_is_read_as_it_is_written() -> None:
    """1.1"""
    state = position().state
    for name, space in SHIPPED.numbers.items():
        assert write_space(state, space) == name
        assert read_space(state, name) == read_space(state, name.lower()) == space


def test_an_island_is_read_by_either_number() -> None:
    """1.2"""
    state = position().state
    for island in SHIPPED.islands:
        for name, one, other in zip(island.spaces, island.left_arm, island.right_arm, strict=True):
            assert read_space(state, f"I{one}") == read_space(state, f"i{other}")
            assert write_space(state, read_space(state, f"I{other}")) == name


@pytest.mark.parametrize("text", ["L0", "L55", "I16", "L19", "R17", "Q3", "", "L", "3"])
def test_a_space_that_there_is_not_is_refused(text: str) -> None:
    """1.1"""
    with pytest.raises(ValueError, match=f"^'{text}' is no space of this board; spaces are L1, R1"):
        read_space(position().state, text)


# Writing


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_move_is_read_as_it_is_written(players: int) -> None:
    dice = random.Random(players)
    samples = GAME.samples if COMPILED else GAME.samples[: 2 if players == 3 else 1]
    for seed, options in enumerate(samples):
        match = deal(seed, players, **options)
        while match.turn is not None:
            texts = match.legal_moves
            assert len(set(texts)) == len(texts)
            assert match.legal_ids == sorted(match.legal_ids)
            for i in dice.sample(range(len(texts)), min(4, len(texts))):
                for text in (texts[i], texts[i].lower(), f"  {texts[i].upper()} "):
                    assert match.read_move(text) == match.legal_ids[i]
            match.play(dice.choice(match.legal_ids))


def test_every_move_that_there_is_can_be_written() -> None:
    """1.2, 4.5"""
    state = position().state
    texts = [GAME.text.write_move(state, move) for move in range(MOVES)]
    known = [text for text in texts if "?" not in text]
    assert len(set(known)) == len(known)
    missing = int((EXISTS[0] == 0).sum())
    assert len(texts) - len(known) == missing * (CARDS + 1)  # with each card, and as a bastion
    assert texts[PLAY + 13 * SPACES : PLAY + 13 * SPACES + 2] == ["14+L1", "14+R1"]
    assert texts[DROP : DROP + 2] == ["drop 1", "drop 2"]
    assert texts[BUILD : BUILD + 2] == ["B@L1", "B@R1"]
    assert (texts[DONE], texts[GARRISON], texts[REFUSE]) == ("done", "garrison", "refuse")


def test_a_number_that_is_no_space_is_written_and_refused() -> None:
    """1.2"""
    match = position()
    nowhere = int((EXISTS[0] == 0).argmax())
    assert nowhere < LAND
    for move, text in ((13 * SPACES + nowhere, "14+?"), (BUILD + nowhere, "B@?")):
        assert match.game.text.write_move(match.state, move) == text
        with pytest.raises(IllegalMove):
            match.play(move)


def test_every_text_of_a_move_means_that_move() -> None:
    """1.2, 4.5"""
    state = position().state
    for move in range(0, MOVES, 1 if COMPILED else 7):
        text = GAME.text.write_move(state, move)
        if "?" not in text:
            assert GAME.text.read_move(state, text) == [move]


def test_moves_are_numbers_too() -> None:
    match = position()
    match.play(13 * SPACES + SHIPPED.numbers["R14"])
    assert (stands(match, "R14"), phase(match)) == ("A", "A bastion")
    for number in (-1, MOVES):
        with pytest.raises(UnreadableMove, match=f"numbers from 0 to {MOVES - 1}"):
            match.play(number)


@pytest.mark.parametrize("text", ["B@W23", "bastion W1"])
def test_no_bastion_goes_onto_the_river(text: str) -> None:
    """10.2"""
    with pytest.raises(IllegalMove, match=r"no bastion goes onto the river \(rule 10\.2\)$"):
        table().play(text)


def test_a_space_that_is_taken_is_refused_by_its_rule() -> None:
    """10.2, 3.1, 9.4"""
    match = table("A L8", "B L9", towers="L23", hand="8 9 23")
    assert [refusal(match, text).rule for text in ("23@L23", "8@L8", "9@L9")] == [
        "10.2",
        "3.1",
        "9.4",
    ]
