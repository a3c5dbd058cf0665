"""What the editor offers: knights, bastions, cards, centres; and what follows from a change."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.editing import Edit, edit, lay_out, read_record
from holdfast.games.rheinlander.editing import EDITING

GAME = holdfast.game("rheinlander")
TEXT = holdfast.new("rheinlander", seed=3).game.text.write_state(
    holdfast.new("rheinlander", seed=3).state
)


def made(text: str, *changes: Edit) -> str:
    for change in changes:
        text = edit(GAME, text, change)
    return text


def put(thing: str, place: str) -> Edit:
    return Edit("put", thing, place)


def take(thing: str, place: str) -> Edit:
    return Edit("take", thing, place)


def set_to(name: str, value: str) -> Edit:
    return Edit("set", name, value=value)


def line(text: str, key: str) -> str:
    return next(each for each in text.splitlines() if each.startswith(key)).removeprefix(key)


def said(text: str) -> list[str]:
    return [each.id for each in GAME.text.problems(read_record(GAME, text)[0])]


def test_knights_come_from_the_supply_and_make_duchies() -> None:
    """1.5, 5.1, 5.3."""
    text = made(TEXT, put("knight A", "space L1"), put("knight A", "space L2"))
    assert line(text, "supply") == " 23 25 25"
    assert line(text, "duchies").endswith("=A")
    assert said(text) == []
    level = made(text, put("knight B", "space L3"), put("knight B", "space L4"))
    assert line(level, "duchies").endswith("=A")  # whoever had it keeps it while it is level
    name = next(
        each.name
        for each in lay_out(GAME, read_record(GAME, level)[0]).settings
        if each.name.startswith("duchy")
    )
    assert line(made(level, set_to(name, "B")), "duchies").endswith("=B")
    nobody = made(level, set_to(name, "-"))
    assert line(nobody, "duchies").endswith("=-")
    assert line(made(nobody, put("card 1", "discard")), "duchies").endswith("=-")
    assert line(made(level, take("knight A", "space L1")), "duchies").endswith("=B")


def test_bastions_are_taken_from_whoever_has_most() -> None:
    """1.5, 10.1."""
    text = made(TEXT, put("bastion", "space L1"))
    assert sum(map(int, line(text, "bastions").split())) == 8
    assert line(text, "towers") == " L1"
    assert line(made(text, take("bastion", "space L1")), "bastions") == " 3 3 3"
    assert said(text) == []


def test_a_castle_has_a_garrison_and_centres_change_places() -> None:
    """1.4, 8.1."""
    centres = line(TEXT, "centres").split()
    castle, other = centres.index("c") + 1, centres.index("4") + 1
    text = made(TEXT, put("knight B", f"garrison {castle}"))
    assert line(text, "garrisons") == f" {castle}B"
    assert said(text) == ["garrison-no-knight"]
    swapped = line(made(TEXT, set_to(f"centre {other}", "c")), "centres").split()
    assert swapped[other - 1] == "c"
    assert sorted(swapped) == sorted(centres)
    assert made(TEXT, set_to(f"centre {other}", "4")) == TEXT
    assert line(made(text, take("knight B", f"garrison {castle}")), "garrisons") == " -"


def test_cards_go_from_the_deck_to_hands_and_discards() -> None:
    """1.6, 2.3."""
    card = line(TEXT, "hand A").split()[0]
    text = made(TEXT, take(f"card {card}", "hand A"), put(f"card {card}", "discard"))
    assert line(text, "discard") == f" {card}"
    assert said(text) == ["hand-size"]
    mixed = f"{TEXT}\nmixed {card}\ndrawn 0 0 0"
    assert line(made(mixed, set_to("coins A", "3")), "drawn") == " 1 0 0"
    moved = made(mixed, take(f"card {card}", "hand A"), put(f"card {card}", "discard"))
    assert "mixed" not in moved


def test_who_does_not_play_has_nothing_anywhere() -> None:
    four = made(TEXT, set_to("players", "4"))
    castle = line(TEXT, "centres").split().index("c") + 1
    full = made(
        four,
        put("knight D", "space L1"),
        put("knight D", f"garrison {castle}"),
        set_to("turn", "D"),
    )
    free = next(str(n) for n in range(1, 55) if str(n) not in full.split())
    three = made(full, put(f"card {free}", "hand D"), set_to("players", "3"))
    assert " D" not in three
    assert line(three, "turn") == " C play"
    assert line(three, "supply") == " 25 25 25"


def test_how_the_match_stands_is_set() -> None:
    text = made(
        TEXT,
        set_to("ended", "on"),
        set_to("built", "on"),
        set_to("opener", "C"),
        set_to("coins B", "12"),
        set_to("phase", "bastion"),
    )
    assert "ended 1" in text
    assert "built 1" in text
    assert line(text, "opener") == " C"
    assert line(text, "coins") == " 0 12 0"
    assert "bastion" in line(text, "turn")


def test_a_castle_in_question_is_left_with_its_phase() -> None:
    """8.4."""
    text = TEXT.replace(" play\n", " castle\nspot L1\nrefused -\n", 1)
    names = {each.name: each for each in lay_out(GAME, read_record(GAME, text)[0]).settings}
    assert names["phase"].choices == ("castle", "play", "bastion", "over")
    assert "spot" in made(text, set_to("coins A", "1"))
    assert "spot" not in made(text, set_to("phase", "play"))


@pytest.mark.parametrize(
    ("problem", "changes", "expected"),
    [
        ("river-knight", [put("knight A", "space W9")], ["space W9"]),
        ("hand-size", [set_to("players", "4")], ["hand D"]),
        ("over-round", [set_to("phase", "over")], []),
    ],
)
def test_a_problem_says_where_it_is(problem: str, changes: list[Edit], expected: list[str]) -> None:
    state = read_record(GAME, made(TEXT, *changes))[0]
    found = next(each for each in GAME.text.problems(state) if each.id == problem)
    assert list(EDITING.where(state, found)) == expected


@pytest.mark.parametrize("problem", ["duchy-leader", "garrison-no-castle", "mixed-discarded"])
def test_other_problems_say_where_they_are(problem: str) -> None:
    centres = line(TEXT, "centres").split()
    city, card = centres.index("4") + 1, line(TEXT, "hand A").split()[0]
    text = {
        "duchy-leader": made(
            TEXT, put("knight A", "space L1"), put("knight A", "space L2")
        ).replace("=A", "=-"),
        "garrison-no-castle": made(TEXT, put("knight A", f"garrison {city}")),
        "mixed-discarded": made(
            TEXT, take(f"card {card}", "hand A"), put(f"card {card}", "discard")
        )
        + f"\nmixed {card}",
    }[problem]
    state = read_record(GAME, text)[0]
    found = next(each for each in GAME.text.problems(state) if each.id == problem)
    expected = {
        "duchy-leader": {"space L1", "space L2"},
        "garrison-no-castle": {f"garrison {city}"},
        "mixed-discarded": {"discard"},
    }
    assert set(EDITING.where(state, found)) == expected[problem]
