"""Die Gefährten: influence along the road. The rules are in ``RULES.md``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from holdfast.core.game import Advice, Game, Rules, Stage, Text
from holdfast.core.wire import Wire
from holdfast.games.fellowship import notation, position, rules, text, view, wire
from holdfast.games.fellowship.chronicle import CHRONICLE
from holdfast.games.fellowship.drawing import draw
from holdfast.games.fellowship.editing import EDITING
from holdfast.games.fellowship.moves import MOVES, WIDEST
from holdfast.games.fellowship.observe import LAB
from holdfast.games.fellowship.problems import problems
from holdfast.games.fellowship.scoring import write_points, write_standing
from holdfast.games.fellowship.sense import sift
from holdfast.games.fellowship.state import OPTIONS, STATE
from holdfast.games.fellowship.tables import COLOUR_NAMES, KIND_TEXTS, KINDS, VALUES
from holdfast.games.fellowship.telling import tell
from holdfast.games.fellowship.turn import follow
from holdfast.games.fellowship.value import appraise


def components(state: Any) -> Mapping[str, int]:
    """Count the cards of every colour and value, wherever they are (1.1)."""
    counts = position.count_table(state)
    pieces = {name: 0 for name in COLOUR_NAMES}
    for kind in range(KINDS):
        there = counts[kind] + max(int(state.hand[kind]), 0) + int(state.deck[kind])
        pieces[COLOUR_NAMES[kind // VALUES]] += there
        pieces[KIND_TEXTS[kind]] = there
    return pieces


GAME = Game(
    name="fellowship",
    title="Die Gefährten",
    stage=Stage.BETA,
    rules_version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    samples=(
        {},
        {"covered_cards_return": True, "allow_corner_contact": True},
        {"ford_any_two": False, "lothlorien_on_hand_card": True},
        {"bag_end_applies_to_own_card": False, "allow_negative_vp": True},
    ),
    folder=Path(__file__).parent,
    rules=Rules(
        state=STATE,
        moves=MOVES,
        widest=WIDEST,
        # 88 cards are laid one by one, each turn has an end, and nine locations are placed.
        longest=200,
        setup=rules.setup,
        to_move=rules.to_move,
        legal=rules.legal,
        verdict=rules.verdict,
        apply=rules.apply,
        follow=follow,
        score=write_points,
        standing=write_standing,
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
    ),
    advice=Advice(
        appraise=appraise,
        sift=sift,
        is_open=view.is_open,
        # To look for pointless moves would take a sixth of the time of a playout.
        plan={"sense": 0, "sample": 2, "scale": 14.0},
    ),
    lab=LAB,
    chronicle=CHRONICLE,
    editing=EDITING,
)
