"""The choices before a match."""

from __future__ import annotations

from typing import Final

from holdfast.core.game import Option

_SWITCH: Final = (False, True)

OPTIONS: Final = (
    Option("tactics", _SWITCH, False, "play with the ten tactics (6)"),
    Option("expert", _SWITCH, False, "claim only at the start of the turn (10.1)"),
    Option("rounds", range(1, 100), 1, "rounds of the match (5.5)"),
    Option(
        "starter",
        ("alternate", "winner", "loser", "random"),
        "alternate",
        "who starts the later rounds (5.6)",
    ),
    Option("auto_claim", _SWITCH, False, "claim for the players whatever they can claim (4.8)"),
    Option("strict_colour", _SWITCH, True, "a Colour needs different strengths, always (7.7)"),
    Option("mud_needs_both", _SWITCH, False, "no claim by proof under Mud Fight (8.5)"),
)
