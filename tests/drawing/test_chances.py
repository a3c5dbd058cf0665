from __future__ import annotations

from functools import partial
from xml.etree import ElementTree

import pytest

import holdfast
from holdfast.drawing.chances import draw_chances
from holdfast.search.analysis import analyse
from holdfast.search.judgement import Judgement
from tests.search.flat import Flat
from tests.search.positions import Theory, nim_at
from tests.search.test_analysis import played, random_match

SVG = "{http://www.w3.org/2000/svg}"


def marks(svg: str, word: Judgement) -> int:
    tree = ElementTree.fromstring(svg)
    return sum(circle.get("class") == word.value for circle in tree.iter(f"{SVG}circle"))


def texts(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3])
def test_every_blunder_and_every_mistake_has_a_mark(players: int) -> None:
    analysis = analyse(random_match(players), Theory)
    svg = draw_chances(analysis)
    blunders = sum(one.counts[Judgement.BLUNDER] for one in analysis.performances)
    assert blunders > 0
    assert marks(svg, Judgement.BLUNDER) == blunders
    assert marks(svg, Judgement.MISTAKE) == 0


def test_a_blunder_is_written_out_and_every_seat_has_its_name() -> None:
    svg = draw_chances(analyse(played(nim_at("0 3 4"), "2-1", "3-2"), Theory), "A=<me> B=greedy")
    assert {"A <me>", "B greedy", "2-1"} <= set(texts(svg))


def test_long_names_are_cut() -> None:
    svg = draw_chances(analyse(random_match(), partial(Flat, iterations=2)), f"A={'x' * 90}")
    assert f"A {'x' * 14}…" in texts(svg)


def test_nothing_is_drawn_outside_the_sheet() -> None:
    tree = ElementTree.fromstring(draw_chances(analyse(random_match(3), Theory)))
    for circle in tree.iter(f"{SVG}circle"):
        assert 0 < float(circle.attrib["cx"]) < 1040
        assert 0 < float(circle.attrib["cy"]) < 600


def test_both_themes_are_inside_and_nothing_is_fetched() -> None:
    svg = draw_chances(analyse(random_match(), Theory))
    assert "prefers-color-scheme:dark" in svg
    assert "url(" not in svg.replace("url(#", "")
    assert "href" not in svg


def test_a_match_in_which_nothing_was_decided_is_still_a_picture() -> None:
    analysis = analyse(holdfast.new("nim", seed=1), Theory)
    assert "Nim" in texts(draw_chances(analysis))
