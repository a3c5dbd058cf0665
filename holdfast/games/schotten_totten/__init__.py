"""Schotten Totten: two clans, nine boundary stones. The rules are in ``RULES.md``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from holdfast.core.game import Advice, Game, Rules, Stage, Text
from holdfast.core.wire import Wire
from holdfast.games.schotten_totten import notation, position, rules, text, view, wire
from holdfast.games.schotten_totten.chronicle import CHRONICLE
from holdfast.games.schotten_totten.drawing import draw
from holdfast.games.schotten_totten.editing import EDITING
from holdfast.games.schotten_totten.ending import write_points
from holdfast.games.schotten_totten.explain import explain
from holdfast.games.schotten_totten.moves import MOVES, WIDEST
from holdfast.games.schotten_totten.observe import LAB
from holdfast.games.schotten_totten.odds import foresee
from holdfast.games.schotten_totten.problems import problems
from holdfast.games.schotten_totten.sense import sift
from holdfast.games.schotten_totten.state import OPTIONS, STATE
from holdfast.games.schotten_totten.tables import KIND_TEXTS
from holdfast.games.schotten_totten.turn import follow
from holdfast.games.schotten_totten.value import appraise, glance


def components(state: Any) -> Mapping[str, int]:
    """Count the cards by name, wherever they are (1.1, 6.1)."""
    return {KIND_TEXTS[kind]: n for kind, n in position.count_cards(state).items() if kind >= 0}


GAME = Game(
    name="schotten-totten",
    title="Schotten Totten",
    stage=Stage.BETA,
    rules_version=1,
    seats=(2,),
    options=OPTIONS,
    samples=(
        {},
        {"tactics": True},
        {"expert": True},
        {"tactics": True, "expert": True},
        {"tactics": True, "auto_claim": True, "strict_colour": False, "rounds": 2},
        {"rounds": 3, "starter": "winner"},
        {"tactics": True, "mud_needs_both": True, "rounds": 2, "starter": "random"},
    ),
    folder=Path(__file__).parent,
    rules=Rules(
        state=STATE,
        moves=MOVES,
        widest=WIDEST,
        # A round has at most 56 places and 10 tactics; each turn decides on a play, claims and a
        # draw, and between two plays or claims lie at most three passes.
        longest=1000,
        setup=rules.setup,
        to_move=rules.to_move,
        legal=rules.legal,
        verdict=rules.verdict,
        apply=rules.apply,
        follow=follow,
        score=write_points,
        hide=view.hide,
        redeal=view.redeal,
        deal_anew=view.deal_anew,
        components=components,
    ),
    text=Text(
        write_move=notation.write_move,
        read_move=notation.read_move,
        write_state=position.write_state,
        read_state=position.read_state,
        problems=problems,
        why=text.why,
        tell=text.tell,
        explain=explain,
        draw=draw,
        kinds=wire.MOVE_RULES,
    ),
    wire=Wire(
        types=wire.TYPES,
        view=wire.view,
        parts=wire.parts,
        read_parts=wire.read_parts,
        hide_move=view.hide_move,
        is_steady=wire.is_steady,
    ),
    advice=Advice(
        appraise=appraise,
        foresee=foresee,
        glance=glance,
        sift=sift,
        is_open=view.is_open,
        # The odds are better guessed after a few more decisions: short playouts, as keen as the
        # tree.
        plan={"heat": 0.15, "ripe": 5, "sample": 12, "keen": 1, "cut": 8, "scale": 2.0},
        # With these odds a look at what a few iterations find is worth more than a greedy one, few
        # more make a master, and no more of them than this were seen to help.
        levels={
            "journeyman": "ismcts:10/cut=0",
            "master": "ismcts:400",
            "grandmaster": "ismcts:4000",
        },
    ),
    lab=LAB,
    chronicle=CHRONICLE,
    editing=EDITING,
)
