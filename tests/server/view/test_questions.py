"""Questions that change nothing: why not, what then, how does it stand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.server.table import commands as c
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.asked import AskedMove, InParts
from holdfast.server.view.questions import (
    common,
    show_explanation,
    show_preview,
    show_why,
)
from tests.server.sitting import ANN, BOB, EVE, TRIO, Sitting
from tests.server.visits import code_of, running, start

CARDS = "schotten-totten"
#: What everybody sees of Die Gefährten, and what no chance decides.
BOARD = ("phase", "locations", "black", "standings", "cells", "around", "rings")


def texts(sitting: Sitting) -> list[str]:
    assert sitting.table.match is not None
    return sitting.table.match.legal_moves


def code(sitting: Sitting, person: str | None, move: AskedMove) -> Code:
    shown = show_why(sitting.table, person, move)
    assert not shown.legal
    assert shown.refusal is not None
    return shown.refusal.code


def test_a_legal_move_may_be_made_by_text_and_by_number() -> None:
    sitting = Sitting().seat_all()
    assert sitting.table.match is not None
    moves = [texts(sitting)[0], str(sitting.table.match.legal_ids[-1])]
    before = sitting.table.match.state.tobytes()
    assert [show_why(sitting.table, sitting.who(), move).legal for move in moves] == [True, True]
    assert sitting.table.match.state.tobytes() == before


def test_a_move_can_be_asked_about_by_its_parts() -> None:
    sitting = Sitting().seat_all()
    legal = InParts('{"kind": "take", "heap": 0, "stones": 1}')
    assert show_why(sitting.table, sitting.who(), legal).legal
    asked = InParts('{"kind": "take", "heap": 0, "stones": 5}')
    assert show_why(sitting.table, sitting.who(), asked) == show_why(
        sitting.table, sitting.who(), "4"
    )
    shown = show_preview(sitting.table, sitting.who(), legal)
    assert shown.table["heaps"] == [2, 4, 5]


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ("{", Code.BAD_MESSAGE),
        ("[" * 9999, Code.BAD_MESSAGE),
        ('{"kind": "fly"}', Code.BAD_MESSAGE),
        ('{"kind": "take", "heap": "x", "stones": 5}', Code.BAD_MESSAGE),
        ('{"kind": "take", "heap": 7, "stones": 5}', Code.UNREADABLE_MOVE),
        ('{"kind": "return", "token": 1}', Code.ILLEGAL_MOVE),
    ],
)
def test_parts_of_no_move_are_refused_in_a_sentence(parts: str, expected: Code) -> None:
    sitting = Sitting().seat_all()
    shown = show_why(sitting.table, sitting.who(), InParts(parts))
    assert shown.refusal is not None
    assert (shown.refusal.code, "\n" in shown.refusal.message) == (expected, False)


def test_before_the_start_parts_are_no_move() -> None:
    sitting = Sitting()
    assert code(sitting, ANN, InParts('{"kind": "return", "token": 1}')) == code(sitting, ANN, "r1")


def test_why_says_what_the_command_would_be_refused_with() -> None:
    sitting = Sitting().seat_all()
    shown = show_why(sitting.table, sitting.who(), "1-5")
    with pytest.raises(Refused) as refused:
        sitting.do(sitting.who(), c.Move, move="1-5")
    assert msgspec.to_builtins(shown.refusal) == refused.value.as_dict()
    assert (shown.refusal.by, shown.refusal.rule) == ("game", "2.2")  # type: ignore[union-attr]


def test_why_says_also_what_is_not_about_the_rules() -> None:
    sitting = Sitting()
    assert code(sitting, ANN, "1-1") == Code.NOT_STARTED
    sitting.seat_all()
    other = ANN if sitting.who() == BOB else BOB
    assert code(sitting, other, "1-1") == Code.NOT_YOUR_TURN
    assert code(sitting, EVE, "1-1") == Code.NOT_SEATED
    assert code(sitting, None, "1-1") == Code.NOT_SEATED
    assert code(sitting, sitting.who(), "what?") == Code.UNREADABLE_MOVE
    assert code(sitting, sitting.who(), "9" * 80) == Code.UNREADABLE_MOVE
    sitting.do(ANN, c.Resign)
    assert code(sitting, ANN, "1-1") == Code.OVER


def test_a_preview_is_what_happens_if_nothing_is_left_to_chance() -> None:
    sitting = Sitting(TRIO, "fellowship").seat_all()
    choice = random.Random(2)
    sites = 0
    for _ in range(80):
        move = choice.choice(texts(sitting))
        before = sitting.table.frame.version
        shown = show_preview(sitting.table, sitting.who(), move)
        assert sitting.table.frame.version == before
        sites += move.startswith("site")
        sitting.move(move)
        match = sitting.table.match
        assert match is not None
        seen = match.view(SPECTATOR)["table"]
        assert [shown.table[key] for key in BOARD] == [seen[key] for key in BOARD]
    assert sites


def test_a_preview_does_not_tell_what_will_be_drawn() -> None:
    sitting = Sitting(game=CARDS).seat_all()
    shown = show_preview(sitting.table, sitting.who(), texts(sitting)[0])
    assert [line.id for line in shown.told] == ["place-troop", "drew-clan"]
    assert [hand["cards"] for hand in shown.table["hands"]] == [[], []]
    assert sum(len(side) for stone in shown.table["stones"] for side in stone["sides"]) == 1


def test_a_preview_is_given_of_own_legal_moves_only() -> None:
    sitting = Sitting().seat_all()
    other = ANN if sitting.who() == BOB else BOB
    asked: list[tuple[str | None, str, Code]] = [
        (sitting.who(), "1-5", Code.ILLEGAL_MOVE),
        (other, "1-1", Code.NOT_YOUR_TURN),
        (None, "1-1", Code.NOT_SEATED),
    ]
    for person, move, expected in asked:
        with pytest.raises(Refused) as refused:
            show_preview(sitting.table, person, move)
        assert refused.value.code == expected


@pytest.mark.parametrize("game", registry.names())
def test_there_is_a_preview_of_every_move_to_the_end(game: str) -> None:
    others = ["open"] * (min(registry.get(game).seats) - 1)
    sitting = Sitting(("me", *others), game).seat_all()
    choice = random.Random(9)
    told = 0
    while sitting.table.turn is not None:
        move = choice.choice(texts(sitting))
        if choice.random() < 0.2 or len(texts(sitting)) == 1:
            shown = show_preview(sitting.table, sitting.who(), move)
            told += len(shown.told)
            assert msgspec.json.encode(shown)
            assert len(shown.scores) == len(sitting.table.frame.chairs)
        sitting.move(move)
    assert told


def test_an_explanation_is_for_anybody_at_any_time() -> None:
    sitting = Sitting(game=CARDS)
    with pytest.raises(Refused) as refused:
        show_explanation(sitting.table, ANN, "stone 4")
    assert refused.value.code == Code.NOT_STARTED
    sitting.seat_all()
    shown = [show_explanation(sitting.table, who, "stone 4") for who in (ANN, BOB, EVE, None)]
    assert shown == [shown[0]] * 4
    assert [line.id for line in shown[0].told] == ["incomplete"] * 2
    sitting.do(ANN, c.Resign)
    assert len(show_explanation(sitting.table, None, "stone 4").told) == 2


@pytest.mark.parametrize(
    ("values", "same"),
    [
        ([{"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}], {"a": 1, "b": [1, None]}),
        ([{"a": 1}, {"b": 1}], None),
        ([[1], [1, 2]], None),
        ([["x", {"y": 1}]] * 3, ["x", {"y": 1}]),
        ([1, True, 2], None),
        ([{"a": 1}, [1]], None),
    ],
)
def test_only_what_all_worlds_have_in_common_is_kept(values: list[Any], same: Any) -> None:
    assert common(values) == same


def test_questions_are_asked_over_http(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.person("Anna") as anna, site.person("Bert") as bert:
        table = start(anna, bert)
        turn = anna.see(table)["match"]["turn"]
        mover, other = (anna, bert) if turn == 0 else (bert, anna)
        ask = f"/api/tables/{table}"
        why = mover.client.get(f"{ask}/why", params={"move": "1-5"})
        assert why.status_code == 200
        assert (why.json()["legal"], why.json()["refusal"]["code"]) == (False, "illegal_move")
        shown = mover.client.get(f"{ask}/preview", params={"move": "1-1"}).json()
        assert shown["table"]["heaps"] == [2, 4, 5]
        assert shown["told"][0]["args"]["stones"] == 1
        late = other.client.get(f"{ask}/preview", params={"move": "1-1"})
        assert code_of(late) == (409, "not_your_turn")
        with site.visitor() as visitor:
            assert visitor.get(f"{ask}/explain?what=x").json() == {"told": []}
        for path in ("why", "preview?move=", "explain"):
            assert code_of(anna.client.get(f"{ask}/{path}")) == (400, "bad_message")
        assert code_of(anna.client.get("/api/tables/none/why?move=1")) == (404, "unknown_table")
        assert anna.see(table)["match"]["ply"] == 0
