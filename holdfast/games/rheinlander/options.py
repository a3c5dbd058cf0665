"""The choices before a match."""

from __future__ import annotations

from typing import Final

from holdfast.core.game import Option
from holdfast.games.rheinlander.boards import BOARD_WORDS

_SWITCH: Final = (False, True)

OPTIONS: Final = (
    Option("open_scores", _SWITCH, False, "show everybody's coins (7.5)"),
    Option("castle_optional", _SWITCH, False, "who placed the knight may refuse a castle (8.4)"),
    Option("bastion_opens_river", _SWITCH, True, "a bastion occupies a bank for the river (3.3)"),
    Option(
        "garrison_blocks_reinforcement",
        _SWITCH,
        False,
        "no reinforcement beside a rival's garrison (4.4)",
    ),
    Option(
        "merge_tie_single_owner",
        ("remove", "keep"),
        "remove",
        "what a single duke does when a merger is level (6.5)",
    ),
    Option(
        "bastion_timing", ("after", "any"), "after", "bastion after the knight or any time (10.4)"
    ),
    Option("board", BOARD_WORDS, BOARD_WORDS[0], "the board (1.3); holdfast board lists them"),
)
