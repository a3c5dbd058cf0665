"""The shields of the five seats: a colour and a charge, so that neither alone tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Shield:
    """A seat's colour on light and on dark paper, and its charge as a path."""

    colour: str
    light: str
    dark: str
    charge: str  # in a square from -10 to 10


#: A shield as a path in a square from -16 to 16, with room for a charge.
OUTLINE: Final = "M-14-15.5C-5-14.4 5-14.4 14-15.5C14.6-4 13 9 0 17C-13 9-14.6-4-14-15.5Z"

_LION: Final = (
    # A face in a mane of ten tufts; eyes and nose are holes.
    "M0-10.5L2.6-8.4L6-9L6.9-5.8L10-4.3L8.8-1.2L10.2 1.9L7.4 3.8L7 7.2L3.6 7.3L0 10.5L-3.6 7.3"
    "L-7 7.2L-7.4 3.8L-10.2 1.9L-8.8-1.2L-10-4.3L-6.9-5.8L-6-9L-2.6-8.4Z"
    "M-5.2-3.2L-1.6-1.6L-4-.6ZM5.2-3.2L4-.6L1.6-1.6ZM-2.2 2.2H2.2L.7 4.2V5.9L2.6 6.4H-2.6L-.7 5.9"
    "V4.2Z"
)
_EAGLE: Final = (
    "M0-10.5C1.8-10.5 2.6-9.2 2.4-7.8L4.2-6.9L2.2-6.2V-4.6C4-5 5.4-7 6-9.6C8-8.4 9.8-5.6 10.2-2.4"
    "L8.4-3.4L9.2.6L7-1.2L7.2 2.6L5-.2L3 2.4L4.8 6.4L2.4 5.6L1.8 8.4L0 10.8L-1.8 8.4L-2.4 5.6"
    "L-4.8 6.4L-3 2.4L-5-.2L-7.2 2.6L-7-1.2L-9.2.6L-8.4-3.4L-10.2-2.4C-9.8-5.6-8-8.4-6-9.6"
    "C-5.4-7-4-5-2.2-4.6V-6.8C-2.4-9.2-1.8-10.5 0-10.5Z"
)
_LILY: Final = (
    "M0-11C3-7.6 3.6-4 1.8 1H3.4C3-5 6-7.8 8.6-6.2C11-4.6 10-1 7-1.2C8-2.8 6.6-4 5.6-2.6"
    "C4.9-1.6 5-.2 5.4 1H6V3H2C2.4 5.6 3.6 7.4 5.6 8.2C3.4 9 1.6 8.6 0 10.8C-1.6 8.6-3.4 9-5.6 8.2"
    "C-3.6 7.4-2.4 5.6-2 3H-6V1H-5.4C-5-.2-4.9-1.6-5.6-2.6C-6.6-4-8-2.8-7-1.2C-10-1-11-4.6-8.6-6.2"
    "C-6-7.8-3-5-3.4 1H-1.8C-3.6-4-3-7.6 0-11Z"
)
_OAK: Final = (
    "M0-11C3.4-11.4 5.4-9 4.6-6.8C7.6-7.6 9.6-5 8.2-2.6C10.8-1.6 10.6 2 8 2.6C8 5.2 4.6 6 2.8 4.2"
    "C1.8 5 1.4 5.4 1.2 6.2C1.2 8 1.8 9.4 3.6 10.6H-3.6C-1.8 9.4-1.2 8-1.2 6.2"
    "C-1.4 5.4-1.8 5-2.8 4.2C-4.6 6-8 5.2-8 2.6C-10.6 2-10.8-1.6-8.2-2.6C-9.6-5-7.6-7.6-4.6-6.8"
    "C-5.4-9-3.4-11.4 0-11Z"
)
_CROSS: Final = (
    "M-3.6-10.4H3.6L2-3.2Q2.4-2.4 3.2-2L10.4-3.6V3.6L3.2 2Q2.4 2.4 2 3.2L3.6 10.4H-3.6L-2 3.2"
    "Q-2.4 2.4-3.2 2L-10.4 3.6V-3.6L-3.2-2Q-2.4-2.4-2-3.2Z"
)

#: The shields, seat by seat.
SHIELDS: Final = (
    Shield("red", "#a3271f", "#e0685c", _LION),
    Shield("gold", "#b8860b", "#e9c46a", _EAGLE),
    Shield("blue", "#1f4e8c", "#6fa8dc", _LILY),
    Shield("green", "#2f6b3a", "#7fbf7f", _OAK),
    Shield("purple", "#6b3a7d", "#b58cc9", _CROSS),
)
