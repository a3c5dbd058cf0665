"""Nim: heaps of stones and hidden tokens, as small as a game with secrets can be."""

from __future__ import annotations

from pathlib import Path

from holdfast.core.game import Advice, Game, Rules, Stage, Text
from holdfast.core.wire import Wire
from holdfast.games.nim.chronicle import CHRONICLE
from holdfast.games.nim.editing import EDITING
from holdfast.games.nim.moves import LONGEST, MOVES, WIDEST
from holdfast.games.nim.notation import read_move, read_state, write_move, write_state
from holdfast.games.nim.observe import LAB
from holdfast.games.nim.rules import apply, legal, to_move, verdict
from holdfast.games.nim.scoring import appraise, score
from holdfast.games.nim.setup import setup
from holdfast.games.nim.state import OPTIONS, STATE, components, problems
from holdfast.games.nim.text import draw, tell, why
from holdfast.games.nim.view import deal_anew, hide, hide_move, redeal
from holdfast.games.nim.wire import MOVE_RULES, TYPES, parts, read_parts, view

GAME = Game(
    name="nim",
    title="Nim",
    stage=Stage.EXAMPLE,
    rules_version=1,
    seats=(2, 3),
    options=OPTIONS,
    samples=({}, {"misere": True}),
    folder=Path(__file__).parent,
    rules=Rules(
        state=STATE,
        moves=MOVES,
        widest=WIDEST,
        longest=LONGEST,
        setup=setup,
        to_move=to_move,
        legal=legal,
        verdict=verdict,
        apply=apply,
        score=score,
        hide=hide,
        redeal=redeal,
        deal_anew=deal_anew,
        components=components,
    ),
    text=Text(
        write_move=write_move,
        read_move=read_move,
        write_state=write_state,
        read_state=read_state,
        problems=problems,
        why=why,
        tell=tell,
        draw=draw,
        kinds=MOVE_RULES,
    ),
    wire=Wire(
        types=TYPES,
        view=view,
        parts=parts,
        read_parts=read_parts,
        hide_move=hide_move,
    ),
    advice=Advice(
        appraise=appraise,
        plan={"heat": 5.0, "scale": 5.0},
    ),
    lab=LAB,
    chronicle=CHRONICLE,
    editing=EDITING,
)
