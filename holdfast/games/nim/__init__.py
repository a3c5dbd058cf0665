"""Nim: heaps of stones and hidden tokens, as small as a game with secrets can be."""

from __future__ import annotations

from pathlib import Path

from holdfast.core.game import Game, Stage
from holdfast.games.nim.moves import LONGEST, MOVES, WIDEST
from holdfast.games.nim.notation import read_move, read_state, write_move, write_state
from holdfast.games.nim.refusal import refuse
from holdfast.games.nim.rules import apply, legal, to_move
from holdfast.games.nim.scoring import appraise, score
from holdfast.games.nim.setup import setup
from holdfast.games.nim.state import OPTIONS, STATE, components, problems
from holdfast.games.nim.text import draw, tell, why
from holdfast.games.nim.view import hide, hide_move, redeal
from holdfast.games.nim.wire import WIRE, parts, read_parts, view

GAME = Game(
    name="nim",
    title="Nim",
    stage=Stage.EXAMPLE,
    rules_version=1,
    seats=(2, 3),
    state=STATE,
    moves=MOVES,
    widest=WIDEST,
    longest=LONGEST,
    options=OPTIONS,
    samples=({}, {"misere": True}),
    plan={"heat": 5.0, "scale": 5.0},
    folder=Path(__file__).parent,
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    score=score,
    hide=hide,
    redeal=redeal,
    appraise=appraise,
    refuse=refuse,
    write_move=write_move,
    read_move=read_move,
    write_state=write_state,
    read_state=read_state,
    problems=problems,
    hide_move=hide_move,
    why=why,
    tell=tell,
    wire=WIRE,
    view=view,
    parts=parts,
    read_parts=read_parts,
    draw=draw,
    components=components,
)
