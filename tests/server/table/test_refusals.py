from __future__ import annotations

import pytest

import holdfast
from holdfast.server.table import events as ev
from holdfast.server.table.build import open_table
from holdfast.server.table.decide import moved
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import Place, Setup
from holdfast.server.table.table import Secret


def test_an_illegal_move_names_the_rule_of_the_game() -> None:
    setup = Setup("nim", [Place("me"), Place("bot")])
    log = [
        ev.Entry(1, 0, "ann", ev.Created(setup, "ann", "Ann", 1, "")),
        ev.Entry(2, 0, "ann", ev.Started()),
    ]
    table = open_table("t", holdfast.game("nim"), Secret(1, "00"), log)
    with pytest.raises(Refused) as refused:
        moved(table, "1-5")
    told = refused.value.as_dict()
    assert (told["code"], told["by"], told["rule"]) == ("illegal_move", "game", "2.2")
    assert told["sentence"] == "refused-heap-too-small"
    assert told["args"] == {"heap": 1, "stones": 3}


def test_of_a_long_text_only_the_beginning_is_quoted() -> None:
    refusal = Refused(Code.BAD_MESSAGE, detail="no field " + "x" * 5000)
    assert str(refusal).startswith("This message cannot be read: no field xxx")
    assert len(str(refusal)) < 1000
    assert refusal.as_dict()["args"] == {"detail": refusal.detail}
    assert refusal.detail.endswith("x…")
