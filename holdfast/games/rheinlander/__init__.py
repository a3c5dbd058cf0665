"""Rheinländer: duchies along a river. The rules are in ``RULES.md``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.core.game import Advice, Game, Rules, Stage, Text
from holdfast.core.seats import write_seat
from holdfast.core.wire import Wire
from holdfast.games.rheinlander import notation, position, rules, text, view, wire
from holdfast.games.rheinlander.chronicle import CHRONICLE
from holdfast.games.rheinlander.drawing import draw
from holdfast.games.rheinlander.editing import EDITING
from holdfast.games.rheinlander.ending import write_points
from holdfast.games.rheinlander.handouts import HANDOUTS
from holdfast.games.rheinlander.moves import MOVES, WIDEST
from holdfast.games.rheinlander.observe import LAB
from holdfast.games.rheinlander.problems import problems
from holdfast.games.rheinlander.risks import foresee, sift
from holdfast.games.rheinlander.state import OPTIONS, STATE, TOWER
from holdfast.games.rheinlander.tables import CARDS, CENTRE_NAMES
from holdfast.games.rheinlander.telling import tell
from holdfast.games.rheinlander.turn import follow
from holdfast.games.rheinlander.value import appraise


def components(state: Any) -> Mapping[str, int]:
    """Count the pieces wherever they are (1.4, 1.5, 1.6)."""
    kinds = np.bincount(state.centre, minlength=len(CENTRE_NAMES))
    pieces = {name: int(count) for name, count in zip(CENTRE_NAMES, kinds, strict=True)}
    for seat in range(int(state.seats)):
        placed = (state.knight == seat).sum() + (state.garrison == seat).sum()
        pieces[f"knights of {write_seat(seat)}"] = int(placed + state.supply[seat])
    pieces["bastions"] = int((state.knight == TOWER).sum() + state.bastions.sum())
    pieces["cards"] = int(len(state.cards) == CARDS) * len(state.cards)
    return pieces


GAME = Game(
    name="rheinlander",
    title="Rheinländer",
    stage=Stage.BETA,
    rules_version=1,
    seats=(3, 4, 5),
    options=OPTIONS,
    samples=(
        {},
        {"castle_optional": True, "open_scores": True},
        {"bastion_timing": "any", "bastion_opens_river": False},
        {"merge_tie_single_owner": "keep", "garrison_blocks_reinforcement": True},
    ),
    folder=Path(__file__).parent,
    rules=Rules(
        state=STATE,
        moves=MOVES,
        widest=WIDEST,
        # Knights come onto the board until somebody has none, at most 85; exchanges and discards
        # use none up, but are few: not more than 110 decisions in random games, 190 when they are
        # sought.
        longest=400,
        setup=rules.setup,
        to_move=rules.to_move,
        legal=rules.legal,
        verdict=rules.verdict,
        apply=rules.apply,
        follow=follow,
        score=write_points,
        hide=view.hide,
        redeal=view.redeal,
        components=components,
    ),
    text=Text(
        write_move=notation.write_move,
        read_move=notation.read_move,
        write_state=position.write_state,
        read_state=position.read_state,
        problems=problems,
        why=text.why,
        tell=tell,
        draw=draw,
        kinds=wire.MOVE_RULES,
    ),
    wire=Wire(
        types=wire.TYPES,
        view=wire.view,
        parts=wire.parts,
        read_parts=wire.read_parts,
        hide_move=view.hide_move,
        handouts=HANDOUTS,
    ),
    advice=Advice(
        appraise=appraise,
        foresee=foresee,
        sift=sift,
        # A few turns of everybody say more than a whole game that is played to its end carelessly.
        plan={"sample": 2, "cut": 24, "scale": 14.0},
        # With these playouts iterations are short.
        levels={"journeyman": "ismcts:40", "master": "ismcts:800"},
    ),
    lab=LAB,
    chronicle=CHRONICLE,
    editing=EDITING,
)
