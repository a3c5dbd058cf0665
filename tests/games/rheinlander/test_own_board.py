"""A board of one's own, where castles lie side by side and land borders across: both agree too."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, product
from pathlib import Path

import pytest

from holdfast.core.match import new_match, read_match
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.boards import BOARD_WORDS, OWN, SHIPPED_FILE
from holdfast.testing.process import run

from .test_twin import (
    STYLES,
    Options,
    legal_in,
    look_at_engine,
    look_at_twin,
    play_both,
    step_both,
    twin_of,
)

#: Borders that a river without loops has not, so that many duchies meet in one space.
MORE = ("L5 L9", "L5 L12", "L5 R5", "L9 R12", "L12 L31", "R8 R40", "R8 R12")

#: Five duchies around L5, which touches two castles: slots 4 and 5.
POSITION = """
options castle_optional=on board={board}
knights A L3 L4 L12 L13
knights B L6 L7
knights C L9 L10 R5 R6
hand A 5 40 41 42 43
"""


def write_board() -> str:
    """The shipped board with more borders, and with its slots close together at the source."""
    text = SHIPPED_FILE.read_text(encoding="utf-8")
    text = text.replace('name = "rhine"', 'name = "narrow"', 1)
    more = ", ".join(f'"{pair}"' for pair in MORE)
    text = re.sub(r"more = \[\]", f"more = [{more}]", text, count=1)
    pairs = iter([*slots_along("L"), *slots_along("R")])
    return re.sub(r"touches = \[.*\]", lambda _: f"touches = {json.dumps(next(pairs))}", text)


def slots_along(bank: str) -> list[tuple[str, str]]:
    """Thirteen slots, each beside the next: every space but the first and last touches two."""
    return list(pairwise(f"{bank}{number}" for number in range(1, 15)))


def print_tally() -> None:
    """Play on the only board that was added; for a process that knows it."""
    seen: Counter[str] = Counter()
    for seed, players in enumerate(GAME.seats):
        options: Options = {"board": BOARD_WORDS[1], "castle_optional": seed != 1}
        cell = new_match(GAME, players, seed, options).position(0)
        seen += play_both(cell, seed, STYLES[seed])
    for answers in product(("garrison", "refuse"), repeat=2):
        seen += meet_at_l5(answers)
    print(json.dumps(seen))


def meet_at_l5(answers: Iterable[str]) -> Counter[str]:
    """Merge the duchies of the position, with these answers about the castles (6.1, 8.4)."""
    cell = read_match(GAME, POSITION.format(board=BOARD_WORDS[1])).position(0)
    twin, look = twin_of(cell), look_at_engine(cell)
    for text in ("5@L5", *answers, "done"):
        moves = legal_in(cell)
        assert twin.legal() == moves.keys()
        look = step_both(cell, twin, text, moves[text], look)
        fresh = twin_of(cell)  # a twin that begins here, also between two castles
        assert look == look_at_twin(fresh)
    return twin.tally


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of a person who has added a board."""
    (tmp_path / OWN).mkdir()
    (tmp_path / OWN / "narrow.toml").write_text(write_board(), encoding="utf-8")
    return tmp_path


def test_games_on_another_board_agree(folder: Path) -> None:
    """1.3, 1.4, 8.1, 8.4"""
    code = f"from {__name__} import print_tally as p; p()"
    settings = {"HOLDFAST_DATA": str(folder), "HOLDFAST_JIT": "off"}
    seen = Counter(json.loads(run(["-c", code], **settings)))
    wanted = ("castle_placer", "castle_owner", "refused", "reoffered", "swap", "exchange")
    assert not [event for event in wanted if not seen[event]]
    assert seen["castle_between"] >= 4
    assert seen["merged_three"] >= 4
