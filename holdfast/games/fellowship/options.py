"""The choices before a match."""

from __future__ import annotations

from typing import Final

from holdfast.core.game import Option

_SWITCH: Final = (False, True)

OPTIONS: Final = (
    Option("ford_any_two", _SWITCH, True, "one or two cards of any values at the Ford (5.1)"),
    Option("covered_cards_return", _SWITCH, False, "a covered card opens again (3.5)"),
    Option(
        "bag_end_applies_to_own_card",
        _SWITCH,
        True,
        "the ring of Bag End is in force while its card is laid (7.3)",
    ),
    Option(
        "lothlorien_on_hand_card", _SWITCH, False, "the ring of Lothlórien on a hand card (7.12)"
    ),
    Option("allow_corner_contact", _SWITCH, False, "locations may touch by a corner (8.2)"),
    Option("allow_negative_vp", _SWITCH, False, "Moria may take points one does not have (5.4)"),
)
